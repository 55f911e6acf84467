"""Seats change hands: taken, left, filled with a bot, given back, moved to another device."""

from __future__ import annotations

from motherlode import bots
from motherlode.server.errors import MalformedError, TableError
from motherlode.server.forbidden import ForbiddenWords, fold
from motherlode.server.keeping.storage import SeatRow, TableRow
from motherlode.server.table.table import Table
from motherlode.server.table.talk import clean, is_visible
from motherlode.words import Words

BOT_NAMES = 12


def clean_name(name: str, forbidden: ForbiddenWords) -> str:
    cleaned = clean(name)
    if not any(is_visible(letter) for letter in cleaned):
        raise MalformedError("bad-name")
    if forbidden.are_in(cleaned):
        raise TableError("forbidden-words")
    return cleaned


def bot_name(row: TableRow, seat: int) -> str:
    """A dwarf's name in the table's language that nobody at the table has."""
    words = Words(row.settings.language)
    taken = {other.name for place, other in enumerate(row.seats) if place != seat}
    start = sum(map(ord, row.id)) + seat
    order = [(start + step) % BOT_NAMES + 1 for step in range(BOT_NAMES)]
    free = (name for name in (words.say(f"bot-name-{number}") for number in order) if name not in taken)
    return next(free, None) or words.say("seat-name", seat=seat)


def seat_bot(row: TableRow, seat: int, level: str) -> None:
    if level not in bots.names(row.setup["game"]):
        raise TableError("no-such-bot", {"bot": level})
    row.seats[seat] = SeatRow("bot", "", level)
    row.seats[seat].name = bot_name(row, seat)


async def take(table: Table, holder: str, name: str, wanted: int | None, look: int | None = None) -> int:
    """An empty seat, or one whose owner let it go; who has one already gets that."""
    name = clean_name(name, table.limits.forbidden)
    own = table.seats_of(holder)
    if own and not (table.row.settings.pass_and_play and table.row.status == "waiting"):
        return own[0]
    if table.row.status not in ("waiting", "playing"):
        raise TableError("ended")
    empty = [seat for seat, row in enumerate(table.row.seats) if row.kind == "empty"]
    if not empty:
        raise TableError("no-empty-seat")
    if wanted is not None and wanted >= len(table.row.seats):
        raise TableError("no-such-seat", {"seat": wanted})
    if wanted is not None and wanted not in empty:
        raise TableError("seat-taken", {"seat": wanted})
    seat = empty[0] if wanted is None else wanted

    def edit(row: TableRow) -> None:
        row.seats[seat] = SeatRow("person", unused(row, name), None, holder, look)

    await table.change(edit)
    return seat


def unused(row: TableRow, name: str) -> str:
    """Two whose names look the same could not be told apart."""
    taken = {fold(seat.name) for seat in row.seats if seat.kind != "empty"}
    return next(other for other in (name, *(f"{name} {number}" for number in range(2, 20))) if fold(other) not in taken)


async def leave(table: Table, holder: str) -> None:
    """The seats of a browser are free again; a running game waits for somebody to take them, or for a bot."""
    seats = table.seats_of(holder)

    def edit(row: TableRow) -> None:
        for seat in seats:
            kept = row.seats[seat]
            row.seats[seat] = SeatRow("empty", kept.name if row.status == "playing" else "", kept.bot)
        persons = [place for place, other in enumerate(row.seats) if other.kind == "person"]
        if row.host in seats and persons:
            there = [place for place in persons if table.presence.is_present(place)] or persons
            row.host = min(there, key=lambda place: (place - row.host) % len(row.seats))
        if not persons and row.status in ("waiting", "playing"):
            row.status, row.reason = "ended", "all-left"

    await table.change(edit)


async def move_to(table: Table, seat: int, holder: str) -> None:
    """A seat goes to another browser."""
    old = table.row.seats[seat].holder
    if old == holder:
        return
    if table.seats_of(holder) and not table.row.settings.pass_and_play:
        raise TableError("has-seat")

    def edit(row: TableRow) -> None:
        row.seats[seat].holder = holder
        row.handed[seat] = row.handed.get(seat, 0) + 1

    await table.change(edit)
    if old is not None:
        table.let_go(old)
