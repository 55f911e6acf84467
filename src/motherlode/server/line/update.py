"""What came with a version, as each audience gets it: what is the same for several is put into JSON once."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import compress
from typing import NamedTuple

import msgspec

from motherlode.core.audience import ALL
from motherlode.core.event import Event

_encode = msgspec.json.Encoder().encode
Part = tuple[bytes, bytes]
"""Of an event, as JSON: its words, and how every view changes by it."""


class Texts(NamedTuple):
    """Events as JSON, with a comma between two."""

    listeners: Collection[int]
    """The audiences that get them."""
    shared: bytes
    """For all of these that see the same."""
    own: Mapping[int, bytes]
    """For who sees more, or less."""

    def of(self, audience: int) -> bytes | None:
        """As that audience gets them; None if it did not listen."""
        return self.own.get(audience, self.shared) if audience in self.listeners else None

    def framed(self, head: bytes, rest: bytes) -> dict[int, bytes]:
        """For each audience what it gets, with something before and behind it that is the same for all."""
        frames = dict.fromkeys(self.listeners, b"".join((head, self.shared, rest)))
        for audience, text in self.own.items():
            frames[audience] = b"".join((head, text, rest))
        return frames


SILENCE = Texts((), b"", {})


class Update(NamedTuple):
    """What came with one version, or with several that were made together."""

    since: int
    version: int
    texts: Texts


def texts_of(events: Sequence[Event]) -> Texts:
    listeners = events[0].own if events else None
    if not listeners:
        return SILENCE
    parts = [(_encode(event.public), _encode(event.shared)[1:-1]) for event in events]
    own = {audience: _own_texts(events, parts, audience) for audience in _alone(events) if audience in listeners}
    return Texts(tuple(listeners), b",".join([_as_text(words, changes) for words, changes in parts]), own)


def _alone(events: Sequence[Event]) -> set[int]:
    """Who hears words, or sees changes, that others do not."""
    alone = {ALL}
    for event in events:
        own = event.own
        if event.only is None:
            alone.update(event.private, compress(own, own.values()))
        else:
            alone.update(own)
    return alone


def _own_texts(events: Sequence[Event], parts: Sequence[Part], audience: int) -> bytes:
    """What `event.seen_by(audience)` is of all of them, as JSON."""
    heard = zip(events, parts, strict=True)
    return b",".join([_own_text(event, part, audience) for event, part in heard if event.heard_by(audience)])


def _own_text(event: Event, part: Part, audience: int) -> bytes:
    words, changes = part
    if audience == ALL or audience in event.private:
        words = _encode(event.words(audience))
    if own := event.own[audience]:
        further = _encode(own)[1:-1]
        changes = b",".join((changes, further)) if changes else further
    return _as_text(words, changes)


def _as_text(words: bytes, changes: bytes) -> bytes:
    if changes:
        return b"".join((words[:-1], b',"patch":[', changes, b',["add",["log"],[', words, b"]]]}"))
    return b"".join((words[:-1], b',"patch":[["add",["log"],[', words, b"]]]}"))
