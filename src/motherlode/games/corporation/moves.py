"""Every action there is, made once and shared between lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

from motherlode.core.move import Move, Names
from motherlode.games.corporation.cards import CAVE_IN, SECRET_TUNNEL
from motherlode.games.corporation.cards import KEEPERS as KEEPERS_CARD
from motherlode.games.corporation.cards import OVERTIME as OVERTIME_CARD
from motherlode.games.corporation.cards import UNION as UNION_CARD
from motherlode.games.corporation.cells import CELL_WORDS
from motherlode.games.corporation.colours import ALL_COLOURS, COLOURS

NO_CARD: Final = -1


class Deed(Move):
    """An action in words that also holds what the words stand for, so that nobody has to look them up."""

    __slots__ = ("card", "colour", "colours")

    def __init__(
        self,
        words: Mapping[str, Any],
        card: int = NO_CARD,
        colour: int = -1,
        cell: int = -1,
        colours: tuple[int, ...] = (),
    ) -> None:
        super().__init__(words)
        self.card = card
        """The kind of card that is used."""
        self.colour, self.cell = colour, cell
        """What is dug, and where."""
        self.colours = colours
        """All other crystals that it names, in their order."""


def _names(colours: Iterable[int]) -> Names:
    return Names(COLOURS[colour] for colour in colours)


DIG: Final = tuple(
    tuple(
        Deed({"dig": word, "colour": COLOURS[colour]}, colour=colour, cell=cell) for cell, word in enumerate(CELL_WORDS)
    )
    for colour in ALL_COLOURS
)
"""By colour and cell."""
TUNNEL: Final = tuple(
    tuple(
        Deed({"use": "secret-tunnel", "at": word, "colour": COLOURS[colour]}, SECRET_TUNNEL, colour, cell)
        for cell, word in enumerate(CELL_WORDS)
    )
    for colour in ALL_COLOURS
)
"""By colour and danger cell (CORP-106)."""
OVERTIME: Final = Deed({"use": "overtime"}, OVERTIME_CARD)
KEEPERS: Final = Deed({"use": "finders-keepers"}, KEEPERS_CARD)
UNION: Final = Deed({"use": "union"}, UNION_CARD)
CAVE_INS: Final = tuple(
    (pair, Deed({"use": "cave-in", "colours": _names(pair)}, CAVE_IN, colours=pair))
    for pair in combinations_with_replacement(ALL_COLOURS, 2)
)
"""CORP-142: the colours in their order, twice the same one too."""
ALL_CAVE_INS: Final = tuple(deed for _, deed in CAVE_INS)
INVESTMENTS: Final = tuple(
    (four, Deed({"invest": _names(four)}, colours=four)) for four in combinations(ALL_COLOURS, 4)
)
ALL_INVESTMENTS: Final = tuple(deed for _, deed in INVESTMENTS)
EXCHANGE: Final = tuple(
    tuple(Deed({"exchange": COLOURS[given], "for": COLOURS[taken]}, colours=(given, taken)) for taken in ALL_COLOURS)
    for given in ALL_COLOURS
)
"""By the colour given and the colour taken."""
SWAPS: Final = tuple(tuple(swap for swap in swaps if swap["exchange"] != swap["for"]) for swaps in EXCHANGE)
"""By the colour given: all that can be taken for it (CORP-95)."""
SAFE: Final = tuple(Deed({"choose": Move(take=COLOURS[colour])}, colours=(colour,)) for colour in ALL_COLOURS)
STOCKS: Final = tuple(
    (pair, Deed({"choose": Move(take=_names(pair))}, colours=pair)) for pair in combinations(ALL_COLOURS, 2)
)
ALL_STOCKS: Final = tuple(deed for _, deed in STOCKS)
REMOVE: Final = tuple(Deed({"choose": Move(remove=COLOURS[colour])}, colours=(colour,)) for colour in ALL_COLOURS)
KEEP: Final = Deed({"choose": Move(keep=True)})
DONE: Final = Deed({"done": True})
DONE_ALONE: Final = (DONE,)
OVERTIME_ALONE: Final = (OVERTIME,)
KEEPERS_ALONE: Final = (KEEPERS,)
UNION_ALONE: Final = (UNION,)
"""Bunches of one."""
