"""What the modules in play add to a turn: cards and ways that the base game does not have."""

from __future__ import annotations

from motherlode.bots.adept.mind import Mind
from motherlode.core.types import Action

Valued = list[tuple[float, Action]]


def values(mind: Mind) -> Valued:
    valued: Valued = []
    plays, ways = mind.knows.plays, mind.knows.ways
    for action in mind.legal:
        worth = plays.get(action["play"]) if "play" in action else ways.get(next(iter(action)))
        if worth is not None:
            valued.append((worth(mind, action), action))
    return valued
