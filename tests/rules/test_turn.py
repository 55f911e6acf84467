"""The turn: BASE-28 to BASE-38."""

import pytest

import motherlode
from motherlode.core.rng import Rng
from tests.clauses import rule
from tests.rules.tables import PLAYER_COUNTS, everything, new_game, pass_first_card, table


@rule("BASE-28")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_turns_go_clockwise_round_the_table(players):
    state = new_game(players, firstPlayer=1)
    for turn in range(2 * players):
        assert state.actors == ((1 + turn) % players,)
        pass_first_card(state)


@rule("BASE-29", "BASE-30", "BASE-32")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_every_legal_action_uses_exactly_one_card_and_the_hand_is_filled_again(players):
    state = new_game(players, firstPlayer=0)
    size = len(state.view(0)["hand"])
    for action in state.legal(0):
        after = state.copy()
        after.apply(0, action)
        assert everything(after)["hand_sizes"][0] == size
        assert everything(after)["deck"] == everything(state)["deck"] - 1
        assert after.actors == (1,)


@rule("BASE-29", "BASE-37")
def test_a_turn_offers_laying_playing_and_passing_only():
    state = table(hands={0: ["EW", "map", "broken-lamp"]})
    assert {next(iter(action)) for action in state.legal(0)} == {"lay", "play", "pass"}
    with pytest.raises(motherlode.IllegalAction):
        state.apply(0, {"pass": []})
    with pytest.raises(motherlode.IllegalAction):
        state.apply(0, {})


@rule("BASE-31")
def test_the_top_card_of_the_deck_is_drawn():
    state = table(deck=["rockfall", "fix-cart", "NS"], hands={0: ["EW"], 1: ["EW"], 2: ["EW"]})
    state.apply(0, {"lay": "EW", "at": "1,0"})
    state.apply(1, {"pass": ["EW"]})
    assert everything(state)["hands"] == [["rockfall"], ["fix-cart"], ["EW"]]


@rule("BASE-33", "BASE-34")
def test_discards_never_come_back_into_the_deck_during_a_round():
    state = new_game(players=3)
    passed = 0
    while everything(state)["round"] == 1 and everything(state)["last_round"] is None:
        view = everything(state)
        assert len(view["discard"]) == passed
        assert view["deck"] == max(0, 49 - passed)
        pass_first_card(state)
        passed += 1
    assert passed == 67


@rule("BASE-35", "BASE-36")
def test_a_card_is_drawn_after_the_goal_is_turned_over():
    state = table(
        board={"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "ESW", "5,0": "EW", "6,0": "EW"},
        goals={"8,2": "gold", "8,0": "stone NW", "8,-2": "stone NE"},
        deck=["map"],
        hands={0: ["EW"]},
    )
    events = [event.kind for event in state.apply(0, {"lay": "EW", "at": "7,0"})]
    assert events == ["laid", "revealed", "drew"]


@rule("BASE-28")
def test_a_seat_that_is_not_asked_has_no_legal_action_and_is_refused():
    state = table(turn=1, hands={0: ["EW"], 1: ["EW"]})
    assert state.legal(0) == []
    with pytest.raises(motherlode.IllegalAction) as refusal:
        state.apply(0, {"lay": "EW", "at": "1,0"})
    assert refusal.value.code == "not-asked"


@rule("BASE-38")
@pytest.mark.parametrize("card", ["fix-lamp", "fix-cart-lamp", "rockfall"])
def test_a_card_without_a_target_is_only_offered_for_passing(card):
    state = table(hands={0: [card]})
    assert state.legal(0) == [{"pass": [card]}]


@pytest.mark.parametrize("modules", [(), ("veto",), ("pathfinder", "diversion"), ("treasure-chests",), ("new-goals",)])
def test_a_quiet_game_goes_the_way_of_a_loud_one(modules):
    game = motherlode.game("saboteur")
    setup = game.setup(4, modules=modules)
    for seed in range(3):
        quiet, loud, rng = game.start(setup, seed), game.start(setup, seed), Rng(seed)
        while loud.actors:
            seat = loud.actors[0]
            actions = loud.legal(seat)
            action = actions[rng.below(len(actions))]
            loud.apply(seat, action)
            quiet.apply(seat, action, quiet=True)
            assert quiet.stack == loud.stack
            assert quiet.table() == loud.table()
