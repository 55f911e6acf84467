"""What a player could have written down: deeds, claims beside what turned out, and cards seen and left.

It is worked out from what the player's own view tells, and from what was said: nothing in it is secret from him.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import motherlode
from motherlode.bots.adept.likeness import likenesses
from motherlode.bots.talk import CLAIMS
from motherlode.core.setup import Setup
from motherlode.core.types import View
from motherlode.server.http.bodies import CardCount, Claim, Deed, Does, Notebook

NEW_ROUND: Final = "round"
DOES: Final[dict[str, Does]] = {"laid": "laid", "passed": "passed", "played": "played"}
"""What an event of the log is, as a deed; others are none."""


def notebook(view: View, said: Sequence[Mapping[str, Any]]) -> Notebook:
    """`said` are the phrases of this round, as bots hear them."""
    return Notebook(_deeds(view), _claims(view, said), _cards(view))


def _deeds(view: View) -> list[Deed]:
    log: list[dict[str, Any]] = view["log"]
    began = max((place for place, entry in enumerate(log) if entry["event"] == NEW_ROUND), default=0)
    likes = _likes(view)
    deeds = []
    for place in range(began, len(log)):
        entry = log[place]
        does = DOES.get(entry["event"])
        if does is not None and "seat" in entry:
            likened = likes.get(entry.get("card", "")) if does == "played" else None
            deeds.append(Deed(entry["seat"], place, cast(Does, likened or does)))
    return deeds


def _likes(view: View) -> Mapping[str, str]:
    """What each action card does that does what one of the base game does; games without such cards have none."""
    game: Any = motherlode.game(view["game"])
    if not hasattr(game, "rulebook") or "modules" not in view:
        return {}
    setup = Setup(view["game"], view["players"], tuple(view["modules"]), view["edition"], view["options"])
    return likenesses(game.rulebook(setup))


def _claims(view: View, said: Sequence[Mapping[str, Any]]) -> list[Claim]:
    goals = view.get("goals", {})
    claims = {(remark["seat"], remark["goal"]): remark for remark in said if remark["says"] in CLAIMS}
    return [
        Claim(seat, goal, remark["says"], _holds(remark["says"], goals.get(goal)))
        for (seat, goal), remark in claims.items()
    ]


def _holds(says: str, goal: Mapping[str, Any] | None) -> bool | None:
    """Whether a claim was true, as far as this player has seen the goal himself."""
    face = goal["face"] if goal is not None else None
    kind, _, claimed = says.partition("-")
    if face is None or kind != "goal":
        return None
    return bool(face.partition(" ")[0].partition("-")[0] == claimed)


def _cards(view: View) -> list[CardCount]:
    counts = motherlode.game(view["game"]).sampler(view).counts()
    return [CardCount(card, there, left) for card, (there, left) in counts.items()]
