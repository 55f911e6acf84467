"""Files of schema 1 held the seed of a game and its moves: what fell by chance is found by playing it once more."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import MutableSequence
from typing import Any

import msgspec

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import CHANCE, State
from motherlode.server.keeping.storage.rows import DEAL, ONWARD, Chance, TableRow
from motherlode.server.keeping.storage.writer import insert_moves

log = logging.getLogger("motherlode.server")

VERSION = 1
MASK = (1 << 64) - 1
Move = tuple[int, int, str | None]
"""Its version, seat and action."""


class Generator(Rng):
    """The random generator with which these games were dealt. It never changes, whatever the engine uses later: all
    that the engine asks of one is written out."""

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def next(self) -> int:
        self.state = mixed = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        return self.next() * limit >> 64

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """From the last place down; each 64 random bits serve four places."""
        bits = 0
        for count, place in enumerate(range(len(items) - 1, 0, -1)):
            bits = self.next() if count % 4 == 0 else bits
            other, bits = bits * (place + 1) >> 64, bits * (place + 1) & MASK
            items[place], items[other] = items[other], items[place]


def convert(connection: sqlite3.Connection) -> None:
    """Called within a transaction."""
    connection.execute("ALTER TABLE moves ADD COLUMN chance TEXT")
    for name, body in connection.execute("SELECT id, body FROM tables ORDER BY id").fetchall():
        try:
            row = msgspec.json.decode(body, type=TableRow)
            if row.seed:
                _convert_table(connection, row)
        except (sqlite3.Error, MemoryError):
            raise
        except Exception:  # it stays as it is: closed, its moves kept
            log.exception("what fell by chance at table %s cannot be found", name)


def _convert_table(connection: sqlite3.Connection, row: TableRow) -> None:
    query = "SELECT version, seat, action FROM moves WHERE game = ? ORDER BY version"
    moves: list[Move] = connection.execute(query, (row.id,)).fetchall()
    began = connection.execute("SELECT min(time) FROM moves WHERE game = ?", (row.id,)).fetchone()[0] or row.created
    found = chance_of(row, moves)
    insert_moves(connection, [(row.id, 0, DEAL, None, None, began, _text(found.pop(0)))])
    for (version, _, _), chance in zip(moves, found, strict=True):
        if chance:
            connection.execute(
                "UPDATE moves SET chance = ? WHERE game = ? AND version = ?", (_text(chance), row.id, version)
            )


def chance_of(row: TableRow, moves: list[Move]) -> list[list[Chance]]:
    """What fell by chance before the first move, and with each of the moves."""
    game = motherlode.game(row.setup["game"])
    state: State = game.empty(game.restore_setup(row.setup))
    state.rng = Generator(int(row.seed))
    state.rest_between_rounds = True
    game.begin(state)
    state.advance()
    found = [_fallen(state, 0)]
    for version, seat, action in moves:
        if version != len(found):
            raise ValueError(f"move {len(found)} is missing")
        before = len(state.history)
        if seat == ONWARD:
            state.proceed(quiet=True)
        else:
            state.apply(seat, state.verify(seat, msgspec.json.decode(action or "{}")), quiet=True)
        found.append(_fallen(state, before))
    return found


def _fallen(state: State, since: int) -> list[Chance]:
    return [(move[1], move[2]) for move in state.history[since:] if move[0] == CHANCE]


def _text(chance: list[Chance]) -> str:
    return msgspec.json.encode(chance).decode()
