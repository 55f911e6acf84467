"""The drawings of each game, found by the game a view is of."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from motherlode.render import board, corporation, sentences, story, table
from motherlode.render.naming import Names, cell_name
from motherlode.words import Words

View = Mapping[str, Any]


class Teller(Protocol):
    def tell(self, event: Mapping[str, Any], view: View) -> list[str]: ...


class Story:
    """Tells events of any game; `view` says which game it is and who reads."""

    def __init__(self, words: Words, names: Names = None) -> None:
        self.words = words
        self.names = names
        self._tellers: dict[str, Teller] = {}

    def tell(self, event: Mapping[str, Any], view: View) -> list[str]:
        game = view.get("game", "")
        if game not in self._tellers:
            make = STORIES.get(game, story.Story)
            self._tellers[game] = make(self.words, self.names)
        return self._tellers[game].tell(event, view)


STORIES: dict[str, Callable[[Words, Names], Teller]] = {"corporation": corporation.Story}
BOARDS = {"corporation": corporation.draw_board}
TABLES = {"corporation": corporation.draw_table}
SENTENCES = {"corporation": corporation.describe}
CELLS = {"corporation": corporation.cell_name}
"""By game; the tunnel family has all that are not named."""


def name_cell(game: str, cell: str, words: Words) -> str:
    """A place on the board of a game, in words."""
    return CELLS.get(game, cell_name)(cell, words)


def draw_board(view: View, marks: Mapping[str, str] | None = None) -> str:
    return BOARDS.get(view["game"], board.draw_board)(view, marks)


def draw_table(view: View, words: Words, names: Names = None) -> str:
    """Everything but the board itself."""
    return TABLES.get(view["game"], table.draw_table)(view, words, names)


def describe(view: View, words: Words, names: Names = None) -> str:
    return SENTENCES.get(view["game"], sentences.describe)(view, words, names)
