"""Turning what happens into events: each with a patch of every listening audience's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.event import Event
from motherlode.core.patch import diff
from motherlode.core.section import Section
from motherlode.core.types import Patch

if TYPE_CHECKING:
    from motherlode.core.state import State


def everybody(state: State) -> tuple[int, ...]:
    return (*range(state.setup.players), SPECTATOR, ALL)


class Telling:
    """Remembers what every listening audience saw last, section by section, so that an event can carry the difference.

    A section whose stamp is the same is not looked at, and several with one stamp ask for it once; what everybody sees
    is compared once for all. The log only grows, so it is never compared.
    """

    __slots__ = ("audiences", "events", "looked", "looks", "seen", "stamped", "stamps")

    def __init__(self, state: State, audiences: Sequence[int]) -> None:
        self.events: list[Event] = []
        self.audiences = tuple(audiences)
        sections = [section for section in state.sections if not section.fixed] if self.audiences else []
        self.looks = [section for section in sections if section.stamp is None]
        self.looked = [section.build(state, SPECTATOR) for section in self.looks]
        self.stamped = _by_stamp(sections)
        self.stamps = [stamp(state) for stamp, _ in self.stamped]
        self.seen = {
            section.key: _look(state, section, self.audiences) for _, group in self.stamped for section in group
        }

    def tell(self, state: State, event: Event) -> None:
        self.events.append(event)
        event.own = {audience: [] for audience in self.audiences}
        self.catch_up(state)

    def catch_up(self, state: State) -> None:
        """Whatever changed since the last look belongs to the newest event."""
        if not self.audiences:
            return
        event, looked, stamps = self.events[-1], self.looked, self.stamps
        for place, section in enumerate(self.looks):
            now = section.build(state, SPECTATOR)
            if now != looked[place]:
                event.shared.extend(diff(looked[place], now, section.key))
                looked[place] = now
        for place, (stamp, sections) in enumerate(self.stamped):
            mark = stamp(state)
            if mark != stamps[place]:
                for section in sections:
                    audiences: Sequence[int] = self.audiences
                    if section.touched is not None:
                        seats = section.touched(stamps[place], mark)
                        audiences = [audience for audience in audiences if audience in seats or audience == ALL]
                    self._compare(section, _look(state, section, audiences), event)
                stamps[place] = mark

    def _compare(self, section: Section, after: dict[int, Any], event: Event) -> None:
        before = self.seen[section.key]
        self.seen[section.key] = before | after
        if section.public:
            event.shared.extend(diff(before[SPECTATOR], after[SPECTATOR], section.key))
            return
        known: dict[tuple[int, int], Patch] = {}
        for audience, now in after.items():
            was = before[audience]
            if was != now:
                pair = (id(was), id(now))
                if pair not in known:
                    known[pair] = diff(was, now, section.key)
                event.own[audience].extend(known[pair])


def _look(state: State, section: Section, audiences: Sequence[int]) -> dict[int, Any]:
    """What each audience sees; of an open section only what all of them see."""
    if section.public:
        return {SPECTATOR: section.build(state, SPECTATOR)}
    if section.spread is not None:
        return section.spread(state, audiences)
    return {audience: section.build(state, audience) for audience in audiences}


def _by_stamp(sections: Sequence[Section]) -> list[tuple[Callable[[Any], Any], list[Section]]]:
    groups: dict[Callable[[Any], Any], list[Section]] = {}
    for section in sections:
        if section.stamp is not None:
            groups.setdefault(section.stamp, []).append(section)
    return list(groups.items())
