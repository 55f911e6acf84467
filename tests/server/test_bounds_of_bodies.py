"""What a client sends is bounded: the last that is taken, and the first that is not."""

from typing import Any

import msgspec
import pytest

from motherlode.server.http import bodies
from motherlode.server.line import frames

NUMBERS = {
    "a seat": (bodies.SeatNumber, 0, 15),
    "a moment to take back": (bodies.TakeBack, -1, 5),
    "a look": (bodies.Look, 0, 23),
    "a remark": (bodies.RemarkNumber, 0, 100_000),
    "a clock": (bodies.Clock, 10, 86_400),
    "a version": (frames.Version, -1, 2**31 - 1),
}
TEXTS = {"a name": (bodies.Name, 24), "a word": (bodies.Word, 40), "an id": (frames.Id, 64)}
TABLE = {"players": 3, "name": "Ann"}
LISTS = {"modules": (20, "word"), "bots": (15, "word"), "names": (15, "Ann")}


def is_taken(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(("kind", "least", "most"), NUMBERS.values(), ids=NUMBERS)
def test_a_number_has_a_least_and_a_most(kind: Any, least: int, most: int) -> None:
    assert [is_taken(number, kind) for number in (least - 1, least, most, most + 1)] == [False, True, True, False]


@pytest.mark.parametrize(("kind", "most"), TEXTS.values(), ids=TEXTS)
def test_a_text_is_neither_empty_nor_too_long(kind: Any, most: int) -> None:
    assert [is_taken("x" * size, kind) for size in (0, 1, most, most + 1)] == [False, True, True, False]


@pytest.mark.parametrize("name", LISTS)
def test_a_list_is_not_too_long(name: str) -> None:
    most, one = LISTS[name]
    taken = [is_taken(TABLE | {name: [one] * count}, bodies.NewTable) for count in (0, most, most + 1)]
    assert taken == [True, True, False]


def test_a_table_has_so_many_options_and_no_fields_that_nobody_knows() -> None:
    for count, taken in ((40, True), (41, False)):
        assert is_taken(TABLE | {"options": {f"o{number}": 1 for number in range(count)}}, bodies.NewTable) is taken
    assert not is_taken(TABLE | {"more": 1}, bodies.NewTable)


@pytest.mark.parametrize(("clock", "taken"), [(-1, False), (0, True), (86_400, True), (86_401, False), (None, True)])
def test_a_clock_is_stopped_by_nought(clock: int | None, taken: bool) -> None:
    assert is_taken({"order": "settings", "clock": clock}, bodies.Orders) is taken


@pytest.mark.parametrize("size", [300, 301])
def test_why_and_what_is_said_have_three_hundred_characters(size: int) -> None:
    taken = size == 300
    assert is_taken({"order": "report", "seat": 1, "why": "x" * size}, bodies.Orders) is taken
    assert is_taken({"id": "a", "text": "x" * size, "frame": "say"}, frames.SayFrame) is taken
    assert not is_taken({"id": "a", "text": "", "frame": "say"}, frames.SayFrame)


@pytest.mark.parametrize(("turn", "taken"), [(-1, False), (0, True), (999, True), (1000, False)])
def test_a_reason_names_one_of_a_thousand_turns(turn: int, taken: bool) -> None:
    assert is_taken({"deed": "dead-end", "turn": turn}, frames.Reason) is taken


@pytest.mark.parametrize("frame", [frames.HelloFrame(), frames.SyncFrame(), frames.OnwardFrame("a")])
def test_who_names_no_version_has_seen_none(frame: Any) -> None:
    assert frame.version == -1
