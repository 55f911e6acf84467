"""What a round needs to go on, besides what lies on the table; all of it happened in the open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.decision import pending
from motherlode.core.event import Event
from motherlode.core.patch import lengthened
from motherlode.core.plain import frozen

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

PENDING = "pending"


def flow(state: TunnelState) -> dict[str, Any]:
    """What is pending, and every field that is declared open."""
    kept = {field.key: field.written(state, getattr(state, field.name)) for field in state.open_fields}
    return {PENDING: pending(state.stack, state.questions)} | kept


def flow_reads(state: TunnelState) -> tuple[str, ...]:
    return ("stack", *(field.name for field in state.open_fields))


def flow_changes(state: TunnelState, was: tuple[Any, ...], now: tuple[Any, ...], event: Event) -> None:
    fields, shared = state.open_fields, event.shared
    for place in range(1, len(now)):
        before, value = was[place], now[place]
        if before == value:
            continue
        field = fields[place - 1]
        path = ("flow", field.key)
        if type(value) is int:
            shared.append(("set", path, value))
        elif type(value) is type(before) is list:
            shared.append(lengthened(path, before, value, field.written(state, value)))
        else:
            shared.append(("set", path, field.written(state, value)))
    if was[0] != now[0]:
        shown = pending(now[0], state.questions)
        if shown != pending(was[0], state.questions):  # nobody else sees that somebody has answered in a window
            shared.append(("set", ("flow", PENDING), shown))


def restore_flow(state: TunnelState, told: dict[str, Any]) -> None:
    for field in state.open_fields:
        field.restore(state, told[field.key])
    state.stack = [frozen(frame) for frame in told[PENDING]]
