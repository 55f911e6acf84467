"""What the events of Saboteur 2 tell of those who brought them about."""

from __future__ import annotations

from motherlode.bots.adept import temper
from motherlode.bots.adept.evidence import Witness
from motherlode.bots.adept.happening import Entry
from motherlode.bots.adept.walk import Deed, Walk


def door(card: str) -> str:
    """The team whose door a card shows, if any."""
    return card.partition(":")[2].removesuffix("-door") if card.endswith("-door") else ""


def lean(witness: Witness, deed: Deed) -> None:
    """Who lays a door is likelier of its team."""
    team = door(deed.event["card"])
    if team:
        leaning = witness.leanings[deed.seat]
        leaning[team] = leaning.get(team, 0.0) + temper.DOOR_LEANING


def new_dwarf(witness: Witness, event: Entry) -> None:
    """Swap hats: what was seen of him goes out of the round with his old dwarf card."""
    witness.retired.append(witness.change(event["seat"], witness.take_left_over()))


def bought_off(walk: Walk, entry: Entry) -> list[tuple[int, int]]:
    return [(entry["seat"], -1)] if entry["card"] in walk.blocking else []
