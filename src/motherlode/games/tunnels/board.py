# cython: boundscheck=False, nonecheck=False
"""The maze: cards that are laid, turned up, moved and taken, and where the next one may lie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from motherlode.core.move import Move
from motherlode.core.numbers import Row, add_number, drop_number, no_numbers, numbers, refill_numbers
from motherlode.games.tunnels.by_room import count_on_lit, lit_places, nth_on_lit
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.fitting import (
    count_enterable,
    count_tallied,
    no_tally,
    nth_enterable,
    nth_fitting,
    tally_fitting,
)
from motherlode.games.tunnels.handful import refill
from motherlode.games.tunnels.noted import Noted
from motherlode.games.tunnels.places import (
    BYTES,
    CELLS,
    CLOSED,
    EDGE,
    FIXED,
    FRONTIER,
    LIT,
    MARK,
    has_room,
    insert_in_order,
    neighbours,
    place_of,
    surround,
)
from motherlode.games.tunnels.walkers import Walker

BY_ROOM = "by room"


class Board(Noted):
    __slots__ = (
        "_tallied",
        "_tally",
        "fixed",
        "others",
        "sketch",
    )

    def __init__(self, faces: Faces, *walkers: Walker) -> None:
        """Where there are several walkers, each has a light of his own from his own start card."""
        super().__init__(faces, walkers[0] if walkers else None)
        self.others: list[Board] = [Board(faces, walker) for walker in walkers[1:]]
        """The same maze in the light of the further walkers; they are told of every change."""
        self.sketch: dict[int, int] = {}
        """The faces that are going to be laid out, by cell: what a round begins with."""
        self._tally, self._tallied = no_tally(), -1
        """By kind, in how many ways a card of it can be laid in the ordinary way, and at which version that was so."""
        self.fixed: frozenset[int] = frozenset()
        """Cells of cards that no rockfall removes (BASE-78)."""

    def copy(self) -> Board:
        other: Board = Board.__new__(Board)
        other.ground, other._laid, other._frontier, other.loose = bytearray(), no_numbers(), no_numbers(), no_numbers()
        other._tally = self._tally[:]
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
        other.version, other._tallied = self.version, -1
        other.fixed, other._places, other._removable = self.fixed, self._places, self._removable
        other.looks, other.written = self.looks, self.written
        other._cards, other._edges, other._lit, other._noted = self._cards, self._edges, self._lit, self._noted

    # ---- looking

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
        if self.doorways:
            return self._count_by_room(kinds)
        if self._tallied != self.version:
            self._tally_lays()
        return count_tallied(self._tally, kinds)

    def _tally_lays(self) -> None:
        """Who lays, counts or draws a lay by lot asks for many kinds until the maze changes."""
        tally_fitting(self.faces, self.ground, self._frontier, self._tally)
        self._tallied = self.version

    def _count_by_room(self, kinds: bytes) -> int:
        """How many there are where a room lights cells too."""
        return count_on_lit(self.faces, self.lit_by_room(), kinds, -1)

    def lit_by_room(self) -> Row[int]:
        """The cells that take a card then, each place with its edge; written down until the maze changes."""
        lit: Row[int] | None = self.written_down(BY_ROOM)
        if lit is None:
            lit = lit_places(self.ground, self._frontier, self.doorways)
            self.note(BY_ROOM, lit)
        return lit

    def count_on(self, place: int, kinds: bytes) -> int:
        """How many of them lay a card on that place."""
        if self.walker is not None:
            return len([move for move in self._special_lays(kinds) if move.place == place])
        if self.doorways:
            return count_on_lit(self.faces, self.lit_by_room(), kinds, place)
        count = 0
        if place < len(self.ground) and self.ground[place + MARK] & FRONTIER:
            row = self.ground[place + EDGE] << 8
            for kind in kinds:
                count += self.faces.counts[row + kind]
        return count

    def lay(self, kinds: bytes, number: int) -> Move:
        """One of them by its number."""
        if self.doorways:
            if self.walker is not None:
                return self._special_lays(kinds)[number]
            return nth_on_lit(self.faces, self.lit_by_room(), kinds, number)
        faces, ground, frontier = self.faces, self.ground, self._frontier
        if self.walker is None:
            if self._tallied != self.version:
                self._tally_lays()
            found = nth_fitting(faces, ground, frontier, self._tally, kinds, number)
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
        if not has_room(self.ground):
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
        if self.others:
            for other in self.others:
                other.put_at(place, face)

    def widen(self) -> None:
        """Room for every cell that has a place by now."""
        if not has_room(self.ground):
            self.ground += bytes(BYTES * len(CELLS) - len(self.ground))

    def shift(self, cell: int, to: int) -> None:
        """Move a closed card to another cell."""
        for board in (self, *self.others):
            board.closed = board.closed - {cell} | {to}
            if cell in board.fixed:
                board.fixed = board.fixed - {cell} | {to}
            board._move_mark(place_of(cell), place_of(to))

    def _move_mark(self, place: int, to: int) -> None:
        """What is known of a closed card stands at another place now."""
        if not has_room(self.ground):
            self.widen()
        ground = self.ground
        ground[to + MARK] |= ground[place + MARK] & (CLOSED | FIXED)
        ground[to + EDGE] = 0
        ground[place + MARK] &= ~(CLOSED | FIXED) & 255
        ground[place + EDGE] = self._edge(place)
        self.looks = None
        self._relight()

    def uncover(self, cell: int) -> None:
        """A closed card leaves the maze unseen."""
        place = place_of(cell)
        for board in (self, *self.others):
            board.closed -= {cell}
            board.looks = None
            board.ground[place + MARK] &= ~CLOSED & 255
            board.ground[place + EDGE] = board._edge(place)
            board._relight()

    def take(self, cell: int) -> int:
        """Take a card out of the maze; what it carried may be cut off."""
        return self.take_at(place_of(cell))

    def take_at(self, place: int) -> int:
        """The same, where the place of the cell is known."""
        ground = self.ground
        face, lit = ground[place] - 1, ground[place + LIT]
        is_end = self._leads_nowhere(place, face)
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
        if is_end:
            self._forget()
            self._put_out_end(place, lit)
        else:
            self._relight()
        for other in self.others:
            other.take_at(place)
        return face

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
        self._relight()

    def _relight(self) -> None:
        self._forget()
        self._light_all()
