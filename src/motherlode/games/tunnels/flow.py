"""What a round needs to go on, besides what lies on the table; all of it happened in the open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.decision import pending
from motherlode.core.flow import PENDING
from motherlode.core.plain import frozen

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


def flow(state: TunnelState) -> dict[str, Any]:
    """What is pending, and every field that is declared open."""
    kept = {field.key: field.written(state, getattr(state, field.name)) for field in state.open_fields}
    return {PENDING: pending(state.stack, state.questions)} | kept


def restore_flow(state: TunnelState, told: dict[str, Any]) -> None:
    for field in state.open_fields:
        field.restore(state, told[field.key])
    state.stack = [frozen(frame) for frame in told[PENDING]]
