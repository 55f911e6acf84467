"""Different choices of cards in a hand are counted as they are listed."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from motherlode.games.tunnels.handful import count_pairs, count_triples, distinct, picks_of

HANDS = st.lists(st.integers(0, 5), max_size=9)


@given(HANDS)
def test_pairs_and_triples_are_counted_as_they_are_listed(hand: list[int]) -> None:
    kinds = distinct(hand)
    assert count_pairs(hand, kinds) == len(picks_of(hand, 2))
    assert count_triples(hand, kinds) == len(picks_of(hand, 3))


@given(HANDS)
def test_the_different_cards_come_in_the_order_of_the_hand(hand: list[int]) -> None:
    assert [*distinct(hand)] == [*dict.fromkeys(hand)]
