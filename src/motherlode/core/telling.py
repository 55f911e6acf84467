"""Turning what happens into events: each with a patch of every audience's view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.event import Event
from motherlode.core.patch import diff

if TYPE_CHECKING:
    from motherlode.core.state import State


class Telling:
    """Remembers what every audience saw last, so that an event can carry the difference.

    What is common to all is compared once; the log only grows, so it is never compared.
    """

    __slots__ = ("events", "private", "public")

    def __init__(self, state: State) -> None:
        self.events: list[Event] = []
        self.public = state.public_view()
        self.private = {
            audience: state.private_view(audience) for audience in (*range(state.setup.players), SPECTATOR, ALL)
        }

    def tell(self, state: State, event: Event) -> None:
        self.events.append(event)
        self.catch_up(state)
        for audience, patch in event.patches.items():
            patch.append(["add", ["log"], [event.entry(audience)]])

    def catch_up(self, state: State) -> None:
        """Whatever changed since the last look belongs to the newest event."""
        event = self.events[-1]
        public = state.public_view()
        shared = diff(self.public, public)
        self.public = public
        for audience, before in self.private.items():
            after = state.private_view(audience)
            event.patches.setdefault(audience, []).extend([*shared, *diff(before, after)])
            self.private[audience] = after
