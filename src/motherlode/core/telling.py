"""Turning what happens into events: each with a patch of every listening audience's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.event import NO_CHANGES, Event
from motherlode.core.field import Field
from motherlode.core.patch import diff
from motherlode.core.section import Changes, Part, Read, Section
from motherlode.core.types import Patch

if TYPE_CHECKING:
    from motherlode.core.state import State

Fields = tuple[str, ...]
Copied = Callable[[Any], Any]
Values = Callable[[Any], tuple[Any, ...]]
Told = tuple[Section, Changes | None, Callable[[Any], Any]]
"""A section, what tells how it changes, and what picks the parts that it reads out of all."""
Glance = tuple[Sequence[int], Values]
"""Some parts of the state, looked at together: their places among all parts, and what reads them."""


def everybody(state: State) -> tuple[int, ...]:
    return (*range(state.setup.players), SPECTATOR, ALL)


class Watch:
    """The sections of a view that change, and the parts of the state that they read; the same for all games with the
    same rules."""

    __slots__ = ("_early", "copies", "found", "glances", "late", "late_parts", "paths", "sections", "unsaid", "whole")

    def __init__(self, fields: Sequence[Field], sections: Sequence[tuple[Section, tuple[Read, ...]]]) -> None:
        copies = {field.name: field.copied for field in fields}
        parts = dict(
            part if isinstance(part, Part) else (part, copies[part]) for _, reads in sections for part in reads
        )
        self.sections = [section for section, _ in sections]
        self.paths = [*parts]
        self.copies: list[Copied | None] = [*parts.values()]
        self.whole = self._glance(range(len(parts)))
        reading = [(section, [*map(self._place, reads)]) for section, reads in sections if reads]
        self._early = [(section, places) for section, places in reading if not section.late]
        self.late = [_told(section, places) for section, places in reading if section.late]
        self.late_parts = {place for section, places in reading if section.late for place in places}
        self.unsaid = [section for section, reads in sections if not reads]
        """They may depend on anything."""
        early = sorted({place for _, places in self._early for place in places})
        self.glances: dict[Fields | None, Glance] = {None: self._glance(early)}
        """By the fields that an event says have changed; None: all that are told of early."""
        self.found: dict[tuple[int, ...], list[Told]] = {}
        """By the parts that have changed, the early sections that read them."""

    def _place(self, part: Read) -> int:
        return self.paths.index(part.path if isinstance(part, Part) else part)

    def _glance(self, numbers: Sequence[int]) -> Glance:
        return [*numbers], _read_all([self.paths[number] for number in numbers])

    def narrow(self, changed: Fields) -> Glance:
        places = [number for number, path in enumerate(self.paths) if path.partition(".")[0] in changed]
        glance = self.glances[changed] = self._glance(places)
        return glance

    def find(self, moved: tuple[int, ...]) -> list[Told]:
        readers = [(section, places) for section, places in self._early if not {*moved}.isdisjoint(places)]
        found = self.found[moved] = [_told(section, places) for section, places in readers]
        return found


def _told(section: Section, places: list[int]) -> Told:
    return section, section.changes, itemgetter(*places)


def _read_all(paths: list[str]) -> Values:
    if len(paths) > 1:
        return attrgetter(*paths)
    single = [attrgetter(path) for path in paths]
    return lambda state: tuple([read(state) for read in single])


@lru_cache(maxsize=200)
def _watch(fields: tuple[Field, ...], sections: tuple[tuple[Section, tuple[Read, ...]], ...]) -> Watch:
    return Watch(fields, sections)


def watch_of(state: State) -> Watch:
    told = [section for section in state.sections if not section.fixed and section.told_with is None]
    return _watch(state.fields, tuple([(section, _reads(state, section)) for section in told]))


def _reads(state: State, section: Section) -> tuple[Read, ...]:
    return section.reads(state) if callable(section.reads) else section.reads or ()


class Telling:
    """Remembers what those who listen have seen, so that an event can carry the difference: the parts of the state
    that sections read, as they were at the last look. The log only grows, so it is never compared."""

    __slots__ = ("_before", "_now", "_seen", "_unchanged", "_was", "_watch", "audiences", "events")

    def __init__(self, state: State, audiences: Sequence[int]) -> None:
        self.events: list[Event] = []
        self.audiences = tuple(audiences)
        self._unchanged = dict.fromkeys(self.audiences, NO_CHANGES)
        if not self.audiences:
            return
        watch = self._watch = watch_of(state)
        self._now = [*watch.whole[1](state)]
        self._was = [
            value if copied is None else copied(value) for copied, value in zip(watch.copies, self._now, strict=True)
        ]
        self._before: dict[int, Any] = {}
        """What parts that late sections read and that have changed were before the action."""
        self._seen = {
            section.key: _look(state, section, self.audiences) for section in watch.sections if section.changes is None
        }

    def tell(self, state: State, event: Event, changed: Fields | None) -> None:
        """Whatever changed since the last look belongs to it; where it says which fields it `changed`, the others wait
        until somebody tells of them, or for the end of the action."""
        self.events.append(event)
        event.own = self._unchanged.copy()
        if self.audiences:
            watch = self._watch
            numbers, read = watch.glances.get(changed) or watch.narrow(changed or ())
            self._catch_up(state, self._compare(numbers, read(state)), event)

    def finish(self, state: State) -> None:
        """The action is over: what nobody has told of belongs to the last event, and what comes late to the last one
        that everybody hears of."""
        if not self.audiences:
            return
        last, watch = self.events[-1], self._watch
        numbers, read = watch.whole
        self._catch_up(state, self._compare(numbers, read(state)), last)
        before = self._before
        if before:
            self._tell_late(state, last if last.only is None else _heard_by_all(self.events))
            before.clear()

    def _compare(self, numbers: Sequence[int], values: tuple[Any, ...]) -> list[int]:
        """Which of these parts are not what they were."""
        was, now, moved = self._was, self._now, []
        for number, value in zip(numbers, values, strict=True):
            if was[number] != value:
                now[number] = value
                moved.append(number)
        return moved

    def _catch_up(self, state: State, moved: list[int], event: Event) -> None:
        watch, was, now = self._watch, self._was, self._now
        if moved:
            key = tuple(moved)
            found = watch.found.get(key)
            for section, changes, parts in watch.find(key) if found is None else found:
                if changes is None:
                    self._look_again(state, section, event)
                else:
                    changes(state, parts(was), parts(now), event)
            late, copies, before = watch.late_parts, watch.copies, self._before
            for number in moved:
                if number in late and number not in before:
                    before[number] = was[number]
                copied = copies[number]
                was[number] = now[number] if copied is None else copied(now[number])
        for section in watch.unsaid:
            self._look_again(state, section, event)

    def _tell_late(self, state: State, event: Event) -> None:
        was = self._was[:]
        for number, value in self._before.items():
            was[number] = value
        for section, changes, parts in self._watch.late:
            if changes is None:
                self._look_again(state, section, event)
            else:
                changes(state, parts(was), parts(self._now), event)

    def _look_again(self, state: State, section: Section, event: Event) -> None:
        before, after = self._seen[section.key], _look(state, section, self.audiences)
        self._seen[section.key] = after
        if section.difference is not None:
            if before != after:
                event.shared += section.difference(state, before, after)
            return
        known: dict[tuple[int, int], Patch] = {}
        patches: dict[int, Patch] = {}
        for audience, view in after.items():
            pair = id(before[audience]), id(view)
            if pair not in known:
                known[pair] = diff(before[audience], view, section.key)
            patches[audience] = known[pair]
        event.change(section.key, patches)


def _heard_by_all(events: list[Event]) -> Event:
    """The last one that everybody hears of, or the last of all."""
    return next((event for event in reversed(events) if event.only is None), events[-1])


def _look(state: State, section: Section, audiences: Sequence[int]) -> Any:
    """What each audience sees, the same object where it is equal; of an open section only what all of them see."""
    if section.seen is not None:
        return section.seen(state)
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
