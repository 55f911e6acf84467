"""Putting a table back from the words of a dump or of a view."""

from __future__ import annotations

from typing import Any

from motherlode.games.corporation.cards import read_front, read_kind
from motherlode.games.corporation.cells import read_cell
from motherlode.games.corporation.colours import ALL_COLOURS, read_colour
from motherlode.games.corporation.state import NO_COLOUR, CorporationState
from motherlode.games.corporation.tiles import read_tiles


def lay_table(state: CorporationState, table: dict[str, Any]) -> None:
    lay_open(state, table, table)
    state.deck = [read_kind(word) for word in reversed(table["deck"])]
    state.over = table["over"]


def lay_open(state: CorporationState, table: dict[str, Any], flow: dict[str, Any]) -> None:
    """Everything but the deck, by the names that dumps and views share."""
    state.tiles = read_tiles(table["tiles"])
    crystals = [(read_cell(cell), read_colour(colour)) for cell, colour in table["gems"].items()]
    state.board.lay_out("".join(table["board"]), crystals)
    state.coins, state.dwarfs = list(table["coins"]), list(table["dwarfs"])
    state.investments = [shares(words) for words in table["investments"]]
    state.stocks = [[read_colour(word) for word in words] for words in table["stock_market"]]
    state.fronts = [
        [
            read_front(word, since)._replace(spent=spent)
            for word, since, spent in zip(words, sinces, spents, strict=True)
        ]
        for words, sinces, spents in zip(table["cards"], flow["since"], flow["spent"], strict=True)
    ]
    state.discard = [read_kind(word) for word in reversed(table["discard"])]
    state.turn, state.turn_number = table["turn"], table["turn_number"]
    state.budget = table["budget"]
    state.colour = NO_COLOUR if table["colour"] is None else read_colour(table["colour"])
    state.opened = list(table["opened"])
    state.placed, state.keepers, state.idle = flow["placed"], flow["keepers"], flow["idle"]
    state.count_supply()


def shares(words: dict[str, int]) -> list[int]:
    """Crystals on a player board, by colour."""
    board = [0] * len(ALL_COLOURS)
    for word, count in words.items():
        board[read_colour(word)] = int(count)
    return board
