"""Putting a dumped table back."""

from __future__ import annotations

from typing import Any

from motherlode.games.saboteur.cells import read_cell
from motherlode.games.saboteur.fronts import Fronts
from motherlode.games.saboteur.goals import Goal
from motherlode.games.saboteur.round import START
from motherlode.games.saboteur.state import SaboteurState


def lay_table(state: SaboteurState, table: dict[str, Any]) -> None:
    kinds = state.rules.kinds
    state.round, state.phase, state.turn = table["round"], table["phase"], table["turn"]
    state.direction = table["direction"]
    state.hands = [[kinds[word] for word in hand] for hand in table["hands"]]
    state.deck = [kinds[word] for word in table["deck"]]
    state.pile.kinds = [kinds[word] for word in table["discard"]]
    state.fronts = Fronts([kinds[word] for word in front] for front in table["fronts"])
    state.roles, state.leftover = table["roles"], table["leftover"]
    state.goals = {read_cell(cell): Goal(*goal) for cell, goal in table["goals"].items()}
    lay_board(state, table["board"])
    state.gold_deck, state.gold_cards = table["gold_deck"], table["gold_cards"]
    state.balance, state.draft = table["balance"], table["draft"]
    state.result = table["result"]
    restore_flow(state, table)


def lay_board(state: SaboteurState, board: dict[str, str]) -> None:
    """The maze from words, and the closed goals beside it."""
    cards = {read_cell(cell): state.rules.face(word) for cell, word in board.items()}
    closed = {cell for cell, goal in state.goals.items() if not goal.open}
    state.board.lay_out(cards, closed, (START,))


def is_laid(state: SaboteurState, cell: int) -> bool:
    """Whether a card of the maze came out of the deck: neither the start card nor a goal."""
    return cell not in state.board.sources and cell not in state.goals


def restore_flow(state: SaboteurState, flow: dict[str, Any]) -> None:
    play = flow["play"]
    state.play = (
        play["seat"],
        -1 if play["card"] is None else state.rules.kinds[play["card"]],
        play["action"],
    )
    state.draws, state.passes = flow["draws"], flow["passes"]
    state.last_played, state.last_passed = flow["last_played"], flow["last_passed"]
    state.last_turn = flow["last_turn"]
    state.pile.known, state.result_known = list(flow["pile_known"]), list(flow["result_known"])
