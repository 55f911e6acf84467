"""Dumps with steps and values that make no sense."""

import json
from typing import Any

import pytest

import motherlode
from motherlode.core.errors import RecordError
from motherlode.core.state import State

ROW = {"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "ESW", "5,0": "EW", "6,0": "EW"}
BETWEEN_GOALS = {
    "board": ROW | {"7,0": "NW", "7,1": "ES"},
    "goals": {"8,2": "stone NE", "8,0": "stone NE", "8,-2": "gold"},
    "hands": {0: ["NSW", "EW"], 1: ["EW"]},
}
BEFORE_A_VEIN = {
    "board": {"1,1": "EW", "2,1": "EW", "3,1": "NEW"},
    "goals": {"4,2": "gold-1", "4,0": "gold-3 green@W", "4,-2": "gold-2 NE"},
    "hands": {"0": ["EW", "NES", "ES"], "1": ["NESW", "SW"]},
    "turn": 0,
}


def asked_within_a_play(game: str, modules: tuple[str, ...], given: dict[str, Any], lay: dict[str, Any]) -> State:
    found = motherlode.game(game)
    state: State = found.position(found.setup(2 if game == "duel" else 3, modules), given)
    state.apply(0, lay)
    assert "end-turn" in state.stack
    return state


def goals_to_choose_from(*modules: str) -> State:
    return asked_within_a_play("saboteur", modules, BETWEEN_GOALS, {"lay": "NSW", "at": "8,1"})


def a_vein_to_turn() -> State:
    return asked_within_a_play("duel", (), BEFORE_A_VEIN, {"lay": "NSW", "at": "4,1"})


STATES = {
    "goal-order": goals_to_choose_from(),
    "react": goals_to_choose_from("veto"),
    "position": a_vein_to_turn(),
}


def with_pending(state: State, *steps: Any) -> str:
    """The dump with further things pending right before the end of the turn."""
    plain = json.loads(state.dump())
    place = plain["stack"].index("end-turn") + 1
    plain["stack"][place:place] = steps
    return json.dumps(plain)


@pytest.mark.parametrize(
    "frame", ["dance", "", ["dance", [0], None], ["turn", [9], None], ["turn", "0", None], 7, None]
)
@pytest.mark.parametrize("kind", STATES)
def test_what_nobody_can_do_is_found_out_at_once(kind: str, frame: Any) -> None:
    state = STATES[kind]
    with pytest.raises(RecordError) as refused:
        motherlode.game(state.setup.game).load(with_pending(state, frame))
    assert refused.value.code == "broken-dump"


def test_everybody_at_the_table_may_be_asked_at_once() -> None:
    everybody = ["turn", [0, 1, 2], None]
    state = motherlode.game("saboteur").load(with_pending(STATES["goal-order"], everybody))
    assert ("turn", (0, 1, 2), None) in state.stack


@pytest.mark.parametrize(("key", "value"), [("hands", [[], [], 5]), ("roles", 3), ("gold_cards", [None])])
def test_a_value_of_the_wrong_form_is_found_out_at_once(key: str, value: Any) -> None:
    plain = json.loads(STATES["goal-order"].dump())
    plain["table"][key] = value
    with pytest.raises(RecordError) as refused:
        motherlode.game("saboteur").load(json.dumps(plain))
    assert refused.value.code == "broken-dump"
