"""The nine tiles and the boards they make (CORP-18 to CORP-32). The pictures are our own reconstruction."""

from collections.abc import Sequence
from itertools import chain
from typing import Final

from motherlode.core.errors import PositionError
from motherlode.games.corporation.cells import CELLS, SIZE

TILE: Final = 6
"""CORP-09: a tile has 6 × 6 cells."""

ALL_SYMBOLS: Final = ".DGSCPXB"
EMPTY, DWARF, GOLD, SAFE, CHEST, PASSAGE, DANGER, CAMP = ALL_SYMBOLS
FLAG_DIGITS: Final = "12345678"
"""The flags of the corporations, in the order of their colours."""
SYMBOL_WORDS: Final = {
    "empty": EMPTY,
    "dwarf": DWARF,
    "gold": GOLD,
    "safe": SAFE,
    "chest": CHEST,
    "passage": PASSAGE,
    "danger": DANGER,
}
WORD_OF_SYMBOL: Final = {symbol: word for word, symbol in SYMBOL_WORDS.items()}

CENTRE: Final = (".1..2.", "8....3", "..BB..", "..BB..", "7....4", ".6..5.")
OUTER: Final = {
    "T1": ("D.XP.C", "......", "XG.XG.", "...X..", "C..G..", "..S..D"),
    "T2": ("...D..", "SXG.X.", "....G.", "XG....", "..S.X.", ".D.P.C"),
    "T3": (".CX..S", "...G..", ".G.X..", "DXC..P", "...G..", "...X.D"),
    "T4": (".P..D.", "..XGX.", "..D..C", "....GX", "SXG...", "...S.."),
    "T5": (".D...D", "..G...", "..X.G.", ".G..XX", ".XC.C.", ".S.P.."),
    "T6": ("......", ".XG...", "D..C.P", "XG.XDX", "...G..", ".S..S."),
    "T7": (".C....", "..XG..", "XG...C", "...DX.", "D.G..S", "..X.P."),
    "T8": (".S...D", "C..GX.", ".GX.X.", "S.X.G.", "......", "..P.D."),
}
SLOTS: Final = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2))
"""CORP-31: NW, N, NE, W, E, SW, S, SE, as rows and columns of tiles."""

Placed = tuple[str, int]
"""A tile and how many quarters it is turned clockwise."""

REFERENCE: Final[tuple[Placed, ...]] = tuple((tile, 0) for tile in OUTER)
"""CORP-32."""


def turned(tile: tuple[str, ...], quarters: int) -> tuple[str, ...]:
    """A tile turned clockwise by so many quarters."""
    for _ in range(quarters % 4):
        tile = tuple("".join(column) for column in zip(*reversed(tile), strict=True))
    return tile


TURNED: Final = {tile: tuple(turned(rows, quarters) for quarters in range(4)) for tile, rows in OUTER.items()}
"""Each tile as it can lie."""


def symbols_of(placed: Sequence[Placed]) -> str:
    """The 324 symbols of a board, row by row; flags are the digits of their corporations."""
    nw, n, ne, w, e, sw, s, se = [TURNED[tile][quarters] for tile, quarters in placed]
    rows = (*zip(nw, n, ne, strict=True), *zip(w, CENTRE, e, strict=True), *zip(sw, s, se, strict=True))
    return "".join(chain.from_iterable(rows))


def rows_of(symbols: str) -> list[str]:
    return [symbols[start : start + SIZE] for start in range(0, CELLS, SIZE)]


FLAGS: Final = tuple(symbols_of(REFERENCE).index(flag) for flag in FLAG_DIGITS)
"""For each colour the cell of its flag; the centre tile is never turned (CORP-31)."""


def tile_words(placed: Sequence[Placed]) -> list[str]:
    return [f"{tile}@{quarters}" for tile, quarters in placed]


def read_tiles(words: Sequence[str]) -> tuple[Placed, ...]:
    """The board written as `["T3@1", …]`, one word for each slot; `PositionError` if it is none."""
    placed = []
    for word in words:
        tile, _, quarters = str(word).partition("@")
        if tile not in OUTER or quarters not in ("0", "1", "2", "3"):
            raise PositionError("bad-tile", arguments={"tile": str(word)})
        placed.append((tile, int(quarters)))
    if len(placed) != len(SLOTS):
        raise PositionError("bad-tile", arguments={"tile": ", ".join(map(str, words))})
    return tuple(placed)
