"""Turning what happens into events: each with a patch of every listening audience's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import attrgetter, itemgetter, ne
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.event import NO_CHANGES, Event
from motherlode.core.patch import diff
from motherlode.core.section import Part, Section
from motherlode.core.types import Patch

if TYPE_CHECKING:
    from motherlode.core.state import State

Copied = Callable[[Any], Any]


def everybody(state: State) -> tuple[int, ...]:
    return (*range(state.setup.players), SPECTATOR, ALL)


class Telling:
    """Remembers what those who listen have seen, so that an event can carry the difference."""

    __slots__ = ("_late", "_watch", "audiences", "events")

    def __init__(self, state: State, audiences: Sequence[int]) -> None:
        self.events: list[Event] = []
        self.audiences = tuple(audiences)
        changing = [section for section in state.sections if not section.fixed] if self.audiences else []
        told = [section for section in changing if section.told_with is None]
        self._watch = Watch(state, [section for section in told if not section.late], self.audiences)
        self._late = Watch(state, [section for section in told if section.late], self.audiences)

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
    """Some sections of the view, and the parts of the state that they read, as they were at the last look.

    All parts are read and compared at once, without a step of Python for each of them. The log only grows, so it is
    never compared.
    """

    __slots__ = ("_blind", "_copies", "_numbers", "_places", "_read", "_readers", "_seen", "_was", "audiences")

    def __init__(self, state: State, sections: Sequence[Section], audiences: Sequence[int]) -> None:
        self.audiences = audiences
        reads = {section.key: _reads(state, section) for section in sections}
        parts = {path: copied for of in reads.values() for path, copied in of.items()}
        self._numbers = range(len(parts))
        self._read = _all_of([*parts])
        self._copies = [*parts.values()]
        self._was = [_kept(copied, value) for copied, value in zip(self._copies, self._read(state), strict=True)]
        place = {path: number for number, path in enumerate(parts)}
        self._readers = [
            (section, [place[path] for path in reads[section.key]]) for section in sections if section.reads
        ]
        self._blind = [section for section in sections if not section.reads]
        """What may depend on anything."""
        self._places: dict[tuple[int, ...], list[tuple[Section, Callable[[Any], Any]]]] = {}
        """For the parts that have changed, the sections that read them and what else these read; found once."""
        self._seen = {section.key: _look(state, section, audiences) for section in sections if section.changes is None}

    def catch_up(self, state: State, event: Event) -> None:
        was, now = self._was, self._read(state)
        changed = tuple(compress(self._numbers, map(ne, was, now)))
        if changed:
            for section, read in self._places.get(changed) or self._find(changed):
                if section.changes is not None:
                    section.changes(state, read(was), read(now), event)
                else:
                    self._look_again(state, section, event)
            copies = self._copies
            for number in changed:
                copied = copies[number]
                was[number] = now[number] if copied is None else copied(now[number])
        for section in self._blind:
            self._look_again(state, section, event)

    def _find(self, changed: tuple[int, ...]) -> list[tuple[Section, Callable[[Any], Any]]]:
        found: list[tuple[Section, Callable[[Any], Any]]] = [
            (section, itemgetter(*places)) for section, places in self._readers if not {*changed}.isdisjoint(places)
        ]
        self._places[changed] = found
        return found

    def _look_again(self, state: State, section: Section, event: Event) -> None:
        before, after = self._seen[section.key], _look(state, section, self.audiences)
        if section.difference is not None:
            if before != after:
                event.shared += section.difference(state, before, after)
                self._seen[section.key] = after
            return
        self._seen[section.key] = after
        known: dict[tuple[int, int], Patch] = {}
        patches: dict[int, Patch] = {}
        for audience, view in after.items():
            pair = id(before[audience]), id(view)
            if pair not in known:
                known[pair] = diff(before[audience], view, section.key)
            patches[audience] = known[pair]
        event.change(section.key, patches)


def _reads(state: State, section: Section) -> dict[str, Copied | None]:
    """The parts that a section reads, and how each is copied."""
    reads = section.reads(state) if callable(section.reads) else section.reads or ()
    fields = {field.name: field.copied for field in state.fields}
    return dict(part if isinstance(part, Part) else (part, fields[part]) for part in reads)


def _all_of(paths: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    if len(paths) > 1:
        return attrgetter(*paths)
    single = [attrgetter(path) for path in paths]
    return lambda state: tuple([get(state) for get in single])


def _kept(copied: Copied | None, value: Any) -> Any:
    return value if copied is None else copied(value)


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
