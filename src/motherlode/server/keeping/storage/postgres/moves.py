"""Moves as the database takes them: one by itself, or many in one text.

What a statement costs a node is mostly its parameters, an array most of all: so there are none. Both statements are
transactions by themselves, and go by one message there and one back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import asyncpg
import msgspec
from msgspec import Struct

from motherlode.server.keeping.storage.contract import Conflict, Lost
from motherlode.server.keeping.storage.packing import now, text_of
from motherlode.server.keeping.storage.rows import MoveRow

if TYPE_CHECKING:
    from asyncpg import Connection


class Sent(Struct, frozen=True, omit_defaults=True):
    """A move, and the epoch of the lease by which its table is run: another one has begun when it is run elsewhere."""

    game: str
    version: int
    seat: int
    action: str | None
    id: str | None
    time: int
    chance: str | None
    epoch: int | None = None


SENT = "(game text, version int, seat int, action text, id text, time bigint, chance text, epoch bigint)"
APPEND_ONE = """
INSERT INTO moves (game, version, seat, action, id, time, chance)
SELECT $1::text, $2::int, $3::int, $4::text, $5::text, $6::bigint, $7::text
FROM leases WHERE game = $1 AND epoch = $8 FOR SHARE
"""
APPEND = f"""
WITH sent AS MATERIALIZED (SELECT * FROM json_to_recordset($1) AS sent {SENT}),
held AS (SELECT leases.game FROM leases JOIN sent USING (game, epoch) FOR SHARE OF leases)
INSERT INTO moves (game, version, seat, action, id, time, chance)
SELECT game, version, seat, action, id, time, chance FROM sent
WHERE (SELECT count(*) FROM held) = (SELECT count(epoch) FROM sent)
"""
"""All of them or none. A lease that is looked at cannot be taken before the moves are in."""
ARE_THERE = f"""
SELECT count(*) FROM moves JOIN json_to_recordset($1) AS sent {SENT} USING (game, version)
WHERE moves.seat = sent.seat AND moves.time = sent.time
    AND moves.action IS NOT DISTINCT FROM sent.action AND moves.id IS NOT DISTINCT FROM sent.id
"""

_encode = msgspec.json.Encoder().encode


def sent_of(moves: Sequence[MoveRow], epoch: int | None = None) -> list[Sent]:
    """What clients name their acts by may hold any letter, which no text of PostgreSQL may: it is kept as JSON."""
    made = now()
    return [
        Sent(
            game=move.table,
            version=move.version,
            seat=move.seat,
            action=text_of(move.action),
            id=text_of(move.id),
            time=made,
            chance=text_of(move.chance or None),
            epoch=epoch,
        )
        for move in moves
    ]


async def append(connection: Connection, moves: Sequence[Sent]) -> None:
    """`Lost` if one of the leases has gone, `Conflict` if one of the versions is there."""
    try:
        if len(moves) == 1 and moves[0].epoch is not None:
            done = await connection.execute(APPEND_ONE, *msgspec.structs.astuple(moves[0]))
        else:
            done = await connection.execute(APPEND, _text(moves))
    except asyncpg.UniqueViolationError as error:
        raise Conflict(str(error)) from error
    if done != f"INSERT 0 {len(moves)}":
        raise Lost("the table is run by another node")


async def are_there(connection: Connection, moves: Sequence[Sent]) -> bool:
    """Whether exactly these moves are kept."""
    return bool(await connection.fetchval(ARE_THERE, _text(moves)) == len(moves))


def _text(moves: Sequence[Sent]) -> str:
    return _encode(moves).decode()
