"""Reaching the goals: BASE-100 to BASE-115."""

import copy

import pytest

from motherlode.games.tunnels.goals import GoalCard, faces_of
from tests.clauses import rule
from tests.rules.tables import GOLD_IN_THE_MIDDLE, ROW_A, everything, reach_gold, reaching_gold, table

UP = {**ROW_A, "7,0": "NW", "7,1": "ES"}
"""A tunnel that comes to the cell between the upper two goals."""
BOTH_AT_ONCE = {"1,0": "ESW", "2,0": "ESW", "4,0": "ESW", "5,0": "ESW", "6,0": "NEW", "7,0": "EW"} | {
    "6,1": "ES",
    "7,1": "EW",
    "8,1": "SW",
}
"""An EW at (3,0) reaches the middle goal from the west and from the north."""
SIDE_CARDS = ["NESW", "NES", "ESW", "EW", "NE", "NW", "NS", "E+W", "N+E+S+W", "E+S+W", "N+W", "E"]


def open_goals(state):
    return {cell: goal["face"] for cell, goal in everything(state)["goals"].items() if goal["open"]}


@rule("BASE-100", "BASE-101", "BASE-103")
@pytest.mark.parametrize("card", SIDE_CARDS)
def test_only_an_open_side_that_leads_to_the_start_reaches_the_goal(card):
    goals = {"8,2": "gold", "8,0": "stone NW", "8,-2": "stone NE"}
    state = table(board=ROW_A, goals=goals, hands={0: [card]})
    for action in [action for action in state.legal(0) if action.get("at") == "7,0"]:
        after = state.copy()
        after.apply(0, action)
        tunnels = [tunnel for tunnel in action["lay"].split("+") if "W" in tunnel]
        reached = any("E" in tunnel for tunnel in tunnels)
        assert open_goals(after) == ({"8,0": "stone NW"} if reached else {})


@rule("BASE-102")
def test_a_card_that_closes_a_gap_far_away_reaches_the_goal():
    board = {cell: shape for cell, shape in ROW_A.items() if cell != "2,0"} | {"7,0": "EW"}
    state = table(board=board, goals=GOLD_IN_THE_MIDDLE, roles=["miner", "miner", "saboteur"], hands={0: ["EW"]})
    state.apply(0, {"lay": "EW", "at": "2,0"})
    assert everything(state)["last_round"]["completer"] == 0


@rule("BASE-105", "BASE-106", "BASE-107")
@pytest.mark.parametrize("lying", ["NE", "SW", "NW", "ES"])
def test_a_stone_is_turned_so_that_it_joins_whichever_way_it_lay(lying):
    goals = {"8,2": "gold", "8,0": f"stone {lying}", "8,-2": "stone NE"}
    state = table(board=ROW_A, goals=goals, hands={0: ["EW"]})
    state.apply(0, {"lay": "EW", "at": "7,0"})
    shows = {"NE": "SW", "SW": "SW", "NW": "NW", "ES": "NW"}[lying]
    assert open_goals(state) == {"8,0": f"stone {shows}"}
    assert everything(state)["lit"]["8,0"] == shows
    assert state.actors == (1,)


def two_way_goal_reached():
    """A goal that the base game does not have: joined from the north it fits in both positions."""
    goals = {"8,2": "gold", "8,0": "stone NE", "8,-2": "stone NW"}
    row_above = {"0,1": "ES"} | {f"{x},1": "EW" for x in range(1, 8)}
    state = table(board=row_above, goals=goals, hands={0: ["NE", "map"]})
    state.rules = copy.copy(state.rules)
    cards = [GoalCard("stone", "NES") if card.shape == "NE" else card for card in state.rules.goal_cards]
    state.rules.goal_cards, state.rules.goal_faces = tuple(cards), faces_of(cards)
    state.apply(0, {"lay": "SW", "at": "8,1"})
    return state


