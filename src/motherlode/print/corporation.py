"""What is cut out for Dwarf Corporation."""

from __future__ import annotations

from functools import partial
from typing import Final

from motherlode.core.setup import Setup
from motherlode.games.corporation.cards import COPIES, DECK, OVERTIME, SECRET_TUNNEL, TOKENS
from motherlode.games.corporation.colours import COLOURS
from motherlode.games.corporation.tiles import CENTRE, DWARF, OUTER, TILE
from motherlode.print import mountain
from motherlode.print.piece import CARD, EMPTY, TOKEN, Face, Format, Piece
from motherlode.words import Words

TILE_FORMAT: Final = Format(90, 90, 2, 3, TILE * mountain.CELL)
CRYSTAL: Final = Format(9.5, 9.5, 20, 27, 100)
BOARD: Final = Format(190, 88, 1, 3, mountain.BOARD[0])
CRYSTALS: Final = 60
"""Of each colour, where the table does not count them (CORP-08): more are seldom needed."""
COINS: Final = {1: 40, 5: 24, 10: 20, 25: 12}
"""Together more than a game pays out (CORP-16)."""
PAYS: Final = ("first", "shared-first", "second", "shared-second", "finder")


class Mountain:
    """The pieces of one table."""

    def __init__(self, setup: Setup, words: Words, printed_dwarfs: int) -> None:
        self.setup, self.words = setup, words
        self.printed_dwarfs = printed_dwarfs

    def pieces(self) -> list[Piece]:
        return [*self.tiles(), *self.cards(), *self.boards(), *self.crystals(), *self.tokens()]

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
        found: list[Piece] = []
        for colour in COLOURS:
            letter = self.words.say("colour-of", colour=colour)[0].upper()
            face = Face(f"crystal {colour}", partial(mountain.crystal, colour=colour, letter=letter))
            found += [Piece(CRYSTAL, face, face)] * (CRYSTALS if limit == "none" else limit)
        return found

    def tokens(self) -> list[Piece]:
        dwarf = Face("dwarf token", mountain.dwarf_token)
        overtime = Face("overtime token", mountain.overtime_token)
        back = Face("coin back", mountain.coin_back)
        dug = sum(row.count(DWARF) for rows in OUTER.values() for row in rows)
        hired = dug + COPIES[SECRET_TUNNEL] * self.setup.players
        coins = [
            Piece(TOKEN, Face(f"coin {value}", partial(mountain.coin, value=value)), back)
            for value, count in COINS.items()
            for _ in range(count)
        ]
        return [
            *coins,
            *[Piece(TOKEN, dwarf, dwarf)] * hired,
            *[Piece(TOKEN, overtime, overtime)] * (COPIES[OVERTIME] * TOKENS),
        ]
