"""Players keep others away from them: blocked, and reported to the operator. Called within the table's queue."""

from __future__ import annotations

import time

from motherlode.server.errors import TableError
from motherlode.server.http.bodies import Block, Report, Unblock
from motherlode.server.keeping.storage import ReportRow
from motherlode.server.line.frames import Said
from motherlode.server.table import broadcast
from motherlode.server.table.table import Table
from motherlode.server.table.talk import clean

AROUND = 6
"""Remarks before and after the one that was meant, which the operator gets too."""


def person_at(table: Table, holder: str, seat: int) -> str:
    """Who sits there, by the print of his key; somebody else's."""
    if seat >= len(table.row.seats):
        raise TableError("no-such-seat", {"seat": seat})
    other = table.row.seats[seat].holder
    if other is None or other == holder:
        raise TableError("nobody-else-there", {"seat": seat})
    return other


async def carry_out(table: Table, holder: str, order: Block | Unblock | Report) -> None:
    if isinstance(order, Report):
        await report(table, holder, order.seat, order.number, order.why)
    else:
        await block(table, holder, order.seat, away=isinstance(order, Block))


async def block(table: Table, holder: str, seat: int, away: bool) -> None:
    """From now on nothing that he says is shown to who blocked him, at any table, and he sits at no table of his."""
    other = person_at(table, holder, seat)
    await (table.moderation.block if away else table.moderation.unblock)(holder, other)
    for connection in table.connections:
        if connection.holder == holder:
            connection.blocked = connection.blocked | {other} if away else connection.blocked - {other}
            connection.tell(broadcast.table_frame(table, connection))
            broadcast.show_talk(table, connection)


async def report(table: Table, holder: str, seat: int, number: int | None, why: str) -> None:
    other, said = person_at(table, holder, seat), table.talk.said
    if number is not None and (number >= len(said) or said[number].seat != seat):
        raise TableError("no-such-remark")
    if not table.speakers.of(holder).take():
        raise TableError("too-fast")
    meant = None if number is None else worded(table, said[number])
    middle = len(said) - 1 if number is None else number
    around = [worded(table, one) for one in said[max(0, middle - AROUND) : middle + AROUND + 1]]
    name, now = table.row.seats[seat].name, int(time.time() * 1000)
    await table.moderation.report(ReportRow(now, holder, other, name, table.row.id, clean(why), meant, around))


def worded(table: Table, said: Said) -> str:
    """For people who read it outside of the game."""
    name = table.row.seats[said.seat].name
    if said.removed:
        return f"{name}: -"
    return f"{name}: {said.text}" if said.text is not None else f"{name}: [{said.remark.says if said.remark else ''}]"
