"""What came with a version, as each audience gets it: what is the same for several is put into JSON once."""

from __future__ import annotations

import msgspec

from motherlode.core.event import Event

_encode = msgspec.json.Encoder().encode
Part = tuple[bytes, bytes]
"""An event as JSON: its words, and how views change by it."""


class Told:
    """What came with one version, or with several that were made together."""

    __slots__ = ("_common", "_parts", "_texts", "events", "since", "version")

    def __init__(self, since: int, version: int, events: list[Event]) -> None:
        self.since, self.version, self.events = since, version, events
        self._texts: dict[int, bytes] = {}
        """What each audience gets: JSON, with a comma between two events."""
        self._parts: list[Part] = []
        """Of each event what most audiences share."""
        self._common = b""
        """What an audience gets that has nothing for itself."""

    def was_told(self, audience: int) -> bool:
        """Whether it can be told to an audience: it listened, and that is not long ago."""
        return audience in self._texts or (bool(self.events) and audience in self.events[0].own)

    def seen_by(self, audience: int) -> bytes:
        """The events as an audience gets them; the very same bytes for all who have nothing for themselves."""
        if not self._texts and self.events:
            self._write_common()
        text = self._texts.get(audience)
        if text is None:
            text = self._texts[audience] = self._write(audience)
        return text

    def _write_common(self) -> None:
        events = self.events
        self._parts = [(_encode(event.public), _encode(event.shared)[1:-1]) for event in events]
        self._common = b",".join([_written(words, changes) for words, changes in self._parts])
        apart = set().union(*[event.apart for event in events])
        self._texts = {audience: self._common for audience in events[0].own if audience not in apart}

    def _write(self, audience: int) -> bytes:
        heard = [
            _own(event, part, audience)
            for event, part in zip(self.events, self._parts, strict=True)
            if event.heard_by(audience)
        ]
        return b",".join(heard)

    def close(self) -> None:
        """Patches are large: nobody is told any more who was not told yet."""
        for event in self.events:
            event.pack()
        self.events.clear()
        self._parts.clear()


def _own(event: Event, part: Part, audience: int) -> bytes:
    words, changes = part
    if audience in event.private:
        words = _encode(event.entry(audience))
    if own := event.own[audience]:
        added = _encode(own)[1:-1]
        changes = b"%b,%b" % (changes, added) if changes else added
    return _written(words, changes)


def _written(words: bytes, changes: bytes) -> bytes:
    """`event.seen_by(audience)` as JSON."""
    if changes:
        return b'%b,"patch":[%b,["add",["log"],[%b]]]}' % (words[:-1], changes, words)
    return b'%b,"patch":[["add",["log"],[%b]]]}' % (words[:-1], words)
