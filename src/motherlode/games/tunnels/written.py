"""How the fields of a table are written: small ints inside, words on paper."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL
from motherlode.core.plain import plain_copy
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import cell_word, read_cell
from motherlode.games.tunnels.dealing import closed_cells
from motherlode.games.tunnels.declared import NO_CARD, Declared
from motherlode.games.tunnels.fronts import Fronts
from motherlode.games.tunnels.goals import Goal
from motherlode.games.tunnels.kept import read_notes, written_notes

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

__all__ = ["ALL", "read_notes"]


def cards(state: TunnelState, kinds: Iterable[int]) -> list[str]:
    words = state.rules.words
    return [words[kind] for kind in kinds]


def read_cards(state: TunnelState, words: list[str]) -> list[int]:
    kinds = state.rules.kinds
    return [kinds[word] for word in words]


def row(state: TunnelState, words: list[str]) -> bytearray:
    """Cards that lie in a row."""
    return bytearray(read_cards(state, words))


def hands(state: TunnelState, all_hands: list[bytearray]) -> list[list[str]]:
    return [cards(state, hand) for hand in all_hands]


def read_hands(state: TunnelState, words: list[list[str]]) -> list[bytearray]:
    return [row(state, hand) for hand in words]


def fronts(state: TunnelState, all_fronts: Fronts) -> list[list[str]]:
    return hands(state, all_fronts.cards)


def read_fronts(state: TunnelState, words: list[list[str]]) -> Fronts:
    return Fronts(read_hands(state, words))


def play(state: TunnelState, declared: Declared) -> dict[str, Any]:
    card = None if declared.kind == NO_CARD else state.rules.words[declared.kind]
    return {"seat": declared.seat, "card": card, "action": plain_copy(declared.action)}


def read_play(state: TunnelState, declared: dict[str, Any]) -> Declared:
    card = declared["card"]
    return Declared(declared["seat"], NO_CARD if card is None else state.rules.kinds[card], declared["action"])


def notes(state: TunnelState, kept: dict[str, Any]) -> dict[str, Any]:
    return written_notes(kept)


def goals(state: TunnelState, by_cell: dict[int, Goal]) -> dict[str, list[Any]]:
    return {cell_word(cell): list(goal) for cell, goal in by_cell.items()}


def read_goals(state: TunnelState, by_cell: dict[str, list[Any]]) -> dict[int, Goal]:
    return {read_cell(cell): Goal(*goal) for cell, goal in by_cell.items()}


def empty_board(state: TunnelState) -> Board:
    board = Board(state.rules.faces, *state.rules.walkers)
    board.room = state.rules.room
    return board


def board(state: TunnelState, maze: Board) -> dict[str, str]:
    return {cell_word(cell): maze.faces.words[face] for cell, face in maze.cards.items()}


def read_board(state: TunnelState, words: dict[str, str]) -> Board:
    """The maze from words, and what lies face down in it."""
    state.board.lay_out(
        {read_cell(cell): state.rules.face(word) for cell, word in words.items()},
        closed_cells(state),
        state.rules.start_cells,
        state.goals,
    )
    return state.board
