"""What a miner does, seat 0 of the table."""

import pytest

from tests.bots.tables import GOALS, HALFWAY, ROW, choice, table


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


def test_does_not_dig_the_last_card_but_one_for_another_while_there_is_time():
    """BASE-128: who completes the tunnel chooses first."""
    row = {cell: shape for cell, shape in ROW.items() if cell != "6,0"}
    hand = {"0": ["EW", "NES", "N+S"]}
    early = table(board=row, looked={"0": ["8,0"]}, hands=hand)
    late = table(board=row, looked={"0": ["8,0"]}, hands={**hand, "rest": ["NS"]}, deck=0)
    assert "lay" not in choice(early)
    assert choice(late) == {"lay": "EW", "at": "6,0"}


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
