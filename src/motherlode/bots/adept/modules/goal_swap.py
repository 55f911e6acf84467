"""Goal swap: brings the gold nearer, or takes it farther away, for who knows where it is (WC17)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import saboteur, temper
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.interest import BLOCK, DIG
from motherlode.bots.adept.knowledge import Knowledge, Play
from motherlode.bots.adept.mind import Mind
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell


def farther(mind: Mind, action: Action) -> float:
    """How many cards farther the gold is after the exchange."""
    one, other = map(read_cell, action["goals"])
    mine = mind.seen(mind.reading.mine)
    moved = {one: other, other: one}
    return (
        sum(chance * (mine.distance(moved.get(goal, goal)) - mine.distance(goal)) for goal, chance in mind.gold.items())
        / CARD
    )


def swap(mind: Mind, action: Action) -> float:
    if mind.interest.manner == DIG:
        return -farther(mind, action) - temper.GOAL_SWAP
    if mind.interest.manner == BLOCK:
        return saboteur.plan(mind).harm * farther(mind, action) - temper.GOAL_SWAP
    return -temper.GOAL_SWAP


def hurt(mind: Mind, play: Play) -> float:
    return farther(mind, play.action) if mind.interest.manner == DIG else -farther(mind, play.action)


KNOWLEDGE: Final = Knowledge(
    plays={"goal-swap": swap}, keeps={"goal-swap": lambda mind: temper.GOAL_SWAP_KEEP}, hurts={"goal-swap": hurt}
)
