"""The set-up (CORP-30 to CORP-38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.rng import Rng
from motherlode.games.corporation.board import Board, with_crystals
from motherlode.games.corporation.cards import WHOLE_DECK
from motherlode.games.corporation.colours import ALL_COLOURS
from motherlode.games.corporation.tiles import FLAGS, OUTER, REFERENCE, symbols_of
from motherlode.games.corporation.treasure import shuffled_deck
from motherlode.games.corporation.turn import begin_turn

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


OUTER_TILES = list(OUTER)
FLAG_CRYSTALS = tuple((FLAGS[colour], colour) for colour in ALL_COLOURS)


def begin_game(state: CorporationState) -> None:
    options = state.setup.options
    if options["board"] == "random":
        tiles = state.shuffled("tiles", OUTER_TILES)
        turns = state.chance("turns", quarters)
        state.tiles = tuple(zip(tiles, turns, strict=True))
    else:
        state.tiles = REFERENCE
    plant_flags(state, symbols_of(state.tiles), doubtful=0)
    state.deck = shuffled_deck(state, WHOLE_DECK)
    first = options["firstPlayer"]
    if first == "random":
        first = state.chance("first", lambda rng: rng.below(state.setup.players))
    state.turn = first
    state.count_supply()
    if not state.light:
        state.note("began", first=first)
    begin_turn(state)


def quarters(rng: Rng) -> list[int]:
    """CORP-31: how far each tile is turned."""
    return [rng.below(4) for _ in OUTER_TILES]


def plant_flags(state: CorporationState, symbols: str, doubtful: int) -> None:
    """CORP-34: one crystal on each flag. On a mountain of whole tiles no gold is doubtful (CORP-157)."""
    state.board = with_crystals(Board(symbols, doubtful), FLAG_CRYSTALS)
