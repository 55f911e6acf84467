"""Pathfinder: two tunnel cards in one turn, best where the second one reaches the gold (WC22)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import maze, temper
from motherlode.bots.adept.interest import DIG
from motherlode.bots.adept.knowledge import Knowledge, Play
from motherlode.bots.adept.mind import Lay, Mind
from motherlode.core.types import Action


def two_cards(mind: Mind, action: Action) -> float:
    """What the best first card and the best second one after it are worth together."""
    if mind.interest.manner != DIG:
        return -temper.PATHFINDER
    promising = sorted(mind.lays, key=lambda lay: -lay.gain)[: temper.REFINED]
    return max((_with_second(mind, lay) for lay in mind.look_closely(promising)), default=0.0) - temper.PATHFINDER


def _with_second(mind: Mind, first: Lay) -> float:
    assert first.after is not None
    reading, rules = mind.reading, mind.reading.rules
    if mind.ending(first.after):
        return maze.worth(mind, first.after)
    others = [card for card in reading.hand if card in rules.tunnels]
    others.remove(mind.card(first))
    places = [mind.best_place(first.after, card) for card in dict.fromkeys(others)]
    place, _ = min(places, key=lambda found: found[1], default=(None, 0.0))
    return maze.worth(mind, first.after.put(*place)) if place is not None else maze.worth(mind, first.after)


def hurt(mind: Mind, play: Play) -> float:
    """Two cards at once of somebody who does not want what I want."""
    if mind.interest.manner == DIG:
        return temper.PATHFINDER_HURTS * mind.foes[play.seat] * mind.near
    return temper.PATHFINDER_HURTS * (1 - mind.allies[play.seat]) * mind.near


KNOWLEDGE: Final = Knowledge(
    plays={"pathfinder": two_cards},
    keeps={"pathfinder": lambda mind: temper.PATHFINDER_KEEP if mind.interest.manner == DIG else 0.0},
    hurts={"pathfinder": hurt},
)
