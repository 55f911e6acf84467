"""The postcard: a room in the maze whose side in use takes effect once a round, for who connects it (POST)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from motherlode.core.course import Stride
from motherlode.core.rng import Rng
from motherlode.core.section import open_section
from motherlode.core.types import Given
from motherlode.games.tunnels.cells import SIDES, cell_at, cell_word, column, read_cell, reading_order, row
from motherlode.games.tunnels.changes import MAZE
from motherlode.games.tunnels.module import Option
from motherlode.games.tunnels.option_cells import cells_option
from motherlode.games.tunnels.room import Room

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

KEY = "postcard"
CONNECTED = "connected"
CORNERS = "4,3 5,2"
"""POST-03: two opposite corners of the rectangle it covers."""


def rectangle(corners: list[int]) -> list[int]:
    columns, rows = sorted(map(column, corners)), sorted(map(row, corners))
    return [cell_at(x, y) for x in range(columns[0], columns[1] + 1) for y in range(rows[0], rows[1] + 1)]


def keeps_clear(corners: list[int]) -> bool:
    """POST-03: not on or beside the start card, and in the columns before the goals."""
    cells = rectangle(corners)
    beside_start = {cell_at(0, 0), *(cell_at(0, 0) + step for _, step, _ in SIDES)}
    return len(cells) <= 16 and beside_start.isdisjoint(cells) and all(1 <= column(cell) <= 6 for cell in cells)


OPTIONS = (
    cells_option("postcardCells", "POST-03", CORNERS, keeps_clear),
    Option("postcardConducts", "POST-07", (True, False)),
)


class Connect(Stride):
    """POST-10 to POST-13: the first time it becomes connected, for the layer."""

    def __init__(self, effect: Callable[[SaboteurState, int], None]) -> None:
        self.effect = effect

    def take(self, state: SaboteurState) -> None:
        connect(state, self.effect)


def connect(state: SaboteurState, effect: Callable[[SaboteurState, int], None]) -> None:
    if state.board.room_lit and not state.extra[KEY]:
        state.extra[KEY] = True
        effect(state, state.layer)


def lay_postcard(rules: SaboteurRulebook, side: str, effect: Callable[[SaboteurState, int], None]) -> None:
    corners = [read_cell(cell) for cell in rules.options["postcardCells"].split()]
    room = Room(rectangle(corners), rules.options["postcardConducts"])
    rules.change(room=room)
    cells = [cell_word(cell) for cell in sorted(room.cells, key=reading_order)]

    def look(state: SaboteurState) -> dict[str, Any]:
        return {"side": side, "cells": list(cells), "lit": state.board.room_lit, "used": state.extra[KEY]}

    rules.extra[KEY] = bool
    rules.fill("lay", "joined", KEY, Connect(effect))
    rules.add_private(KEY, "role", "was")
    rules.add_given(KEY)
    rules.furnish_given.append(_read_given)
    rules.describers.append(lambda state: {KEY: CONNECTED} if state.extra[KEY] else {})
    rules.add_section(open_section(KEY, look, MAZE, "extra"))


def _read_given(state: SaboteurState, given: Given, rng: Rng) -> None:
    state.extra[KEY] = given.get(KEY) == CONNECTED
