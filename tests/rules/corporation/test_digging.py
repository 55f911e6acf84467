"""Digging and passages: CORP-39 to CORP-66."""

import random

import pytest

import motherlode
from tests.clauses import rule
from tests.rules.corporation.tables import COLOURS, dig, everything, refusal, table


def digs(state):
    return [action for action in state.legal(state.actors[0]) if "dig" in action]


@rule("CORP-44", "CORP-47")
def test_the_options_name_the_cells_of_every_colour():
    state = table()
    options = state.decision(0).options
    assert list(options["dig"]) == list(COLOURS)
    assert options["dig"]["red"] == ["6,8", "7,7", "7,9", "8,8"]
    assert (options["budget"], options["exit"], options["use"]) == (3, False, {})
    assert sum(map(len, options["dig"].values())) == len(digs(state))


@rule("CORP-58", "CORP-59")
def test_the_options_say_that_an_exit_is_due():
    state = table(gems={"7,10": "orange"})
    dig(state, "orange", "6,10")
    options = state.decision(0).options
    assert options["exit"] is True
    assert len(options["dig"]["orange"]) == 7


@rule("CORP-50")
def test_two_colours_compete_for_a_cell():
    state = table(gems={"6,11": "orange"})
    assert {"dig": "7,12", "colour": "yellow"} in state.legal(0)
    dig(state, "orange", "7,12", "7,10", "8,11")
    assert refusal(state, {"dig": "7,12", "colour": "yellow"}).clauses == ("CORP-50",)
    assert {"dig": "7,12", "colour": "yellow"} not in state.legal(1)


@rule("CORP-54", "CORP-55")
def test_crystals_that_do_not_fit_are_lost():
    walls = dict.fromkeys(("11,11", "12,10", "12,12", "14,11", "13,10", "13,12"), "danger")
    state = table(symbols=walls)
    dig(state, "cyan", "13,11")
    assert state.actors == (1,)
    assert everything(state)["turn"] == 1


@rule("CORP-43", "CORP-47", "CORP-51")
def test_each_refusal_says_which_rule_is_behind_it():
    state = table(gems={"6,11": "orange"})
    for action, code in (
        ({"dig": "5,11", "colour": "orange"}, "danger"),
        ({"dig": "7,8", "colour": "orange"}, "covered"),
        ({"dig": "1,1", "colour": "orange"}, "not-beside"),
        ({"dig": "1,1", "colour": "pink"}, "unknown-colour"),
        ({"dig": "0,1", "colour": "red"}, "unknown-action"),
        ({"dig": "7,9"}, "unknown-action"),
        ({"exchange": "red", "for": "blue"}, "not-now"),
        ({"use": "union"}, "card-not-held"),
        ({"use": "spade"}, "unknown-card"),
        ({"done": True}, "must-dig"),
        ({"sing": True}, "unknown-action"),
    ):
        assert refusal(state, action).code == code
    dig(state, "red", "7,9")
    assert refusal(state, {"dig": "7,10", "colour": "orange"}).code == "colour-chosen"


@rule("CORP-58", "CORP-64")
def test_between_two_passages_nothing_else_is_done():
    state = table(gems={"7,10": "orange"}, cards={0: ["overtime 3", "union"]})
    dig(state, "orange", "6,10")
    for action in ({"use": "overtime"}, {"use": "union"}, {"done": True}, {"dig": "6,9", "colour": "orange"}):
        assert refusal(state, action).code == "exit-first"


@rule("CORP-61")
@pytest.mark.parametrize(("before", "told"), [(("8,11",), ["dug"]), (("8,11", "8,10"), ["dug", "used"])])
def test_an_overtime_is_used_for_the_exit_where_the_budget_has_nothing_left_for_it_and_all_hear_of_it(before, told):
    state = table(gems={"7,10": "orange"}, cards={0: ["overtime 3"]})
    dig(state, "orange", *before)
    events = state.apply(0, {"dig": "6,10", "colour": "orange"})
    assert [event.kind for event in events] == told
    assert not told[1:] or events[1].public == {"event": "used", "seat": 0, "card": "overtime"}
    assert state.decision(0).options["exit"] is True


