"""A round of Saboteur: what it deals besides the cards, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.ends import clear
from motherlode.core.named import value_of
from motherlode.core.pending import NEXT_ROUND
from motherlode.games.saboteur.dwarfs import deal_dwarfs
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.dealing import deal_first_round
from motherlode.games.tunnels.goals import CARD, TURNED

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


def begin_game(state: SaboteurState) -> None:
    rules = state.rules
    state.gold_cards = [[] for _ in range(state.setup.players)]
    state.balance = [rules.starting_nuggets] * state.setup.players
    state.counted = (rules.starting_nuggets,) * state.setup.players
    state.gold_deck = list(rules.gold_cards)
    deal_first_round(state)


def deal_roles(state: SaboteurState) -> None:
    deal_dwarfs(state, state.shuffled("dwarfs", state.rules.dwarfs))


def shuffle_gold(state: SaboteurState) -> None:
    """The gold cards that nobody has."""
    state.gold_deck = state.shuffled("gold", state.gold_deck)


def finish_round(state: SaboteurState, completer: int | None) -> None:
    """The round is over at once: nothing else of the turn is done, nobody draws (BASE-36)."""
    state.drop_pending()
    state.phase = "sharing"
    for kind in state.held:
        state.discard_open(kind)
    clear(state.held)
    clear(state.others_draw)
    players = state.rules.players
    state.result = {
        "round": state.round,
        "won": [],
        "completer": completer,
        "roles": state.roles[:],
        "leftover": state.leftover[:],
        "goals": shown_goals(state),
        "gained": [0] * players,
        "first": (last_to_play(state) + 1) % players,
    }
    state.result_known, state.drafted = [-1] * players, ()
    state.stack += state.rules.courses["round-over"].frames


def shown_goals(state: SaboteurState) -> dict[str, str]:
    """The faces of all goals by their cells, open or not."""
    faces, goals, shown = state.rules.goal_faces, state.goals, {}
    for cell, goal in goals.items():
        lying = faces[value_of(goal, CARD)]
        shown[cell_word(cell)] = lying[value_of(goal, TURNED)]
    return shown


def last_to_play(state: SaboteurState) -> int:
    """BASE-153: the player of the last card, whose left-hand neighbour begins the next round."""
    if state.rules.options["nextStarter"] == "last-turn":
        return state.turn
    return last_card_player(state)


def last_card_player(state: SaboteurState) -> int:
    """Who laid or played a card last; if nobody did, who discarded last."""
    if state.last_played >= 0:
        return state.last_played
    return state.last_passed if state.last_passed >= 0 else state.turn


def tell_round_over(state: SaboteurState) -> None:
    """BASE-121, BASE-122: roles and goals are shown to all."""
    won = state.rules.winners(state)
    result = state.result = {**state.result, "won": won}
    result["why"] = state.rules.reasons(state)
    if state.aloud:
        shown = {key: state.result[key] for key in ("round", "won", "completer", "roles", "leftover", "goals")}
        state.tell("round-over", **shown)


def close_round(state: SaboteurState) -> None:
    """BASE-154: three rounds, then the highest sum wins."""
    if state.round < state.rules.rounds:
        state.then(NEXT_ROUND)
        return
    state.phase = "over"
    if state.aloud and state.outcome is not None:
        state.tell("game-over", **state.outcome)
