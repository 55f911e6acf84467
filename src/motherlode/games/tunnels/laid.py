# cython: boundscheck=False, nonecheck=False
"""Which tunnel cards were laid by whom, in the order of laying; kept only where a module asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.course import Stride
from motherlode.core.numbers import add_number, block, drop_number, no_numbers, numbers, refill_numbers
from motherlode.core.rng import Rng
from motherlode.core.types import Given
from motherlode.games.tunnels.cells import cell_word, read_cell
from motherlode.games.tunnels.family_cards import place_in
from motherlode.games.tunnels.found import Found
from motherlode.games.tunnels.kept import Kept
from motherlode.games.tunnels.places import cell_of, place_of

if TYPE_CHECKING:
    from motherlode.games.tunnels.rulebook import Rulebook
    from motherlode.games.tunnels.state import TunnelState

KEY = "laid"
LAST = Found()


class Laid(Kept):
    __slots__ = ("cards",)

    def __init__(self) -> None:
        self.cards = no_numbers()
        """In the order of laying, each by its place and who laid it, as one number: the seat is its last four bits."""

    def copy_into(self, other: Kept) -> None:
        into: Laid = other  # type: ignore[assignment] # it is of the same kind
        refill_numbers(into.cards, self.cards)

    def same(self, other: Kept) -> bool:
        another: Laid = other  # type: ignore[assignment] # it is of the same kind
        return self.cards == another.cards

    def plain(self) -> list[list[Any]]:
        return [[cell_word(cell_of(card >> 4)), card & 15] for card in self.cards]

    def read(self, plain: Any) -> None:
        self.cards = numbers([place_of(read_cell(cell)) << 4 | int(seat) for cell, seat in plain])

    def note(self, place: int, seat: int) -> None:
        """Of a place only the card that was laid there last counts."""
        cards, size = block(self.cards), len(self.cards)
        for card in cards[:size]:
            if card >> 4 == place:
                drop_number(self.cards, card)
                break
        add_number(self.cards, place << 4 | seat)


def keep_laid(rules: Rulebook) -> None:
    if KEY not in rules.extra:
        rules.extra[KEY] = Laid
        rules.fill("lay", "noted", "note-laid", NoteLaid())
        rules.furnish_given.append(_note_given)
        rules.describers.append(_describe)
        rules.add_given(KEY)


def laid_by_all(state: TunnelState) -> Laid:
    laid: Laid = state.extra[KEY]
    return laid


class NoteLaid(Stride):
    def take(self, state: TunnelState) -> None:
        table: TunnelState = state
        laid_by_all(table).note(place_in(table.play.action, "at"), table.play.seat)
        if table.aloud:
            table.touch("extra")


def _note_given(state: TunnelState, given: Given, rng: Rng) -> None:
    last = given.get("last_laid")
    laid_by_all(state).read(given.get(KEY) or ([[last["cell"], last["seat"]]] if last else []))


def _describe(state: TunnelState) -> Given:
    laid = laid_by_all(state).plain()
    return {KEY: laid} if laid else {}


def last_laid(state: TunnelState) -> int | None:
    """WC23-02, WC23-03: the cell of the card laid most recently among those that still lie in the maze."""
    ground, laid = state.board.ground, laid_by_all(state)
    cards = block(laid.cards)
    for number in range(len(laid.cards) - 1, -1, -1):
        place = cards[number] >> 4
        if place < len(ground) and ground[place] and is_from_deck(state, cell_of(place)):
            return cell_of(place)
    return None


def is_from_deck(state: TunnelState, cell: int) -> bool:
    """Whether a card that lies open came from the deck: not the start card, a goal or what else modules lay out."""
    if cell in state.board.fixed:
        return False
    for cells in state.rules.not_from_deck:
        if cell in cells(state):
            return False
    return True


def last_layer(state: TunnelState) -> int | None:
    """Who laid a tunnel card last, whether it still lies there or not."""
    cards = laid_by_all(state).cards
    return cards[-1] & 15 if len(cards) else None
