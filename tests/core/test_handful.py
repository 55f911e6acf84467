"""Cards in a row: different choices of them are counted as they are listed, and they come and go as in a list."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.games.tunnels.handful import (
    all_like,
    count_pairs,
    count_triples,
    distinct,
    like,
    part,
    picks_of,
    put_on,
    take_out,
    take_top,
)

HANDS = st.lists(st.integers(0, 5), max_size=9).map(bytearray)


@given(HANDS)
def test_pairs_and_triples_are_counted_as_they_are_listed(hand: bytearray) -> None:
    kinds = distinct(hand)
    assert count_pairs(hand, kinds) == len(picks_of(hand, 2))
    assert count_triples(hand, kinds) == len(picks_of(hand, 3))


@given(HANDS)
def test_the_different_cards_come_in_the_order_of_the_hand(hand: bytearray) -> None:
    assert [*distinct(hand)] == [*dict.fromkeys(hand)]


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
