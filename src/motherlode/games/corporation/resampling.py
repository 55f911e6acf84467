"""A full table that fits everything a view holds: only the order of the deck is dealt anew (CORP-162)."""

from __future__ import annotations

from motherlode.core.event import Event
from motherlode.core.plain import frozen
from motherlode.core.rng import Rng
from motherlode.core.types import View
from motherlode.games.corporation.cards import read_kind
from motherlode.games.corporation.restoring import lay_open
from motherlode.games.corporation.state import CorporationState


def resample(state: CorporationState, view: View, rng: Rng) -> None:
    state.rng = rng.fork()
    lay_open(state, view, view["flow"])
    state.deck = [read_kind(word) for word, count in view["unseen"].items() for _ in range(count)]
    rng.shuffle(state.deck)
    state.over = view["phase"] == "over"
    state.stack = [frozen(frame) for frame in view["flow"]["pending"]]
    state.advance()
    state.log = [Event(dict(entry), {}) for entry in view["log"]]
    state.origin = state.dump()
