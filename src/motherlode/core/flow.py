"""How `flow` changes, the part of a view that tells what a game needs to go on: what is pending, and open fields."""

from __future__ import annotations

from functools import cache
from typing import Any

from motherlode.core.decision import Frame, pending
from motherlode.core.event import Event
from motherlode.core.field import Field
from motherlode.core.patch import lengthened
from motherlode.core.section import Changes, Teller

FLOW, PENDING = "flow", "pending"


def flow_tellers(state: Any) -> tuple[Teller, ...]:
    return tellers_of(state.open_fields)


@cache
def tellers_of(fields: tuple[Field, ...]) -> tuple[Teller, ...]:
    """One for what is pending, and one for each of these fields; nobody needs them before the action is over."""
    return (
        Teller(("stack",), pending_changes, late=True),
        *[Teller((field.name,), field_changes(field), late=True) for field in fields],
    )


def pending_changes(state: Any, was: list[Frame], now: list[Frame], event: Event) -> None:
    shown = pending(now, state.questions)
    if shown != pending(was, state.questions):  # nobody else sees that somebody has answered in a window
        event.shared.append(("set", (FLOW, PENDING), shown))


def field_changes(field: Field) -> Changes:
    path = (FLOW, field.key)

    def changes(state: Any, was: Any, now: Any, event: Event) -> None:
        if type(now) is int:
            event.shared.append(("set", path, now))
        elif type(now) is type(was) is list:
            event.shared.append(lengthened(path, was, now, field.written(state, now)))
        else:
            event.shared.append(("set", path, field.written(state, now)))

    return changes
