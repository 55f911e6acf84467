# cython: boundscheck=False, wraparound=False
"""The maze of a round that is written small: where tunnels lead, and what is left to dig."""

from __future__ import annotations

from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.spots import SIZE
from motherlode.bots.foresight.cards import FARTHEST, Cards

RIM = 255
"""What lies on the rim, in place of a face."""
UNKNOWN = 250
LOST = FARTHEST
"""As far as counts, in tenths of a card: also where no way is left."""
MARGIN = 25
"""How much longer than the shortest way a way may be and still be looked at, as in `field.py`."""


class Ground:
    """What lies where, and how far it is from there to where the diggers dig."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.start, self.target = 0, 0
        self.best, self.nearest, self.second, self.ends_count = 0, LOST, LOST, 0
        self.faces, self.closed = bytearray(SIZE), bytearray(SIZE)
        self.lit, self.needs, self.far = bytearray(SIZE), bytearray(SIZE), bytearray(SIZE)
        self.ends, self.edges, self._queue = bytearray(SIZE), bytearray(SIZE), bytearray(4 * SIZE)
        self.limit, self._first, self._count, self._traced = LOST, 0, 0, 0
        self._waits, self._seen = bytearray(SIZE), bytearray(SIZE)
        self._steps, self._trail = bytearray(SIZE), bytearray(SIZE)

    def flood(self) -> int:
        """Follows the tunnels from the start; returns the cell of a closed goal that they reach, 0 if none."""
        faces, closed, lit, needs = self.faces, self.closed, self.lit, self.needs
        through, sides, besides = self.cards.through, self.cards.sides, self.cards.besides
        ends, queue = self.ends, self._queue
        for cell in range(SIZE):
            lit[cell] = 0
            needs[cell] = 0
        count, waiting, reached = 0, 1, 0
        queue[0] = self.start
        lit[self.start] = sides[faces[self.start] - 1]
        while waiting:
            waiting -= 1
            cell = queue[waiting]
            for turn in range(4):
                side = 1 << turn
                if not lit[cell] & side:
                    continue
                beside = besides[4 * cell + turn]
                opposite = 1 << ((turn + 2) & 3)
                face = faces[beside]
                if face == RIM:
                    continue
                if face:
                    tunnel = through[(face - 1) * 16 + opposite]
                    if tunnel & ~lit[beside]:
                        lit[beside] |= tunnel
                        queue[waiting] = beside
                        waiting += 1
                elif closed[beside]:
                    reached = beside
                else:
                    if not needs[beside]:
                        ends[count] = beside
                        count += 1
                    needs[beside] |= opposite
        self.ends_count = count
        return reached

    def edge_of(self, cell: int) -> int:
        """What the cards beside an empty cell show to it: sides where a tunnel opens, and sides of rock times 16."""
        faces, sides, besides = self.faces, self.cards.sides, self.cards.besides
        need, ban = 0, 0
        for turn in range(4):
            face = faces[besides[4 * cell + turn]]
            if face and face != RIM:
                if sides[face - 1] & (1 << ((turn + 2) & 3)):
                    need |= 1 << turn
                else:
                    ban |= 1 << turn
        return need | ban << 4

    def survey(self) -> None:
        """What it costs to dig from each empty cell to where the diggers dig, as adepts count it (`field.py`), and from
        the ends of the tunnels."""
        far, ends, edges, queue, waits = self.far, self.ends, self.edges, self._queue, self._waits
        for cell in range(SIZE):
            far[cell] = UNKNOWN
            waits[cell] = 0
        for place in range(self.ends_count):
            edges[place] = self.edge_of(ends[place])
        self.limit = LOST
        far[self.target] = 0
        queue[0] = self.target
        self._first, self._count = 0, 1
        while self._count:
            cell = queue[self._first]
            self._first = self._first + 1 if self._first < SIZE - 1 else 0
            self._count -= 1
            waits[cell] = 0
            if far[cell] <= self.limit:
                self.spread(cell)
        self.best, self.nearest, self.second = 0, LOST, LOST
        for place in range(self.ends_count):
            cell = ends[place]
            distance = self.distance(cell)
            if distance < self.nearest:
                self.best, self.second, self.nearest = cell, self.nearest, distance
            elif distance < self.second:
                self.second = distance

    def distance(self, cell: int) -> int:
        """From an empty cell to where the diggers dig, that cell included."""
        return self.far[cell] if self.far[cell] <= self.limit else LOST

    def spread(self, cell: int) -> None:
        """A tunnel that goes through a cell comes from beside it, or through tunnels that lie there unlit."""
        faces, far, closed, lit = self.faces, self.far, self.closed, self.lit
        sides, besides = self.cards.sides, self.cards.besides
        for turn in range(4):
            beside, opposite = besides[4 * cell + turn], 1 << ((turn + 2) & 3)
            face = faces[beside]
            if face == RIM or (not face and closed[beside]):
                continue
            if not face:
                self.reach(beside, far[cell])
            elif sides[face - 1] & opposite and not lit[beside] & opposite:
                self.trace(beside, opposite)
                for number in range(self._traced):
                    self.reach(self._trail[number], far[cell])

    def reach(self, cell: int, onward: int) -> None:
        """An empty cell from which it costs so much, without that cell itself."""
        far, needs, queue, waits = self.far, self.needs, self._queue, self._waits
        if onward + CARD >= far[cell]:
            return
        cost = onward + self.cards.costs[self.edge_of(cell)]
        if cost >= far[cell] or cost > self.limit:
            return
        far[cell] = cost
        if needs[cell] and cost + MARGIN < self.limit:
            self.limit = cost + MARGIN
        if not waits[cell]:
            waits[cell] = 1
            last = self._first + self._count
            queue[last - SIZE if last >= SIZE else last] = cell
            self._count += 1

    def trace(self, cell: int, side: int) -> None:
        """The empty cells into which a tunnel opens that lies there, entered from a side, through all cards that it
        leads to."""
        faces, through, besides = self.faces, self.cards.through, self.cards.besides
        closed, seen, trail, steps = self.closed, self._seen, self._trail, self._steps
        count, first = 0, 0
        for spot in range(SIZE):
            seen[spot] = 0
        seen[cell] = through[(faces[cell] - 1) * 16 + side]
        steps[0] = cell
        last = 1
        while first < last:
            cell = steps[first]
            first += 1
            for turn in range(4):
                beside, opposite = besides[4 * cell + turn], 1 << ((turn + 2) & 3)
                face = faces[beside]
                if not seen[cell] & (1 << turn) or face == RIM:
                    continue
                if face:
                    tunnel = through[(face - 1) * 16 + opposite]
                    if tunnel & ~seen[beside] and last < SIZE:
                        seen[beside] |= tunnel
                        steps[last] = beside
                        last += 1
                elif not closed[beside] and not seen[beside]:
                    seen[beside] = 1
                    trail[count] = beside
                    count += 1
        self._traced = count

    def left_after(self, place: int, face: int) -> int:
        """How much is left to dig once a card lies at an end of the tunnels, 0 if it reaches the goal; LOST + 1 if it
        does not fit there."""
        besides, edge, cell = self.cards.besides, self.edges[place], self.ends[place]
        shape, need = self.cards.sides[face], edge & 15
        if shape & need != need or shape & (edge >> 4):
            return LOST + 1
        left = self.second if cell == self.best else self.nearest
        entered, exits, through = self.needs[cell], 0, self.cards.through
        for turn in range(4):
            if entered & (1 << turn):
                exits |= through[face * 16 + (1 << turn)]
        exits &= ~entered
        for turn in range(4):
            if exits & (1 << turn):
                left = min(left, self.left_beyond(besides[4 * cell + turn], 1 << ((turn + 2) & 3)))
        return left

    def left_beyond(self, cell: int, side: int) -> int:
        """The same from a cell into which a tunnel opens on a side, be it empty or not."""
        left = LOST
        if cell == self.target:
            return 0
        if not self.faces[cell]:
            return self.distance(cell)
        if self.faces[cell] != RIM:
            self.trace(cell, side)
            for number in range(self._traced):
                left = min(left, self.distance(self._trail[number]))
        return left
