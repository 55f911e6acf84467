"""The games whose placements are counted: their files, their references, and how to lay their tables in the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import motherlode
from motherlode.core.game import Game
from motherlode.core.types import Given
from tests.perft import duel_reference, reference
from tests.perft.book import Position
from tests.perft.reference import Cell, Maze, Placement

START_SHAPE = "NESW"
CROSSING = "NESW"
OPEN_VEINS = {
    "gold-1": "NESW",
    "gold-2 NE": "NE",
    "gold-2 SW": "SW",
    "gold-3 green@W": "EW:green-door@W+blue-door@E",
    "gold-3 blue@W": "EW:blue-door@W+green-door@E",
}


@dataclass(frozen=True)
class Counted:
    id: str
    file: Path
    cards: tuple[str, ...]
    ways: Callable[[str], set[str]]
    """How a card may lie."""
    starts: tuple[Cell, ...]
    sides: tuple[str, ...]
    """Who lays cards, in turn; one side where everybody may lay alike."""
    placements: Callable[[Maze, Iterable[Cell], str], list[Placement]]
    """By the reference: everything that a side may lay."""
    reaches_goal: Callable[[Maze, Iterable[Cell]], bool]
    open_goal: Callable[[str], str]
    """The shape that an open goal of that face shows."""
    given: Callable[[Position], Given]
    """The position for the engine: whoever lays has every card at every ply, and nobody draws."""
    fewest: int
    """How many positions its file has at least."""
    firsts: int
    """The placements in the first deal, counted by hand."""
    quick: int
    """The reference counts positions with fewer sequences than this in no time."""
    tables: tuple[int, ...]
    """The numbers of players of whole games in which both are compared, one game each."""

    def __str__(self) -> str:
        return self.id

    @property
    def game(self) -> Game[Any]:
        return motherlode.game(self.id)

    @property
    def shapes(self) -> list[str]:
        return sorted({shape for card in self.cards for shape in self.ways(card)})

    def side_of(self, seat: int) -> str:
        return self.sides[seat % len(self.sides)]


def _base_given(position: Position) -> Given:
    hands = {seat: list(reference.CARDS) for seat in range(3)}
    return {"board": position.board, "goals": position.goals, "hands": hands, "deck": []}


def _duel_given(position: Position) -> Given:
    hand = [*duel_reference.CARDS, *duel_reference.CARDS]
    return {
        "turn": [*duel_reference.STARTS].index(position.turn),
        "board": {cell: shape.replace("-key@", "-door@") for cell, shape in position.board.items()},
        "goals": position.goals,
        "keys": [{"at": cell, "side": shape[-1]} for cell, shape in position.board.items() if "-key@" in shape],
        "hands": {str(seat): hand for seat in range(2)},
        "deck": [],
    }


BASE = Counted(
    id="saboteur",
    file=Path(__file__).with_name("placements.perft"),
    cards=reference.CARDS,
    ways=reference.positions,
    starts=(reference.START,),
    sides=("",),
    placements=lambda maze, closed, _: reference.placements(maze, closed),
    reaches_goal=reference.reaches_goal,
    open_goal=lambda face: face.partition(" ")[2] or CROSSING,
    given=_base_given,
    fewest=12,
    firsts=15 + 15 + 15 + 15,  # every side of the start card alike
    quick=11_000,
    tables=(3, 4, 5, 6),
)
DUEL = Counted(
    id="duel",
    file=Path(__file__).with_name("duel.perft"),
    cards=duel_reference.CARDS,
    ways=lambda card: {card, duel_reference.turned(card)},
    starts=tuple(duel_reference.STARTS.values()),
    sides=tuple(duel_reference.STARTS),
    placements=duel_reference.placements,
    reaches_goal=duel_reference.reaches_vein,
    open_goal=OPEN_VEINS.__getitem__,
    given=_duel_given,
    fewest=9,
    firsts=14 + 14 + 10 + 7,  # east and west of an entrance, beyond it, and between the two, where both of them bind
    quick=40_000,
    tables=(2,) * 6,
)
GAMES = (BASE, DUEL)
