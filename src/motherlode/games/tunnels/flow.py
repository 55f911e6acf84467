"""What a round needs to go on, besides what lies on the table; all of it happened in the open."""

from __future__ import annotations

from itertools import compress
from operator import ne
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
    for place in compress(range(1, len(now)), map(ne, was[1:], now[1:])):
        field, before, value = state.open_fields[place - 1], was[place], now[place]
        path, written = ["flow", field.key], field.written(state, value)
        longer = type(before) is type(value) is list
        event.shared.append(lengthened(path, before, value, written) if longer else ["set", path, written])
    if was[0] != now[0]:
        shown = pending(now[0], state.questions)
        if shown != pending(was[0], state.questions):  # nobody else sees that somebody has answered in a window
            event.shared.append(["set", ["flow", PENDING], shown])


def restore_flow(state: TunnelState, told: dict[str, Any]) -> None:
    for field in state.open_fields:
        field.restore(state, told[field.key])
    state.stack = [frozen(frame) for frame in told[PENDING]]
