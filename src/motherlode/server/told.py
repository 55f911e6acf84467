"""What came with a version, as each audience gets it: what is the same for several is put into JSON once."""

from __future__ import annotations

import msgspec

from motherlode.core.event import Event

_encode = msgspec.json.Encoder().encode
Part = tuple[bytes, bytes]
"""Of an event, as JSON: its words, and how views change by it. Of what somebody has for himself both may be empty."""


class Told:
    """What came with one version, or with several that were made together."""

    __slots__ = ("_common", "_own", "_parts", "events", "since", "version")

    def __init__(self, since: int, version: int, events: list[Event]) -> None:
        self.since, self.version, self.events = since, version, events
        self._parts: list[Part] = []
        """Of each event what most audiences share."""
        self._common: bytes | None = None
        """All of it, as an audience gets it that has nothing for itself."""
        self._own: dict[int, list[Part | None] | None] = {}
        """What an audience has for itself of each event (None where it does not hear of it), if it has anything."""

    def was_told(self, audience: int) -> bool:
        """Whether it can be told to an audience: it listened, and that is not long ago."""
        return audience in self._own or (bool(self.events) and audience in self.events[0].own)

    def seen_by(self, audience: int) -> bytes:
        """The events as an audience gets them: JSON, with a comma between two. The very same bytes for all who have
        nothing for themselves."""
        if not self._parts:
            self._write_parts()
        if audience not in self._own:
            self._own[audience] = [_own_part(event, audience) for event in self.events]
        own = self._own[audience]
        if own is not None:
            parts = zip(self._parts, own, strict=True)
            return b",".join([_written(*part, *apart) for part, apart in parts if apart is not None])
        if self._common is None:
            self._common = b",".join([_written(*part) for part in self._parts])
        return self._common

    def _write_parts(self) -> None:
        events = self.events
        self._parts = [(_encode(event.public), _encode(event.shared)[1:-1]) for event in events]
        if events:
            apart = set().union(*[event.apart for event in events])
            self._own = dict.fromkeys([audience for audience in events[0].own if audience not in apart])

    def close(self) -> None:
        """Patches are large: nobody is told any more who was not told yet."""
        self.events.clear()
        self._common = None


def _own_part(event: Event, audience: int) -> Part | None:
    if not event.heard_by(audience):
        return None
    words = _encode(event.entry(audience)) if audience in event.private else b""
    own = event.own[audience]
    return words, _encode(own)[1:-1] if own else b""


def _written(words: bytes, changes: bytes, own_words: bytes = b"", own_changes: bytes = b"") -> bytes:
    """`event.seen_by(audience)` as JSON."""
    words = own_words or words
    if own_changes:
        changes = b"%b,%b" % (changes, own_changes) if changes else own_changes
    if changes:
        return b'%b,"patch":[%b,["add",["log"],[%b]]]}' % (words[:-1], changes, words)
    return b'%b,"patch":[["add",["log"],[%b]]]}' % (words[:-1], words)
