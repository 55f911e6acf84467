"""Orders to a table: start, fill, leave, end, again, absence, settings. Called within the table's queue."""

from __future__ import annotations

import copy
import time
from collections.abc import Awaitable, Callable

from motherlode.server.errors import TableError
from motherlode.server.http.bodies import (
    LEAST_CLOCK,
    Absent,
    Again,
    Block,
    ChangeLook,
    ChangeSettings,
    Done,
    End,
    Fill,
    Leave,
    Orders,
    Report,
    Return,
    Start,
    Unblock,
    Unsay,
)
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage import SeatRow, TableRow
from motherlode.server.keys import new_table_id
from motherlode.server.line.frames import GoneFrame
from motherlode.server.table import broadcast, complaints, seating
from motherlode.server.table.match import Match
from motherlode.server.table.table import Table

STAND_IN = "adept"
"""Who plays for somebody who is away."""
Create = Callable[[TableRow], Awaitable[Table]]


async def carry_out(table: Table, holder: str | None, order: Orders, create: Create) -> Done:
    seats = table.seats_of(holder)
    if not seats or holder is None:
        raise TableError("not-seated")
    if isinstance(order, Fill | Start | End | Unsay | ChangeSettings) and table.row.host not in seats:
        raise TableError("not-host")
    match order:
        case Fill():
            await fill(table, order)
        case Start():
            await start(table)
        case Leave():
            await seating.leave(table, holder)
        case End():
            await end(table)
        case Again():
            return Done(await again(table, create))
        case Absent():
            await absent(table, seats, order)
        case Return():
            await come_back(table, seats)
        case ChangeLook():
            await change_look(table, seats, order.look)
        case Unsay():
            await unsay(table, order.number)
        case ChangeSettings():
            await change_settings(table, order)
        case Block() | Unblock() | Report():
            await complaints.carry_out(table, holder, order)
    return Done()


async def fill(table: Table, order: Fill) -> None:
    if order.seat >= len(table.row.seats):
        raise TableError("no-such-seat", {"seat": order.seat})
    if table.row.status not in ("waiting", "playing"):
        raise TableError("ended")
    kind = table.row.seats[order.seat].kind
    if kind == "person":
        raise TableError("seat-taken", {"seat": order.seat})
    if order.bot is None and (kind != "bot" or table.row.status != "waiting"):
        raise TableError("no-bot-there", {"seat": order.seat})

    def edit(row: TableRow) -> None:
        if order.bot is None:
            row.seats[order.seat] = SeatRow()
        else:
            seating.seat_bot(row, order.seat, order.bot)

    await table.change(edit)


async def start(table: Table) -> None:
    if table.row.status != "waiting":
        raise TableError("not-waiting")
    if any(seat.kind == "empty" for seat in table.row.seats):
        raise TableError("seats-empty")
    seed = table.seeds(table.row)
    match = Match(table.row.id, table.row.setup, seed, recent=table.limits.recent)

    def edit(row: TableRow) -> None:
        row.status, row.seed, row.rules = "playing", str(seed), current_rules()

    await table.change(edit, match.deal(), match=match)
    broadcast.show_all(table)


async def end(table: Table) -> None:
    if table.row.status in ("over", "ended"):
        raise TableError("ended")
    await table.change(lambda row: setattr(row, "status", "ended"))
    broadcast.tell_all(table, GoneFrame("ended"))


async def again(table: Table, create: Create) -> str:
    """The same people and bots at a new table, without those whom the host has blocked meanwhile; whoever asks second
    finds it made."""
    if table.row.status not in ("over", "ended"):
        raise TableError("not-over")
    if table.row.successor is not None:
        return table.row.successor
    old = table.row
    host = old.seats[old.host].holder
    blocked = await table.moderation.blocked_by(host) if host is not None else frozenset()
    seats = [SeatRow() if seat.holder in blocked else copy.copy(seat) for seat in old.seats]
    for seat in seats:
        if seat.kind != "bot":
            seat.bot = None
        if seat.kind == "empty":
            seat.name = ""
    row = TableRow(new_table_id(), old.setup, seats, copy.copy(old.settings), int(time.time() * 1000), old.rules)
    row.host = old.host
    made = await create(row)
    persons = {seat.holder for seat in seats if seat.kind == "person"}
    if len(persons) == 1 and all(seat.kind != "empty" for seat in seats):
        await made.do(lambda: start(made))
    await table.change(lambda row: setattr(row, "successor", made.row.id))
    return made.row.id


async def absent(table: Table, seats: list[int], order: Absent) -> None:
    """What becomes of a seat whose player is away: the host decides, or the persons there vote."""
    if order.seat >= len(table.row.seats):
        raise TableError("no-such-seat", {"seat": order.seat})
    row, presence = table.row.seats[order.seat], table.presence
    left = row.kind == "empty" and table.row.status == "playing"
    away = row.kind == "person" and presence.away_since(order.seat) is not None
    if row.bot is not None or table.row.status != "playing" or not (left or away):
        raise TableError("not-away", {"seat": order.seat})
    votes = presence.votes.setdefault(order.seat, set())
    if order.choice == "bot":
        if table.row.host not in seats:
            raise TableError("not-host")
        await stand_in(table, order.seat)
        return
    if order.choice == "vote":
        votes.update(seats)
    else:
        votes.difference_update(seats)
    persons = presence.persons()
    if persons and 2 * len(votes & set(persons)) > len(persons):
        await stand_in(table, order.seat)
    else:
        broadcast.tell_table(table)


async def stand_in(table: Table, seat: int) -> None:
    await table.change(lambda row: setattr(row.seats[seat], "bot", STAND_IN))


async def come_back(table: Table, seats: list[int]) -> None:
    played = [seat for seat in seats if table.row.seats[seat].bot is not None]
    if not played:
        raise TableError("no-bot-there", {"seat": seats[0]})

    def edit(row: TableRow) -> None:
        for seat in played:
            row.seats[seat].bot = None

    await table.change(edit)


async def change_look(table: Table, seats: list[int], look: int | None) -> None:
    def edit(row: TableRow) -> None:
        for seat in seats:
            row.seats[seat].look = look

    await table.change(edit)


async def unsay(table: Table, number: int) -> None:
    """A remark is taken off the table, for everybody and for good."""
    if number >= len(table.talk.said):
        raise TableError("no-such-remark")
    if number not in table.row.removed:
        await table.change(lambda row: row.removed.append(number))
        table.talk.remove(number)
    broadcast.tell_talk(table)


async def change_settings(table: Table, order: ChangeSettings) -> None:
    def edit(row: TableRow) -> None:
        if order.listed is not None:
            row.settings.chat = row.settings.chat and not (order.listed and not row.settings.listed)
            row.settings.listed = order.listed
        if order.chat is not None:
            row.settings.chat = order.chat
        if order.pace is not None:
            row.settings.pace = order.pace
        if order.takeback is not None:
            row.settings.takeback = order.takeback
        if order.aids is not None:
            row.settings.aids = order.aids
        if order.clock is not None:
            row.settings.clock = max(order.clock, LEAST_CLOCK) if order.clock else None

    await table.change(edit)
    if order.clock is not None:
        table.clock.stop()
        table.look_ahead()
        broadcast.show_clock(table)
