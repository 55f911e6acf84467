"""Cards in a row: different choices of them are counted as they are listed, and they come and go as in a list."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.games.tunnels.handful import (
    all_like,
    count_larger,
    count_pairs,
    distinct,
    larger_picks,
    like,
    nth_larger,
    part,
    picked,
    picks_of,
    put_on,
    refill,
    take_all,
    take_out,
    take_top,
)

HANDS = st.lists(st.integers(0, 5), max_size=9).map(bytearray)
ANY_KINDS = st.sampled_from((0, 1, 63, 64, 65, 127, 128, 191, 192, 255))


@given(st.lists(HANDS, min_size=2, max_size=5))
def test_the_different_cards_of_a_hand_stay_what_they_are_when_another_is_looked_at(hands: list[bytearray]) -> None:
    found = [distinct(hand) for hand in hands]
    hashes = {different: hash(different) for different in found}
    assert found == [bytes(dict.fromkeys(hand)) for hand in hands]
    assert all(hash(bytes(dict.fromkeys(hand))) == hashes[bytes(dict.fromkeys(hand))] for hand in hands)
    assert [hash(distinct(hand)) for hand in hands] == [hash(different) for different in found]


@given(HANDS, HANDS)
def test_a_row_takes_the_cards_of_another_instead_of_its_own(hand: bytearray, other: bytearray) -> None:
    cards = like(other)
    refill(hand, other)
    put_on(hand, 9)
    assert (hand, other) == (cards + b"\x09", cards)
    take_all(hand)
    assert not hand
    put_on(hand, 3)
    assert hand == b"\x03"


@given(HANDS)
def test_pairs_are_counted_as_they_are_listed(hand: bytearray) -> None:
    assert count_pairs(hand, distinct(hand)) == len(picks_of(hand, 2))


@given(HANDS, st.integers(2, 4))
def test_each_different_choice_of_several_cards_is_listed_once(hand: bytearray, most: int) -> None:
    listed = [[picked(hand, pick) for pick in picks] for picks in larger_picks(hand, most)]
    choices = [[*combinations(hand, count)] for count in range(2, min(most, len(hand)) + 1)]
    for found, all_of_them in zip(listed, choices, strict=True):
        different = list(dict.fromkeys(tuple(sorted(choice)) for choice in all_of_them))
        assert [tuple(sorted(choice)) for choice in found] == different


@given(HANDS)
def test_the_different_cards_come_in_the_order_of_the_hand(hand: bytearray) -> None:
    assert [*distinct(hand)] == [*dict.fromkeys(hand)]


@given(st.lists(ANY_KINDS, max_size=20).map(bytearray))
def test_cards_of_any_kinds_are_told_from_each_other(hand: bytearray) -> None:
    assert [*distinct(hand)] == [*dict.fromkeys(hand)]


@given(st.lists(ANY_KINDS, max_size=9).map(bytearray))
def test_choices_among_cards_of_any_kinds_are_counted(hand: bytearray) -> None:
    """Kinds above 127 are below zero to a C compiler whose characters have a sign."""
    pairs = {tuple(sorted(pair)) for pair in combinations(hand, 2)}
    assert count_pairs(hand, distinct(hand)) == len(pairs)


@given(HANDS, st.integers(0, 5))
def test_cards_come_and_go_as_in_a_list(hand: bytearray, kind: int) -> None:
    cards = [*hand]
    put_on(hand, kind)
    cards.append(kind)
    assert [*hand] == cards
    take_out(hand, kind)
    cards.remove(kind)
    assert [*hand] == cards
    if cards:
        assert take_top(hand) == cards.pop()
    assert ([*hand], [*like(hand)]) == (cards, cards)
    assert [*part(hand, 1, max(len(cards), 1))] == cards[1:]


@given(HANDS)
def test_a_card_that_is_not_there_cannot_be_taken(hand: bytearray) -> None:
    before = bytes(hand)
    with pytest.raises(ValueError, match=r"."):
        take_out(hand, 6)
    assert hand == before


@given(HANDS)
def test_a_copy_of_cards_does_not_change_with_them(hand: bytearray) -> None:
    copies = all_like([hand, bytearray()])
    put_on(hand, 1)
    assert [*map(len, copies)] == [len(hand) - 1, 0]


@pytest.mark.parametrize("most", [2, 3, 4])
@given(HANDS)
def test_choices_of_several_cards_are_counted_and_found_as_they_are_listed(most: int, hand: bytearray) -> None:
    listed = [picked(hand, pick) for picks in larger_picks(hand, most) for pick in picks]
    assert count_larger(hand, distinct(hand), most) == len(listed)
    assert [tuple(nth_larger(hand, most, number)) for number in range(len(listed))] == listed
    with pytest.raises(IndexError):
        nth_larger(hand, most, len(listed))
