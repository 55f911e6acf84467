# cython: wraparound=False, nonecheck=False
"""What a covered symbol gives (CORP-67 to CORP-75)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from motherlode.core.ends import put_last
from motherlode.games.corporation.cards import (
    BY_CARD,
    CARDS,
    CTHULHU,
    OVERTIME,
    SECRET_TUNNEL,
    STOCK_MARKET,
    TOKENS,
    Front,
)
from motherlode.games.corporation.cells import CELL_WORDS
from motherlode.games.corporation.income import pay_gold
from motherlode.games.corporation.investing import invest
from motherlode.games.corporation.tiles import CHEST, DWARF, GOLD, SAFE
from motherlode.games.corporation.turn import finish

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


SAFES, MARKETS = (tuple((kind, (seat,), None) for seat in range(6)) for kind in ("safe", "stock-market"))
"""The questions that a find may put, by seat, ready to be asked."""


def find_dwarf(state: CorporationState, digger: int, cell: int) -> None:
    """CORP-69; CORP-119 to CORP-122: the oldest Cthulhu of another player takes the dwarf and is discarded."""
    taker, waiting = digger, None
    for owner, front in enumerate(state.fronts):
        for card in front:
            if card.kind == CTHULHU and owner != digger and (waiting is None or card.since < waiting.since):
                taker, waiting = owner, card
    if waiting is not None:
        state.replace_front(taker, waiting, None)
    state.dwarfs[taker] += 1
    if state.aloud:
        state.tell("hired", seat=taker, digger=digger)


def find_gold(state: CorporationState, digger: int, cell: int) -> None:
    """CORP-151: with the last gold the game ends at once."""
    pay_gold(state, digger, CELL_WORDS[cell])
    if not state.board.gold:
        finish(state, "last-gold")


def find_safe(state: CorporationState, digger: int, cell: int) -> None:
    """CORP-70: a single colour is taken without a question, and without any the safe is empty (CORP-08)."""
    colours = state.to_take()
    if len(colours) > 1:
        put_last(state.stack, SAFES[digger])
    elif colours:
        invest(state, digger, colours, "safe")


def find_chest(state: CorporationState, digger: int, cell: int) -> None:
    """CORP-73, CORP-74: the top card, shown to all."""
    if not state.deck and state.discard:
        state.deck = shuffled_deck(state, bytes(sorted(state.discard, key=CARDS.__getitem__)))
        state.discard = []
        state.tell("reshuffled")
    if not state.deck:
        state.tell("chest", seat=digger, card=None)
        return
    kind = state.deck.pop()
    state.lay_front(digger, Front(kind, state.newest(), TOKENS if kind == OVERTIME else 0))
    if kind == SECRET_TUNNEL:
        state.dwarfs = [dwarfs + 1 for dwarfs in state.dwarfs]
    elif kind == STOCK_MARKET:
        open_market(state, digger)
    if state.aloud:
        state.tell("chest", seat=digger, card=CARDS[kind])


def open_market(state: CorporationState, seat: int) -> None:
    """CORP-133: two crystals of two colours; where the treasury leaves no choice they are taken unasked."""
    colours = state.to_take()
    if len(colours) > 2:
        put_last(state.stack, MARKETS[seat])
    else:
        put_on_market(state, seat, colours)


def put_on_market(state: CorporationState, seat: int, colours: Iterable[int]) -> None:
    for colour in colours:
        state.stocks[seat] += (colour,)
        state.take_crystal(colour)


def shuffled_deck(state: CorporationState, kinds: bytes) -> list[int]:
    """CORP-37: of cards in the order of their names."""
    return list(state.shuffled_cards("deck", kinds, CARDS, BY_CARD))


TREASURE: Final = GOLD + DWARF + SAFE + CHEST
"""Passages give nothing (CORP-66)."""


def find(symbol: str, state: CorporationState, digger: int, cell: int) -> None:
    if symbol == GOLD:
        find_gold(state, digger, cell)
    elif symbol == DWARF:
        find_dwarf(state, digger, cell)
    elif symbol == SAFE:
        find_safe(state, digger, cell)
    else:
        find_chest(state, digger, cell)
