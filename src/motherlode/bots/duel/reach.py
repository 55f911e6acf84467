"""How far each player is from the gold: cards still to be laid, and the cards that would do it at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import EAST, NORTH, SIDES, SOUTH, WEST, cell_at, column, row

FAR: Final = 6
"""So many cards, or more."""
ANY_SIDE: Final = 15
ENDS: Final = EAST | WEST
COLUMN: Final = 16
"""In a set of cells one bit stands for a cell; so many bits further is the cell in the east."""


class _Bits(dict[int, int]):
    """The bit of a cell; those far away have none."""

    def __missing__(self, cell: int) -> int:
        x, y = column(cell) + 3, row(cell) + COLUMN // 2
        self[cell] = bit = 1 << (x * COLUMN + y) if 0 <= x < COLUMN and 0 < y < COLUMN - 1 else 0
        return bit


BITS: Final = _Bits()
GROUND: Final = sum(BITS[cell_at(x, y)] for x in range(8) for y in range(-3, 4))
"""The cells that a way to a vein is looked for on."""

Maze = frozenset[tuple[int, int]]
"""All cards on the table, each with its cell: by these a maze is known."""
Veins = tuple[tuple[int, int], ...]
"""Cells of veins, with the sides from which they can be entered while they are closed."""


class Reach(NamedTuple):
    """How far both players are from a vein."""

    cards: tuple[int, int]
    """By seat: how many he has to lay at least; tunnels of the other are used where they help."""
    finishing: tuple[int, int]
    """By seat: the mask of the kinds of cards that reach it now."""


class Survey:
    """What was once seen of a maze: a search comes by the same mazes in many deals."""

    def __init__(self) -> None:
        self._seen: dict[tuple[Maze, Veins], list[Reach]] = {}
        self._foreseen: dict[tuple[Maze, Veins], list[Reach] | None] = {}

    def now(self, board: Board, maze: Maze, veins: Veins) -> list[Reach]:
        """How far it is to each of the veins."""
        seen = self._seen.get((maze, veins))
        if seen is None:
            seen = self._seen[maze, veins] = _reaches(board, veins)
        return seen

    def after(self, board: Board, maze: Maze, veins: Veins, cell: int, face: int) -> list[Reach] | None:
        """How far it will be once this card is laid; None if that turns over or claims a vein."""
        then = (maze | {(cell, face)}, veins)
        if then not in self._foreseen:
            board = board.copy()
            board.put(cell, face)
            self._foreseen[then] = None if _settles(board, veins) else self.now(board, *then)
        return self._foreseen[then]


def _settles(board: Board, veins: Veins) -> bool:
    """Whether a tunnel leads to a vein that nobody has claimed."""
    return any(walked.reached or any(walked.lit.get(cell) for cell, _ in veins) for walked in _by_seat(board))


def _by_seat(board: Board) -> tuple[Board, Board]:
    return board, board.walked_by(1)


def _reaches(board: Board, veins: Veins) -> list[Reach]:
    wanted = [{cell: _entrances(walked, cell, sides) for cell, sides in veins} for walked in _by_seat(board)]
    green, blue = (cards_to(walked, sides) for walked, sides in zip(_by_seat(board), wanted, strict=True))
    return [
        Reach(
            (green.get(cell, FAR), blue.get(cell, FAR)),
            (
                _finishing(board, cell, wanted[0][cell]) if green.get(cell) == 1 else 0,
                _finishing(board.walked_by(1), cell, wanted[1][cell]) if blue.get(cell) == 1 else 0,
            ),
        )
        for cell, _ in veins
    ]


def _entrances(board: Board, cell: int, sides: int) -> int:
    """The sides by which the walker gets to the gold; a closed vein will be turned as it suits him."""
    face = board.cards.get(cell)
    return sides if face is None else sum(side for side, _, _ in SIDES if board.joined[face][side])


def cards_to(board: Board, wanted: dict[int, int]) -> dict[int, int]:
    """How many cards the walker has to lay at least to enter these cells by these sides, where he can.

    All tunnels of a card are joined (DUEL-16), so sets of cells are all it takes: those where cards could be laid with
    so many cards, those beyond them, and so on; whoever comes to a tunnel is at all its ends.
    """
    assert board.walker is not None
    open_sides = board.walker.open_sides
    north = east = south = west = 0
    for cell, face in board.cards.items():
        bit, sides = BITS[cell], open_sides[face]
        north |= bit if sides & NORTH else 0
        east |= bit if sides & EAST else 0
        south |= bit if sides & SOUTH else 0
        west |= bit if sides & WEST else 0
    rock_north, rock_east, rock_south, rock_west = _rocks(board.edges)
    dark = _cells(board.cards) & ~_cells(board.lit)
    laid = _cells(board.frontier)
    unseen = GROUND & ~(_cells(board.cards) | _cells(board.closed) | laid)
    missing = {BITS[cell]: (cell, sides) for cell, sides in wanted.items()}
    found: dict[int, int] = {}
    for count in range(1, FAR):
        up, right = (laid & ~rock_north) << 1, (laid & ~rock_east) << COLUMN
        down, left = (laid & ~rock_south) >> 1, (laid & ~rock_west) >> COLUMN
        entered = (up & south | right & west | down & north | left & east) & dark
        while entered:
            dark &= ~entered
            further_up, further_right = (entered & north) << 1, (entered & east) << COLUMN
            further_down, further_left = (entered & south) >> 1, (entered & west) >> COLUMN
            up, right, down, left = up | further_up, right | further_right, down | further_down, left | further_left
            entered = further_up & south | further_right & west | further_down & north | further_left & east
            entered &= dark
        come_to = up | right | down | left
        for bit in [bit for bit in missing if bit & come_to]:
            cell, sides = missing[bit]
            by = SOUTH * bool(up & bit) | WEST * bool(right & bit) | NORTH * bool(down & bit) | EAST * bool(left & bit)
            if by & sides:
                found[cell] = count
                del missing[bit]
        laid = come_to & unseen
        if not (missing and laid):
            break
        unseen &= ~laid
    return found


def _cells(cells: Iterable[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= BITS[cell]
    return mask


def _rocks(edges: Mapping[int, int]) -> tuple[int, int, int, int]:
    """The empty cells that have rock in the north, east, south and west."""
    north = east = south = west = 0
    for cell, edge in edges.items():
        if edge > ANY_SIDE:
            bit, rock = BITS[cell], edge >> 4
            north |= bit if rock & NORTH else 0
            east |= bit if rock & EAST else 0
            south |= bit if rock & SOUTH else 0
            west |= bit if rock & WEST else 0
    return north, east, south, west


def _finishing(board: Board, cell: int, entrances: int) -> int:
    """The mask of the kinds of cards that bring the walker to the gold when laid now."""
    mask = 0
    for side, step, opposite in SIDES:
        beside = cell + step
        if entrances & side and beside in board.frontier:
            mask |= _leading(board, beside, opposite)
    return mask


def _leading(board: Board, cell: int, side: int) -> int:
    """The mask of the kinds of cards that can be laid on a cell so that the walker leaves it by that side."""
    walker, by_word = board.walker, board.faces.by_word
    assert walker is not None
    return sum(
        1 << kind
        for kind, moves in enumerate(walker.lays[cell, board.edges[cell], board.entered_from(cell)])
        if any(walker.open_sides[by_word[move["lay"]]] & side for move in moves)
    )
