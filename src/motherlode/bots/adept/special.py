"""What the modules in play add to a turn: cards and ways that the base game does not have."""

from __future__ import annotations

from motherlode.bots.adept import temper
from motherlode.bots.adept.mind import Mind
from motherlode.core.types import Action

Valued = list[tuple[float, Action]]


def values(mind: Mind) -> Valued:
    valued: Valued = []
    plays, ways = mind.knows.plays, mind.knows.ways
    for action in mind.legal:
        if "play" not in action:
            worth = ways.get(next(iter(action)))
        else:
            alike = mind.alike(action["play"])
            worth = plays.get(action["play"]) or plays.get(alike or "")
            if worth is None and alike is None:
                valued.append((temper.UNKNOWN_PLAY, action))
        if worth is not None:
            valued.append((worth(mind, action), action))
    return valued
