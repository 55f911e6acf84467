# cython: boundscheck=False, nonecheck=False
"""Faces: every way a card can lie open on the board, as small ints into tables."""

from array import array
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal

from motherlode.core.move import Move
from motherlode.games.tunnels.cells import EAST, NORTH, SOUTH, WEST, cell_word
from motherlode.games.tunnels.places import CELLS, place_of
from motherlode.games.tunnels.shapes import Shape, read_shape, turned

ORDER: Literal["little", "big"] = "little" if array("i", [1]).tobytes()[0] else "big"
"""Of the bytes of a number in a row."""


class Faces:
    """Tables over faces. `cards` are the playable tunnel cards by kind; further shapes lie only by the set-up."""

    __slots__ = (
        "by_word",
        "counts",
        "featured",
        "fits",
        "fitting",
        "joined",
        "kinds",
        "lamps",
        "lays",
        "moves",
        "of_kind",
        "plain",
        "rows",
        "self_lit",
        "shapes",
        "sides",
        "through",
        "words",
    )

    def __init__(
        self,
        cards: Sequence[str],
        further: Iterable[str],
        self_lit: Collection[str] = (),
        looks: Mapping[str, Iterable[str]] | None = None,
        plain: int | None = None,
    ) -> None:
        """`self_lit` names the features of cards that are joined to the start card wherever they lie. The first `plain`
        cards, or all of them, are laid by the ordinary demand for a connection.

        `looks` names for a card the shapes it may come to show while it lies in the maze, never when it is laid.
        """
        self.words: list[str] = []
        self.sides = b""
        """For each face its open sides."""
        self.joined: list[tuple[int, ...]] = []
        """For each face, by the bit of a side: the mask of the tunnel that opens there."""
        self.kinds: list[int] = []
        """For each face the kind of the card that shows it, -1 if it is no playable card."""
        self.by_word: dict[str, int] = {}
        self.shapes: list[Shape] = []
        self.of_kind = [self._positions(word, kind) for kind, word in enumerate(cards)]
        for word in further:
            self._positions(word, -1)
        for card, shapes in (looks or {}).items():
            for word in shapes:
                self._positions(word, self.kinds[self.by_word[card]])
        self.through = flattened(self.joined)
        self.fits = [self._fitting(edge) for edge in range(256)]
        """For each edge (sides that must be open, sides that must be rock << 4), by kind: faces that fit."""
        ordinary = [fitting[:plain] for fitting in self.fits]
        self.counts = b"".join(bytes(map(len, fitting)).ljust(256, b"\0") for fitting in ordinary)
        """How many they are, for all edges in a row, a byte for each kind that is laid in the ordinary way."""
        self.rows = [row_of(map(len, fitting)) for fitting in ordinary]
        """The same as one number for each edge: those of several edges can be added."""
        self.fitting = b"".join(b"".join(map(as_pair, fitting)).ljust(512, b"\0") for fitting in self.fits)
        """The faces themselves, two bytes for each kind: there are two ways to lay a card at the most."""
        self.plain = len(cards) if plain is None else plain
        self.moves: list[list[Move | None]] = []
        """By the number of a place, then by face: the action that lays the card so, where it is written down."""
        self.lays: list[list[list[tuple[Move, ...]] | None]] = [[] for _ in self.fits]
        """For each edge, by the place of a cell and then by kind: the actions that lay a card there, where they are
        written down."""
        self.self_lit = [shape.feature in self_lit for shape in self.shapes]
        self.featured = bytes(shape.feature != "" for shape in self.shapes)
        """For each face whether it shows something besides its tunnels."""
        self.lamps = any(self.self_lit)
        """Whether there are such cards at all."""

    def _positions(self, word: str, kind: int) -> tuple[int, ...]:
        shape = read_shape(word)
        return tuple(dict.fromkeys(self._add(position, kind) for position in (shape, turned(shape))))

    def _add(self, shape: Shape, kind: int) -> int:
        word = shape.word
        if word not in self.by_word:
            self.by_word[word] = len(self.words)
            self.words.append(word)
            self.sides += bytes([shape.sides])
            self.joined.append(joined_sides(shape.tunnels))
            self.shapes.append(shape)
            self.kinds.append(kind)
        return self.by_word[word]

    def _fitting(self, edge: int) -> list[tuple[int, ...]]:
        need, ban = edge & 15, edge >> 4
        return [
            tuple(face for face in faces if self.sides[face] & need == need and not self.sides[face] & ban)
            for faces in self.of_kind
        ]

    def lays_on(self, cell: int, edge: int) -> list[tuple[Move, ...]]:
        """By kind, the actions that lay a card on a cell with this edge."""
        number, written = place_of(cell) >> 2, self.lays[edge]
        if number >= len(written):
            written += [None] * (len(CELLS) - len(written))
        lays = written[number]
        if lays is None:
            place = number << 2
            lays = written[number] = [tuple([self.move_at(place, face) for face in faces]) for faces in self.fits[edge]]
        return lays

    def move_at(self, place: int, face: int) -> Move:
        """The action that lays a card on that place so that it shows this face."""
        number = place >> 2
        if number < len(self.moves):
            move = self.moves[number][face]
            if move is not None:
                return move
        return self._write_move(place, face)

    def _write_move(self, place: int, face: int) -> Move:
        number = place >> 2
        while number >= len(self.moves):
            self.moves.append([None] * len(self.words))
        move = self.moves[number][face] = Move(lay=self.words[face], at=cell_word(CELLS[number]))
        move.kind, move.face, move.cell, move.place = self.kinds[face], face, CELLS[number], place
        return move

    def positions(self, word: str) -> tuple[int, ...]:
        """The faces of the card that shows `word`: as it shows, and turned by 180° if that differs."""
        shape = read_shape(word)
        return tuple(dict.fromkeys((self.by_word[shape.word], self.by_word[turned(shape).word])))


def row_of(counts: Iterable[int]) -> int:
    """Small numbers as they stand in a row, as one number that can be added to others."""
    return int.from_bytes(array("i", counts).tobytes(), ORDER)


def as_pair(faces: tuple[int, ...]) -> bytes:
    return bytes(faces).ljust(2, b"\0")


def joined_sides(tunnels: Sequence[int]) -> tuple[int, ...]:
    """By the bit of a side: the mask of the tunnel that opens there, 0 if none does."""
    joined = [0] * (WEST + 1)
    for side in (NORTH, EAST, SOUTH, WEST):
        for tunnel in tunnels:
            if tunnel & side:
                joined[side] = tunnel
    return tuple(joined)


def flattened(joined: Sequence[tuple[int, ...]]) -> bytes:
    """The same for all faces in a row, sixteen bytes for each."""
    return b"".join(bytes(sides).ljust(16, b"\0") for sides in joined)
