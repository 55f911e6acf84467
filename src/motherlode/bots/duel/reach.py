"""How far each player is from the gold: cards still to be laid, and the cards that would do it at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import EAST, NORTH, SIDES, SOUTH, WEST, cell_at, column, row

FAR = 6
"""So many cards, or more."""
ANY_SIDE = 15
ENDS: Final = EAST | WEST
COLUMN = 8
"""In a set of cells one bit stands for a cell; so many bits further is the cell in the east. Between the columns is a
bit for no cell, and all fit into 64."""


class _Bits(dict[int, int]):
    """The bit of a cell; those behind the entrances and far away have none."""

    def __missing__(self, cell: int) -> int:
        x, y = column(cell), row(cell) + COLUMN // 2
        self[cell] = bit = 1 << (x * COLUMN + y) if 0 <= x < COLUMN and 0 < y < COLUMN else 0
        return bit


BITS: Final = _Bits()
bit_of: Final[Callable[[int], int]] = BITS.__getitem__
GROUND: Final = sum(bit_of(cell_at(x, y)) for x in range(8) for y in range(-3, 4))
"""The cells that a way to a vein is looked for on."""

Maze = frozenset[tuple[int, int]]
"""All cards on the table, each with its cell: by these a maze is known."""
Veins = tuple[tuple[int, int], ...]
"""Cells of veins, with the sides from which they can be entered while they are closed."""

Rocks = tuple[int, int, int, int]


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
    for walked in _by_seat(board):
        if walked.reached:
            return True
        for cell, _ in veins:
            if walked.lit_at(cell):
                return True
    return False


def _by_seat(board: Board) -> tuple[Board, Board]:
    return board, board.walked_by(1)


def _reaches(board: Board, veins: Veins) -> list[Reach]:
    green, blue = _by_seat(board)
    rocks = _rocks(board.edges)
    by_green = {cell: _entrances(green, cell, sides) for cell, sides in veins}
    by_blue = {cell: _entrances(blue, cell, sides) for cell, sides in veins}
    green_cards, blue_cards = _cards_to(green, by_green, rocks), _cards_to(blue, by_blue, rocks)
    return [
        Reach(
            (green_cards.get(cell, FAR), blue_cards.get(cell, FAR)),
            (
                _finishing(green, cell, by_green[cell]) if green_cards.get(cell) == 1 else 0,
                _finishing(blue, cell, by_blue[cell]) if blue_cards.get(cell) == 1 else 0,
            ),
        )
        for cell, _ in veins
    ]


def _entrances(board: Board, cell: int, sides: int) -> int:
    """The sides by which the walker gets to the gold; a closed vein will be turned as it suits him."""
    face = board.face_at(cell)
    if face < 0:
        return sides
    joined = board.joined[face]
    return sum([side for side, _, _ in SIDES if joined[side]])


def _cards_to(board: Board, wanted: dict[int, int], rocks: Rocks) -> dict[int, int]:
    """How many cards the walker has to lay at least to enter these cells by these sides, where he can.

    All tunnels of a card are joined (DUEL-16), so sets of cells are all it takes: those where cards could be laid with
    so many cards, those beyond them, and so on; whoever comes to a tunnel is at all its ends.
    """
    assert board.walker is not None
    open_sides = board.walker.open_sides
    north = east = south = west = lying = dark = 0
    lit = board.lit
    for cell, face in board.cards.items():
        bit, sides = bit_of(cell), open_sides[face]
        lying |= bit
        if cell not in lit:
            dark |= bit
        if sides & NORTH:
            north |= bit
        if sides & EAST:
            east |= bit
        if sides & SOUTH:
            south |= bit
        if sides & WEST:
            west |= bit
    rock_north, rock_east, rock_south, rock_west = rocks
    laid = _cells(board.frontier)
    unseen = GROUND & ~(lying | _cells(board.closed) | laid)
    missing = len(wanted)
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
        for cell, sides in wanted.items():
            bit = bit_of(cell)
            if bit & come_to and cell not in found and _sides(bit, up, right, down, left) & sides:
                found[cell] = count
                missing -= 1
        laid = come_to & unseen
        if not (missing and laid):
            break
        unseen &= ~laid
    return found


def _sides(bit: int, up: int, right: int, down: int, left: int) -> int:
    """By which of its sides a cell is entered, if these are the cells that are come to by going up, right and so on."""
    by = 0
    if up & bit:
        by |= SOUTH
    if right & bit:
        by |= WEST
    if down & bit:
        by |= NORTH
    if left & bit:
        by |= EAST
    return by


def _cells(some: Iterable[int]) -> int:
    mask = 0
    for cell in some:
        mask |= bit_of(cell)
    return mask


def _rocks(edges: Mapping[int, int]) -> Rocks:
    """The empty cells that have rock in the north, east, south and west."""
    north = east = south = west = 0
    for cell, edge in edges.items():
        if edge > ANY_SIDE:
            bit, rock = bit_of(cell), edge >> 4
            if rock & NORTH:
                north |= bit
            if rock & EAST:
                east |= bit
            if rock & SOUTH:
                south |= bit
            if rock & WEST:
                west |= bit
    return north, east, south, west


def _finishing(board: Board, cell: int, entrances: int) -> int:
    """The mask of the kinds of cards that bring the walker to the gold when laid now."""
    mask = 0
    for side, step, opposite in SIDES:
        beside = cell + step
        if entrances & side and board.on_frontier(beside):
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
