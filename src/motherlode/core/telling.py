"""Turning what happens into events: each with a patch of every listening audience's view."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import ne
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
    """Remembers what every listening audience saw last, so that an event can carry the difference."""

    __slots__ = ("_late", "_watch", "audiences", "events")

    def __init__(self, state: State, audiences: Sequence[int]) -> None:
        self.events: list[Event] = []
        self.audiences = tuple(audiences)
        sections = [section for section in state.sections if not section.fixed] if self.audiences else []
        self._watch = Watch(state, [section for section in sections if not section.late], self.audiences)
        self._late = Watch(state, [section for section in sections if section.late], self.audiences)

    def tell(self, state: State, event: Event) -> None:
        """Whatever changed since the last look belongs to it."""
        self.events.append(event)
        event.own = dict.fromkeys(self.audiences, NO_CHANGES)
        self._watch.catch_up(state, event)

    def finish(self, state: State) -> None:
        """The action is over: what comes late belongs to the last event that everybody hears of."""
        if self.audiences:
            self._watch.catch_up(state, self.events[-1])
            heard = (event for event in reversed(self.events) if event.only is None)
            self._late.catch_up(state, next(heard, self.events[-1]))


class Watch:
    """Some sections of the view. One whose stamp is the same is not looked at, and several with one stamp ask for it
    once; what everybody sees is compared once for all. The log only grows, so it is never compared."""

    __slots__ = ("_groups", "_seen", "_stamps", "_was", "audiences")

    def __init__(self, state: State, sections: Sequence[Section], audiences: Sequence[int]) -> None:
        self.audiences = audiences
        groups = _by_stamp(sections)
        self._stamps = [*groups]
        self._groups = [*groups.values()]
        self._was = [stamp(state) for stamp in self._stamps]
        self._seen = {
            section.key: _look(state, section, audiences)
            for group in self._groups
            for section in group
            if section.stamp is not None and section.changes is None
        }

    def catch_up(self, state: State, event: Event) -> None:
        stamps, seen = self._was, [stamp(state) for stamp in self._stamps]
        if stamps == seen:
            return
        for sections, was, now in compress(zip(self._groups, stamps, seen, strict=True), map(ne, stamps, seen)):
            for section in sections:
                if section.changes is not None:
                    section.changes(state, was, now, event)
                elif section.stamp is None:
                    event.shared += (coarse_diff if section.late else diff)(was, now, section.key)
                else:
                    self._compare(state, section, event)
        self._was = seen

    def _compare(self, state: State, section: Section, event: Event) -> None:
        before, after = self._seen[section.key], _look(state, section, self.audiences)
        self._seen[section.key] = after
        if section.look is not None:
            event.shared += diff(before[SPECTATOR], after[SPECTATOR], section.key)
            return
        known: dict[tuple[int, int], Patch] = {}
        patches: dict[int, Patch] = {}
        for audience, view in after.items():
            pair = id(before[audience]), id(view)
            if pair not in known:
                known[pair] = diff(before[audience], view, section.key)
            patches[audience] = known[pair]
        event.change(section.key, patches)


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
    """What has no stamp is looked at instead. Where one section of a stamp tells all changes, it stands for them."""
    groups: dict[Stamp, list[Section]] = {}
    for section in sections:
        stamp = section.stamp or section.look
        assert stamp is not None
        groups.setdefault(stamp, []).append(section)
    return {
        stamp: [section for section in group if section.changes is not None] or group for stamp, group in groups.items()
    }
