# cython: boundscheck=False, nonecheck=False
"""The ground of a maze: what an empty cell demands of a card, and which tunnels lead to the start card.

BASE-43 to BASE-50 as tables. An empty cell beside the maze has an *edge*: the sides on which a card must be open
and those on which it must be rock. It is on the *frontier* if a tunnel joined to the start card opens into it; the
side where that happens must be open, so a card that fits the edge of a frontier cell is connected by itself.

What is known of a cell stands in four bytes of the ground, at the place of the cell: the face that lies there, the
edge, the lit sides, and marks.
"""

from __future__ import annotations

from motherlode.core.numbers import Row, add_number, block, clear_numbers, drop_number, no_numbers, numbers
from motherlode.games.tunnels.cells import SOUTH
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.places import (
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
    entered_by,
    insert_in_order,
    neighbours,
    place_of,
    surround,
    with_edge,
)
from motherlode.games.tunnels.room import Room
from motherlode.games.tunnels.walkers import Walker

NOWHERE: frozenset[int] = frozenset()


class Ground:
    """Whoever lays or takes a card writes it here and lets the light follow."""

    __slots__ = (
        "_frontier",
        "_laid",
        "closed",
        "doorways",
        "faces",
        "ground",
        "joined",
        "open_sides",
        "reached",
        "room",
        "room_lit",
        "sources",
        "through",
        "walker",
    )

    def __init__(self, faces: Faces, walker: Walker | None) -> None:
        self.faces = faces
        self.walker = walker
        self.joined = walker.joined if walker else faces.joined
        self.through = walker.through if walker else faces.through
        self.open_sides = walker.open_sides if walker else b""
        """Where a walker has a light of his own, by face the sides that are not closed to him."""
        self.ground = bytearray(BYTES * len(CELLS))
        self._laid = numbers()
        """The places of all cards, in the order in which they were laid."""
        self._frontier = numbers()
        """The places of the frontier, in the order of its cells."""
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

    # ---- looking

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

    def featured(self) -> list[int]:
        """The cells of the cards that show something besides their tunnels, in order."""
        ground, featured, found = self.ground, self.faces.featured, []
        laid, size = block(self._laid), len(self._laid)
        for place in laid[:size]:
            if featured[ground[place] - 1]:
                found.append(cell_of(place))
        found.sort()
        return found

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
        ground, size, open_sides, place = self.ground, len(self.ground), self.faces.sides, place_of(cell)
        count, side = 0, 1
        around = neighbours(place)
        for beside in around[:4]:
            if beside < size and ground[beside]:
                opposite = (side << 2 | side >> 2) & 15
                if (sides & side == 0) != (open_sides[ground[beside] - 1] & opposite == 0):
                    count += 1
            side <<= 1
        return count

    # ---- binding and lighting

    def _bind_neighbours(self, place: int, face: int) -> int:
        """Tell the empty cells around a card what it demands; returns the sides that lit neighbours light in it."""
        ground, through, open_sides = self.ground, self.through, self.faces.sides
        sides, lighted, side = open_sides[face], 0, 1
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

    def _light(self, place: int, sides: int) -> None:
        """Light a tunnel and everything it leads to (BASE-46, BASE-85)."""
        ground, through = self.ground, self.through
        fresh = sides & ~ground[place + LIT]
        ground[place + LIT] |= sides
        opposite, number, around = SOUTH, 0, neighbours(place)
        while fresh:
            if fresh & 1:
                beside = around[number]
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
            number += 1
            opposite = (opposite << 1 | opposite >> 3) & 15

    def _leads_nowhere(self, place: int, face: int) -> bool:
        """Whether no other card can have its light from this one: it joins one card at the most, and is no lamp."""
        ground, sides = self.ground, self.faces.sides[face]
        if self.room_lit or self.faces.self_lit[face]:
            return False
        joined, side = 0, 1
        around = neighbours(place)
        for beside in around[:4]:
            if sides & side:
                if ground[beside + MARK] & CLOSED:
                    return False
                if ground[beside]:
                    joined += 1
            side <<= 1
        return joined < 2

    def _put_out_end(self, place: int, lit: int) -> None:
        """Such a card was taken, of which these sides were lit: its own light goes out, and what lit it shines on."""
        ground, entered, side = self.ground, 0, 1
        around = neighbours(place)
        for beside in around[:4]:
            opposite = (side << 2 | side >> 2) & 15
            if ground[beside]:
                if ground[beside + LIT] & opposite:
                    entered |= side
            elif lit & side:
                mark = ground[beside + MARK] & ~(opposite << ENTERED) & 255
                if not entered_by(mark):
                    mark &= ~FRONTIER
                    drop_number(self._frontier, beside)
                ground[beside + MARK] = mark
            side <<= 1
        if entered:
            ground[place + MARK] |= FRONTIER | entered << ENTERED
            insert_in_order(self._frontier, place)

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

    def _light_from_room(self, cell: int, face: int) -> int:
        """The sides of a card just laid that a lit room beside it lights."""
        if cell not in self.doorways or self.room is None:
            return 0
        self.doorways = {beside: side for beside, side in self.doorways.items() if beside != cell}
        return self.room.lights(self.joined[face], cell)

    def _light_all(self) -> None:
        """Put out every light, and light anew what the start cards and lamps reach."""
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
