"""The set-up (CORP-30 to CORP-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.rng import Rng
from motherlode.games.corporation.board import Board
from motherlode.games.corporation.cards import DECK
from motherlode.games.corporation.colours import ALL_COLOURS
from motherlode.games.corporation.tiles import FLAGS, OUTER, REFERENCE, symbols_of
from motherlode.games.corporation.treasure import shuffled_deck
from motherlode.games.corporation.turn import begin_turn

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


def begin_game(state: CorporationState) -> None:
    options = state.setup.options
    if options["board"] == "random":
        tiles = state.chance("tiles", shuffled_tiles)
        turns = state.chance("turns", lambda rng: [rng.below(4) for _ in OUTER])
        state.tiles = tuple(zip(tiles, turns, strict=True))
    else:
        state.tiles = REFERENCE
    plant_flags(state, symbols_of(state.tiles))
    state.deck = shuffled_deck(state, list(DECK))
    first = options["firstPlayer"]
    if first == "random":
        first = state.chance("first", lambda rng: rng.below(state.setup.players))
    state.turn = first
    state.count_supply()
    state.note("began", first=first)
    begin_turn(state)


def shuffled_tiles(rng: Rng) -> list[str]:
    """CORP-31."""
    order = list(OUTER)
    rng.shuffle(order)
    return order


def plant_flags(state: CorporationState, symbols: str) -> None:
    """CORP-34: one crystal on each flag."""
    state.board = Board()
    state.board.lay_out(symbols, [(FLAGS[colour], colour) for colour in ALL_COLOURS])
