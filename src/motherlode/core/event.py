"""What happened, as each audience may know it."""

from typing import Any

from motherlode.core.audience import ALL
from motherlode.core.plain import plain_copy
from motherlode.core.types import Patch

Words = dict[str, Any]
Packed = tuple[Any, ...]
"""The fields of an event, one tuple for all of its shape, and then what it says in each of them."""

FEW = 5
"""Events that say no more than this are the same again and again."""
CONTAINERS = frozenset({list, tuple, dict})
NO_CHANGES: Patch = []
"""Of who sees nothing change; never added to."""
_NOBODY: dict[int, Any] = {}


class Event:
    """One happening: a public part, what single seats learn besides, and how it changes each audience's view."""

    __slots__ = ("_apart", "_private", "_public", "only", "own", "shared")

    def __init__(self, public: Words, private: dict[int, Words], only: int | None = None) -> None:
        self._public: Words | Packed = public
        self._private: dict[int, Words] | Packed = private
        """Packed: a seat and its words, and so on."""
        self.only = only
        """The one seat that hears of it; None for everybody."""
        self.shared: Patch = []
        """What changes in every view."""
        self.own: dict[int, Patch] = {}
        """What else changes in the view of each audience that listened."""
        self._apart: tuple[str, ...] = ()
        """The sections that changed and not alike: one's own changes must not be overtaken by later ones of all."""

    @property
    def public(self) -> Words:
        return self._public if isinstance(self._public, dict) else _unpacked(self._public)

    @property
    def private(self) -> dict[int, Words]:
        if isinstance(self._private, dict):
            return self._private
        return dict(zip(self._private[::2], map(_unpacked, self._private[1::2]), strict=True))

    @property
    def kind(self) -> str:
        kind: str = self._public["event"] if isinstance(self._public, dict) else self._public[1]
        return kind

    def heard_by(self, audience: int) -> bool:
        return self.only is None or audience in (self.only, ALL)

    def words(self, audience: int) -> Words:
        """What that audience hears, to be read only."""
        if self._private:
            private = self.private
            if audience == ALL:
                return self.public | {"private": {str(seat): extra for seat, extra in private.items()}}
            if audience in private:
                return self.public | private[audience]
        return self.public

    def entry(self, audience: int) -> Words:
        """The line of that audience's log, a copy of its own."""
        words = self.words(audience)
        if CONTAINERS.isdisjoint(map(type, words.values())):
            return words.copy()
        copy: Words = plain_copy(words)
        return copy

    def change(self, key: str, patches: dict[int, Patch]) -> None:
        """A section changes for these audiences; what changes alike for all who listen is kept once."""
        if self._alike(key, patches):
            self.shared += next(iter(patches.values()))
            return
        for audience, patch in patches.items():
            if patch:
                self.add(key, audience, patch)

    def add(self, key: str, audience: int, patch: Patch) -> None:
        """A section changes for one audience."""
        own = self.own[audience]
        self.own[audience] = own + patch if own else patch
        if key not in self._apart:
            self._apart = (*self._apart, key)

    def _alike(self, key: str, patches: dict[int, Patch]) -> bool:
        if len(patches) < len(self.own) or key in self._apart:
            return False
        first, *others = patches.values()
        return others.count(first) == len(others)

    def change_further(self, key: str, shared: Patch, own: dict[int, Patch]) -> None:
        """A section changes for everybody, and then some more for these audiences."""
        if key in self._apart:
            own = {audience: [*shared, *own.get(audience, ())] for audience in self.own}
        else:
            self.shared += shared
        for audience, patch in own.items():
            self.add(key, audience, patch)

    def patch(self, audience: int) -> Patch:
        """How the view of an audience that listened changes, its log included; a copy of its own."""
        changes: Patch = plain_copy([*self.shared, *self.own[audience]])
        if self.heard_by(audience):
            changes.append(["add", ["log"], [self.entry(audience)]])
        return changes

    def seen_by(self, audience: int) -> Words | None:
        """The event as that audience gets it; `None` for one that does not hear of it or did not listen."""
        if audience not in self.own or not self.heard_by(audience):
            return None
        return self.entry(audience) | {"patch": self.patch(audience)}

    def packed(self) -> "Event":
        """Everybody was told: a line of the log, which may be kept for long and takes little room; if it says little,
        the same object for all that say the same."""
        if isinstance(self._public, tuple):
            return self
        public = _packed(self._public)
        private: Packed = ()
        if self._private:
            private = tuple([part for seat, extra in self.private.items() for part in (seat, _packed(extra))])
        return _KEPT.event(public, private, self.only)

    @classmethod
    def _of(cls, public: Packed, private: Packed, only: int | None) -> "Event":
        event = cls.__new__(cls)
        event._public, event._private, event.only = public, private, only
        event.shared, event.own, event._apart = NO_CHANGES, _NOBODY, ()
        return event


def _packed(words: Words) -> Packed:
    """Lists become tuples, so that equal ones can be found."""
    shape, said = tuple(words), [*words.values()]
    if list in map(type, said):
        said = [tuple(value) if type(value) is list else value for value in said]
    return (_SHAPES.setdefault(shape, shape), *said)


def _unpacked(packed: Packed) -> Words:
    said = [list(value) if type(value) is tuple else value for value in packed[1:]]
    return dict(zip(packed[0], said, strict=True))


class Kept:
    """Equal events are kept once, as long as there are not too many of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[Packed, Event] = {}

    def event(self, public: Packed, private: Packed, only: int | None) -> Event:
        if len(public) > FEW:
            return Event._of(public, private, only)
        try:
            event = self._known.get((public, private, only))
        except TypeError:  # a dict is in it, which cannot be looked for
            return Event._of(public, private, only)
        if event is None:
            if len(self._known) >= self._most:
                self._known.clear()
            event = self._known[public, private, only] = Event._of(public, private, only)
        return event


_SHAPES: dict[tuple[str, ...], tuple[str, ...]] = {}
_KEPT = Kept(20_000)
