"""What a miner does, seat 0 of the table."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from motherlode.bots.adept import temper
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.miner import _time_to_wait
from motherlode.bots.adept.thinking import think
from tests.bots.tables import GOALS, HALFWAY, ROW, choice, table

LEFT = ((60, 6), (0, 3), (0, 1))
"""Cards in the deck, and in each hand."""


@pytest.mark.parametrize("looked", [{}, {"0": ["8,0"]}])
def test_lays_the_winning_card(looked):
    state = table(board=ROW, hands={"0": ["NESW", "EW", "NS", "map", "broken-lamp", "fix-cart"]}, looked=looked)
    action = choice(state)
    state.apply(0, action)
    assert action["at"] == "7,0"
    assert state.view(0)["last_round"]["won"] == ["miners"]


def test_wins_from_a_gap_further_back():
    row = {**ROW, "7,0": "ESW"}
    del row["3,0"]
    state = table(board=row, hands={"0": ["NS", "NE", "ESW", "E+W", "map", "rockfall"]})
    assert choice(state)["at"] == "3,0"


def test_digs_towards_the_goals_at_first():
    state = table(hands={"0": ["NESW", "NS", "E+W", "broken-lamp", "fix-cart", "N"]})
    assert choice(state) == {"lay": "NESW", "at": "1,0"}


def test_digs_away_from_goals_it_knows_to_be_stones():
    for gold, shows in (("8,-2", "SW"), ("8,2", "NW")):
        stones = [cell for cell in GOALS if cell != gold]
        goals = {gold: "gold", **dict(zip(stones, ("stone NE", "stone NW"), strict=True))}
        state = table(board=HALFWAY, goals=goals, looked={"0": stones}, hands={"0": ["NW", "NE", "N", "E"]})
        assert choice(state) == {"lay": shows, "at": "5,0"}


def test_believes_those_it_trusts_about_a_goal():
    goals = {"8,2": "stone NE", "8,0": "stone NW", "8,-2": "gold"}
    looked = {"0": ["8,0"], "1": ["8,2"], "2": ["8,2"]}
    state = table(board=HALFWAY, goals=goals, looked=looked, hands={"0": ["NW", "NE", "N", "E"]})
    for says, shows in (("goal-stone", "SW"), ("goal-gold", "NW")):
        said = [{"seat": seat, "says": says, "goal": "8,2", "at": 0} for seat in (1, 2)]
        assert choice(state, talk=said) == {"lay": shows, "at": "5,0"}


@pytest.mark.parametrize("hand", [["EW", "ESW"], ["NESW", "EW", "ESW"]])
def test_throws_no_digging_card_away_to_wait_for_the_last_card(hand):
    """BASE-128: who completes the tunnel chooses first; but nobody waits at the price of a good card."""
    row = {cell: shape for cell, shape in ROW.items() if cell != "6,0"}
    for seed in range(8):
        state = table(board=row, looked={"0": ["8,0"]}, hands={"0": hand})
        assert choice(state, seed=seed)["at"] == "6,0"


def test_digs_the_last_card_but_one_for_another_when_there_is_no_time():
    row = {cell: shape for cell, shape in ROW.items() if cell != "6,0"}
    late = table(board=row, looked={"0": ["8,0"]}, hands={"0": ["EW", "NES", "N+S"], "rest": ["NS"]}, deck=0)
    assert choice(late) == {"lay": "EW", "at": "6,0"}


def test_throws_no_digging_card_away_while_its_tool_is_broken():
    state = table(board=HALFWAY, hands={"0": ["EW", "fix-cart", "broken-lamp"]}, fronts={"0": ["broken-pickaxe"]})
    action = choice(state)
    assert action.get("pass") != ["EW"]


def test_kills_no_time_with_tunnels_behind_the_start():
    for seed in range(10):
        state = table(board={"1,0": "N+E+S+W"}, hands={"0": ["EW", "NW", "fix-cart", "fix-lamp"]})
        action = choice(state, seed=seed)
        assert not action.get("at", "0").startswith("-")


@pytest.mark.parametrize("tool", ["lamp", "cart"])
def test_mends_nobody_whom_it_takes_for_a_foe(tool):
    """Nothing else is worth doing: the hand is a repair and rubbish."""
    hands = {"0": [f"fix-{tool}", "N", "E"], "3": ["rockfall", "broken-cart", "broken-lamp", "E+W"], "rest": ["NS"] * 9}
    state = table(turn=3, board=ROW, hands=hands, fronts={"3": [f"broken-{tool}"]})
    state.apply(3, {"play": "rockfall", "at": "5,0"})
    while state.actors[0] != 0:
        state.apply(state.actors[0], {"pass": ["NS"]})
    for seed in range(10):
        assert choice(state, seed=seed) != {"play": f"fix-{tool}", "on": 3}


def test_mends_itself():
    state = table(hands={"0": ["NESW", "fix-lamp", "N", "NS", "EW", "E"]}, fronts={"0": ["broken-lamp"]})
    assert choice(state) == {"play": "fix-lamp", "on": 0}


def test_mends_itself_before_others():
    state = table(hands={"0": ["NESW", "fix-lamp"]}, fronts={"0": ["broken-lamp"], "1": ["broken-lamp"]})
    assert choice(state) == {"play": "fix-lamp", "on": 0}


def test_looks_at_a_goal_early():
    state = table(hands={"0": ["map", "NS", "N+S", "E", "N", "fix-lamp"]})
    assert choice(state)["play"] == "map"


def test_looks_no_more_when_it_knows_the_gold():
    state = table(hands={"0": ["map", "NESW", "N"]}, looked={"0": ["8,0"]})
    assert "lay" in choice(state)


def test_hinders_who_breaks_and_collapses():
    state = table(
        turn=3,
        board=ROW,
        hands={
            "0": ["broken-lamp", "N", "fix-cart", "fix-cart", "E"],
            "3": ["broken-cart", "rockfall", "E+W", "N+E"],
            "4": ["NS"] * 3,
            "1": ["NE"] * 3,
            "2": ["NW"] * 3,
        },
        goals=GOALS,
    )
    state.apply(3, {"play": "rockfall", "at": "5,0"})
    state.apply(4, {"pass": ["NS"]})
    action = choice(state, 0)
    assert (action.get("play"), action.get("on")) == ("broken-lamp", 3)


def test_discards_a_dead_end_rather_than_a_crossing():
    state = table(hands={"0": ["N+E+S+W", "NESW", "fix-lamp"]}, fronts={"0": ["broken-cart"]})
    assert choice(state) == {"pass": ["N+E+S+W"]}


def test_rockfall_opens_a_blocked_way():
    row = {**ROW, "7,0": "E+W"}
    state = table(board=row, hands={"0": ["rockfall", "N", "fix-cart"]}, looked={"0": ["8,0"]})
    assert choice(state) == {"play": "rockfall", "at": "7,0"}


def test_takes_the_best_gold():
    state = table(board=ROW, hands={"0": ["EW", "NS"]}, gold_deck=[1, 3, 2])
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert choice(state) == {"choose": {"gold": 3}}


@pytest.mark.parametrize("fronts", [["broken-cart", "broken-lamp"], ["broken-cart", "broken-lamp", "broken-pickaxe"]])
def test_throws_no_good_card_away_along_with_a_bad_one(fronts):
    """S2-108: up to three cards may be thrown away at once."""
    given = {"hands": {"0": ["N+E+S+W", "NESW"]}, "fronts": {"0": fronts}, "roles": ["green"] * 5}
    assert choice(table(modules=("saboteur2",), **given)) == {"pass": ["N+E+S+W"]}


def test_frees_itself_before_it_mends_its_tool():
    """S2-94: who is trapped gets no gold."""
    given = {"hands": {"0": ["free", "fix-cart", "NS"]}, "fronts": {"0": ["trap", "broken-cart"]}}
    assert choice(table(modules=("saboteur2",), roles=["green"] * 5, **given)) == {"play": "free", "on": 0}


@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_does_not_wait_where_nobody_could_finish_after_him(players):
    """Three cards before the gold one that is laid leaves two: nobody can finish with his next card."""
    row = {cell: shape for cell, shape in ROW.items() if cell not in ("5,0", "6,0")}
    roles = ["miner"] * (players - 1) + ["saboteur"]
    state = table(players, turn=0, roles=roles, board=row, looked={"0": ["8,0"]}, hands={"0": ["EW", "N", "fix-cart"]})
    assert all(choice(state, seed=seed).get("at") == "5,0" for seed in range(8))


def test_is_pressed_when_fewer_cards_are_left_than_it_takes():
    pressed = [think(table(deck=deck, hands={"rest": ["NS"] * hand}).view(0), (), ()).pressed for deck, hand in LEFT]
    assert pressed[0] == 1 < pressed[1] < pressed[2]


def test_is_less_pressed_the_more_the_others_dig():
    """What I do myself is known, and not what I was seen to do."""
    mind = think(table(deck=2, hands={"rest": ["NS"] * 2}).view(0), (), ())
    assert mind.pressed > 1
    slow, quick = (replace(mind.belief, pace=[0.5, pace, pace, pace, pace]) for pace in (0.1, 0.2))
    slower, quicker = (think_with(mind, belief).pressed for belief in (slow, quick))
    assert slower > quicker
    also_me = think_with(mind, replace(slow, pace=[0.9, *slow.pace[1:]])).pressed
    assert also_me == slower


def think_with(mind, belief):
    return Mind(mind.reading, belief, mind.gold, mind.interest, mind.knows, mind.legal, mind.style)


@pytest.mark.parametrize(("left", "time"), [(9.0, 1.0), (2.0, 1.0), (1.5, 0.5), (1.0, 0.0)])
@pytest.mark.parametrize("patience", [None, 4.0])
def test_there_is_time_to_wait_until_the_cards_or_the_turns_run_low(left, time, patience):
    """In parts of what it takes to be in a hurry."""
    prior = temper.FEW + 0.1
    hurry = patience or temper.HURRY * 0.1
    reading = SimpleNamespace(cards_left=left * hurry, turns_left=left * hurry)
    mind = SimpleNamespace(
        reading=reading, interest=SimpleNamespace(patience=patience), belief=SimpleNamespace(prior=prior)
    )
    assert _time_to_wait(mind) == pytest.approx(time)
