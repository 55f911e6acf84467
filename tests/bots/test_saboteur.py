"""What a saboteur does, seat 0 of the table."""

import pytest

from motherlode.bots import make
from tests.bots.tables import ROW, SABOTEUR_FIRST, choice, table


@pytest.mark.parametrize("looked", [{}, {"0": ["8,0"]}])
def test_does_not_complete_the_tunnel(looked):
    hand = ["EW", "NESW", "ESW", "NES", "map", "fix-lamp"]
    state = table(board=ROW, roles=SABOTEUR_FIRST, hands={"0": hand}, looked=looked)
    action = choice(state)
    state.apply(0, action)
    assert state.view(0)["phase"] == "play", action


def test_never_reaches_the_gold_it_knows_if_it_can_do_otherwise():
    for seed in range(30):
        state = table(board=ROW, roles=SABOTEUR_FIRST, hands={"0": ["EW", "ESW"]}, looked={"0": ["8,0"]})
        state.apply(0, choice(state, seed=seed))
        assert state.view(0)["phase"] == "play"


def test_blocks_the_way_when_the_gold_is_near():
    state = table(board=ROW, roles=SABOTEUR_FIRST, hands={"0": ["E+W", "NESW", "NS", "map"]}, looked={"0": ["8,0"]})
    assert choice(state) == {"lay": "E+W", "at": "7,0"}


def test_breaks_the_tool_of_a_miner_when_the_gold_is_near():
    state = table(board=ROW, roles=SABOTEUR_FIRST, hands={"0": ["broken-lamp", "NESW", "map"]}, looked={"0": ["8,0"]})
    assert choice(state)["play"] == "broken-lamp"


def test_does_not_strike_at_once():
    state = table(roles=SABOTEUR_FIRST, hands={"0": ["rockfall", "broken-lamp", "E+W", "NS", "NW", "fix-cart"]})
    action = choice(state)
    assert action.get("play") is None
    assert action.get("lay") != "E+W"


def test_keeps_what_hurts():
    state = table(roles=SABOTEUR_FIRST, hands={"0": ["E+W", "NESW", "rockfall"]}, fronts={"0": ["broken-cart"]})
    assert choice(state) == {"pass": ["NESW"]}


def test_lies_about_the_gold_more_often_than_not():
    said = []
    for seed in range(60):
        state = table(roles=SABOTEUR_FIRST, looked={"0": ["8,0"]})
        said += make("adept", seed).remarks(state.view(0), [])
    claims = [remark["says"] for remark in said if "goal" in remark]
    assert len(claims) == 60
    assert claims.count("goal-stone") > 40
    assert "goal-gold" in claims


GOALS_IN_ORDER = ("8,2", "8,0", "8,-2")


def claims(state, seed, seat=0, talk=()):
    """What is said of the goals, by goal."""
    return {
        remark["goal"]: remark["says"]
        for remark in make("adept", seed).remarks(state.view(seat), list(talk))
        if "goal" in remark
    }


@pytest.mark.parametrize("seed", range(25))
def test_lies_fit_together(seed):
    """Never two golds, and never a stone at every place, whether it looks at all at once or one after the other."""
    at_once = claims(table(roles=SABOTEUR_FIRST, looked={"0": list(GOALS_IN_ORDER)}), seed)
    talk = []
    for count in (1, 2, 3):
        state = table(roles=SABOTEUR_FIRST, looked={"0": list(GOALS_IN_ORDER[:count])})
        for goal, says in claims(state, seed, talk=talk).items():
            talk.append({"seat": 0, "says": says, "goal": goal, "at": 0})
    one_by_one = {remark["goal"]: remark["says"] for remark in talk}
    for said in (at_once, one_by_one):
        assert list(said.values()).count("goal-gold") == 1, said
        assert len(said) == 3


def test_what_another_has_told_truly_of_a_goal_is_not_denied():
    for seed in range(25):
        state = table(roles=SABOTEUR_FIRST, looked={"0": ["8,0"], "1": ["8,0"]})
        truth = [{"seat": 1, "says": "goal-gold", "goal": "8,0", "at": 0}]
        assert claims(state, seed, talk=truth) == {"8,0": "goal-gold"}


def test_does_something_in_its_first_turn():
    """Who passes when everybody digs is known for a saboteur."""
    for seed in range(20):
        state = table(roles=SABOTEUR_FIRST, hands={"0": ["NESW", "NS", "ESW", "fix-cart", "map", "EW"]})
        assert "pass" not in choice(state, seed=seed)


@pytest.mark.parametrize(
    ("fronts", "modules", "asks"),
    [
        (["broken-lamp"], [], True),
        ([], [], False),
        (["thief"], ["saboteur2"], False),
        (["trap"], ["saboteur2"], False),
        (["thief", "broken-cart"], ["saboteur2"], True),
    ],
)
def test_asks_for_repairs_only_with_a_broken_tool(fronts, modules, asks):
    roles = {"roles": ["green", "blue", "green", "saboteur", "blue"]} if modules else {}
    state = table(modules=modules, fronts={"0": fronts}, **roles)
    assert ({"says": "mend-me"} in make("adept").remarks(state.view(0), [])) is asks


def test_a_miner_tells_what_it_saw():
    state = table(looked={"0": ["8,0", "8,2"]})
    assert make("adept").remarks(state.view(0), []) == [
        {"says": "goal-stone", "goal": "8,2"},
        {"says": "goal-gold", "goal": "8,0"},
    ]


@pytest.mark.parametrize("column", [6, 7])
def test_leaves_one_way_onward_rather_than_two(column):
    """A single way is easily blocked later."""
    board = {f"{x},0": "EW" for x in range(1, column)}
    state = table(board=board, roles=SABOTEUR_FIRST, looked={"0": ["8,0"]}, hands={"0": ["NES", "NE", "SW"]})
    action = choice(state)
    assert (action["at"], action["lay"] in ("NW", "SW")) == (f"{column},0", True)
