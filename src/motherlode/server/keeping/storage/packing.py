"""Rows as the columns of a database, and back: what is not a number or a name is JSON."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from motherlode.server.keeping.storage.rows import Chance, MoveRow, TableRow

log = logging.getLogger("motherlode.server")

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
_decode_row = msgspec.json.Decoder(TableRow).decode
_decode_chance = msgspec.json.Decoder(list[Chance]).decode
SETUP = frozenset(("game", "players", "modules", "edition", "options"))
"""What every set-up says."""


def decode_row(body: str) -> TableRow:
    """`DecodeError` also where it is a table by its form, and cannot be one."""
    row = _decode_row(body)
    if not 0 <= row.host < len(row.seats) or not row.setup.keys() >= SETUP:
        raise msgspec.ValidationError(f"table {row.id} has no host or no set-up")
    return row


def now() -> int:
    """Milliseconds since 1970, as this machine's clock has it."""
    return int(time.time() * 1000)


def holders_of(row: TableRow) -> list[str]:
    return sorted({seat.holder for seat in row.seats if seat.holder})


def rows_of(bodies: Iterable[str]) -> list[TableRow]:
    """All that can be read: a damaged one does not hide the others."""
    rows: list[TableRow] = []
    for body in bodies:
        try:
            rows.append(decode_row(body))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            log.error("a damaged table was left out of a list: %s", error)
    return rows


def columns_of(moves: Sequence[MoveRow]) -> list[tuple[Any, ...]]:
    made = now()
    return [
        (move.table, move.version, move.seat, text_of(move.action), move.id, made, text_of(move.chance or None))
        for move in moves
    ]


def chance_of(text: str | None) -> list[Chance]:
    return [] if text is None else _decode_chance(text)


def text_of(plain: Any) -> str | None:
    return None if plain is None else encode(plain).decode()


def plain_of(text: str | None) -> Any:
    return None if text is None else _decode(text)
