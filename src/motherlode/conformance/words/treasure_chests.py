"""The words of the treasure chests."""

from typing import Any

from motherlode.conformance.forms import cell, flag, list_of, map_of, record, shape, word
from motherlode.conformance.vocabulary import Words
from motherlode.conformance.words.saboteur_knowledge import goal_face
from motherlode.core.types import View


def goal_or_treasure(view: View, place: str) -> Any:
    """A goal by its face, a closed treasure by its chest and its tunnel card."""
    treasure = view["treasures"].get(place)
    if treasure is None:
        return goal_face(view, place)
    return treasure["chest"] and f"{treasure['chest']} {treasure['tunnel']}"


WORDS = Words(
    game="saboteur",
    module="treasure-chests",
    given={
        "chests": map_of(cell, record({"tunnel": shape, "chest": word})),
        "chest_rest": list_of(word),
        "map_ban": flag,
    },
    subjects={"cell": goal_or_treasure},
)
