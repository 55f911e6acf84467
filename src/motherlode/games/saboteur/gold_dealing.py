"""Gold cards for a table that is dealt from a view: values that fit the drafts and payments it remembers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from motherlode.core.rng import Rng
from motherlode.core.types import View
from motherlode.games.saboteur.gold_knowledge import IN_DRAFT, GoldFact, Place, read_gold_memory, read_places

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

ATTEMPTS = 100

Slots = dict[Place, int | None]
"""Every gold card outside of the deck, None where its value is not known."""


def gold_dealer(table: SaboteurState, view: View) -> Callable[[SaboteurState, Rng], None]:
    """Deals values that fit what was seen, and who has gold at all (XM-18)."""
    memory = read_gold_memory(view["seat"], view["gold"]["memory"])
    balances, unseen, slots = _balances(view), _unseen(table, view), _slots(view)
    has_gold = view["gold"]["has_gold"]
    handed_on = [fact for fact in memory if fact.values]
    certain = None if handed_on else _settled(slots, memory, unseen, Rng(0))
    """What is not a matter of luck is settled once for all deals."""

    def deal(state: SaboteurState, rng: Rng) -> None:
        state.balance, state.gold_memory = balances[:], memory
        for _ in range(ATTEMPTS):
            known, left = certain or _settled(slots, memory, unseen, rng)
            _deal_gold(state, view, known, left, rng)
            if has_gold == [nuggets > 0 for nuggets in state.riches()]:
                return

    return deal


def _balances(view: View) -> list[int]:
    """Nuggets beside the gold cards; where they are secret, what was given and taken in the open adds up to them."""
    gold = view["gold"]
    return [
        known if known is not None else max(1, counted) if has_gold else 0
        for known, counted, has_gold in zip(gold["balance"], view["flow"]["counted"], gold["has_gold"], strict=True)
    ]


def _unseen(table: SaboteurState, view: View) -> Counter[int]:
    """The gold cards that the view does not tell."""
    gold = view["gold"]
    seen = [value for cards in (*gold["cards"], gold["draft"]) for value in cards if value is not None]
    return Counter(table.rules.gold_cards) - Counter(seen)


def _slots(view: View) -> Slots:
    """Owner by owner, each in the order of his cards, then the draft."""
    gold = view["gold"]
    return {
        (owner, place): value
        for owner, cards in [*enumerate(gold["cards"]), (IN_DRAFT, gold["draft"])]
        for place, value in enumerate(cards)
    }


def _settled(
    slots: Slots, memory: Sequence[GoldFact], unseen: Counter[int], rng: Rng
) -> tuple[list[int | None], list[int]]:
    """The cards of all slots as far as memory tells them, and those that are left for the others."""
    known, pool = slots.copy(), unseen.copy()
    for fact in memory:
        if fact.values:
            _place_seen(known, fact, pool, rng)
    _pay(known, [fact for fact in memory if not fact.values and known[fact.places[0]] is None], pool)
    return [*known.values()], [*pool.elements()]


def _deal_gold(state: SaboteurState, view: View, known: list[int | None], left: list[int], rng: Rng) -> None:
    unseen = [*left]
    rng.shuffle(unseen)
    dealt = [value if value is not None else unseen.pop() if unseen else 1 for value in known]
    first, cards = 0, []
    for of_owner in view["gold"]["cards"]:
        cards.append(dealt[first : first + len(of_owner)])
        first += len(of_owner)
    state.gold_cards, state.draft = cards, dealt[first:]
    state.gold_deck = [unseen.pop() if unseen else 1 for _ in range(view["gold"]["deck"])]
    _fill_result(state, view)


def _place_seen(slots: Slots, fact: GoldFact, pool: Counter[int], rng: Rng) -> None:
    """The cards that were handed on, in an order nobody told."""
    hidden = [place for place in fact.places if slots[place] is None]
    rest = list((Counter(fact.values) - Counter(value for place in fact.places if (value := slots[place]))).elements())
    rng.shuffle(rest)
    for place, value in zip(hidden, rest, strict=True):
        slots[place] = value
        pool[value] -= 1


def _pay(slots: Slots, payments: Sequence[GoldFact], pool: Counter[int]) -> bool:
    """Cards of the pool for each payment, the highest first; steps back where that leaves nothing for a later one."""
    if not payments:
        return True
    payment, *others = payments
    for cards in _combinations(payment.nuggets, len(payment.places), pool):
        for place, value in zip(payment.places, cards, strict=True):
            slots[place] = value
            pool[value] -= 1
        if _pay(slots, others, pool):
            return True
        for place, value in zip(payment.places, cards, strict=True):
            slots[place] = None
            pool[value] += 1
    return False


def _combinations(nuggets: int, count: int, pool: Counter[int]) -> Iterator[tuple[int, ...]]:
    for cards in combinations_with_replacement((3, 2, 1), count):
        if sum(cards) == nuggets and all(pool[value] >= cards.count(value) for value in cards):
            yield cards


def _fill_result(state: SaboteurState, view: View) -> None:
    if view["last_round"] is None:
        return
    drafted = read_places(view["flow"]["drafted"])
    gained = [
        nuggets
        if nuggets is not None
        else sum(state.gold_cards[seat][place] for owner, place in drafted if owner == seat)
        for seat, nuggets in enumerate(view["last_round"]["gained"])
    ]
    state.result = {**view["last_round"], "gained": gained}
