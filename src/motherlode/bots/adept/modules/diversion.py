"""Diversion: the card laid last is laid elsewhere (WC23)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import maze, temper
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.happening import Beginning, Entry, Happening
from motherlode.bots.adept.interest import DIG
from motherlode.bots.adept.knowledge import Knowledge, Play
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.mine import Mine
from motherlode.bots.adept.walk import Walk
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell


def lifted(mind: Mind) -> Mine:
    """The maze without the card laid last among those that still lie (WC23-02)."""
    mine = mind.reading.mine
    laid = [read_cell(cell) for cell, _ in mind.reading.view["flow"]["extra"]["laid"]]
    return mine.take(next(cell for cell in reversed(laid) if mine.board.holds(cell)))


def divert(mind: Mind, action: Action) -> float:
    """Only what seems to be among the best is looked at closely."""
    without, face = lifted(mind), mind.reading.rules.face(action["shows"])
    cell = read_cell(action["to"])
    if mind.interest.manner == DIG:
        seen = mind.seen(without)
        left = sum(chance * seen.estimate(goal, cell, face) for goal, chance in mind.gold.items()) / CARD
        if mind.left - left < temper.DIVERSION:
            return -temper.DIVERSION
    toll = temper.NUGGET if cell in dict(mind.prices) else 0.0
    return maze.worth(mind, without.put(cell, face)) - temper.DIVERSION - toll


def hurt(mind: Mind, play: Play) -> float:
    face = mind.reading.rules.face(play.action["shows"])
    return -maze.worth_of(mind, play.seat, lifted(mind).put(read_cell(play.action["to"]), face))


def take_up(walk: Walk, entry: Entry) -> None:
    walk.mine = walk.mine.take(read_cell(entry["at"]))


def lay_back(beginning: Beginning, entry: Entry) -> None:
    beginning.cards[entry["at"]] = entry["card"]


KNOWLEDGE: Final = Knowledge(
    plays={"diversion": divert},
    keeps={"diversion": lambda mind: temper.DIVERSION_KEEP},
    hurts={"diversion": hurt},
    happenings={"lifted": Happening(take_up, lay_back)},
)
