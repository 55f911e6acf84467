"""Turning what happens into events: each with a patch of every listening audience's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.event import NO_CHANGES, Event
from motherlode.core.patch import coarse_diff, diff
from motherlode.core.section import Section, Stamp
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

    __slots__ = ("_late", "_open", "_seen", "_stamped", "_stamps", "audiences", "events")

    def __init__(self, state: State, audiences: Sequence[int]) -> None:
        self.events: list[Event] = []
        self.audiences = tuple(audiences)
        sections = [section for section in state.sections if not section.fixed] if self.audiences else []
        unstamped = [section for section in sections if section.stamp is None]
        self._open = Looks([section for section in unstamped if not section.late], state, diff)
        self._late = Looks([section for section in unstamped if section.late], state, coarse_diff)
        self._stamped = _by_stamp(sections)
        self._stamps = [stamp(state) for stamp in self._stamped]
        self._seen = {
            section.key: _look(state, section, self.audiences)
            for group in self._stamped.values()
            for section in group
            if section.changes is None
        }

    def tell(self, state: State, event: Event) -> None:
        self.events.append(event)
        event.own = dict.fromkeys(self.audiences, NO_CHANGES)
        self._catch_up(state)

    def finish(self, state: State) -> None:
        """The action is over: what comes late belongs to the last event that everybody hears of."""
        if self.audiences:
            self._catch_up(state)
            heard = (event for event in reversed(self.events) if event.only is None)
            self._late.catch_up(state, next(heard, self.events[-1]).shared)

    def _catch_up(self, state: State) -> None:
        """Whatever changed since the last look belongs to the newest event."""
        event = self.events[-1]
        self._open.catch_up(state, event.shared)
        stamps = [stamp(state) for stamp in self._stamped]
        if stamps == self._stamps:
            return
        for was, now, sections in zip(self._stamps, stamps, self._stamped.values(), strict=True):
            if was != now:
                for section in sections:
                    self._compare(state, section, was, now, event)
        self._stamps = stamps

    def _compare(self, state: State, section: Section, was: Any, now: Any, event: Event) -> None:
        if section.changes is not None:
            changes = section.changes(state, was, now, self.audiences)
            if section.look is not None:
                event.shared += changes[SPECTATOR]
            else:
                event.change(section.key, changes)
            return
        before, after = self._seen[section.key], _look(state, section, self.audiences)
        self._seen[section.key] = after
        if section.look is not None:
            event.shared += diff(before[SPECTATOR], after[SPECTATOR], section.key)
        else:
            known: dict[tuple[int, int], Patch] = {}
            patches: dict[int, Patch] = {}
            for audience, view in after.items():
                pair = id(before[audience]), id(view)
                if pair not in known:
                    known[pair] = diff(before[audience], view, section.key)
                patches[audience] = known[pair]
            event.change(section.key, patches)


class Looks:
    """What everybody sees and what is as quickly looked at as stamped: all of it is compared in one go."""

    __slots__ = ("_diff", "_keys", "_looks", "_seen")

    def __init__(self, sections: list[Section], state: State, diff: Callable[..., Patch]) -> None:
        self._diff = diff
        self._keys = [section.key for section in sections]
        self._looks = [section.look for section in sections if section.look is not None]
        self._seen = [look(state) for look in self._looks]

    def catch_up(self, state: State, changes: Patch) -> None:
        now = [look(state) for look in self._looks]
        if now != self._seen:
            for key, was, is_ in zip(self._keys, self._seen, now, strict=True):
                if was != is_:
                    changes += self._diff(was, is_, key)
            self._seen = now


def _look(state: State, section: Section, audiences: Sequence[int]) -> dict[int, Any]:
    """What each audience sees, the same object where it is equal; of an open section only what all of them see."""
    if section.look is not None:
        return {SPECTATOR: section.look(state)}
    distinct: list[Any] = []
    views: dict[int, Any] = {}
    for audience in audiences:
        view = section.build(state, audience)
        for known in distinct:
            if known == view:
                view = known
                break
        else:
            distinct.append(view)
        views[audience] = view
    return views


def _by_stamp(sections: Sequence[Section]) -> dict[Stamp, list[Section]]:
    groups: dict[Stamp, list[Section]] = {}
    for section in sections:
        if section.stamp is not None:
            groups.setdefault(section.stamp, []).append(section)
    return groups
