"""How far one comes from the start card who is let through cards in a way of his own."""

from __future__ import annotations

from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import SOUTH
from motherlode.games.tunnels.places import AROUND, CELLS, LIT, PLACES


def flooded(board: Board, through: bytes) -> bytes:
    """A ground whose lit sides are those to which he comes; `through` is as `Faces.through`, with his closed ways."""
    ground, reached, pending = board.ground, bytearray(len(board.ground)), [*starts(board)]
    room = board.room if board.room is not None and board.room.conducts else None
    while pending:
        waiting = pending.pop()
        place, sides = waiting >> 4, waiting & 15
        fresh = sides & ~reached[place + LIT]
        reached[place + LIT] |= sides
        opposite = SOUTH
        for beside in AROUND[place >> 2] if fresh else ():
            if fresh & 1:
                if ground[beside]:
                    pending.append(beside << 4 | through[(ground[beside] - 1) << 4 | opposite])
                elif room is not None and CELLS[beside >> 2] in room.cells:
                    pending += room_exits(board, through)
                    room = None
            fresh >>= 1
            opposite = (opposite << 1 | opposite >> 3) & 15
    return bytes(reached)


def starts(board: Board) -> list[int]:
    """Start cards and cards that are lit wherever they lie, each place with all its open sides, as one number."""
    faces, cells = board.faces, [*board.sources]
    if faces.lamps:
        cells += [cell for cell, face in board.cards.items() if faces.self_lit[face]]
    return [PLACES[cell] << 4 | faces.sides[board.face_at(cell)] for cell in cells]


def room_exits(board: Board, through: bytes) -> list[int]:
    """POST-07: the tunnels that open into the room, each place with its sides."""
    assert board.room is not None
    doors = [
        (PLACES[cell], board.face_at(cell), side) for cell, side in board.room.outside.items() if board.holds(cell)
    ]
    return [place << 4 | through[face << 4 | side] for place, face, side in doors]
