"""Cards whose effect lasts: they lie open on the table until it is over (WC22-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState


def put_away(word: str) -> str:
    """The name of the step that discards a card whose effect lasted."""
    return f"put-away-{word}"


def discard_held(state: TunnelState, kind: int) -> None:
    state.held.remove(kind)
    state.discard_open(kind)
