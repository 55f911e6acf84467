"""Investments and swaps: CORP-92 to CORP-101."""

from tests.clauses import rule
from tests.rules.corporation.tables import COLOURS, dig, everything, refusal, table

THREE = ("7,9", "8,9", "9,9")


@rule("CORP-92")
def test_there_are_seventy_ways_to_open():
    state = table(turn_number=3, opened=[1])
    dig(state, "red", *THREE)
    assert len(state.legal(0)) == 70
    assert state.decision(0).options == {"invest": list(COLOURS), "count": 4, "use": {}}
    for wrong in (["red"] * 4, ["red", "blue", "white"], "red", ["red", "blue", "white", "pink"]):
        assert refusal(state, {"invest": wrong}).code in ("four-colours", "unknown-action", "unknown-colour")
    state.apply(0, {"invest": ["white", "red", "blue", "cyan"]})
    assert everything(state)["investments"][0] == {"red": 1, "cyan": 1, "blue": 1, "white": 1}


@rule("CORP-94", "CORP-95")
def test_any_crystal_may_be_swapped_for_any_other_colour():
    state = table(investments={0: {"red": 2, "blue": 1}})
    dig(state, "red", *THREE)
    assert len(state.legal(0)) == 1 + 2 * 7
    assert state.decision(0).options["exchange"]["blue"] == [colour for colour in COLOURS if colour != "blue"]
    assert state.default(0) == {"done": True}


@rule("CORP-94", "CORP-99")
def test_each_refusal_of_a_swap_says_why():
    state = table(investments={0: {"red": 2}}, cards={0: ["union"]})
    dig(state, "red", *THREE)
    assert refusal(state, {"exchange": "red", "for": "blue"}).code == "union-forbids"
    state.apply(0, {"use": "union"})
    assert refusal(state, {"exchange": "blue", "for": "red"}).code == "no-investment"
    assert refusal(state, {"exchange": "red", "for": "red"}).code == "same-colour"
    assert refusal(state, {"dig": "9,10", "colour": "red"}).code == "not-now"


@rule("CORP-100")
def test_the_union_does_not_forbid_the_opening():
    state = table(turn_number=3, opened=[1], cards={0: ["union"]})
    dig(state, "red", *THREE)
    assert len(state.legal(0)) == 71


@rule("CORP-41", "CORP-101")
def test_who_has_nothing_to_exchange_is_not_asked():
    state = table(cards={0: ["union", "interns"]})
    dig(state, "red", *THREE)
    assert state.actors == (1,)


@rule("CORP-94")
def test_declining_is_told():
    state = table(investments={0: {"red": 2}})
    dig(state, "red", *THREE)
    events = [event.kind for event in state.apply(0, {"done": True})]
    assert events == ["declined", "turn"]
