"""A full table that fits everything a view holds: only the order of the deck is dealt anew (CORP-162)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from motherlode.core.plain import frozen
from motherlode.core.rng import Rng
from motherlode.core.sampler import Sampler
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


class CorporationSampler(Sampler[CorporationState]):
    def __init__(self, table: CorporationState, view: View) -> None:
        """`table` is an empty one of the view's set-up."""
        table.lighten()
        lay_open(table, view)
        table.deck = [read_kind(word) for word, count in view["unseen"].items() for _ in range(count)]
        table.over = view["phase"] == "over"
        table.stack = [frozen(frame) for frame in view["flow"]["pending"]]
        table.advance()
        self._table = table

    def deal(
        self, rng: Rng, roles: Sequence[str | None] | None = None, goals: Mapping[str, str] | None = None
    ) -> CorporationState:
        """Nobody has a role here, and nothing lies face down but the deck."""
        state = self._table.copy()
        state.rng = rng.fork()
        rng.shuffle(state.deck)
        return state


def lay_open(state: CorporationState, view: View) -> None:
    """Everything but the deck."""
    flow = view["flow"]
    for kept in state.fields:
        if kept.openly or kept.key in ALIKE:
            kept.restore(state, (flow if kept.openly else view)[kept.key])
    state.board = read_board(state, {"symbols": view["board"], "gems": view["gems"]})
    told = zip(view["cards"], flow["since"], flow["spent"], strict=True)
    state.fronts = read_fronts(state, [list(map(list, zip(*front, strict=True))) for front in told])
    state.count_supply()
