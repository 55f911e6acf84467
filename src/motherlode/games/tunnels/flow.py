"""What a round needs to go on, besides what lies on the table; all of it happened in the open."""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any

from motherlode.core.decision import pending
from motherlode.core.event import Event
from motherlode.core.patch import lengthened
from motherlode.core.plain import plain_copy
from motherlode.core.types import Action

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import SaboteurState


FLOW = (
    "pending",
    "play",
    "draws",
    "passes",
    "last_played",
    "last_passed",
    "last_turn",
    "pile_known",
    "result_known",
    "roles_known",
    "leftover_known",
    "retired_known",
    "held",
    "others_draw",
    "extra",
)


def flow(state: SaboteurState) -> dict[str, Any]:
    """What the round needs to go on; all of it happened in the open."""
    return {
        key: IN_WORDS[key](state, value) if key in IN_WORDS else value
        for key, value in zip(FLOW, flow_stamp(state), strict=True)
    }


def flow_stamp(state: SaboteurState) -> tuple[Any, ...]:
    return (
        pending(state.stack, state.questions),
        state.play,
        state.draws,
        state.passes,
        state.last_played,
        state.last_passed,
        state.last_turn,
        state.pile.known[:],
        state.result_known[:],
        state.roles_known[:],
        state.leftover_known[:],
        state.retired_known[:],
        state.held[:],
        state.others_draw[:],
        plain_copy(state.extra),
    )


def flow_changes(state: SaboteurState, was: tuple[Any, ...], now: tuple[Any, ...], event: Event) -> None:
    for key, before, value in compress(zip(FLOW, was, now, strict=True), map(ne, was, now)):
        path, written = ["flow", key], IN_WORDS[key](state, value) if key in IN_WORDS else value
        longer = type(before) is type(value) is list
        event.shared.append(lengthened(path, before, value, written) if longer else ["set", path, written])


def _play_in_words(state: SaboteurState, play: tuple[int, int, Action]) -> dict[str, Any]:
    seat, kind, action = play
    return {"seat": seat, "card": state.rules.words[kind] if kind >= 0 else None, "action": plain_copy(action)}


def _cards_in_words(state: SaboteurState, kinds: list[int]) -> list[str]:
    return [state.rules.words[kind] for kind in kinds]


IN_WORDS: dict[str, Callable[[SaboteurState, Any], Any]] = {"play": _play_in_words, "held": _cards_in_words}
"""What of `flow` is kept otherwise than it is told."""
