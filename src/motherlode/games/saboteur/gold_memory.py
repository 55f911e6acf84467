"""Whose gold cards are worth what, as far as a view tells: values that fit the drafts and payments it saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any

from motherlode.core.rng import Rng
from motherlode.core.types import View

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

Slot = tuple[int, int]
"""A gold card by its owner and its place among his cards; the draft in progress is owner -1."""
IN_DRAFT = -1


@dataclass
class Memory:
    """What a log tells of hidden gold cards."""

    handed_on: list[tuple[list[int], list[Slot]]] = field(default_factory=list)
    """Cards that were handed on, and the slots where they are now, in an order nobody told."""
    payments: list[tuple[int, list[Slot]]] = field(default_factory=list)
    """Sums that were paid in the open, and the slots that hold them."""
    drafted: dict[int, list[Slot]] = field(default_factory=dict)
    """In the round that ended last: the slots each seat drafted, several where more cards than miners were shared."""


ATTEMPTS = 100


def gold_dealer(table: SaboteurState, view: View) -> Callable[[SaboteurState, Rng], None]:
    """Deals values that fit what was seen, and who has gold at all (XM-18)."""
    memory, balances = remember(view), _balances(table, view)

    def deal(state: SaboteurState, rng: Rng) -> None:
        state.balance = balances[:]
        for _ in range(ATTEMPTS):
            _deal_gold(state, view, memory, rng)
            if view["gold"]["has_gold"] == [state.gold(seat) > 0 for seat in range(view["players"])]:
                return

    return deal


def _balances(state: SaboteurState, view: View) -> list[int]:
    """Nuggets beside the gold cards; where they are secret, what was given and taken in the open adds up to them."""
    gold = view["gold"]
    added_up = [state.rules.starting_nuggets] * view["players"]
    for entry in view["log"]:
        for seat, nuggets in _moved_nuggets(entry):
            added_up[seat] += nuggets
    return [
        known if known is not None else max(1, sum_) if has_gold else 0
        for known, sum_, has_gold in zip(gold["balance"], added_up, gold["has_gold"], strict=True)
    ]


def _moved_nuggets(entry: dict[str, Any]) -> list[tuple[int, int]]:
    match entry["event"]:
        case "paid" | "found":
            return [(entry["seat"], entry["nuggets"])]
        case "lost":
            return [(entry["seat"], -entry["nuggets"])]
        case "handed-over":
            return [(entry["seat"], -entry["nuggets"]), (entry["to"], entry["nuggets"])]
        case _:
            return []


def _deal_gold(state: SaboteurState, view: View, memory: Memory, rng: Rng) -> None:
    gold = view["gold"]
    slots: dict[Slot, int | None] = {
        (owner, place): value
        for owner, cards in [*enumerate(gold["cards"]), (IN_DRAFT, gold["draft"])]
        for place, value in enumerate(cards)
    }
    pool = Counter(state.rules.gold_cards) - Counter(value for value in slots.values() if value is not None)
    for cards, places in memory.handed_on:
        hidden = [place for place in places if slots.get(place, 0) is None]
        rest = list((Counter(cards) - Counter(value for place in places if (value := slots.get(place)))).elements())
        rng.shuffle(rest)
        for place, value in zip(hidden, rest, strict=False):
            slots[place] = value
            pool[value] -= 1
    _pay(slots, [payment for payment in memory.payments if slots.get(payment[1][0], 0) is None], pool)
    unseen = list((+pool).elements())
    rng.shuffle(unseen)
    for place, seen in slots.items():
        if seen is None:
            slots[place] = unseen.pop() if unseen else 1
    state.gold_cards = [
        [slots[owner, place] or 0 for place in range(len(cards))] for owner, cards in enumerate(gold["cards"])
    ]
    state.draft = [slots[IN_DRAFT, place] or 0 for place in range(len(gold["draft"]))]
    state.gold_deck = [unseen.pop() if unseen else 1 for _ in range(gold["deck"])]
    _fill_result(state, view, memory)


def remember(view: View) -> Memory:
    """Read the log for who drafted and who was paid, in which order."""
    memory = Memory()
    owned = [0] * view["players"]
    before = len([entry for entry in view["log"] if entry["event"] in ("drafted", "gold-card")])
    known_cards = sum(len(cards) for cards in view["gold"]["cards"])
    logged = before + sum(entry["cards"] for entry in view["log"] if entry["event"] == "paid")
    if logged != known_cards:
        return memory
    later: list[Slot] | None = None
    for entry in view["log"]:
        if entry["event"] == "gold-card":
            owned[entry["seat"]] += 1
        elif entry["event"] == "round-over":
            later, memory.drafted = None, {}
        elif entry["event"] == "drafted":
            seat = entry["seat"]
            slot = (seat, owned[seat])
            owned[seat] += 1
            memory.drafted.setdefault(seat, []).append(slot)
            if later is not None:
                later.append(slot)
            if "offered" in entry:
                rest = list(entry["offered"])
                rest.remove(entry["gold"])
                later = []
                memory.handed_on.append((rest, later))
        elif entry["event"] == "paid" and entry["cards"]:
            seat = entry["seat"]
            memory.payments.append((entry["nuggets"], [(seat, owned[seat] + place) for place in range(entry["cards"])]))
            owned[seat] += entry["cards"]
    if later is not None and view["gold"]["draft"]:
        later.extend((IN_DRAFT, place) for place in range(len(view["gold"]["draft"])))
    return memory


def _pay(slots: dict[Slot, int | None], payments: list[tuple[int, list[Slot]]], pool: Counter[int]) -> bool:
    """Cards of the pool for each payment, the highest first; steps back where that leaves nothing for a later one."""
    if not payments:
        return True
    (nuggets, places), *others = payments
    for cards in _combinations(nuggets, len(places), pool):
        for place, value in zip(places, cards, strict=True):
            slots[place] = value
            pool[value] -= 1
        if _pay(slots, others, pool):
            return True
        for place, value in zip(places, cards, strict=True):
            slots[place] = None
            pool[value] += 1
    return False


def _combinations(nuggets: int, count: int, pool: Counter[int]) -> Iterator[tuple[int, ...]]:
    for cards in combinations_with_replacement((3, 2, 1), count):
        if sum(cards) == nuggets and all(pool[value] >= cards.count(value) for value in cards):
            yield cards


def _fill_result(state: SaboteurState, view: View, memory: Memory) -> None:
    if view["last_round"] is None:
        return
    gained = [
        nuggets if nuggets is not None else _drafted_value(state, memory, seat)
        for seat, nuggets in enumerate(view["last_round"]["gained"])
    ]
    state.result = {**view["last_round"], "gained": gained}


def _drafted_value(state: SaboteurState, memory: Memory, seat: int) -> int:
    return sum(state.gold_cards[owner][place] for owner, place in memory.drafted.get(seat, ()))