@rule("BASE-108")
@pytest.mark.parametrize("shows", ["NES", "NSW"])
def test_who_laid_the_card_chooses_between_two_positions_that_fit(shows):
    state = two_way_goal_reached()
    assert state.decision(0).kind == "position"
    assert state.decision(0).options == {"at": "8,0", "shows": ["NES", "NSW"]}
    state.apply(0, {"choose": {"shows": shows}})
    assert open_goals(state) == {"8,0": f"stone {shows}"}


@rule("BASE-108")
def test_without_an_answer_the_goal_is_not_turned_round():
    state = two_way_goal_reached()
    assert state.default(0) == {"choose": {"shows": "NES"}}


@rule("BASE-109")
@pytest.mark.parametrize("lying", ["NE", "SW"])
def test_a_tie_of_two_disagreeing_positions_is_a_choice_and_0_degrees_by_default(lying):
    goals = {"8,2": "stone NW", "8,0": f"stone {lying}", "8,-2": "gold"}
    state = table(board=BOTH_AT_ONCE, goals=goals, hands={0: ["EW"]})
    state.apply(0, {"lay": "EW", "at": "3,0"})
    assert sorted(state.decision(0).options["shows"]) == ["NE", "SW"]
    assert state.default(0) == {"choose": {"shows": lying}}


@rule("BASE-111")
def test_without_an_answer_the_upper_goal_is_turned_over_first():
    goals = {"8,2": "stone NW", "8,0": "stone NE", "8,-2": "gold"}
    state = table(board=UP, goals=goals, hands={0: ["NES"]})
    state.apply(0, {"lay": "NSW", "at": "8,1"})
    assert state.decision(0).options == {"open": ["8,2", "8,0"]}
    assert state.default(0) == {"choose": {"open": "8,2"}}


@rule("BASE-111", "BASE-113")
def test_the_second_goal_is_turned_over_without_a_question():
    goals = {"8,2": "stone NW", "8,0": "stone NE", "8,-2": "gold"}
    state = table(board=UP, goals=goals, hands={0: ["NES"]})
    state.apply(0, {"lay": "NSW", "at": "8,1"})
    events = state.apply(0, {"choose": {"open": "8,0"}})
    assert [event.public["goal"] for event in events if event.kind == "revealed"] == ["8,0", "8,2"]


@rule("BASE-112")
def test_a_second_goal_is_not_turned_over_after_the_gold():
    goals = {"8,2": "gold", "8,0": "stone NE", "8,-2": "stone NW"}
    state = table(board=UP, goals=goals, roles=["miner", "saboteur", "miner"], hands={0: ["NES"]})
    state.apply(0, {"lay": "NSW", "at": "8,1"})
    events = state.apply(0, {"choose": {"open": "8,2"}})
    assert [event.public["goal"] for event in events if event.kind == "revealed"] == ["8,2"]
    assert "8,0" not in everything(state)["lit"]


@rule("BASE-110", "BASE-114", "BASE-116")
@pytest.mark.parametrize("seat", range(5))
def test_the_completer_is_the_seat_that_laid_the_card(seat):
    state = reaching_gold(players=5, turn=seat, roles=["miner", "saboteur", "miner", "saboteur", "miner"])
    reach_gold(state)
    assert everything(state)["last_round"]["completer"] == seat
    assert everything(state)["board"]["8,0"] == "NESW"


@rule("BASE-115")
def test_two_open_stones_do_not_end_the_round():
    goals = {"8,2": "stone NW", "8,0": "stone NE", "8,-2": "gold"}
    state = table(board=UP, goals=goals, hands={0: ["NES"]})
    state.apply(0, {"lay": "NSW", "at": "8,1"})
    state.apply(0, {"choose": {"open": "8,0"}})
    view = everything(state)
    assert (view["phase"], view["last_round"], state.actors) == ("play", None, (1,))
    assert not view["goals"]["8,-2"]["open"]