@rule("CORP-08", "CORP-54", "CORP-56")
@pytest.mark.parametrize(("left", "goes_on"), [(1, False), (2, True), (3, True)])
def test_where_a_passage_is_the_only_cell_digging_goes_on_only_with_a_crystal_for_its_exit(left, goes_on):
    walls = dict.fromkeys(("6,11", "7,12", "8,11", "7,9", "8,10"), "danger")
    invested = {0: {"orange": 20 - 2 - left}}
    state = table(options={"gemsPerColour": 20}, symbols=walls, investments=invested)
    dig(state, "orange", "7,10")
    assert everything(state)["treasury"]["orange"] == left
    assert (everything(state)["colour"] == "orange" and "dig" in state.decision(0).options) == goes_on
    assert not goes_on or state.decision(0).options["dig"] == {"orange": ["6,10"]}


@rule("CORP-40")
def test_a_seat_that_does_not_answer_digs_somewhere():
    state = table()
    assert state.default(0) == {"dig": "6,8", "colour": "red"}


@rule("CORP-42")
def test_nobody_acts_in_the_turn_of_another():
    state = table(cards={1: ["secret-tunnel", "finders-keepers", "union"]})
    assert state.legal(1) == []
    assert state.decision(1) is None


@rule("CORP-47", "CORP-50", "CORP-51", "CORP-58")
@pytest.mark.parametrize("seed", range(3))
def test_a_plan_of_crystals_is_told_where_each_next_one_may_go(seed):
    """What the question before a crystal says of the next one is what the question after it asks."""
    game = motherlode.game("corporation")
    state = game.start(game.setup(players=3), seed=seed)
    rng, compared, exits = random.Random(seed), 0, 0
    while not state.over and compared < 60:
        seat = state.actors[0]
        asked, action = state.decision(seat), rng.choice(state.legal(seat))
        state.apply(seat, action)
        if asked.kind != "dig" or "dig" not in action or not state.actors:
            continue
        before, then = asked.options, state.decision(state.actors[0])
        if then.kind != "dig" or state.actors[0] != seat:
            continue
        colour, cell = action["colour"], action["dig"]
        pairs = set(before["pairs"]) - {cell}
        if then.options["exit"]:
            assert set(then.options["dig"][colour]) == pairs
            exits += 1
        elif not before["exit"]:
            told = {*before["dig"][colour], *before["after"][cell]} - {cell}
            can_enter = before["begin"][colour] > 1 and before["couples"] > 0
            assert set(then.options["dig"].get(colour, ())) == (told if can_enter else told - pairs)
            compared += 1
    assert compared > 20
    assert exits or seed, "the first of these games goes through a passage"


@rule("CORP-58", "CORP-60", "CORP-61", "CORP-65")
@pytest.mark.parametrize(
    ("left", "cards", "entering"),
    [(10, [], 2), (10, ["overtime 1"], 3), (2, [], 1), (2, ["overtime 1"], 1), (1, ["overtime 1"], 0)],
)
def test_a_plan_is_told_among_how_many_crystals_a_passage_may_be_entered(left, cards, entering):
    state = table(options={"gemsPerColour": 20}, investments={0: {"orange": 20 - 1 - left}}, cards={0: cards})
    asked = state.decision(0).options
    assert (asked["budget"], asked["begin"]["orange"], asked["couples"]) == (3, entering, len(asked["pairs"]) // 2)


@rule("CORP-58")
def test_the_way_out_of_a_passage_leaves_as_many_pairs_as_there_are_besides_it():
    state = table()
    dig(state, "orange", "7,10")
    before = state.decision(0).options["couples"]
    dig(state, "orange", "6,10")
    asked = state.decision(0).options
    assert asked["exit"]
    assert asked["couples"] == before - 1


@rule("CORP-56", "CORP-61", "CORP-117")
def test_a_token_counts_for_the_exit_of_a_passage_that_is_the_only_cell_left():
    walls = dict.fromkeys(("6,11", "8,11", "7,9", "8,10", "7,13", "6,12", "8,12"), "danger")
    state = table(symbols={**walls, "7,12": "empty"}, cards={0: ["overtime 3"]})
    dig(state, "orange", "7,10", "7,12")
    assert state.decision(0).options["dig"] == {"orange": ["6,10"]}


@rule("CORP-58")
def test_a_passage_in_the_very_corner_of_the_mountain_is_one():
    state = table(symbols={"1,1": "passage"}, gems={"1,2": "red"})
    dig(state, "red", "1,1")
    assert state.decision(0).options["exit"] is True
