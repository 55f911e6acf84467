"""The rules of the duel as the ground module of its tables (DUEL-01 to DUEL-118)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from motherlode.core.pending import NEXT_ROUND
from motherlode.core.rng import Rng
from motherlode.core.types import Given
from motherlode.games.duel import view
from motherlode.games.duel.cards import ACTIONS, TUNNELS, keyed_doors
from motherlode.games.duel.claiming import CLAIMED, Resolve
from motherlode.games.duel.doors import COLOURS, closed_to, keyed_looks, with_key, without_keys
from motherlode.games.duel.ending import FIRST, EndTurn
from motherlode.games.duel.forms import FORMS
from motherlode.games.duel.refusals import CLAUSES
from motherlode.games.duel.veins import VEINS, VeinPosition, draw_veins, vein_cells
from motherlode.games.tunnels.cells import cell_at, cell_word, read_cell
from motherlode.games.tunnels.dealing import deal_cards, deal_goals, deal_next_round, tell_round
from motherlode.games.tunnels.laying import Lay, Place
from motherlode.games.tunnels.module import Module, Option
from motherlode.games.tunnels.passing import Pass
from motherlode.games.tunnels.playing import Effect, Play
from motherlode.games.tunnels.removing import Remove
from motherlode.games.tunnels.revealing import RESOLVE, Goals
from motherlode.games.tunnels.turn import Turn
from motherlode.games.tunnels.way import Way

if TYPE_CHECKING:
    from motherlode.games.duel.state import DuelState
    from motherlode.games.tunnels.rulebook import Rulebook

HAND = 5
STARTS = (cell_at(0, 1), cell_at(0, -1))
"""DUEL-25: by seat."""


class Ground(Module["Rulebook"]):
    id = "base"
    forms = FORMS
    players = (2, 2)
    players_clause = "DUEL-01"
    options = (
        Option("firstPlayer", "DUEL-30", ("random",), seat=True),
        Option("gapColumns", "DUEL-25", (3, 4)),
    )

    def write(self, rules: Rulebook) -> None:
        rules.hand_size = HAND
        rules.tunnels |= TUNNELS
        for card, count in ACTIONS:
            rules.add_action(card, count)
        rules.start_shape, rules.start_cells = "NESW", STARTS
        rules.goal_cards, rules.goal_cells = VEINS, vein_cells(rules.options["gapColumns"])
        rules.draw_goals = draw_veins
        rules.closed_to = tuple(partial(closed_to, seat) for seat in range(len(COLOURS)))
        rules.looks = {card: keyed_looks(card) for card in (*TUNNELS, *(vein.shape for vein in VEINS))}
        rules.clauses = CLAUSES
        rules.closed.append(Goals())
        rules.add_section(*view.SECTIONS)
        rules.private_fields |= {"round": ("hand",), "played": ("face",)}
        rules.private_fields |= dict.fromkeys(("passed", "drew", "bought-off"), ("cards",))
        self._write_turn(rules)
        self._write_table(rules)

    def _write_turn(self, rules: Rulebook) -> None:
        ways: tuple[Way[Any], ...] = (Lay(), Play(), Remove(), Pass())
        for way in ways:
            rules.add_way(way)
        for question in (Turn(), VeinPosition()):
            rules.add_question(question)
        rules.add_step(NEXT_ROUND, deal_next_round)
        for slot, name, step in (
            ("goals", "deal-goals", deal_goals),
            ("cards", "deal-cards", deal_cards),
            ("noted", "note-first", note_first),
            ("told", "tell-round", tell_round),
        ):
            rules.fill("deal", slot, name, step)
        rules.fill("lay", "placed", "place", Place())
        rules.fill("lay", "closed", RESOLVE, Resolve())
        rules.fill("play", "effect", "effect", Effect())
        end_turn = EndTurn()
        for sequence in ("lay", "play", "pass"):
            rules.fill(sequence, "end", "end-turn", end_turn)

    def _write_table(self, rules: Rulebook) -> None:
        rules.extra |= {CLAIMED: dict, FIRST: int}
        rules.add_given(CLAIMED, "keys", FIRST)
        rules.furnish_given.append(lay_given)
        rules.describers.append(describe)


def note_first(state: DuelState) -> None:
    state.extra[FIRST] = state.turn


def lay_given(state: DuelState, given: Given, rng: Rng) -> None:
    """Tokens and keys of a described table; who is to act began the round unless it says otherwise."""
    state.extra[FIRST] = int(given.get(FIRST, state.turn)) % len(COLOURS)
    claimed = {read_cell(cell): int(seat) for cell, seat in given.get(CLAIMED, {}).items()}
    state.extra[CLAIMED] = {cell_word(cell): claimed[cell] for cell in state.goals if cell in claimed}
    faces, cards = state.rules.faces, state.board.sketch
    for key in given.get("keys", ()):
        cell = read_cell(key["at"])
        cards[cell] = faces.by_word[with_key(faces.words[cards[cell]], key["side"])]


def describe(state: DuelState) -> Given:
    words, cards = state.board.faces.words, state.board.cards
    return {
        "board": {cell_word(cell): without_keys(words[cards[cell]]) for cell in state.deck_cells()},
        CLAIMED: dict(state.extra[CLAIMED]),
        "keys": keyed_doors(state),
        FIRST: state.extra[FIRST],
    }
