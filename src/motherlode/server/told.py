"""What came with a version, as each audience gets it: what is the same for several is put into JSON once."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from motherlode.core.event import Event

_encode = msgspec.json.Encoder().encode
Part = tuple[bytes | None, bytes]
"""The words of an event for one who learns more than others, and the changes of his view alone."""


@dataclass(frozen=True, slots=True)
class Told:
    """What came with one version, or with several that were made together."""

    since: int
    version: int
    events: list[Event]
    _common: list[tuple[bytes, bytes]] = field(default_factory=list)
    """Of each event what most audiences share: its words and its changes, as JSON."""
    _apart: dict[int, list[Part | None]] = field(default_factory=dict)
    """Of each event what an audience has for itself."""

    def was_told(self, audience: int) -> bool:
        """Whether it can be told to an audience: it listened, and that is not long ago."""
        return audience in self._apart or (bool(self.events) and audience in self.events[0].own)

    def keep_for(self, audience: int) -> None:
        """Keep what it takes to tell it to an audience later."""
        if not self._common:
            self._common.extend((_encode(event.public), _encode(event.shared)[1:-1]) for event in self.events)
        if audience not in self._apart:
            self._apart[audience] = [_part(event, audience) for event in self.events]

    def seen_by(self, audience: int) -> bytes:
        """The events as an audience gets them: JSON, with a comma between two."""
        self.keep_for(audience)
        parts = zip(self._common, self._apart[audience], strict=True)
        return b",".join([_written(*common, *part) for common, part in parts if part is not None])

    def close(self) -> None:
        """Patches are large: nobody is told any more who was not told yet."""
        for event in self.events:
            event.pack()
        self.events.clear()


def _part(event: Event, audience: int) -> Part | None:
    """None for who does not hear of it."""
    if not event.heard_by(audience):
        return None
    words = _encode(event.entry(audience)) if audience in event.private else None
    own = event.own[audience]
    return words, _encode(own)[1:-1] if own else b""


def _written(words: bytes, changes: bytes, own_words: bytes | None, own_changes: bytes) -> bytes:
    """`event.seen_by(audience)` as JSON."""
    words = own_words or words
    logged = b'["add",["log"],[%b]]' % words
    return b'%b,"patch":[%b]}' % (words[:-1], b",".join(filter(None, (changes, own_changes, logged))))
