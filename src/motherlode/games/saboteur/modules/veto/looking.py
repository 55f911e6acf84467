"""A window as it is seen: who is asked is open, who has answered is known to himself alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import SPECTATOR
from motherlode.core.decision import Frame
from motherlode.core.event import Event
from motherlode.core.rng import Rng
from motherlode.core.section import Section
from motherlode.core.types import Patch, View
from motherlode.games.saboteur.modules.veto.window import React, Window, waiting_for
from motherlode.games.tunnels.view import asked

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


def window_on(stack: list[Frame]) -> Window | None:
    return stack[-1][2] if stack and stack[-1][0] == React.kind else None  # type: ignore[return-value]


def answer_of(window: Window | None, audience: int) -> bool | None:
    """What a seat has answered: only itself knows that it has."""
    if window is not None:
        for seat, veto in window[1]:
            if seat == audience:
                return veto
    return None


def asked_in(stack: list[Frame], audience: int) -> dict[str, str]:
    """While a window is open everybody in it is shown as asked; only one's own answer is known to oneself."""
    window = window_on(stack)
    if window is None:
        return asked(stack)
    shown = waiting_for(window[0]).shown.copy()
    if answer_of(window, audience) is not None:
        del shown[str(audience)]
    return shown


def window_in(stack: list[Frame], audience: int) -> dict[str, Any] | None:
    window = window_on(stack)
    return None if window is None else {"seats": list(window[0]), "answered": answer_of(window, audience)}


def stack_section(key: str, look: Callable[[list[Frame], int], Any]) -> Section:
    """What is the same for everybody but for who has answered in a window."""

    def changes(state: SaboteurState, was: list[Frame], now: list[Frame], event: Event) -> None:
        before, after = window_on(was), window_on(now)
        if before is not None and after is not None and before[0] == after[0]:
            turned = [seat for seat, _ in {*before[1]} ^ {*after[1]} if seat in event.own]
            event.change(key, {seat: [("set", (key,), look(now, seat))] for seat in turned})
            return
        common = look(now, SPECTATOR)
        patch: Patch = [("set", (key,), common)] if look(was, SPECTATOR) != common else []
        if before is None and after is None:
            if patch:
                event.change_further(key, patch, {})
            return
        changed = dict.fromkeys(event.own, patch)
        for seat in {seat for window in (before, after) if window is not None for seat, _ in window[1]}:
            if seat in changed:
                seen = look(now, seat)
                changed[seat] = [("set", (key,), seen)] if look(was, seat) != seen else []
        event.change(key, changed)

    return Section(key, lambda state, audience: look(state.stack, audience), ("stack",), changes=changes)


def reopen(state: SaboteurState, view: View, rng: Rng) -> None:
    """A window as far as a view tells of it: who has not answered is asked now, who has waits for the next."""
    if view["window"] is not None:
        order, own, seat = tuple(view["window"]["seats"]), view["window"]["answered"], view["seat"]
        before = order[: order.index(seat)] if seat in order and not own else ()
        answers = tuple((other, False) for other in before) + (() if own is None else ((seat, own),))
        first = next(other for other in order if other not in dict(answers))
        state.stack[-1] = (React.kind, (first,), (order, answers))
