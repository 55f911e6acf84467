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
    _texts: dict[int, bytes] = field(default_factory=dict)
    """What each audience gets: JSON, with a comma between two events."""
    _common: list[bytes] = field(default_factory=list)
    """The events as they are for an audience that has nothing for itself, and all of them as one text."""

    def was_told(self, audience: int) -> bool:
        """Whether it can be told to an audience: it listened, and that is not long ago."""
        return audience in self._texts or (bool(self.events) and audience in self.events[0].own)

    def seen_by(self, audience: int) -> bytes:
        """The events as an audience gets them; the very same bytes for all who have nothing for themselves."""
        text = self._texts.get(audience)
        if text is None:
            text = self._texts[audience] = self._write(audience)
        return text

    def _write(self, audience: int) -> bytes:
        events, common = self.events, self._common
        if not common:
            common += [_written(event.public, event.shared) for event in events]
            common.append(b",".join(common))
        apart = [event.is_apart(audience) for event in events]
        if not any(apart):
            return common[-1]
        parts = [
            _own(event, audience) if own else text for event, text, own in zip(events, common, apart, strict=False)
        ]
        return b",".join([part for part in parts if part is not None])

    def close(self) -> None:
        """Patches are large: nobody is told any more who was not told yet."""
        for event in self.events:
            event.pack()
        self.events.clear()
        self._common.clear()


def _own(event: Event, audience: int) -> bytes | None:
    """None for who does not hear of it."""
    if not event.heard_by(audience):
        return None
    return _written(event.entry(audience), event.shared + event.own[audience])


def _written(words: dict[str, object], changes: list[list[object]]) -> bytes:
    """`event.seen_by(audience)` as JSON."""
    said = _encode(words)
    logged = b'["add",["log"],[%b]]' % said
    patch = b"%b,%b]" % (_encode(changes)[:-1], logged) if changes else b"[%b]" % logged
    return b'%b,"patch":%b}' % (said[:-1], patch)
