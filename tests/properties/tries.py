"""Things a seat might try, most of them against the rules, made from what it sees."""

from typing import Any

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action, View

CARDS = (
    *("NESW", "NES", "ESW", "NS", "EW", "NE", "NW", "N+E+S+W", "E+W", "N+S", "N", "E", "SW", "S"),
    *("broken-lamp", "broken-cart", "fix-lamp", "fix-cart-lamp", "fix-lamp-pickaxe", "rockfall", "map"),
    *("EW:green-door@E", "NESW:blue-door@S", "EW:green-key@W", "key"),
)
WORDLESS: tuple[Any, ...] = (
    {},
    {"lay": "EW"},
    {"lay": "EW", "at": "somewhere"},
    {"play": "map", "goal": "0,0"},
    {"play": "map", "goal": None},
    {"play": "broken-lamp", "on": 99},
    {"play": "XX", "on": 0},
    {"pass": []},
    {"pass": "EW"},
    {"pass": ["EW", "EW"]},
    {"choose": {"gold": 3}},
    {"choose": {"gold": 1}},
    {"choose": {"open": "8,0"}},
    {"choose": {"shows": "NE"}},
    {"choose": {"shows": "gold-3 green@W"}},
    {"remove": "broken-lamp", "discard": ["EW", "map"]},
    {"remove": "broken-lamp", "discard": ["EW"]},
    {"remove": "broken-lamp"},
    {"play": "key", "at": "1,1", "side": None},
    {"dance": True},
    "pass",
)


def tries(view: View, rng: Rng, count: int = 12) -> list[Any]:
    cells = [*view["board"], *view["goals"], *(f"{rng.below(12) - 1},{rng.below(7) - 3}" for _ in range(6))]
    made: list[Any] = [WORDLESS[rng.below(len(WORDLESS))] for _ in range(4)]
    for _ in range(count):
        card = CARDS[rng.below(len(CARDS))]
        cell = cells[rng.below(len(cells))]
        seat = rng.below(view["players"])
        made.append(_attempt(card, cell, seat, rng.below(4)))
    return made


def _attempt(card: str, cell: str, seat: int, how: int) -> Action:
    if how == 0:
        return {"pass": [card]}
    if card == "map":
        return {"play": card, "goal": cell}
    if card == "key":
        return {"play": card, "at": cell, "side": "NESW"[how]}
    if ":" in card:
        return {"lay": card, "at": cell}
    if card == "rockfall":
        return {"play": card, "at": cell}
    if card.startswith("fix") and card.count("-") > 1:
        return {"play": card, "on": seat, "tool": ("lamp", "cart", "pickaxe")[how - 1]}
    if "-" in card:
        return {"play": card, "on": seat}
    return {"lay": card, "at": cell}


def refusal(state: State, seat: int, action: Any) -> list[Any] | None:
    """Code, clauses and arguments of the refusal; None if there is none."""
    try:
        state.copy().apply(seat, action)
    except motherlode.IllegalAction as error:
        return [error.code, list(error.clauses), error.arguments]
    return None
