"""A table as it is made: who sits where, by which name and look, and what holds there."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from motherlode.core.errors import SetupError
from motherlode.server.errors import TableError
from motherlode.server.http.bodies import NewTable
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage import SeatRow, SettingsRow, TableRow
from motherlode.server.table.seating import BOT_NAMES, bot_name, unused
from motherlode.server.table.table import Table
from motherlode.words import Words
from tests.server.room import Room, in_a_room, kinds, names


async def made(room: Room, holder: str = "ann", **wish: Any) -> Table:
    return await room.registry.make(msgspec.convert({"players": 3, "name": "Ann"} | wish, NewTable), holder)


@in_a_room
async def test_who_makes_a_table_sits_first_and_bots_sit_last(room: Room) -> None:
    table = await made(room, players=4, bots=["random", "novice"], look=3)
    assert kinds(table) == ["person", "empty", "bot", "bot"]
    assert [seat.bot for seat in table.row.seats] == [None, None, "random", "novice"]
    assert [seat.look for seat in table.row.seats] == [3, None, None, None]
    assert (table.row.host, table.row.status, table.row.rules) == (0, "waiting", current_rules())
    assert abs(table.row.created - time.time() * 1000) < 60_000
    assert room.registry.tables[table.row.id] is table


@in_a_room
async def test_of_those_who_hand_one_device_round_each_has_a_name(room: Room) -> None:
    table = await made(room, players=5, pass_and_play=True, names=["Bob", "Ann"], bots=["random"], look=3)
    assert names(table)[:4] == ["Ann", "Bob", "Ann 2", "Ann 4"]
    assert kinds(table) == [*["person"] * 4, "bot"]
    assert [seat.look for seat in table.row.seats] == [3, None, None, None, None]
    assert table.seats_of("ann") == [0, 1, 2, 3]


@in_a_room
async def test_names_of_others_count_only_where_one_device_is_handed_round(room: Room) -> None:
    table = await made(room, names=["Bob"])
    assert names(table) == ["Ann", "", ""]


@pytest.mark.parametrize(
    ("wish", "chat"),
    [({}, True), ({"listed": True}, False), ({"listed": True, "chat": True}, True), ({"chat": False}, False)],
)
@in_a_room
async def test_free_words_are_for_tables_that_strangers_do_not_see_unless_somebody_says_so(
    room: Room, wish: dict[str, bool], chat: bool
) -> None:
    table = await made(room, **wish)
    assert table.row.settings.chat is chat
    assert table.row.settings.listed is wish.get("listed", False)


@in_a_room
async def test_settings_are_those_that_were_asked_for(room: Room) -> None:
    wish = {"language": "uk", "claims": False, "clock": 60, "pace": "fast", "takeback": 3, "aids": False}
    settings = (await made(room, **wish)).row.settings
    assert {name: getattr(settings, name) for name in wish} == wish


@in_a_room
async def test_a_table_of_bots_alone_cannot_be_made_and_leaves_nothing(room: Room) -> None:
    with pytest.raises(TableError, match="no-empty-seat"):
        await made(room, bots=["random"] * 3)
    with pytest.raises(TableError, match="no-such-bot"):
        await made(room, bots=["nobody"])
    with pytest.raises(SetupError):
        await made(room, players=15)
    assert room.registry.tables == {}
    assert (await made(room, bots=["random"] * 2, start=True)).row.status == "playing"


@in_a_room
async def test_a_table_that_is_not_full_waits_although_it_was_to_start(room: Room) -> None:
    with pytest.raises(TableError, match="seats-empty"):
        await made(room, start=True)


# ---- names


def row(*taken: str, name: str = "x") -> TableRow:
    seats = [SeatRow("bot" if one else "empty", one) for one in taken]
    return TableRow(name, {"game": "saboteur"}, seats, SettingsRow(), 0, 1)


def test_bots_are_called_after_their_table_and_seat_and_each_otherwise() -> None:
    words = Words("en")
    all_names = [words.say(f"bot-name-{number}") for number in range(1, BOT_NAMES + 1)]
    assert len(set(all_names)) == BOT_NAMES
    start = ord("x") % BOT_NAMES
    empty = row("", "", "")
    assert [bot_name(empty, seat) for seat in range(3)] == [all_names[(start + seat) % BOT_NAMES] for seat in range(3)]
    assert bot_name(row("", name="y"), 0) == all_names[(start + 1) % BOT_NAMES]
    assert (
        bot_name(row("", all_names[start], all_names[(start + 1) % BOT_NAMES]), 0) == all_names[(start + 2) % BOT_NAMES]
    )
    assert bot_name(row(all_names[start], ""), 0) == all_names[start], "its own name is not in its way"
    assert bot_name(row("", *all_names), 0) == words.say("seat-name", seat=0)


def test_of_people_of_one_name_the_second_is_called_two() -> None:
    assert unused(row("", "Bob"), "Ann") == "Ann"
    assert unused(row("Ann", "Bob"), "Ann") == "Ann 2"
    assert unused(row("Ann", "Ann 2", "Ann 3"), "Ann") == "Ann 4"
    left = row("Ann")
    left.seats[0].kind = "empty"
    assert unused(left, "Ann") == "Ann", "who left has taken his name along"
    crowd = row("Ann", *(f"Ann {number}" for number in range(2, 19)))
    assert unused(crowd, "Ann") == "Ann 19"


@pytest.mark.parametrize("name", ["ann", "Аnn", "ＡＮＮ", "Ann\u0301", "Àñn"])
def test_who_is_called_what_only_looks_the_same_is_called_two_as_well(name: str) -> None:
    assert unused(row("Ann", "Bob"), name) == f"{name} 2"
    assert unused(row("Anna", "Анна"), name) == name
