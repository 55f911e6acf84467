"""Veto: kept for what hurts, and the less there is to come, the less it is kept (WC19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motherlode.bots.adept import maze, miner, saboteur, temper
from motherlode.bots.adept.interest import BLOCK, DIG
from motherlode.bots.adept.knowledge import Knowledge, Play
from motherlode.bots.adept.likeness import BREAKS, COLLAPSES, MENDS
from motherlode.bots.adept.mind import Mind
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell


def answer(mind: Mind, action: Action) -> float:
    """What it is worth to cancel what is declared; nothing is worth nothing."""
    if not action["choose"]["veto"]:
        return 0.0
    declared = mind.reading.view["flow"]["play"]
    play = Play(declared["seat"], declared["card"], declared["action"])
    return hurt(mind, play) - temper.VETO_KEEP * (1 - temper.VETO_LATE * mind.near)


def hurt(mind: Mind, play: Play) -> float:
    if "lay" in play.action:
        return laid(mind, play)
    hurts = mind.knows.hurts.get(play.card) or HURTS.get(mind.alike(play.card))
    return hurts(mind, play) if hurts is not None else 0.0


def laid(mind: Mind, play: Play) -> float:
    after = mind.reading.mine.put(read_cell(play.action["at"]), mind.reading.rules.face(play.action["lay"]))
    return -maze.worth_of(mind, play.seat, after)


def collapsed(mind: Mind, play: Play) -> float:
    cell = read_cell(play.action["at"])
    if not mind.reading.mine.board.holds(cell):
        return 0.0
    return -maze.worth_of(mind, play.seat, mind.reading.mine.take(cell))


def broken(mind: Mind, play: Play) -> float:
    """My own tools, or those of somebody who works for what I want."""
    seat = play.action["on"]
    if seat == mind.reading.me:
        return temper.MEND_SELF if mind.interest.manner == DIG else temper.SABOTEUR_MEND_SELF
    if mind.interest.manner == BLOCK:
        return temper.SABOTEUR_MEND * (2 * mind.allies[seat] - 1)
    return temper.MEND_OTHER * (1 - mind.foes[seat] / (mind.foes_share + temper.MEND_OVER))


def mended(mind: Mind, play: Play) -> float:
    """Tools of somebody who works against me."""
    seat = play.action["on"]
    if seat == mind.reading.me:
        return 0.0
    as_broken = {"play": play.card, "on": seat}
    if mind.interest.manner == BLOCK:
        return saboteur.plan(mind).harm * temper.SABOTEUR_BREAK * (1 - 2 * mind.allies[seat])
    return miner.hinder(mind, as_broken)


HURTS: Final[dict[str | None, Callable[[Mind, Play], float]]] = {BREAKS: broken, MENDS: mended, COLLAPSES: collapsed}
"""What cards do to me, by what they are like."""

KNOWLEDGE: Final = Knowledge(answers={"veto": (answer,)}, keeps={"veto": lambda mind: temper.VETO_IN_HAND})
