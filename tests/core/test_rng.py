"""The random generator: the same numbers everywhere, evenly spread."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.core.rng import Rng, lot

PUBLISHED = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431],
}
"""SplitMix64 as others have published it."""


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_numbers_are_those_of_splitmix64(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next() for _ in range(4)] == PUBLISHED[seed]


def test_a_unit_is_spread_over_all_from_0_to_1() -> None:
    assert Rng(0).unit() == (PUBLISHED[0][0] >> 11) / 2**53
    rng = Rng(7)
    units = [rng.unit() for _ in range(400)]
    assert {int(unit * 10) for unit in units} == {*range(10)}


def test_a_shuffle_gives_the_same_order_on_every_machine() -> None:
    items = list(range(12))
    Rng(2026).shuffle(items)
    assert items == [1, 0, 7, 4, 6, 9, 5, 8, 11, 2, 3, 10]


@given(seed=st.integers(), items=st.lists(st.integers(), max_size=80))
def test_a_shuffle_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_is_about_as_frequent_as_every_other() -> None:
    rng, orders = Rng(5), Counter[str]()
    for _ in range(12_000):
        items = list("abcd")
        rng.shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 24
    assert 400 < min(orders.values()) <= max(orders.values()) < 600


def test_a_long_shuffle_puts_every_item_everywhere() -> None:
    rng, first, last = Rng(6), Counter[int](), Counter[int]()
    for _ in range(6_700):
        items = list(range(67))
        rng.shuffle(items)
        first[items[0]] += 1
        last[items[-1]] += 1
    for places in (first, last):
        assert len(places) == 67
        assert 55 < min(places.values()) <= max(places.values()) < 150


@given(seed=st.integers(), limit=st.integers(1, 2**40))
def test_a_number_below_a_limit_is_below_it(seed: int, limit: int) -> None:
    assert 0 <= Rng(seed).below(limit) < limit


@given(seed=st.integers(), limit=st.integers(1, 2**31 - 1))
def test_a_lot_is_a_number_below_how_many_there_are(seed: int, limit: int) -> None:
    rng, other = Rng(seed), Rng(seed)
    assert [lot(rng, limit), lot(rng, 3)] == [other.below(limit), other.below(3)]
    assert rng.state == other.state


def test_numbers_below_a_limit_are_evenly_spread() -> None:
    rng = Rng(7)
    counts = Counter(rng.below(10) for _ in range(10_000))
    assert len(counts) == 10
    assert 850 < min(counts.values()) <= max(counts.values()) < 1150


@given(seed=st.integers())
def test_a_unit_lies_between_nought_and_one(seed: int) -> None:
    assert 0.0 <= Rng(seed).unit() < 1.0


@given(seed=st.integers())
def test_a_state_is_the_whole_generator(seed: int) -> None:
    rng = Rng(seed)
    rng.next()
    again = Rng(rng.state)
    assert [rng.next() for _ in range(3)] == [again.next() for _ in range(3)]


def test_a_fork_goes_its_own_way() -> None:
    rng = Rng(8)
    fork = rng.fork()
    assert [fork.next() for _ in range(3)] != [rng.next() for _ in range(3)]
    twin = Rng(8)
    twin.fork()
    assert rng.state != twin.state
    for _ in range(3):
        twin.next()
    assert rng.state == twin.state
