"""What is cut out for Dwarf Corporation."""

from __future__ import annotations

from functools import partial
from typing import Final

from motherlode.core.setup import Setup
from motherlode.games.corporation.cards import COPIES, DECK, OVERTIME, TOKENS
from motherlode.games.corporation.colours import COLOURS
from motherlode.games.corporation.tiles import CENTRE, OUTER, TILE
from motherlode.print import mountain
from motherlode.print.piece import CARD, EMPTY, TOKEN, Face, Format, Piece
from motherlode.words import Words

TILE_FORMAT: Final = Format(90, 90, 2, 3, TILE * mountain.CELL)
CRYSTAL_FORMATS: Final = {
    1: Format(9.5, 9.5, 20, 27, 100),
    2: Format(24.5, 9.5, 7, 27, mountain.bar_units(2)),
    3: Format(39.5, 9.5, 4, 27, mountain.bar_units(3)),
}
"""By how many crystals in a row one piece is: it covers as many cells."""
BOARD: Final = Format(190, 88, 1, 3, mountain.BOARD[0])
CRYSTALS: Final = {3: 8, 2: 8, 1: 20}
"""Pieces of each colour, where the table does not count crystals (CORP-08): with them 60 cells, and more are seldom
needed. Long pieces are fewer to cut and to lose; the single ones are for bends and for marking numbers."""
MOST_DWARFS: Final = 16
"""A larger team is seldom seen; beyond it a second crystal counts on from the first."""
PAYS: Final = ("first", "shared-first", "second", "shared-second", "finder")


class Mountain:
    """The pieces of one table."""

    def __init__(self, setup: Setup, words: Words, printed_dwarfs: int) -> None:
        self.setup, self.words = setup, words
        self.printed_dwarfs = printed_dwarfs

    def pieces(self) -> list[Piece]:
        return [*self.tiles(), *self.cards(), *self.boards(), *self.counters(), *self.crystals(), *self.tokens()]

    def tiles(self) -> list[Piece]:
        rows = {"centre": CENTRE, **OUTER}
        return [
            Piece(TILE_FORMAT, Face(f"tile {name}", partial(mountain.tile, rows=grid, seed=name)), EMPTY)
            for name, grid in rows.items()
        ]

    def cards(self) -> list[Piece]:
        back = Face("corporation back", mountain.card_back)
        return [Piece(CARD, self._card(word), back) for word in DECK]

    def _card(self, word: str) -> Face:
        name = self.words.say(f"corporation-card-{word}").strip("«»")
        told = self.words.say(f"corporation-card-{word}.text")
        return Face(f"card {word}", partial(mountain.card, word=word, name=name, text=told))

    def boards(self) -> list[Piece]:
        say = self.words.say
        pays = [(say(f"print-pays-{rank}"), say(f"print-pays-{rank}.coins")) for rank in PAYS]
        board = Face(
            "player board",
            partial(
                mountain.player_board,
                title=say("print-player-board"),
                dwarfs=self.printed_dwarfs,
                colours=[say("colour-of", colour=colour) for colour in COLOURS],
                pays=pays,
            ),
        )
        return [Piece(BOARD, board, EMPTY)] * self.setup.players

    def crystals(self) -> list[Piece]:
        limit = self.setup.options["gemsPerColour"]
        counts = CRYSTALS if limit == "none" else {1: limit}
        found: list[Piece] = []
        for colour in COLOURS:
            for length, count in counts.items():
                face = Face(f"crystal {colour} ×{length}", partial(mountain.crystals, colour=colour, length=length))
                found += [Piece(CRYSTAL_FORMATS[length], face, face)] * count
        return found

    def counters(self) -> list[Piece]:
        """CORP-16, CORP-35: coins and dwarfs are numbers in the open, so a marked row serves as well as a heap."""
        say = self.words.say
        rows = [
            (say("print-counter-coins"), ["0", *(str(number * 100) for number in range(1, 6))]),
            ("", [str(number * 10) for number in range(10)]),
            ("", [str(number) for number in range(10)]),
            (say("print-counter-dwarfs"), [str(number) for number in range(self.printed_dwarfs, MOST_DWARFS + 1)]),
        ]
        face = Face("counters", partial(mountain.counters, rows=rows, hint=say("print-counter-how")))
        return [Piece(BOARD, face, EMPTY)] * self.setup.players

    def tokens(self) -> list[Piece]:
        overtime = Face("overtime token", mountain.overtime_token)
        return [Piece(TOKEN, overtime, overtime)] * (COPIES[OVERTIME] * TOKENS)
