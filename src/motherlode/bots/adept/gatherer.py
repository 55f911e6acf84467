"""Whoever does not care what becomes of the gold: gathers what is his own, and looks for more of it."""

from __future__ import annotations

from motherlode.bots.adept import miner, saboteur, temper
from motherlode.bots.adept.likeness import BREAKS, MENDS
from motherlode.bots.adept.mind import Mind
from motherlode.core.types import Action

Valued = list[tuple[float, Action]]


def values(mind: Mind) -> Valued:
    """Lays that bring something, and passing for better cards; where the end is near it is put off."""
    now = saboteur.plan(mind)
    valued: Valued = []
    for lay in mind.look_closely(sorted(mind.lays, key=lambda lay: lay.gain - mind.besides(lay))[: temper.REFINED]):
        assert lay.after is not None
        haste = temper.LOSE * mind.ending(lay.after) + mind.near * max(0.0, lay.gain)
        valued.append((mind.besides(lay) - temper.PUT_OFF * haste, lay.action))
    for action in mind.legal:
        if "pass" in action:
            valued.append((pass_value(mind, action), action))
        elif "play" in action:
            alike = mind.valued_as(action["play"])
            if alike == BREAKS:
                valued.append((temper.PUT_OFF * saboteur.hinder(mind, now, action), action))
            elif alike == MENDS and action["on"] == mind.reading.me:
                valued.append((miner.mend(mind, action), action))
    return valued


def pass_value(mind: Mind, action: Action) -> float:
    """The more new cards the better."""
    return temper.GATHER_PASS * len(action["pass"]) - sum(keep(mind, card) for card in action["pass"])


def keep(mind: Mind, card: str) -> float:
    """What a card is worth in hand to who does not dig."""
    feature = card.partition(":")[2]
    if feature in mind.interest.features:
        return mind.interest.features[feature]
    special = mind.knows.keeps.get(card)
    return special(mind) if special is not None else temper.GATHER_KEEP
