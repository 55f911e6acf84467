"""What is drawn and told otherwise in a duel: two entrances, doors with letters, veins that are claimed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from motherlode.render.naming import Names, cell_name, seat_name
from motherlode.words import Words

if TYPE_CHECKING:
    from motherlode.render.story import Story


def nuggets(face: str) -> int | None:
    """How much a vein holds, None for any other goal."""
    found = re.match(r"gold-(\d)", face)
    return int(found[1]) if found else None


def own_colour(view: Mapping[str, Any], words: Words) -> str:
    seat = view["seat"]
    entrance = cell_name(view["starts"][seat], words)
    return words.say("table-colour", colour=words.say(f"colour-{view['colours'][seat]}"), cell=entrance)


def supply(view: Mapping[str, Any], words: Words) -> list[str]:
    return [words.say("table-supply", tokens=view["tokens_left"], keys=view["keys_left"]), words.say("table-letters")]


def entrances_in_words(view: Mapping[str, Any], words: Words, names: Names) -> list[str]:
    return [
        words.say(
            "tell-entrance",
            player=seat_name(seat, names, words),
            colour=words.say(f"colour-{view['colours'][seat]}"),
            cell=cell_name(cell, words),
        )
        for seat, cell in enumerate(view["starts"])
    ]


def vein_in_words(view: Mapping[str, Any], cell: str, words: Words) -> str:
    goal = view["goals"][cell]
    state = "open" if goal["open"] else "hidden" if goal["face"] is None else "known"
    owner = view["colours"][view["claimed"][cell]] if cell in view["claimed"] else "nobody"
    gold = nuggets(goal["face"] or "") or 0
    return words.say("tell-vein", cell=cell_name(cell, words), state=state, gold=gold, owner=owner)


def tell_of_duel(story: Story, event: Mapping[str, Any]) -> list[str] | None:
    """The lines for an event that a duel has alone or tells otherwise; None for all others."""
    say = story.words.say
    goal = cell_name(event["goal"], story.words) if "goal" in event else ""
    match event["event"]:
        case "uncovered":
            player = story.name(event["seat"])
            return [say("event-uncovered", player=player, cell=goal, vein=event["vein"])]
        case "revealed":
            _, _, shape = event["face"].partition(" ")
            if "@" in shape:
                return [say("event-vein-door", cell=goal, colour=shape.partition("@")[0])]
            return [say("event-vein-lies", cell=goal, shape=shape)] if shape else []
        case "claimed":
            player = story.name(event["seat"])
            return [say("event-claimed", player=player, cell=goal, gold=event["nuggets"])]
        case "round-over":
            green, blue = event["gained"]
            return [say("event-duel-over", round=event["round"], green=green, blue=blue, won=event["won"][0])]
    return None
