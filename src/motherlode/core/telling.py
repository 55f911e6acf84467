"""Turning what happens into events: each with a patch of every audience's view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.event import Event
from motherlode.core.patch import diff
from motherlode.core.section import Section
from motherlode.core.types import Patch

if TYPE_CHECKING:
    from motherlode.core.state import State


class Telling:
    """Remembers what every audience saw last, section by section, so that an event can carry the difference.

    A section whose stamp is the same is not looked at; the log only grows, so it is never compared.
    """

    __slots__ = ("audiences", "events", "seen", "stamps")

    def __init__(self, state: State) -> None:
        self.events: list[Event] = []
        self.audiences = (*range(state.setup.players), SPECTATOR, ALL)
        self.stamps = {section.key: section.stamp(state) for section in state.sections}
        self.seen = {section.key: self._look(state, section) for section in state.sections}

    def _look(self, state: State, section: Section) -> dict[int, Any]:
        if section.public:
            return dict.fromkeys(self.audiences, section.build(state, SPECTATOR))
        return {audience: section.build(state, audience) for audience in self.audiences}

    def tell(self, state: State, event: Event) -> None:
        self.events.append(event)
        event.patches = {audience: [] for audience in self.audiences}
        self.catch_up(state)
        for audience, patch in event.patches.items():
            if event.heard_by(audience):
                patch.append(["add", ["log"], [event.entry(audience)]])

    def catch_up(self, state: State) -> None:
        """Whatever changed since the last look belongs to the newest event."""
        patches = self.events[-1].patches
        for section in state.sections:
            stamp = section.stamp(state)
            if stamp != self.stamps[section.key]:
                self.stamps[section.key] = stamp
                self._compare(state, section, patches)

    def _compare(self, state: State, section: Section, patches: dict[int, Patch]) -> None:
        before, after = self.seen[section.key], self._look(state, section)
        self.seen[section.key] = after
        if section.public:
            shared = diff(before[SPECTATOR], after[SPECTATOR], section.key)
            for patch in patches.values():
                patch.extend(shared)
        else:
            for audience, patch in patches.items():
                patch.extend(diff(before[audience], after[audience], section.key))
