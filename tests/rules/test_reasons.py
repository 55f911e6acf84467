"""Why each seat is paid at the end of a round: the reasons come with the result, so that no client counts them out."""

import pytest

from tests.clauses import rule
from tests.rules.module_tables import with_modules
from tests.rules.tables import (
    GOLD_IN_THE_MIDDLE,
    ROW_A,
    everything,
    last_card,
    pass_last_card,
    reach_gold,
    reaching_gold,
)

MINER, COMPLETER = {"why": "miner"}, {"why": "completer"}


def told(state):
    return everything(state)["last_round"]["why"]


def ended(module, roles, **given):
    """A round that the first seat ends by reaching the gold."""
    state = with_modules(
        module,
        players=len(roles),
        roles=roles,
        board=ROW_A,
        goals=GOLD_IN_THE_MIDDLE,
        hands={0: ["EW"]},
        **given,
    )
    reach_gold(state)
    return state


@rule("BASE-123")
def test_the_completer_and_the_other_miners():
    roles = ["saboteur", "miner", "miner", "miner"]
    state = reaching_gold(4, turn=2, roles=roles)
    reach_gold(state)
    assert told(state) == [None, MINER, COMPLETER, MINER]


@rule("BASE-136")
def test_the_saboteurs_when_nothing_was_found():
    state = last_card(5, roles=["saboteur", "miner", "miner", "saboteur", "miner"])
    pass_last_card(state)
    saboteur = {"why": "saboteur", "count": 2}
    assert told(state) == [saboteur, None, None, saboteur, None]


@rule("COMP-04")
def test_a_compromised_miner():
    state = ended("compromised-dwarf", ["miner", "miner", "saboteur", "miner"], fronts={1: ["broken-lamp"]})
    assert told(state) == [COMPLETER, {"why": "broken"}, None, MINER]


@rule("COMP-04")
def test_a_broken_tool_is_no_reason_where_the_miners_would_have_got_nothing_anyway():
    roles = ["saboteur", "miner", "miner", "miner"]
    state = with_modules(
        "compromised-dwarf", players=4, roles=roles, fronts={1: ["broken-lamp"]}, deck=0, hands={0: ["NS"], "rest": []}
    )
    pass_last_card(state)
    assert told(state) == [{"why": "saboteur", "count": 1}, None, None, None]


@rule("WC16-07")
def test_a_greedy_completer():
    state = ended("greedy-dwarf", ["greedy", "miner", "saboteur", "miner"])
    assert told(state) == [{"why": "greedy"}, None, None, None]


@rule("S2-127", "S2-131")
def test_two_teams_with_deductions_a_trap_and_crystals():
    roles = ["green", "blue", "boss", "profiteer", "geologist", "green"]
    state = ended("saboteur2", roles, fronts={5: ["trap"]})
    last = everything(state)["last_round"]
    assert last["verdict"] == "own"
    assert last["why"] == [
        {"why": "winner", "share": 3, "count": 3},
        None,
        {"why": "less", "less": 1, "share": 3, "count": 3},
        {"why": "less", "less": 2, "share": 3, "count": 3},
        {"why": "crystals", "count": 0, "split": 1},
        {"why": "trapped"},
    ]
    assert last["gained"] == [3, 0, 2, 1, 0, 0]


@rule("S2-119", "S2-122")
@pytest.mark.parametrize(("role", "verdict"), [("blue", "own"), ("boss", "both")])
def test_which_team_won(role, verdict):
    state = ended("saboteur2", [role, "green", "blue", "saboteur"])
    assert everything(state)["last_round"]["verdict"] == verdict
