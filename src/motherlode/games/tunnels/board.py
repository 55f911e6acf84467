# cython: boundscheck=False, nonecheck=False
"""The maze: cards on cells, what an empty cell demands of a card, and which tunnels lead to the start card.

BASE-43 to BASE-50 as tables. An empty cell beside the maze has an *edge*: the sides on which a card must be open
and those on which it must be rock. It is on the *frontier* if a tunnel joined to the start card opens into it; the
side where that happens must be open, so a card that fits the edge of a frontier cell is connected by itself.

What is known of a cell stands in four bytes of the *ground*, at the place of the cell: the face that lies there, the
edge, the lit sides, and marks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from motherlode.core.move import Move
from motherlode.core.numbers import (
    Row,
    add_number,
    block,
    clear_numbers,
    drop_number,
    no_numbers,
    numbers,
    refill_numbers,
)
from motherlode.games.tunnels.cells import SIDES, SOUTH
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.fitting import count_enterable, count_fitting, nth_enterable, nth_fitting
from motherlode.games.tunnels.handful import refill
from motherlode.games.tunnels.places import (
    AROUND,
    BYTES,
    CELLS,
    CLOSED,
    EDGE,
    ENTERED,
    FACE,
    FIXED,
    FRONTIER,
    LIT,
    MARK,
    PLACES,
    SEEN,
    cell_of,
    insert_in_order,
    neighbours,
    place_of,
    surround,
    with_edge,
)
from motherlode.games.tunnels.rockfalls import rockfall_on
from motherlode.games.tunnels.room import Room
from motherlode.games.tunnels.walkers import Walker

NOWHERE: frozenset[int] = frozenset()


class Board:
    __slots__ = (
        "_cards",
        "_edges",
        "_frontier",
        "_laid",
        "_lit",
        "_noted",
        "_places",
        "_removable",
        "closed",
        "doorways",
        "faces",
        "fixed",
        "ground",
        "joined",
        "looks",
        "loose",
        "open_sides",
        "others",
        "reached",
        "room",
        "room_lit",
        "sketch",
        "sources",
        "through",
        "version",
        "walker",
        "written",
    )

    def __init__(self, faces: Faces, *walkers: Walker) -> None:
        """Where there are several walkers, each has a light of his own from his own start card."""
        self.faces = faces
        self.walker = walkers[0] if walkers else None
        self.joined = self.walker.joined if self.walker else faces.joined
        self.through = self.walker.through if self.walker else faces.through
        self.open_sides = self.walker.open_sides if self.walker else b""
        """Where a walker has a light of his own, by face the sides that are not closed to him."""
        self.others: list[Board] = [Board(faces, walker) for walker in walkers[1:]]
        """The same maze in the light of the further walkers; they are told of every change."""
        self.ground = bytearray(BYTES * len(CELLS))
        self.sketch: dict[int, int] = {}
        """The faces that are going to be laid out, by cell: what a round begins with."""
        self._laid = numbers()
        """The places of all cards, in the order in which they were laid."""
        self._frontier = numbers()
        """The places of the frontier, in the order of its cells."""
        self.loose = numbers()
        """The places of the cards that are not fixed, in the order of their cells."""
        self.closed: frozenset[int] = frozenset()
        """Cells of face-down cards: they bind no neighbour and conduct nothing (BASE-53, BASE-54)."""
        self.sources: tuple[int, ...] = ()
        """Cells whose cards are connected by themselves: the start card."""
        self.reached: frozenset[int] = frozenset()
        """Closed cells that a lit tunnel opens into (BASE-100)."""
        self.room: Room | None = None
        self.room_lit = False
        self.doorways: dict[int, int] = {}
        """Empty cells beside a lit room, with the side that faces it: a card open to that side is connected."""
        self.version = 0
        """Counts the changes of the maze."""
        self._noted = False
        """Whether anything was written down of it since; that is what follows here."""
        self._cards: dict[int, int] | None = None
        self._edges: dict[int, int] | None = None
        self._lit: dict[int, int] | None = None
        self._places: list[list[tuple[Move, ...]]] | None = None
        self._removable: tuple[Move, ...] | None = None
        self.looks: tuple[Move, ...] | None = None
        """The looks under goals, written down until something else lies face down."""
        self.written: dict[Any, Any] | None = None
        """What rules write down of the maze until it changes, by names of their own."""
        self.fixed: frozenset[int] = frozenset()
        """Cells of cards that no rockfall removes (BASE-78)."""

    def copy(self) -> Board:
        other: Board = Board.__new__(Board)
        other.ground, other._laid, other._frontier, other.loose = bytearray(), no_numbers(), no_numbers(), no_numbers()
        self.copy_into(other)
        return other

    def copy_into(self, other: Board) -> None:
        other.faces, other.walker, other.joined, other.through = self.faces, self.walker, self.joined, self.through
        other.open_sides = self.open_sides
        other.others = [board.copy() for board in self.others] if self.others else self.others
        refill(other.ground, self.ground)
        refill_numbers(other._laid, self._laid)
        refill_numbers(other._frontier, self._frontier)
        refill_numbers(other.loose, self.loose)
        other.sketch = self.sketch
        other.closed, other.sources, other.reached = self.closed, self.sources, self.reached
        other.room, other.room_lit, other.doorways = self.room, self.room_lit, self.doorways
        other.version = self.version
        other.fixed, other._places, other._removable = self.fixed, self._places, self._removable
        other.looks, other.written = self.looks, self.written
        other._cards, other._edges, other._lit, other._noted = self._cards, self._edges, self._lit, self._noted

    # ---- looking

    @property
    def cards(self) -> Mapping[int, int]:
        """The faces that lie open, by cell, in the order in which they were laid; written down until it changes."""
        if self._cards is None:
            self._noted = True
            self._cards = {CELLS[place >> 2]: self.ground[place] - 1 for place in self._laid}
        return self._cards

    @property
    def edges(self) -> Mapping[int, int]:
        """The empty cells beside open cards, each with what it demands of a card."""
        if self._edges is None:
            edges: dict[int, int] = {}
            for place in self._laid:
                for beside in AROUND[place >> 2]:
                    edge = self.ground[beside + EDGE]
                    if edge:
                        edges[CELLS[beside >> 2]] = edge
            self._edges, self._noted = edges, True
        return self._edges

    def opened_into(self) -> Row[int]:
        """The empty cells into which any card opens, in their order: each place with what it demands of a card."""
        ground, laid, found = self.ground, block(self._laid), no_numbers()
        for place in laid[: len(self._laid)]:
            around = neighbours(place)
            for beside in around[:4]:
                if ground[beside + EDGE] & 15 and not ground[beside + MARK] & SEEN:
                    ground[beside + MARK] |= SEEN
                    insert_in_order(found, beside)
        opened, places = no_numbers(), block(found)
        for place in places[: len(found)]:
            ground[place + MARK] &= ~SEEN & 255
            add_number(opened, with_edge(place, ground[place + EDGE]))
        return opened

    @property
    def lit(self) -> Mapping[int, int]:
        """For each cell the sides of its card that lead without a break to the start card."""
        if self._lit is None:
            ground = self.ground
            self._noted = True
            self._lit = {CELLS[place >> 2]: ground[place + LIT] for place in self._laid if ground[place + LIT]}
        return self._lit

    @property
    def frontier(self) -> set[int]:
        return {CELLS[place >> 2] for place in self._frontier}

    def featured(self) -> list[int]:
        """The cells of the cards that show something besides their tunnels, in order."""
        ground, featured, found = self.ground, self.faces.featured, []
        laid, size = block(self._laid), len(self._laid)
        for place in laid[:size]:
            if featured[ground[place] - 1]:
                found.append(cell_of(place))
        found.sort()
        return found

    def rockfalls(self) -> tuple[Move, ...]:
        """The rockfalls on all cards that are not fixed, in the order of cells; written down until the maze changes."""
        if self._removable is None:
            self._removable, self._noted = tuple([rockfall_on(place) for place in self.loose]), True
        return self._removable

    def rockfall(self, number: int) -> Move:
        """One of them by its number."""
        return rockfall_on(self.loose[number])

    def write_down(self, name: Any, write: Callable[[], Any]) -> Any:
        """What a rule finds out about the maze, under a name of its own; found out again when the maze has changed."""
        found = self.written_down(name)
        if found is None:
            found = write()
            self.note(name, found)
        return found

    def written_down(self, name: Any) -> Any:
        """The same, None if it is not found out yet."""
        return None if self.written is None else self.written.get(name)

    def note(self, name: Any, found: Any) -> None:
        """Write down what was found out, which is never None."""
        if self.written is None:
            self.written, self._noted = {}, True
        self.written[name] = found

    def _byte(self, cell: int, which: int) -> int:
        """What is known of any cell; one that no maze ever needed gets no place by being asked for."""
        place = PLACES.get(cell, -1)
        return self.ground[place + which] if 0 <= place < len(self.ground) else 0

    def holds(self, cell: int) -> bool:
        """Whether a card lies open there."""
        return self._byte(cell, FACE) != 0

    def face_at(self, cell: int) -> int:
        """The face that lies open there, -1 if none does."""
        return self._byte(cell, FACE) - 1

    def edge_at(self, cell: int) -> int:
        """What an empty cell demands of a card, 0 if nothing lies beside it."""
        return self._byte(cell, EDGE)

    def lit_at(self, cell: int) -> int:
        """The sides of the card there that lead without a break to the start card."""
        return self._byte(cell, LIT)

    def on_frontier(self, cell: int) -> bool:
        return self._byte(cell, MARK) & FRONTIER != 0

    def walked_by(self, seat: int) -> Board:
        """The maze in the light of a seat; where all walk alike it is the same for all."""
        return self.others[seat - 1] if self.others and seat else self

    def places(self) -> list[list[tuple[Move, ...]]]:
        """BASE-60: for each cell that takes a card, by kind, the ways to lay it. Kept until the maze changes."""
        if self._places is None:
            self._noted = True
            if self.walker is not None or self.doorways:
                self._places = self._special_places()
            else:
                self._places = self._ordinary_places()
        return self._places

    def count_lays(self, kinds: bytes) -> int:
        """How many ways there are to lay one of these cards, as far as they are laid in the ordinary way."""
        if self.walker is not None:
            if self.doorways:
                return len(self._special_lays(kinds))
            return count_enterable(self.faces, self.ground, self._frontier, kinds, self.open_sides)
        count = count_fitting(self.faces, self.ground, self._frontier, kinds)
        return count + self._count_by_room(kinds) if self.doorways else count

    def _count_by_room(self, kinds: bytes) -> int:
        """How many there are on cells that only the room lights."""
        counts, plain, count = self.faces.counts, self.faces.plain, 0
        for cell, side in self.doorways.items():
            if not self.on_frontier(cell):
                row = (self.edge_at(cell) | side) << 8
                for kind in kinds:
                    if kind < plain:
                        count += counts[row + kind]
        return count

    def count_on(self, place: int, kinds: bytes) -> int:
        """How many of them lay a card on that place."""
        if self.doorways or self.walker is not None:
            return len([move for move in self._special_lays(kinds) if move.place == place])
        count = 0
        if place < len(self.ground) and self.ground[place + MARK] & FRONTIER:
            row = self.ground[place + EDGE] << 8
            for kind in kinds:
                count += self.faces.counts[row + kind]
        return count

    def lay(self, kinds: bytes, number: int) -> Move:
        """One of them by its number."""
        if self.doorways:
            return self._special_lays(kinds)[number]
        faces, ground, frontier = self.faces, self.ground, self._frontier
        if self.walker is None:
            found = nth_fitting(faces, ground, frontier, kinds, number)
        else:
            found = nth_enterable(faces, ground, frontier, kinds, self.open_sides, number)
        if found < 0:
            raise IndexError("there are not as many lays")
        return faces.move_at(found >> 8, found & 255)

    def _special_lays(self, kinds: bytes) -> list[Move]:
        plain, places = self.faces.plain, self.places()
        return [move for kind in kinds if kind < plain for place in places for move in place[kind]]

    def _ordinary_places(self) -> list[list[tuple[Move, ...]]]:
        faces, ground = self.faces, self.ground
        places = []
        for place in self._frontier:
            number, edge = place >> 2, ground[place + EDGE]
            known = faces.lays[edge]
            lays = known[number] if number < len(known) else None
            places.append(faces.lays_on(CELLS[number], edge) if lays is None else lays)
        return places

    def _special_places(self) -> list[list[tuple[Move, ...]]]:
        """The same where a walker has a light of his own, or beside a lit room."""
        frontier = {CELLS[place >> 2]: self.ground[place + EDGE] for place in self._frontier}
        if self.walker is not None:
            ways = self.walker.lays
            return [ways[cell, edge, self.entered_from(cell)] for cell, edge in frontier.items()]
        needs = {cell: self.edge_at(cell) | side for cell, side in self.doorways.items()} | frontier
        return [self.faces.lays_on(cell, needs[cell]) for cell in sorted(needs)]

    def adjacent(self, cell: int) -> bool:
        """BASE-40: whether an empty cell lies beside something that a card can join."""
        return self.edge_at(cell) != 0 or cell in self.doorways

    def connects(self, cell: int, face: int) -> bool:
        """Whether a card that shows this face and agrees with its neighbours would be lit there."""
        if self.walker is not None:
            return bool(self.entered_from(cell) & self.walker.open_sides[face])
        sides = self.faces.sides[face]
        return self.on_frontier(cell) or bool(self.doorways.get(cell, 0) & sides)

    def entered_from(self, cell: int) -> int:
        """The sides of a cell through which a lit tunnel opens into it."""
        return self.entered_at(place_of(cell))

    def entered_at(self, place: int) -> int:
        """The same, where the place of the cell is known."""
        surround(place)
        ground, size, mask, side = self.ground, len(self.ground), 0, 1
        around = neighbours(place)
        for beside in around[:4]:
            if beside < size and ground[beside + LIT] & ((side << 2 | side >> 2) & 15):
                mask |= side
            side <<= 1
        return mask

    def disagreements(self, cell: int, sides: int) -> int:
        """How many face-up neighbours a card with these open sides would not agree with (BASE-43)."""
        open_sides = self.faces.sides
        count = 0
        for side, step, opposite in SIDES:
            neighbour = self.face_at(cell + step)
            if neighbour >= 0 and bool(sides & side) != bool(open_sides[neighbour] & opposite):
                count += 1
        return count

    # ---- changing

    def lay_out(
        self, cards: Mapping[int, int], closed: Iterable[int], sources: tuple[int, ...], goals: Iterable[int] = ()
    ) -> None:
        """Put a whole maze on the table at once; several walkers have one start card each."""
        self.closed, self.sources, self.fixed = frozenset(closed), sources, frozenset((*sources, *goals))
        if self.others:
            self.sources = sources[:1]
            for start, other in zip(sources[1:], self.others, strict=True):
                other.lay_out(cards, closed, (start,), goals)
        self._rebuild(cards)

    def open(self, cell: int, face: int) -> None:
        """Turn a closed card face up on its cell."""
        for board in (self, *self.others):
            board.closed -= {cell}
            board.reached -= {cell}
            board.ground[place_of(cell) + MARK] &= ~CLOSED & 255
            board.looks = None
        self.put(cell, face)

    def unlock(self, place: int, face: int) -> None:
        """A card shows another face, with the same open sides and fewer of them closed to somebody: light can only come
        through."""
        self._forget()
        ground, through = self.ground, self.through
        ground[place] = face + 1
        lit, lighted, side = ground[place + LIT], 0, 1
        around = neighbours(place)
        for beside in around[:4]:
            if (lit & side) or ground[beside + LIT] & ((side << 2 | side >> 2) & 15):
                lighted |= through[face << 4 | side]
            side <<= 1
        self._light(place, lighted)
        for other in self.others:
            other.unlock(place, face)

    def put(self, cell: int, face: int) -> None:
        """Lay a card on an empty cell."""
        self.put_at(place_of(cell), face)

    def put_at(self, place: int, face: int) -> None:
        """The same, where the place of the cell is known."""
        surround(place)
        self.widen()
        ground, faces = self.ground, self.faces
        mark = ground[place + MARK]
        if mark & FRONTIER:
            ground[place + MARK] = mark & (CLOSED | FIXED)
            drop_number(self._frontier, place)
        if not mark & FIXED:
            insert_in_order(self.loose, place)
        ground[place] = face + 1
        ground[place + EDGE] = 0
        add_number(self._laid, place)
        self._forget()
        lit = self._bind_neighbours(place, face)
        if faces.lamps and faces.self_lit[face]:
            lit = faces.sides[face]
        if self.room_lit:
            lit |= self._light_from_room(CELLS[place >> 2], face)
        if lit:
            self._light(place, lit)
        for other in self.others:
            other.put_at(place, face)

    def _forget(self) -> None:
        """The maze has changed: what was written down of it holds no more."""
        self.version += 1
        if not self._noted:
            return
        self._noted = False
        self._places = self._cards = self._edges = self._lit = self._removable = self.written = None

    def widen(self) -> None:
        """Room for every cell that has a place by now."""
        if len(self.ground) < BYTES * len(CELLS):
            self.ground += bytes(BYTES * len(CELLS) - len(self.ground))

    def _light_from_room(self, cell: int, face: int) -> int:
        """The sides of a card just laid that a lit room beside it lights."""
        if cell not in self.doorways or self.room is None:
            return 0
        self.doorways = {beside: side for beside, side in self.doorways.items() if beside != cell}
        return self.room.lights(self.joined[face], cell)

    def shift(self, cell: int, to: int) -> None:
        """Move a closed card to another cell."""
        for board in (self, *self.others):
            board.closed = board.closed - {cell} | {to}
            board.fixed = board.fixed - {cell} | {to} if cell in board.fixed else board.fixed
            board._rebuild(board.cards)

    def uncover(self, cell: int) -> None:
        """A closed card leaves the maze unseen."""
        place = place_of(cell)
        for board in (self, *self.others):
            board.closed -= {cell}
            board.looks = None
            board.ground[place + MARK] &= ~CLOSED & 255
            board.ground[place + EDGE] = board._edge(place)
            board._light_all()

    def take(self, cell: int) -> int:
        """Take a card out of the maze; what it carried may be cut off."""
        return self.take_at(place_of(cell))

    def take_at(self, place: int) -> int:
        """The same, where the place of the cell is known."""
        ground = self.ground
        face = ground[place] - 1
        if not ground[place + MARK] & FIXED:
            drop_number(self.loose, place)
        ground[place] = ground[place + LIT] = 0
        drop_number(self._laid, place)
        ground[place + EDGE] = self._edge(place)
        side = 1
        around = neighbours(place)
        for beside in around[:4]:
            opposite = (side << 2 | side >> 2) & 15
            ground[beside + EDGE] &= ~(opposite | opposite << 4) & 255
            side <<= 1
        self._light_all()
        for other in self.others:
            other.take_at(place)
        return face

    def _bind_neighbours(self, place: int, face: int) -> int:
        """Tell the empty cells around a card what it demands; returns the sides that lit neighbours light in it."""
        ground, through, sides = self.ground, self.through, self.faces.sides[face]
        lighted, side = 0, 1
        around = neighbours(place)
        for beside in around[:4]:
            opposite = (side << 2 | side >> 2) & 15
            if ground[beside]:
                if ground[beside + LIT] & opposite:
                    lighted |= through[face << 4 | side]
            elif not ground[beside + MARK] & CLOSED:
                ground[beside + EDGE] |= opposite if sides & side else opposite << 4
            side <<= 1
        return lighted

    def _light(self, place: int, sides: int) -> None:
        """Light a tunnel and everything it leads to (BASE-46, BASE-85)."""
        ground, through = self.ground, self.through
        fresh = sides & ~ground[place + LIT]
        ground[place + LIT] |= sides
        if not fresh:
            return
        opposite, around = SOUTH, neighbours(place)
        for beside in around[:4]:
            if fresh & 1:
                if ground[beside]:
                    entered = through[(ground[beside] - 1) << 4 | opposite]
                    if entered and not ground[beside + LIT] & opposite:
                        self._light(beside, entered)
                elif ground[beside + EDGE]:
                    if not ground[beside + MARK] & FRONTIER:
                        insert_in_order(self._frontier, beside)
                    ground[beside + MARK] |= FRONTIER | opposite << ENTERED
                else:
                    self._reach(beside)
            fresh >>= 1
            opposite = (opposite << 1 | opposite >> 3) & 15

    def _reach(self, place: int) -> None:
        """A lit tunnel opens into something closed: a card that lies face down, or the room."""
        cell = CELLS[place >> 2]
        if self.room is not None and cell in self.room.cells:
            self._enter_room(self.room)
        else:
            self.reached |= {cell}

    def _enter_room(self, room: Room) -> None:
        """POST-07: all tunnels that open into a lit room are lit."""
        if self.room_lit:
            return
        self.room_lit = True
        if not room.conducts:
            return
        doorways, tunnels = {}, {}
        for cell, side in room.outside.items():
            face = self.face_at(cell)
            if face >= 0:
                if self.faces.sides[face] & side:
                    tunnels[cell] = self.joined[face][side]
            elif cell not in self.closed:
                doorways[cell] = side
        self.doorways = doorways
        for cell, sides in tunnels.items():
            self._light(place_of(cell), sides)

    def _rebuild(self, cards: Mapping[int, int]) -> None:
        self._cards = None
        self._laid = numbers([place_of(cell) for cell in cards])
        closed, fixed = [place_of(cell) for cell in self.closed], [place_of(cell) for cell in self.fixed]
        ground = self.ground = bytearray(BYTES * len(CELLS))
        for place in closed:
            ground[place + MARK] = CLOSED
        for place in fixed:
            ground[place + MARK] |= FIXED
        for place, face in zip(self._laid, cards.values(), strict=True):
            ground[place] = face + 1
        for place, face in zip(self._laid, cards.values(), strict=True):
            self._bind_neighbours(place, face)
        self.loose = numbers()
        for place in self._laid:
            if not ground[place + MARK] & FIXED:
                insert_in_order(self.loose, place)
        self._frontier, self.looks = numbers(), None
        self._light_all()

    def _edge(self, place: int) -> int:
        """What the cards around an empty cell demand."""
        ground, open_sides = self.ground, self.faces.sides
        edge, side = 0, 1
        around = neighbours(place)
        for beside in around[:4]:
            if ground[beside]:
                opposite = (side << 2 | side >> 2) & 15
                edge |= side if open_sides[ground[beside] - 1] & opposite else side << 4
            side <<= 1
        return edge

    def _light_all(self) -> None:
        self._forget()
        ground, faces = self.ground, self.faces
        laid, frontier = block(self._laid), block(self._frontier)
        for place in laid[: len(self._laid)]:
            ground[place + LIT] = 0
        for place in frontier[: len(self._frontier)]:
            ground[place + MARK] &= CLOSED | FIXED
        clear_numbers(self._frontier)
        self.reached = NOWHERE
        self.room_lit = False
        if self.doorways:
            self.doorways = {}
        for cell in self.sources:
            place = place_of(cell)
            self._light(place, faces.sides[ground[place] - 1])
        if faces.lamps:
            for place in self._laid:
                face = ground[place] - 1
                if faces.self_lit[face]:
                    self._light(place, faces.sides[face])
