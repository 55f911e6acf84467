"""The end of a round: BASE-116 to BASE-122."""

import pytest

import motherlode
from tests.clauses import rule
from tests.rules.tables import (
    PLAYER_COUNTS,
    everything,
    last_card,
    new_game,
    pass_first_card,
    pass_last_card,
    reach_gold,
    reaching_gold,
    table,
)


@rule("BASE-117", "BASE-118", "BASE-119")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_round_of_nothing_but_passes_ends_with_the_last_of_67_cards(players):
    state = new_game(players)
    for _ in range(67):
        assert everything(state)["last_round"] is None
        pass_first_card(state)
    last = everything(state)["last_round"]
    assert last["won"] == (["saboteurs"] if "saboteur" in last["roles"] else ["nobody"])


@rule("BASE-117")
def test_a_round_that_runs_out_has_no_completer():
    state = last_card(roles=["miner", "saboteur", "miner"])
    pass_last_card(state)
    assert everything(state)["last_round"]["completer"] is None


@rule("BASE-118")
def test_the_round_goes_on_while_one_hand_has_a_card():
    state = table(deck=0, hands={0: ["EW"], 1: [], 2: ["NS"]})
    state.apply(0, {"pass": ["EW"]})
    assert everything(state)["last_round"] is None
    state.apply(2, {"pass": ["NS"]})
    assert everything(state)["last_round"]["round"] == 1


@rule("BASE-120")
def test_the_round_goes_on_when_the_gold_has_become_unreachable_and_all_are_blocked():
    walls = {"1,0": "E+W", "0,1": "N+S", "-1,0": "E", "0,-1": "N"}
    fronts = {seat: ["broken-lamp"] for seat in range(3)}
    state = table(board=walls, fronts=fronts, deck=3, hands={seat: ["NS"] for seat in range(3)})
    for _ in range(5):
        pass_first_card(state)
    assert everything(state)["last_round"] is None


@rule("BASE-13", "BASE-121", "BASE-122")
def test_roles_and_goals_are_shown_to_all_when_the_gold_is_reached():
    roles = ["miner", "saboteur", "miner"]
    state = reaching_gold(roles=roles, leftover=["miner"])
    reach_gold(state)
    for audience in (motherlode.SPECTATOR, 0, 1, 2):
        last = state.view(audience)["last_round"]
        assert last["roles"] == roles
        assert last["leftover"] == ["miner"]
        assert last["goals"] == {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"}
        assert state.view(audience)["roles"] == roles


@rule("BASE-121", "BASE-122")
def test_roles_and_goals_are_shown_to_all_when_the_saboteurs_win():
    roles = ["miner", "saboteur", "miner"]
    state = last_card(roles=roles, goals={"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"})
    pass_last_card(state)
    for audience in (motherlode.SPECTATOR, 0, 1, 2):
        last = state.view(audience)["last_round"]
        assert last["roles"] == roles
        assert last["goals"]["8,0"] == "gold"


@rule("BASE-36", "BASE-116")
def test_nobody_draws_when_the_gold_ends_the_round():
    state = reaching_gold(roles=["miner", "saboteur", "miner"], deck=10)
    events = state.apply(0, {"lay": "EW", "at": "7,0"})
    assert "drew" not in [event.kind for event in events]
    assert everything(state)["deck"] == 10
