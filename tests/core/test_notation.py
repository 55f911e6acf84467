"""Actions, records and positions as text: whatever is written is read back the same."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.core.errors import RecordError
from motherlode.core.notation import (
    read_action,
    read_position,
    read_record,
    write_action,
    write_position,
    write_record,
)

CARDS = st.sampled_from(["EW", "N+E+S", "map", "fix-cart-lamp", "rockfall"])
CELLS = st.builds("{},{}".format, st.integers(-40, 40), st.integers(-40, 40))
SEATS = st.integers(0, 9)
ACTIONS = st.one_of(
    st.fixed_dictionaries({"lay": CARDS, "at": CELLS}),
    st.fixed_dictionaries({"play": CARDS, "goal": CELLS}),
    st.fixed_dictionaries({"play": CARDS, "on": SEATS, "tool": st.sampled_from(["lamp", "cart"])}),
    st.fixed_dictionaries({"pass": st.lists(CARDS, max_size=4)}),
    st.fixed_dictionaries({"choose": st.dictionaries(st.sampled_from(["gold", "on"]), SEATS, min_size=1)}),
    st.fixed_dictionaries({"choose": st.fixed_dictionaries({"veto": st.booleans() | st.none()})}),
    st.fixed_dictionaries({"choose": st.fixed_dictionaries({"goals": st.lists(CELLS, min_size=1, max_size=3)})}),
)
SETUPS = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["saboteur", "duel"]),
        "players": st.integers(2, 12),
        "modules": st.lists(st.sampled_from(["saboteur2", "veto"]), unique=True),
        "edition": st.sampled_from(["jubilee", "classic"]),
        "options": st.dictionaries(st.sampled_from(["roundEnd", "firstPlayer"]), SEATS | st.just("random")),
    }
)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
MOVES = st.one_of(
    st.tuples(SEATS, ACTIONS).map(list),
    st.tuples(st.just("chance"), st.sampled_from(["deck", "gold"]), PLAIN).map(list),
)
RECORDS = st.fixed_dictionaries(
    {
        "rules": st.integers(1, 99),
        "setup": SETUPS,
        "origin": st.none() | st.text(),
        "moves": st.lists(MOVES, max_size=12),
    }
)
GIVENS = st.dictionaries(st.sampled_from(["board", "hands", "deck", "turn", "gold"]), PLAIN)


@given(action=ACTIONS)
def test_an_action_is_the_same_after_writing_and_reading(action: dict[str, Any]) -> None:
    assert read_action(write_action(action)) == action


@pytest.mark.parametrize(
    ("action", "line"),
    [
        ({"lay": "SW", "at": "7,0"}, "lay SW at 7,0"),
        ({"play": "map", "goal": "8,2"}, "play map goal 8,2"),
        ({"play": "fix-cart-lamp", "on": 1, "tool": "lamp"}, "play fix-cart-lamp on 1 tool lamp"),
        ({"pass": ["EW"]}, "pass EW"),
        ({"pass": ["EW", "NS"]}, "pass EW/NS"),
        ({"pass": []}, "pass"),
        ({"choose": {"gold": 3}}, "choose gold 3"),
        ({"choose": {"veto": False}}, "choose veto false"),
    ],
)
def test_an_action_reads_like_a_sentence(action: dict[str, Any], line: str) -> None:
    assert write_action(action) == line
    assert read_action(line) == action


@given(record=RECORDS)
def test_a_record_is_the_same_after_writing_and_reading(record: dict[str, Any]) -> None:
    assert read_record(write_record(record)) == record


@given(setup=SETUPS, table=GIVENS)
def test_a_position_is_the_same_after_writing_and_reading(setup: dict[str, Any], table: dict[str, Any]) -> None:
    assert read_position(write_position(setup, table)) == (setup, table)


@given(setup=SETUPS, table=GIVENS)
def test_a_text_may_come_with_the_line_ends_of_another_system(setup: dict[str, Any], table: dict[str, Any]) -> None:
    text = write_position(setup, table)
    assert read_position(text.replace("\n", "\r\n")) == (setup, table)


@pytest.mark.parametrize("text", ["", " ", "lay", "lay EW at", "choose", "choose gold"])
def test_half_an_action_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read_action(text)


@given(text=st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = read_action(text)
    except RecordError:
        return
    assert isinstance(action, dict)


@pytest.mark.parametrize("read", [read_record, read_position])
@given(text=st.text())
def test_a_text_without_the_title_is_refused(read: Any, text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


def test_moves_are_numbered_from_one_and_chance_is_not_counted() -> None:
    setup = {"game": "saboteur", "players": 3, "modules": [], "edition": "jubilee", "options": {}}
    moves = [["chance", "deck", []], [2, {"pass": ["EW"]}], ["chance", "gold", []], [0, {"pass": ["NS"]}]]
    text = write_record({"rules": 1, "setup": setup, "origin": None, "moves": moves})
    assert [line for line in text.splitlines() if "pass" in line] == ["1. 2 pass EW", "2. 0 pass NS"]
