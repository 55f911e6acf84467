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
    return TRIES[view["game"]](view, rng, count)


def tries_below_ground(view: View, rng: Rng, count: int) -> list[Any]:
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


COLOURS = ("red", "orange", "yellow", "green", "cyan", "blue", "violet", "white", "pink")
FRONTS = ("secret-tunnel", "overtime", "cthulhu", "finders-keepers", "cave-in", "union", "interns", "spade")
SENSELESS: tuple[Any, ...] = (
    {},
    {"dig": "7,9"},
    {"dig": "0,19", "colour": "red"},
    {"dig": ["7,9"], "colour": "red"},
    {"use": None},
    {"use": "secret-tunnel", "at": "2,8"},
    {"use": "cave-in", "colours": "red"},
    {"invest": ["red", "red", "blue", "white"]},
    {"invest": "red"},
    {"exchange": "red"},
    {"done": False},
    {"choose": {"take": "red"}},
    {"choose": {"take": ["red", "red"]}},
    {"choose": {"keep": False}},
    {"choose": None},
    {"dance": True},
    "done",
)


def tries_at_the_exchange(view: View, rng: Rng, count: int) -> list[Any]:
    made: list[Any] = [SENSELESS[rng.below(len(SENSELESS))] for _ in range(4)]
    for _ in range(count):
        one, two = COLOURS[rng.below(len(COLOURS))], COLOURS[rng.below(len(COLOURS))]
        cell, card = f"{1 + rng.below(18)},{1 + rng.below(18)}", FRONTS[rng.below(len(FRONTS))]
        made.append(
            (
                {"dig": cell, "colour": one},
                {"use": card},
                {"use": card, "at": cell, "colour": one},
                {"use": card, "colours": [one, two]},
                {"exchange": one, "for": two},
                {"choose": {"remove": one}},
                {"done": True},
            )[rng.below(7)]
        )
    return made


TRIES = {"saboteur": tries_below_ground, "duel": tries_below_ground, "corporation": tries_at_the_exchange}
"""By game."""


def refusal(state: State, seat: int, action: Any) -> list[Any] | None:
    """Code, clauses and arguments of the refusal; None if there is none."""
    try:
        state.copy().apply(seat, action)
    except motherlode.IllegalAction as error:
        return [error.code, list(error.clauses), error.arguments]
    return None
