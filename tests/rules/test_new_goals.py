"""New Goal Cards: what their scenarios leave out."""

from collections import Counter

import pytest

import motherlode
from motherlode.core.errors import SetupError
from motherlode.games.saboteur.modules.new_goals import GOALS
from motherlode.games.tunnels.shapes import read_shape, turned
from tests.clauses import rule
from tests.rules.module_tables import heard, next_round, started, with_modules
from tests.rules.tables import ROW_A, everything, saboteur


@rule("GOALS-02", "GOALS-03", "GOALS-07")
def test_the_eight_goal_cards():
    assert Counter(goal.name for goal in GOALS) == {
        "gold": 1, "stone": 2, "sack-1": 1, "sack-2": 1, "dragon": 2, "spider": 1,
    }  # fmt: skip
    for goal in GOALS:
        shape = read_shape(goal.shape)
        assert shape.sides | turned(shape).sides == 15


@rule("GOALS-04", "GOALS-05", "GOALS-09")
def test_five_goals_of_eight_with_the_gold_among_them_are_drawn_for_each_round():
    drawn = set()
    for seed in range(12):
        state = started("new-goals", players=3, seed=seed)
        for _ in range(2):
            faces = [goal["face"] for goal in everything(state)["goals"].values()]
            assert (len(faces), faces.count("gold")) == (5, 1)
            assert [goal["face"] for goal in state.view(0)["goals"].values()] == [None] * 5
            drawn.add(tuple(sorted(faces)))
            next_round(state, seed)
    assert len(drawn) > 5


@rule("GOALS-10", "GOALS-12")
def test_a_goal_is_placed_before_its_effect_and_a_stone_has_none():
    goals = {"8,4": "gold", "8,2": "spider", "8,0": "stone NE", "8,-2": "sack-2 NEW", "8,-4": "sack-1"}
    state = with_modules("new-goals", board=ROW_A, goals=goals, hands={0: ["EW", "map"], 1: ["NS", "map"]})
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert everything(state)["board"]["8,0"] == "SW"
    assert everything(state)["gold"]["balance"] == [0, 0, 0]
    kinds = [event.kind for event in state.apply(1, {"lay": "NS", "at": "8,-1"})]
    assert kinds.index("revealed") < kinds.index("found")
    assert everything(state)["gold"]["balance"] == [0, 2, 0]


@rule("GOALS-08")
def test_whoever_supposes_what_lies_face_down_supposes_the_gold_among_the_five():
    goals = {"8,4": "gold", "8,2": "spider", "8,0": "stone NE", "8,-2": "sack-2 NEW", "8,-4": "sack-1"}
    state = with_modules("new-goals", board=ROW_A, goals=goals, hands={0: ["EW", "map"]})
    state.apply(0, {"lay": "EW", "at": "7,0"})
    for seed in range(12):
        supposed = saboteur().resample(state.view(1), motherlode.Rng(seed))
        assert [goal["face"] for goal in everything(supposed)["goals"].values()].count("gold") == 1


@rule("GOALS-06")
@pytest.mark.parametrize("cell", ["0,0", "1,0", "0,1", "-8,0", "4,0", "5,2", "7,0", "8,40", "48,0", "8,0", "here"])
def test_a_goal_lies_neither_on_the_start_card_nor_anywhere_that_no_goal_can_be(cell):
    with pytest.raises(SetupError) as refused:
        started("new-goals", players=3, goalCells5=f"8,4 8,2 8,0 8,-2 {cell}")
    assert (refused.value.code, refused.value.clauses) == ("bad-option", ("GOALS-06",))


@rule("GOALS-06")
def test_a_table_may_lay_the_goals_elsewhere_behind_the_seventh_column():
    state = started("new-goals", players=3, goalCells5="9,4 8,2 10,0 8,-2 8,-5")
    assert set(everything(state)["goals"]) == {"9,4", "8,2", "10,0", "8,-2", "8,-5"}


@rule("GOALS-20/1")
@pytest.mark.parametrize("face", ["sack-1", "dragon", "stone NE"])
def test_an_open_goal_is_part_of_the_maze(face):
    goals = {"8,4": "gold", "8,2": "spider", "8,0": face, "8,-2": "stone NW", "8,-4": "sack-2 ESW"}
    state = with_modules("new-goals", board=ROW_A, goals=goals, gold=[2, 2, 2], hands={0: ["EW"], 1: ["NESW", "NS"]})
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert everything(state)["goals"]["8,0"]["open"]
    assert everything(state)["lit"]["8,0"]
    beyond = {action["at"] for action in state.legal(1) if "lay" in action}
    assert beyond & {"8,1", "8,-1", "9,0"}


@rule("GOALS-20/2")
@pytest.mark.parametrize(("face", "balance"), [("sack-1", [3, 2, 2]), ("dragon", [1, 2, 2])])
def test_a_goal_takes_effect_once_however_often_it_is_reached(face, balance):
    goals = {"8,4": "gold", "8,2": "spider", "8,0": face, "8,-2": "stone NW", "8,-4": "sack-2 ESW"}
    hands = {0: ["EW", "NS"], 1: ["rockfall", "NE"], 2: ["EW", "NE"]}
    state = with_modules("new-goals", board=ROW_A, goals=goals, gold=[2, 2, 2], hands=hands, deck=9)
    told = {"sack-1": "found", "dragon": "lost"}[face]
    assert heard(state.apply(0, {"lay": "EW", "at": "7,0"}), told)["nuggets"] == 1
    assert everything(state)["gold"]["balance"] == balance
    state.apply(1, {"play": "rockfall", "at": "7,0"})
    assert "8,0" not in everything(state)["lit"]
    assert everything(state)["goals"]["8,0"]["open"]
    events = state.apply(2, {"lay": "EW", "at": "7,0"})
    assert [event.kind for event in events] == ["laid", "drew"]
    assert everything(state)["lit"]["8,0"]
    assert everything(state)["gold"]["balance"] == balance


@rule("GOALS-23", "GOALS-28")
@pytest.mark.parametrize(("first", "won"), [("8,2", ["greedy"]), ("8,0", ["saboteurs"])])
def test_gold_or_spider_is_the_choice_of_the_layer(first, won):
    goals = {"8,4": "sack-1", "8,2": "gold", "8,0": "spider", "8,-2": "stone NE", "8,-4": "stone NW"}
    board = {**ROW_A, "7,0": "NW", "7,1": "ES"}
    roles = ["greedy", "miner", "saboteur"]
    state = with_modules("new-goals", "greedy-dwarf", board=board, goals=goals, roles=roles, hands={0: ["NES", "map"]})
    state.apply(0, {"lay": "NSW", "at": "8,1"})
    state.apply(0, {"choose": {"open": first}})
    assert everything(state)["last_round"]["won"] == won


@rule("XM-18", "COMP-16")
def test_a_sack_is_found_in_the_open_and_kept_by_a_compromised_dwarf():
    goals = {"8,4": "gold", "8,2": "spider", "8,0": "sack-1", "8,-2": "stone NE", "8,-4": "stone NW"}
    state = with_modules(
        "new-goals", "compromised-dwarf", "diversion", board={**ROW_A, "-1,0": "EW"}, goals=goals,
        last_laid={"cell": "-1,0", "seat": 1}, fronts={0: ["broken-lamp"]}, hands={0: ["diversion", "NS"]},
    )  # fmt: skip
    events = state.apply(0, {"play": "diversion", "to": "7,0", "shows": "EW"})
    assert heard(events, "found", motherlode.SPECTATOR)["nuggets"] == 1
    assert everything(state)["gold"]["balance"] == [1, 0, 0]
