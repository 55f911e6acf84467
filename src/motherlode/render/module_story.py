"""Tells the events that modules bring: most of them are one sentence about a player, a target, a card or a cell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from motherlode.render.naming import card_name, card_names, cell_name

if TYPE_CHECKING:
    from motherlode.render.story import Story

Event = Mapping[str, Any]

OWN = {
    "swapped": "hand",
    "new-role": "role",
    "bought-off": "cards",
    "picked": "card",
    "looked-through": "cards",
    "gold-card": "gold",
    "inspected": "role",
    "stole": "card",
    "postcard": "role",
    "dwarf-placed": "discarded",
}
"""The field by which a reader whom an event concerns is told more."""


def tell_of_module(story: Story, event: Event) -> list[str]:
    """The lines for an event; who learned something by it reads that instead of what all others read."""
    kind = event["event"]
    lines = [] if kind in OWN and OWN[kind] in event and kind != "postcard" else [_say(story, f"event-{kind}", event)]
    if OWN.get(kind) in event:
        lines.append(_say(story, f"event-{kind}-own", event))
    return lines


def _say(story: Story, message_id: str, event: Event) -> str:
    words = story.words
    args: dict[str, Any] = {name: value for name, value in event.items() if isinstance(value, str | int)}
    args |= {name: "yes" if value else "no" for name, value in event.items() if isinstance(value, bool)}
    if "seat" in event:
        args["player"] = story.name(event["seat"])
    for field in ("on", "to"):
        if isinstance(event.get(field), int):
            args["target"] = story.name(event[field])
    if "payers" in event:
        args["target"] = words.each([story.name(seat) for seat in event["payers"] if seat != event["seat"]])
    for field in ("to", "goal", "at"):
        if isinstance(event.get(field), str):
            args["cell"] = args[field] = cell_name(event[field], words)
    for field in ("card", "discarded"):
        if field in event:
            args["card"] = card_name(event[field], words)
    for field in ("cards", "hand"):
        if field in event:
            args["cards"] = card_names(event[field], words)
    if "nuggets" in event:
        args["gold"] = event["nuggets"]
    if "chest" in event:
        args["chest"] = words.say(f"chest-{event['chest']}")
    if "role" in event:
        args |= {"role": words.say(f"role-{event['role']}"), "aim": words.say(f"role-{event['role']}.text")}
    return words.say(message_id, **args)


def played_how(event: Event) -> str:
    """Which sentence tells of a played card: some cards can be played on treasures too."""
    card: str = event["card"]
    if card == "map" and "at" in event:
        return "map-at"
    return "rockfall-treasure" if card == "rockfall" and not event.get("removed") else card


def winners_word(won: Any) -> str:
    """One word for those who won a round."""
    teams = [won] if isinstance(won, str) else list(won)
    if {"green", "blue"} <= set(teams):
        return "both"
    return str(teams[0]) if teams else "nobody"
