"""Every action there is, made once and shared between lists."""

from itertools import combinations, combinations_with_replacement
from typing import Final

from motherlode.core.move import Move, Names
from motherlode.games.corporation.cells import CELL_WORDS
from motherlode.games.corporation.colours import ALL_COLOURS, COLOURS

DIG: Final = tuple(tuple(Move(dig=word, colour=colour) for word in CELL_WORDS) for colour in COLOURS)
"""By colour and cell."""
TUNNEL: Final = tuple(
    tuple(Move(use="secret-tunnel", at=word, colour=colour) for word in CELL_WORDS) for colour in COLOURS
)
"""By colour and danger cell (CORP-106)."""
OVERTIME: Final = Move(use="overtime")
KEEPERS: Final = Move(use="finders-keepers")
UNION: Final = Move(use="union")
CAVE_INS: Final = tuple(
    (pair, Move(use="cave-in", colours=Names(COLOURS[colour] for colour in pair)))
    for pair in combinations_with_replacement(ALL_COLOURS, 2)
)
"""CORP-142: the colours in their order, twice the same one too."""
INVESTMENTS: Final = tuple(
    (four, Move(invest=Names(COLOURS[colour] for colour in four))) for four in combinations(ALL_COLOURS, 4)
)
EXCHANGE: Final = tuple(tuple(Move({"exchange": given, "for": taken}) for taken in COLOURS) for given in COLOURS)
"""By the colour given and the colour taken."""
SWAPS: Final = tuple([swap for swap in swaps if swap["exchange"] != swap["for"]] for swaps in EXCHANGE)
"""By the colour given: all that can be taken for it (CORP-95)."""
SAFE: Final = tuple(Move(choose=Move(take=colour)) for colour in COLOURS)
STOCKS: Final = tuple(
    (pair, Move(choose=Move(take=Names(COLOURS[colour] for colour in pair)))) for pair in combinations(ALL_COLOURS, 2)
)
REMOVE: Final = tuple(Move(choose=Move(remove=colour)) for colour in COLOURS)
KEEP: Final = Move(choose=Move(keep=True))
DONE: Final = Move(done=True)
