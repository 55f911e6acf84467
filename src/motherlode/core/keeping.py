"""What is kept of a state: the table as plain data, the whole of it as text, the record of its game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from motherlode.core.errors import RecordError
from motherlode.core.plain import plain_copy
from motherlode.core.setup import RULES_VERSION
from motherlode.core.types import Record

if TYPE_CHECKING:
    from motherlode.core.state import State


def kept_table(state: State) -> dict[str, Any]:
    return {kept.key: kept.written(state, getattr(state, kept.name)) for kept in state.fields if kept.kept}


def written_state(state: State) -> str:
    return json.dumps(
        {
            "rules": RULES_VERSION,
            "setup": state.setup.plain(),
            "table": state.table(),
            "stack": state.stack,
            "rng": state.rng.state,
            "history": state.history,
            "log": [[event.public, event.private, event.only] for event in state.log],
            "origin": state.origin,
            "rest_between_rounds": state.rest_between_rounds,
            "light": state.light,
        },
        ensure_ascii=False,
    )


def made_record(state: State) -> Record:
    if state.light:
        raise RecordError("light-state")
    moves = plain_copy(state.history)
    return {"rules": RULES_VERSION, "setup": state.setup.plain(), "origin": state.origin, "moves": moves}
