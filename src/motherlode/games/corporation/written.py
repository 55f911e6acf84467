"""How the fields of a table are written: small ints inside, words on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.games.corporation.board import Board, with_crystals
from motherlode.games.corporation.cards import CARDS, Front, read_front, read_kind
from motherlode.games.corporation.cells import CELL_WORDS, CELLS, read_cell
from motherlode.games.corporation.colours import ALL_COLOURS, COLOUR_COUNT, COLOURS, read_colour
from motherlode.games.corporation.reach import doubtful_gold
from motherlode.games.corporation.tiles import Placed, read_tiles, rows_of, tile_words

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState

NO_COLOUR = -1


def tiles(state: CorporationState, placed: tuple[Placed, ...]) -> Any:
    return tile_words(placed)


def read_placed(state: CorporationState, words: Any) -> tuple[Placed, ...]:
    return read_tiles(words)


def gems(board: Board) -> dict[str, str]:
    return {CELL_WORDS[cell]: COLOURS[gem - 1] for cell, gem in enumerate(board.gems) if gem}


def board(state: CorporationState, mountain: Board) -> dict[str, Any]:
    return {"symbols": rows_of(mountain.symbols), "gems": gems(mountain)}


def read_board(state: CorporationState, mountain: dict[str, Any]) -> Board:
    crystals = [(read_cell(cell), read_colour(colour)) for cell, colour in mountain["gems"].items()]
    symbols = "".join(mountain["symbols"])
    if len(symbols) != CELLS:
        raise ValueError(f"a mountain of {len(symbols)} cells")
    return with_crystals(Board(symbols, doubtful_gold(symbols)), crystals)


def investments(state: CorporationState, shares: list[int]) -> list[dict[str, int]]:
    boards = [shares[first : first + COLOUR_COUNT] for first in range(0, len(shares), COLOUR_COUNT)]
    return [{COLOURS[colour]: count for colour, count in enumerate(board) if count} for board in boards]


def read_investments(state: CorporationState, boards: list[dict[str, int]]) -> list[int]:
    return [count for words in boards for count in shares(words)]


def shares(words: dict[str, int]) -> list[int]:
    """Crystals on a player board, by colour."""
    board = [0] * len(ALL_COLOURS)
    for word, count in words.items():
        board[read_colour(word)] = int(count)
    return board


def stocks(state: CorporationState, markets: list[tuple[int, ...]]) -> list[list[str]]:
    return [[COLOURS[colour] for colour in market] for market in markets]


def read_stocks(state: CorporationState, markets: list[list[str]]) -> list[tuple[int, ...]]:
    return [tuple(map(read_colour, market)) for market in markets]


def fronts(state: CorporationState, cards: list[tuple[Front, ...]]) -> list[list[list[Any]]]:
    return [[[card.word, card.since, card.spent] for card in front] for front in cards]


def read_fronts(state: CorporationState, cards: list[list[list[Any]]]) -> list[tuple[Front, ...]]:
    return [tuple([read_front(word, since).with_spent(spent) for word, since, spent in front]) for front in cards]


def pile(state: CorporationState, kinds: list[int]) -> list[str]:
    """The top card first."""
    return [CARDS[kind] for kind in reversed(kinds)]


def read_pile(state: CorporationState, words: list[str]) -> list[int]:
    return [read_kind(word) for word in reversed(words)]


def colour(state: CorporationState, dug: int) -> str | None:
    return COLOURS[dug] if dug >= 0 else None


def read_dug(state: CorporationState, word: str | None) -> int:
    return NO_COLOUR if word is None else read_colour(word)


def supply(state: CorporationState, crystals: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, crystals, strict=True))


def read_supply(state: CorporationState, crystals: dict[str, int]) -> list[int]:
    return [int(crystals[colour]) for colour in COLOURS]
