"""The maze: cards on cells, what an empty cell demands of a card, and which tunnels lead to the start card.

BASE-43 to BASE-50 as tables. An empty cell beside the maze has an *edge*: the sides on which a card must be open
and those on which it must be rock. It is on the *frontier* if a tunnel joined to the start card opens into it; the
side where that happens must be open, so a card that fits the edge of a frontier cell is connected by itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from motherlode.core.move import Move
from motherlode.games.tunnels.cells import DEMANDS, SIDES, STEPS
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.walkers import Walker


class Room:
    """A part of the maze that binds no neighbour and joins all tunnels that open into it (POST-05, POST-07)."""

    __slots__ = ("cells", "conducts", "outside")

    def __init__(self, cells: Iterable[int], conducts: bool) -> None:
        self.cells = frozenset(cells)
        self.conducts = conducts
        self.outside = {
            cell + step: opposite for cell in self.cells for _, step, opposite in SIDES if cell + step not in self.cells
        }
        """The cells around it, each with the side that faces it."""

    def lights(self, joined: tuple[int, ...], cell: int) -> int:
        """The sides of a card beside the lit room that it lights."""
        return joined[self.outside[cell]]


class Board:
    __slots__ = (
        "_places",
        "cards",
        "closed",
        "doorways",
        "edges",
        "faces",
        "frontier",
        "joined",
        "lit",
        "others",
        "reached",
        "rockfalls",
        "room",
        "room_lit",
        "sources",
        "version",
        "walker",
    )

    def __init__(self, faces: Faces, *walkers: Walker) -> None:
        """Where there are several walkers, each has a light of his own from his own start card."""
        self.faces = faces
        self.walker = walkers[0] if walkers else None
        self.joined = self.walker.joined if self.walker else faces.joined
        self.others = [Board(faces, walker) for walker in walkers[1:]]
        """The same maze in the light of the further walkers; they are told of every change."""
        self.cards: dict[int, int] = {}
        self.closed: set[int] = set()
        """Cells of face-down cards: they bind no neighbour and conduct nothing (BASE-53, BASE-54)."""
        self.sources: tuple[int, ...] = ()
        """Cells whose cards are connected by themselves: the start card."""
        self.edges: dict[int, int] = {}
        self.frontier: set[int] = set()
        self.lit: dict[int, int] = {}
        """For each cell the sides of its card that lead without a break to the start card."""
        self.reached: set[int] = set()
        """Closed cells that a lit tunnel opens into (BASE-100)."""
        self.room: Room | None = None
        self.room_lit = False
        self.doorways: dict[int, int] = {}
        """Empty cells beside a lit room, with the side that faces it: a card open to that side is connected."""
        self.version = 0
        """Counts the changes of the maze."""
        self._places: list[list[tuple[Move, ...]]] | None = None
        self.rockfalls: tuple[Move, ...] | None = None
        """The plays that take a card out of the maze, once somebody has asked for them; forgotten when it changes."""

    def copy(self) -> Board:
        other = Board.__new__(Board)
        other.faces, other.walker, other.joined = self.faces, self.walker, self.joined
        other.others = [board.copy() for board in self.others] if self.others else self.others
        other.cards = self.cards.copy()
        other.closed = self.closed.copy()
        other.sources = self.sources
        other.edges = self.edges.copy()
        other.frontier = self.frontier.copy()
        other.lit = self.lit.copy()
        other.reached = self.reached.copy()
        other.room, other.room_lit, other.doorways = self.room, self.room_lit, self.doorways
        other.version = self.version
        other._places, other.rockfalls = self._places, self.rockfalls
        return other

    def lay_out(self, cards: dict[int, int], closed: set[int], sources: tuple[int, ...]) -> None:
        """Put a whole maze on the table at once; several walkers have one start card each."""
        self.cards, self.closed, self.sources = dict(cards), set(closed), sources
        if self.others:
            self.sources = sources[:1]
            for start, other in zip(sources[1:], self.others, strict=True):
                other.lay_out(cards, closed, (start,))
        self._rebuild()

    def walked_by(self, seat: int) -> Board:
        """The maze in the light of a seat; where all walk alike it is the same for all."""
        return self.others[seat - 1] if self.others and seat else self

    def open(self, cell: int, face: int) -> None:
        """Turn a closed card face up on its cell."""
        for board in (self, *self.others):
            board.closed.discard(cell)
            board.reached.discard(cell)
        self.put(cell, face)

    def change(self, cell: int, face: int) -> None:
        """A card shows another face with the same open sides."""
        for board in (self, *self.others):
            board.cards[cell] = face
            board._light_all()

    def put(self, cell: int, face: int) -> None:
        """Lay a card on an empty cell."""
        self.cards[cell] = face
        self.edges.pop(cell, None)
        self.frontier.discard(cell)
        self.version += 1
        self._places = self.rockfalls = None
        lit = self._bind_neighbours(cell, face)
        if self.faces.lamps and self.faces.self_lit[face]:
            lit = self.faces.sides[face]
        if self.room_lit:
            lit |= self._light_from_room(cell, face)
        if lit:
            self._light(cell, lit)
        for other in self.others:
            other.put(cell, face)

    def _light_from_room(self, cell: int, face: int) -> int:
        """The sides of a card just laid that a lit room beside it lights."""
        if cell not in self.doorways or self.room is None:
            return 0
        self.doorways = {beside: side for beside, side in self.doorways.items() if beside != cell}
        return self.room.lights(self.joined[face], cell)

    def shift(self, cell: int, to: int) -> None:
        """Move a closed card to another cell."""
        for board in (self, *self.others):
            board.closed.remove(cell)
            board.closed.add(to)
            board._rebuild()

    def uncover(self, cell: int) -> None:
        """A closed card leaves the maze unseen."""
        for board in (self, *self.others):
            board.closed.remove(cell)
            board._rebuild()

    def take(self, cell: int) -> int:
        """Take a card out of the maze; what it carried may be cut off."""
        edges = self.edges
        face = self.cards.pop(cell)
        edge = self._edge(cell)
        if edge:
            edges[cell] = edge
        for _, step, opposite in SIDES:
            neighbour = cell + step
            if neighbour in edges:
                edges[neighbour] &= ~(opposite | opposite << 4)
                if not edges[neighbour]:
                    del edges[neighbour]
        self._light_all()
        for other in self.others:
            other.take(cell)
        return face

    def places(self) -> list[list[tuple[Move, ...]]]:
        """BASE-60: for each cell that takes a card, by kind, the ways to lay it. Kept until the maze changes."""
        if self._places is None:
            if self.walker is not None or self.doorways:
                self._places = self._special_places()
            else:
                lays, edges = self.faces.lays, self.edges
                cells = sorted(self.frontier)
                try:
                    self._places = [lays[edges[cell]][cell] for cell in cells]
                except KeyError:  # not all of them are written down yet
                    self._places = [self.faces.lays_on(cell, edges[cell]) for cell in cells]
        return self._places

    def _special_places(self) -> list[list[tuple[Move, ...]]]:
        """The same where a walker has a light of his own, or beside a lit room."""
        edges = self.edges
        if self.walker is not None:
            ways = self.walker.lays
            return [ways[cell, edges[cell], self.entered_from(cell)] for cell in sorted(self.frontier)]
        needs = {cell: edges.get(cell, 0) | side for cell, side in self.doorways.items()}
        needs |= {cell: edges[cell] for cell in self.frontier}
        return [self.faces.lays_on(cell, needs[cell]) for cell in sorted(needs)]

    def adjacent(self, cell: int) -> bool:
        """BASE-40: whether an empty cell lies beside something that a card can join."""
        return cell in self.edges or cell in self.doorways

    def connects(self, cell: int, face: int) -> bool:
        """Whether a card that shows this face and agrees with its neighbours would be lit there."""
        if self.walker is not None:
            return bool(self.entered_from(cell) & self.walker.open_sides[face])
        sides = self.faces.sides[face]
        return cell in self.frontier or bool(self.doorways.get(cell, 0) & sides)

    def entered_from(self, cell: int) -> int:
        """The sides of a cell through which a lit tunnel opens into it."""
        lit = self.lit
        mask = 0
        for side, step, opposite in SIDES:
            if lit.get(cell + step, 0) & opposite:
                mask |= side
        return mask

    def disagreements(self, cell: int, sides: int) -> int:
        """How many face-up neighbours a card with these open sides would not agree with (BASE-43)."""
        cards, open_sides = self.cards, self.faces.sides
        count = 0
        for side, step, opposite in SIDES:
            neighbour = cards.get(cell + step)
            if neighbour is not None and bool(sides & side) != bool(open_sides[neighbour] & opposite):
                count += 1
        return count

    def _bind_neighbours(self, cell: int, face: int) -> int:
        """Tell the empty cells around a card what it demands; returns the sides that lit neighbours light in it."""
        cards, closed, edges, lit = self.cards, self.closed, self.edges, self.lit
        joined = self.joined[face]
        lighted = 0
        for side, step, opposite, demand in DEMANDS[self.faces.sides[face]]:
            neighbour = cell + step
            if neighbour in cards:
                if lit.get(neighbour, 0) & opposite:
                    lighted |= joined[side]
            elif neighbour not in closed:
                edges[neighbour] = edges.get(neighbour, 0) | demand
        return lighted

    def _light(self, cell: int, sides: int) -> None:
        """Light a tunnel and everything it leads to (BASE-46, BASE-85)."""
        cards, edges, lit, joined = self.cards, self.edges, self.lit, self.joined
        reach = self.frontier.add
        pending: list[tuple[int, int]] = []
        while True:
            before = lit.get(cell, 0)
            lit[cell] = before | sides
            for step, opposite in STEPS[sides & ~before]:
                neighbour = cell + step
                if neighbour in edges:
                    reach(neighbour)
                elif neighbour in cards:
                    entered = joined[cards[neighbour]][opposite]
                    if entered and not lit.get(neighbour, 0) & opposite:
                        pending.append((neighbour, entered))
                elif self.room is not None and neighbour in self.room.cells:
                    self._enter_room(self.room, pending)
                else:
                    self.reached.add(neighbour)
            if not pending:
                return
            cell, sides = pending.pop()

    def _enter_room(self, room: Room, pending: list[tuple[int, int]]) -> None:
        """POST-07: all tunnels that open into a lit room are lit."""
        if self.room_lit:
            return
        self.room_lit = True
        if not room.conducts:
            return
        doorways = {}
        for cell, side in room.outside.items():
            face = self.cards.get(cell)
            if face is not None:
                if self.faces.sides[face] & side:
                    pending.append((cell, self.joined[face][side]))
            elif cell not in self.closed:
                doorways[cell] = side
        self.doorways = doorways

    def _rebuild(self) -> None:
        self.edges, self.frontier, self.lit = {}, set(), {}
        for cell, face in self.cards.items():
            self._bind_neighbours(cell, face)
        self._light_all()

    def _edge(self, cell: int) -> int:
        """What the cards around an empty cell demand."""
        cards, open_sides = self.cards, self.faces.sides
        edge = 0
        for side, step, opposite in SIDES:
            face = cards.get(cell + step)
            if face is not None:
                edge |= side if open_sides[face] & opposite else side << 4
        return edge

    def _light_all(self) -> None:
        self.version += 1
        self._places = self.rockfalls = None
        self.frontier, self.lit, self.reached = set(), {}, set()
        self.room_lit, self.doorways = False, {}
        sides, self_lit = self.faces.sides, self.faces.self_lit
        for cell in self.sources:
            self._light(cell, sides[self.cards[cell]])
        for cell, face in self.cards.items() if self.faces.lamps else ():
            if self_lit[face]:
                self._light(cell, sides[face])
