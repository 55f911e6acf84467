"""A full table that fits everything a view holds: only the order of the deck is dealt anew (CORP-162)."""

from __future__ import annotations

from motherlode.core.event import Event
from motherlode.core.plain import frozen
from motherlode.core.rng import Rng
from motherlode.core.types import View
from motherlode.games.corporation.cards import read_kind
from motherlode.games.corporation.state import CorporationState
from motherlode.games.corporation.written import read_board, read_fronts

ALIKE = frozenset(
    {
        *("tiles", "coins", "dwarfs", "investments", "stock_market", "discard"),
        *("turn", "turn_number", "budget", "colour", "opened"),
    }
)
"""What a view tells under the name and in the words in which the table keeps it."""


def resample(state: CorporationState, view: View, rng: Rng) -> None:
    state.rng = rng.fork()
    lay_open(state, view)
    state.deck = [read_kind(word) for word, count in view["unseen"].items() for _ in range(count)]
    rng.shuffle(state.deck)
    state.over = view["phase"] == "over"
    state.stack = [frozen(frame) for frame in view["flow"]["pending"]]
    state.advance()
    state.log = [Event(dict(entry), {}) for entry in view["log"]]
    state.origin = state.dump()


def lay_open(state: CorporationState, view: View) -> None:
    """Everything but the deck."""
    flow = view["flow"]
    for kept in state.fields:
        if kept.openly or kept.key in ALIKE:
            kept.restore(state, (flow if kept.openly else view)[kept.key])
    read_board(state, {"symbols": view["board"], "gems": view["gems"]})
    told = zip(view["cards"], flow["since"], flow["spent"], strict=True)
    state.fronts = read_fronts(state, [list(map(list, zip(*front, strict=True))) for front in told])
    state.count_supply()
