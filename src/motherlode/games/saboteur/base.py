"""The base game: its components and the rules it writes first (BASE-01 to BASE-163)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.decision import Question
from motherlode.core.pending import NEXT_ROUND
from motherlode.games.saboteur import position, sharing, view
from motherlode.games.saboteur.forms import FORMS
from motherlode.games.saboteur.gold_dealing import gold_dealer
from motherlode.games.saboteur.resampling import deal_dwarfs_unseen
from motherlode.games.saboteur.round import close_round, deal_roles, finish_round, shuffle_gold, tell_round_over
from motherlode.games.saboteur.turn import EndTurn
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.cells import cell_at
from motherlode.games.tunnels.dealing import deal_cards, deal_goals, deal_next_round, tell_round
from motherlode.games.tunnels.family_cards import TOOLS, BrokenTool, Map, Repair, Rockfall
from motherlode.games.tunnels.goals import GoalCard
from motherlode.games.tunnels.laying import Lay, Place
from motherlode.games.tunnels.module import Module, Option
from motherlode.games.tunnels.passing import Pass
from motherlode.games.tunnels.playing import Effect, Play
from motherlode.games.tunnels.revealing import RESOLVE, GoalOrder, Goals, Position, ResolveClosed
from motherlode.games.tunnels.turn import Turn

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

TUNNELS = {
    "NESW": 5,
    "NES": 5,
    "ESW": 5,
    "NS": 4,
    "EW": 3,
    "NE": 5,
    "NW": 4,
    "N+E+S+W": 1,
    "N+E+S": 1,
    "E+S+W": 1,
    "N+S": 1,
    "E+W": 1,
    "N+E": 1,
    "N+W": 1,
    "N": 1,
    "E": 1,
}
ACTIONS: tuple[tuple[ActionCard[Any], int], ...] = (
    *((BrokenTool(tool), 3) for tool in TOOLS),
    *((Repair(tool), 2) for tool in TOOLS),
    (Repair("cart", "lamp"), 1),
    (Repair("cart", "pickaxe"), 1),
    (Repair("lamp", "pickaxe"), 1),
    (Rockfall(), 3),
    (Map(), 6),
)
GOLD = {1: 16, 2: 8, 3: 4}
DWARFS = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
"""BASE-10: saboteurs and miners of the pool, by the number of players."""
HANDS = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
"""BASE-22."""

PRIVATE_FIELDS = {
    "round": ("role", "hand"),
    "played": ("face",),
    "passed": ("cards",),
    "drew": ("cards",),
    "drafted": ("offered", "gold"),
}
"""The fields of an event that only the seat concerned gets."""


def gold_found(state: SaboteurState, seat: int) -> None:
    """BASE-104: the round ends; who laid the card is the completer (BASE-114)."""
    finish_round(state, completer=seat)


GOALS = (GoalCard("gold", "NESW", gold_found), GoalCard("stone", "NE"), GoalCard("stone", "NW"))
GOAL_CELLS = (cell_at(8, 2), cell_at(8, 0), cell_at(8, -2))


class Base(Module["SaboteurRulebook"]):
    id = "base"
    forms = FORMS
    players = (3, 10)
    players_clause = "BASE-01"
    options = (
        Option("firstPlayer", "BASE-26", ("random",), seat=True),
        Option("roundEnd", "BASE-118", ("hands-empty", "full-circle-of-passes")),
        Option("nextStarter", "BASE-153", ("last-card-played", "last-turn")),
    )

    def write(self, rules: SaboteurRulebook) -> None:
        players = rules.setup.players
        saboteurs, miners = DWARFS.get(players, (0, 0))
        rules.dwarfs = [sharing.SABOTEUR] * saboteurs + [sharing.MINER] * miners
        rules.hand_size = HANDS.get(players, 0)
        rules.passes_end_round = rules.options["roundEnd"] == "full-circle-of-passes"
        rules.tunnels |= TUNNELS
        for card, count in ACTIONS:
            rules.add_action(card, count)
        rules.start_shape = "NESW"
        rules.goal_cards, rules.goal_cells = GOALS, GOAL_CELLS
        rules.gold_cards = [value for value, count in GOLD.items() for _ in range(count)]
        rules.winners, rules.entitled = sharing.winners, sharing.entitled
        rules.reasons = sharing.ordinary_reasons
        rules.closed.append(Goals())
        rules.add_given(*position.KEYS)
        rules.given_first.append(position.lay_given_people)
        rules.given_last.append(position.lay_given_gold)
        rules.describers.append(position.describe)
        rules.resample_first.append(deal_dwarfs_unseen)
        rules.resample_last.append(gold_dealer)
        for slot, name, step in (
            ("people", "deal-roles", deal_roles),
            ("goals", "deal-goals", deal_goals),
            ("cards", "deal-cards", deal_cards),
            ("gold", "shuffle-gold", shuffle_gold),
            ("told", "tell-round", tell_round),
        ):
            rules.fill("deal", slot, name, step)
        rules.add_section(*view.SECTIONS)
        rules.private_fields |= PRIVATE_FIELDS
        for way in (Lay(), Play(), Pass()):
            rules.add_way(way)
        questions: tuple[Question[Any], ...] = (Turn(), GoalOrder(), Position(), sharing.Draft())
        for question in questions:
            rules.add_question(question)
        rules.add_step(NEXT_ROUND, deal_next_round)
        rules.fill("lay", "placed", "place", Place())
        rules.fill("lay", "closed", RESOLVE, ResolveClosed())
        rules.fill("play", "effect", "effect", Effect())
        end_turn = EndTurn()
        for sequence in ("lay", "play", "pass"):
            rules.fill(sequence, "end", "end-turn", end_turn)
        rules.fill("round-over", "roles", "show-roles", tell_round_over)
        rules.fill("round-over", "share", "share", sharing.share)
        rules.fill("round-over", "close", "close-round", close_round)
