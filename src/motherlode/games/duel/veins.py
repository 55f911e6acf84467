"""The three veins of gold: what they show, how they are laid out and how they are turned over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from motherlode.core.rng import Rng
from motherlode.games.duel.doors import doors_of
from motherlode.games.tunnels.cells import cell_at, read_cell
from motherlode.games.tunnels.dealing import shuffled
from motherlode.games.tunnels.goals import GoalCard, shape_lying
from motherlode.games.tunnels.revealing import Position, closed_at

if TYPE_CHECKING:
    from motherlode.games.duel.state import DuelState
    from motherlode.games.tunnels.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Vein(GoalCard):
    """DUEL-21: one deposit, whatever its nuggets."""

    nuggets: int = 0

    def answer(self, is_turned: bool) -> str:
        """How a player says in which position it shall lie."""
        return self.shape_lying(is_turned)


@dataclass(frozen=True, slots=True)
class DoorVein(Vein):
    """A vein with a door at each end, named by the door on its west side: `gold-3 green@W`."""

    def face_word(self, shape: str) -> str:
        door = next(door for door in doors_of(shape) if door.side == "W")
        return f"{self.name} {door.word.replace('-door', '')}"

    def lies_turned(self, shape_word: str) -> bool | None:
        for is_turned in (False, True):
            if shape_word in [door.word.replace("-door", "") for door in doors_of(self.shape_lying(is_turned))]:
                return is_turned
        return None

    def answer(self, is_turned: bool) -> str:
        return self.face_word(self.shape_lying(is_turned))


VEINS: tuple[Vein, ...] = (
    Vein("gold-1", "NESW", nuggets=1),
    Vein("gold-2", "NE", nuggets=2),
    DoorVein("gold-3", "EW:green-door@W+blue-door@E", nuggets=3),
)
"""DUEL-20."""


def vein_cells(gap_columns: int) -> tuple[int, ...]:
    """DUEL-25: one column with gaps of one card, as many empty columns before it as the table wants."""
    return tuple(cell_at(gap_columns + 1, y) for y in (2, 0, -2))


def draw_veins(rules: Rulebook, rng: Rng) -> list[str]:
    """DUEL-24: shuffled, each in a position that nobody knows."""
    cards = shuffled(range(len(rules.goal_cards)), rng)
    return [rules.goal_faces[card][rng.below(2)] for card in cards]


def vein_at(state: DuelState, cell: int) -> Vein:
    card = state.rules.goal_cards[state.goals[cell].card]
    assert isinstance(card, Vein)
    return card


def best_positions(state: DuelState, cell: int) -> list[bool]:
    """DUEL-60: more openings towards connected tunnels, then more agreeing sides; whether turned, printed first."""
    board, vein = state.board, vein_at(state, cell)
    entered = 0
    for seat in range(state.setup.players):
        entered |= board.walked_by(seat).entered_from(cell)
    ranks: list[tuple[int, int]] = []
    for shows in looks_of(vein.shape):
        sides = board.faces.sides[board.faces.by_word[shows]]
        ranks.append((-(sides & entered).bit_count(), board.disagreements(cell, sides)))
    best = min(ranks)
    return [bool(turns) for turns, rank in enumerate(ranks) if rank == best]


@cache
def looks_of(shape: str) -> tuple[str, ...]:
    """The different ways in which a card can lie, as printed first."""
    return tuple(dict.fromkeys(shape_lying(shape, is_turned) for is_turned in (False, True)))


def open_vein(state: DuelState, cell: int, is_turned: bool) -> None:
    closed_at(state, cell).open(state, cell, vein_at(state, cell).shape_lying(is_turned))


class VeinPosition(Position["DuelState"]):
    """DUEL-60: where both positions are as good, the active player chooses."""

    def offered(self, state: DuelState, seat: int, data: Any) -> list[Any]:
        cell = read_cell(data)
        return [vein_at(state, cell).answer(is_turned) for is_turned in best_positions(state, cell)]

    def chosen(self, state: DuelState, seat: int, value: Any, data: Any) -> None:
        cell = read_cell(data)
        open_vein(state, cell, value == vein_at(state, cell).answer(True))
