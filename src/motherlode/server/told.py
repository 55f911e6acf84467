"""What came with a version, as each audience gets it: what is the same for several is put into JSON once."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from motherlode.core.event import Event

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Told:
    """What came with one version, or with several that were made together."""

    since: int
    version: int
    events: list[Event]
    encoded: dict[int, bytes] = field(default_factory=dict)
    """The events as audiences get them: JSON, with a comma between two."""
    _common: list[tuple[bytes, bytes]] = field(default_factory=list)
    """Of each event what most audiences share: its words and its changes."""

    def was_told(self, audience: int) -> bool:
        """Whether it can be told to an audience: it listened, and that is not long ago."""
        return audience in self.encoded or (bool(self.events) and audience in self.events[0].own)

    def seen_by(self, audience: int) -> bytes:
        if audience not in self.encoded:
            if not self._common:
                self._common.extend((_encode(event.public), _encode(event.shared)) for event in self.events)
            heard = (
                _written(event, audience, words, changes)
                for event, (words, changes) in zip(self.events, self._common, strict=True)
                if event.heard_by(audience)
            )
            self.encoded[audience] = b",".join(heard)
        return self.encoded[audience]

    def close(self) -> None:
        """Patches are large: nobody is told any more who was not told yet."""
        for event in self.events:
            event.pack()
        self.events.clear()
        self._common.clear()


def _written(event: Event, audience: int, words: bytes, changes: bytes) -> bytes:
    """`event.seen_by(audience)` as JSON."""
    own = event.own[audience]
    if audience in event.private:
        words = _encode(event.entry(audience))
    changes = changes[1:-1]
    if own:
        changes += (b"," if changes else b"") + _encode(own)[1:-1]
    if changes:
        changes += b","
    return b'%b,"patch":[%b["add",["log"],[%b]]]}' % (words[:-1], changes, words)
