"""Numbers in a row change as a list of them does, on both cores."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.core.numbers import (
    add_number,
    clear_numbers,
    drop_number,
    insert_number,
    numbers,
    refill_numbers,
)

ROWS = st.lists(st.integers(-(2**31), 2**31 - 1), max_size=40)


@given(ROWS, st.data())
def test_numbers_come_and_go_as_in_a_list(items: list[int], data: st.DataObject) -> None:
    row, kept = numbers(items), numbers(items)
    add_number(row, 7)
    items.append(7)
    place = data.draw(st.integers(0, len(items)))
    insert_number(row, place, -9)
    items.insert(place, -9)
    assert row.tolist() == items
    gone = data.draw(st.sampled_from(items))
    drop_number(row, gone)
    items.remove(gone)
    assert row.tolist() == items
    assert len(kept) == len(items) - 1, "the copy that was made before is as it was"


@given(ROWS, ROWS, ROWS)
def test_a_row_takes_the_numbers_of_others_instead_of_its_own(one: list[int], two: list[int], three: list[int]) -> None:
    row = numbers(one)
    for items in (two, three):
        other = numbers(items)
        refill_numbers(row, other)
        add_number(row, 1)
        assert (row.tolist(), other.tolist()) == ([*items, 1], items)
    clear_numbers(row)
    assert row.tolist() == []
    add_number(row, 2)
    assert row.tolist() == [2]


def test_a_number_that_is_not_there_cannot_be_dropped() -> None:
    row = numbers([1, 2])
    with pytest.raises(ValueError, match=r"."):
        drop_number(row, 3)
    assert row.tolist() == [1, 2]
