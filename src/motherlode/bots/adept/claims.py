"""What was said of the goals: how likely a miner says it, and how likely a saboteur, if the gold is where it is."""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.reading import Reading
from motherlode.bots.bot import Remark
from motherlode.games.tunnels.cells import read_cell

GOLD, STONE = "gold", "stone"
CLAIMS: Final = {
    "goal-gold": GOLD,
    "goal-stone": STONE,
    "goal-sack": STONE,
    "goal-dragon": STONE,
    "goal-spider": STONE,
}
"""What is claimed of a goal, by remark; everything that is not the gold is as good as stone."""

OPINIONS: Final = frozenset({"trust", "distrust", "withdraw"})
"""What is said about another; the last word counts."""


def said_by(saboteur: bool, face: str, is_gold: bool) -> float:
    """How likely somebody who has looked says this of a goal."""
    is_true = (face == GOLD) == is_gold
    if not saboteur:
        return 1 - temper.SLIP if is_true else temper.SLIP
    lies = temper.LIES_ABOUT_GOLD if is_gold else temper.LIES_ABOUT_STONE
    return 1 - lies if is_true else lies


def weigh_claims(reading: Reading, gold: int | None) -> tuple[list[float], list[float]]:
    """For each seat the logarithms of how likely it says what it said: as a miner, and as a saboteur beside that.

    What I said myself counts only where the others know better by now: it is what they may think of me.
    """
    miner = [0.0] * reading.players
    odds = [0.0] * reading.players
    for seat, goal, face in goals_spoken_of(reading):
        if goal != gold and goal not in reading.faces and goal not in reading.closed:
            continue
        if seat == reading.me and goal in reading.closed:
            continue
        is_gold = goal == gold or reading.faces.get(goal) == GOLD
        backed = 1.0 if goal in reading.looked[seat] else temper.UNBACKED
        honest, lying = said_by(False, face, is_gold), said_by(True, face, is_gold)
        miner[seat] += backed * log(honest)
        odds[seat] += backed * log(lying / honest)
    return miner, odds


def goals_spoken_of(reading: Reading) -> list[tuple[int, int, str]]:
    """Who said what of which goal, each thing once."""
    said = {
        (remark["seat"], read_cell(remark["goal"])): CLAIMS[remark["says"]]
        for remark in reading.claims
        if remark["says"] in CLAIMS
    }
    return [(seat, goal, face) for (seat, goal), face in said.items()]


def contradicted(reading: Reading) -> bool:
    """Whether somebody says of a goal something else than I do."""
    spoken = goals_spoken_of(reading)
    mine = {goal: face for seat, goal, face in spoken if seat == reading.me}
    return any(seat != reading.me and mine.get(goal, face) != face for seat, goal, face in spoken)


def standing(said: Iterable[Remark]) -> dict[tuple[int, int], str]:
    """Who says what about whom by now: the last word of a player about another, trust or distrust or neither."""
    return {(remark["seat"], remark["about"]): remark["says"] for remark in said if remark["says"] in OPINIONS}
