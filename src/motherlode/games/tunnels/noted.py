# cython: boundscheck=False, nonecheck=False
"""What is written down of a maze until it changes: who asks again need not look again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from motherlode.core.move import Move
from motherlode.core.numbers import numbers
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.ground import Ground
from motherlode.games.tunnels.places import AROUND, CELLS, EDGE, LIT
from motherlode.games.tunnels.rockfalls import rockfall_on
from motherlode.games.tunnels.walkers import Walker


class Noted(Ground):
    __slots__ = (
        "_cards",
        "_edges",
        "_lit",
        "_noted",
        "_places",
        "_removable",
        "looks",
        "loose",
        "version",
        "written",
    )

    def __init__(self, faces: Faces, walker: Walker | None) -> None:
        super().__init__(faces, walker)
        self.loose = numbers()
        """The places of the cards that are not fixed, in the order of their cells."""
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

    def _forget(self) -> None:
        """The maze has changed: what was written down of it holds no more."""
        self.version += 1
        if self._noted:
            self._noted = False
            self._places = self._cards = self._edges = self._lit = self._removable = self.written = None
