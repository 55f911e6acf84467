"""Turning what happens into events: each with a patch of every listening audience's view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.event import NO_CHANGES, Event
from motherlode.core.field import Field
from motherlode.core.patch import diff
from motherlode.core.section import Changes, Part, Read, Section, Teller
from motherlode.core.types import Patch

if TYPE_CHECKING:
    from motherlode.core.state import State

Fields = tuple[str, ...]
Copied = Callable[[Any], Any]
Values = Callable[[Any], tuple[Any, ...]]
Told = tuple[Section, Changes | None, int, Callable[[Any], Any]]
"""A section, what tells how it changes, the one part that it reads or -1, and what picks those parts out of all."""
Glance = tuple[Sequence[int], Values]
"""Some parts of the state, looked at together: their places among all parts, and what reads them."""


def everybody(state: State) -> tuple[int, ...]:
    return (*range(state.setup.players), SPECTATOR, ALL)


class Watch:
    """The sections of a view that change, and the parts of the state that they read; the same for all games with the
    same rules."""

    __slots__ = (
        *("_early", "_late", "_watched", "closings", "copies", "found", "found_late", "glances", "late_parts"),
        *("paths", "sections", "unsaid", "whole"),
    )

    def __init__(self, fields: Sequence[Field], sections: Sequence[tuple[Section, tuple[Teller, ...]]]) -> None:
        known = {field.name: Part(field.name, field.copied, field.watched) for field in fields}
        told = [(section, teller) for section, tellers in sections for teller in tellers]
        parts = {path: part for _, teller in told for path, part in _parts(teller.reads, known)}
        self.sections = [section for section, _ in sections]
        self.paths = [*parts]
        self.copies: list[Copied | None] = [part.copied for part in parts.values()]
        self._watched = {place for place, part in enumerate(parts.values()) if part.watched or part.copied is None}
        self.whole = self._glance(range(len(parts)))
        reading = [(section, teller, [*map(self._place, teller.reads)]) for section, teller in told]
        self._early = [(section, teller, places) for section, teller, places in reading if not teller.late]
        self._late = [(section, teller, places) for section, teller, places in reading if teller.late]
        self.late_parts = {place for _, _, places in self._late for place in places}
        self.unsaid = [section for section, tellers in sections if not tellers]
        """They may depend on anything."""
        early = sorted({place for _, _, places in self._early for place in places})
        self.glances: dict[Fields | None, Glance] = {None: self._glance(early)}
        """By the fields that an event says have changed; None: all that are told of early."""
        self.closings: dict[Fields, Glance] = {}
        """By the fields that somebody says have changed besides, what is looked at when the action is over."""
        self.found: dict[tuple[int, ...], list[Told]] = {}
        """By the parts that have changed, who tells of them early."""
        self.found_late: dict[tuple[int, ...], list[Told]] = {}

    def _place(self, part: Read) -> int:
        return self.paths.index(part.path if isinstance(part, Part) else part)

    def _glance(self, numbers: Sequence[int]) -> Glance:
        return [*numbers], _read_all([self.paths[number] for number in numbers])

    def narrow(self, changed: Fields) -> Glance:
        glance = self.glances[changed] = self._glance(sorted(self._places(changed)))
        return glance

    def closing(self, touched: Fields) -> Glance:
        glance = self.closings[touched] = self._glance(sorted(self._watched | self._places(touched)))
        return glance

    def _places(self, names: Fields) -> set[int]:
        return {number for number, path in enumerate(self.paths) if path.partition(".")[0] in names}

    def find(self, moved: tuple[int, ...]) -> list[Told]:
        found = self.found[moved] = _touched(self._early, moved)
        return found

    def find_late(self, moved: tuple[int, ...]) -> list[Told]:
        found = self.found_late[moved] = _touched(self._late, moved)
        return found


def _parts(reads: Iterable[Read], fields: dict[str, Part]) -> list[tuple[str, Part]]:
    parts = [read if isinstance(read, Part) else fields[read] for read in reads]
    return [(part.path, part) for part in parts]


def _touched(tellers: list[tuple[Section, Teller, list[int]]], moved: tuple[int, ...]) -> list[Told]:
    """Those that read one of these parts."""
    return [
        (section, teller.changes, places[0] if len(places) == 1 else -1, itemgetter(*places))
        for section, teller, places in tellers
        if not {*moved}.isdisjoint(places)
    ]


def _read_all(paths: list[str]) -> Values:
    if len(paths) > 1:
        return attrgetter(*paths)
    single = [attrgetter(path) for path in paths]
    return lambda state: tuple([read(state) for read in single])


@lru_cache(maxsize=200)
def _watch(fields: tuple[Field, ...], sections: tuple[tuple[Section, tuple[Teller, ...]], ...]) -> Watch:
    return Watch(fields, sections)


def watch_of(state: State) -> Watch:
    told = [section for section in state.sections if not section.fixed and section.told_with is None]
    return _watch(state.fields, tuple([(section, _tellers(state, section)) for section in told]))


def _tellers(state: State, section: Section) -> tuple[Teller, ...]:
    if section.tellers is not None:
        return section.tellers(state)
    return (Teller(section.reads, section.changes, section.late),) if section.reads else ()


class Telling:
    """Remembers what those who listen have seen, so that an event can carry the difference: the parts of the state
    that sections read, as they were at the last look. The log only grows, so it is never compared."""

    __slots__ = (
        *("_before", "_now", "_seen", "_touched", "_trusting", "_unchanged", "_unsaid", "_was", "_watch"),
        *("audiences", "events"),
    )

    def __init__(self, state: State, audiences: Sequence[int], trusting: bool = True) -> None:
        """Who does not trust what rules say of their changes compares everything."""
        self.events: list[Event] = []
        self.audiences = tuple(audiences)
        self._unchanged = dict.fromkeys(self.audiences, NO_CHANGES)
        if not self.audiences:
            return
        watch = self._watch = watch_of(state)
        self._trusting = trusting and state.says_changes
        self._unsaid = False
        """Whether an event of this action has not said what it changed."""
        self._touched: Fields = ()
        """What changed in place in this action, as rules have said besides events."""
        self._now = [*watch.whole[1](state)]
        self._was = [
            value if copied is None else copied(value) for copied, value in zip(watch.copies, self._now, strict=True)
        ]
        self._before: dict[int, Any] = {}
        """What parts that are told of late and that have changed were before the action."""
        self._seen = {
            section.key: _look(state, section, self.audiences)
            for section in watch.sections
            if section.changes is None and section.tellers is None
        }

    def touch(self, fields: Fields) -> None:
        """These fields have changed in place, and no event says so."""
        if self.audiences:
            self._touched += fields

    def tell(self, state: State, event: Event, changed: Fields | None) -> None:
        """Whatever changed since the last look belongs to it; where it says which fields it `changed`, the others wait
        until somebody tells of them, or for the end of the action."""
        self.events.append(event)
        event.own = self._unchanged.copy()
        if self.audiences:
            watch = self._watch
            if changed is None:
                self._unsaid = True
            glance = watch.glances.get(changed)
            if glance is None:
                glance = watch.narrow(changed or ())
            self._look_at(state, glance, event)

    def finish(self, state: State) -> None:
        """The action is over: what nobody has told of belongs to the last event, and what comes late to the last one
        that everybody hears of."""
        if not self.audiences:
            return
        last, watch, touched = self.events[-1], self._watch, self._touched
        if self._unsaid or not self._trusting:
            glance = watch.whole
        else:
            known = watch.closings.get(touched)
            glance = watch.closing(touched) if known is None else known
        self._look_at(state, glance, last)
        self._unsaid = False
        self._touched = ()
        if self._before:
            self._tell_late(state, last if last.only is None else _heard_by_all(self.events))
            self._before = {}

    def _look_at(self, state: State, glance: Glance, event: Event) -> None:
        """Which of these parts are not what they were? Who reads them tells of it."""
        was, now, moved = self._was, self._now, []
        numbers, read = glance
        values = read(state)
        for place in range(len(values)):
            number, value = numbers[place], values[place]
            if was[number] is not value and was[number] != value:
                now[number] = value
                moved.append(number)
        if moved:
            self._catch_up(state, moved, event)
        for section in self._watch.unsaid:
            self._look_again(state, section, event)

    def _catch_up(self, state: State, moved: list[int], event: Event) -> None:
        watch, was, now = self._watch, self._was, self._now
        key = tuple(moved)
        found = watch.found.get(key)
        if found is None:
            found = watch.find(key)
        for section, changes, place, parts in found:
            if changes is None:
                self._look_again(state, section, event)
            elif place >= 0:
                changes(state, was[place], now[place], event)
            else:
                changes(state, parts(was), parts(now), event)
        late, copies, before = watch.late_parts, watch.copies, self._before
        for number in moved:
            if number in late and number not in before:
                before[number] = was[number]
            copied = copies[number]
            was[number] = now[number] if copied is None else copied(now[number])

    def _tell_late(self, state: State, event: Event) -> None:
        watch, now, before = self._watch, self._now, self._before
        key = tuple([number for number in before if before[number] != now[number]])
        found = watch.found_late.get(key)
        if found is None:
            found = watch.find_late(key)
        for section, changes, place, parts in found:
            if changes is None:
                self._look_again(state, section, event)
            elif place >= 0:
                changes(state, before[place], now[place], event)
            else:
                changes(state, parts(self._before_action()), parts(now), event)

    def _before_action(self) -> list[Any]:
        """All parts as they were before the action, as far as they are told of late."""
        return [self._before.get(number, value) for number, value in enumerate(self._was)]

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
