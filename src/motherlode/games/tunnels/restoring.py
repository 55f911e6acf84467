"""Putting a dumped table back."""

from __future__ import annotations

from typing import Any

from motherlode.core.audience import ALL
from motherlode.core.plain import plain_copy
from motherlode.games.tunnels.cells import read_cell
from motherlode.games.tunnels.fronts import Fronts
from motherlode.games.tunnels.goals import Goal
from motherlode.games.tunnels.memory import read_memory
from motherlode.games.tunnels.round import closed_cells
from motherlode.games.tunnels.state import SaboteurState


def lay_table(state: SaboteurState, table: dict[str, Any]) -> None:
    kinds = state.rules.kinds
    state.round, state.phase, state.turn = table["round"], table["phase"], table["turn"]
    state.direction = table["direction"]
    state.hands = [[kinds[word] for word in hand] for hand in table["hands"]]
    state.deck = [kinds[word] for word in table["deck"]]
    state.pile.kinds = [kinds[word] for word in table["discard"]]
    state.fronts = Fronts([kinds[word] for word in front] for front in table["fronts"])
    state.aside = [kinds[word] for word in table["aside"]]
    state.memory = read_memory(state, ALL, table["memory"])
    state.roles, state.leftover, state.retired = table["roles"], table["leftover"], table["retired"]
    state.secret = table["secret"]
    state.goals = {read_cell(cell): Goal(*goal) for cell, goal in table["goals"].items()}
    state.extra = table["extra"]
    lay_board(state, table["board"])
    state.gold_deck, state.gold_cards = table["gold_deck"], table["gold_cards"]
    state.balance, state.draft = table["balance"], table["draft"]
    state.result = table["result"]
    restore_flow(state, table)


def lay_board(state: SaboteurState, board: dict[str, str]) -> None:
    """The maze from words, and what lies face down in it."""
    cards = {read_cell(cell): state.rules.face(word) for cell, word in board.items()}
    state.board.lay_out(cards, closed_cells(state), state.rules.start_cells)


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
    state.roles_known, state.leftover_known = list(flow["roles_known"]), list(flow["leftover_known"])
    state.retired_known = list(flow["retired_known"])
    state.held = [state.rules.kinds[word] for word in flow["held"]]
    state.others_draw = list(flow["others_draw"])
    state.extra = plain_copy(flow["extra"])
