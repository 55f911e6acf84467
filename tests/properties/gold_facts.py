"""What a seat's log says about gold cards that it cannot see."""

from collections import Counter
from typing import Any

from motherlode.core.types import View


def contradictions(view: View, gold_cards: list[list[int]]) -> list[str]:
    """Where the values of a table contradict the drafts and payments that a view remembers."""
    owned = [0] * view["players"]
    found: list[str] = []
    handed_on: Counter[int] | None = None
    for entry in view["log"]:
        if entry["event"] == "round-over":
            handed_on = None
        elif entry["event"] == "drafted":
            value = _next_cards(gold_cards, owned, entry["seat"], 1)[0]
            handed_on = _draft(entry, value, handed_on, found)
        elif entry["event"] == "paid":
            paid = _next_cards(gold_cards, owned, entry["seat"], entry["cards"])
            if not any(view["gold"]["balance"]) and sum(paid) != entry["nuggets"]:
                found.append(f"{entry} was paid with {paid}")
    return found


def _next_cards(gold_cards: list[list[int]], owned: list[int], seat: int, count: int) -> list[int]:
    cards = gold_cards[seat][owned[seat] : owned[seat] + count]
    owned[seat] += count
    return cards


def _draft(entry: dict[str, Any], value: int, handed_on: Counter[int] | None, found: list[str]) -> Counter[int] | None:
    if "offered" in entry:
        if value != entry["gold"]:
            found.append(f"{entry} kept {value}")
        return Counter(entry["offered"]) - Counter([entry["gold"]])
    if handed_on is not None:
        if not handed_on[value]:
            found.append(f"{entry} kept {value} out of {dict(handed_on)}")
        handed_on = handed_on - Counter([value])
    return handed_on
