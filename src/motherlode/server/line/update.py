"""What came with a version, as each audience gets it: what is the same for several is put into JSON once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from motherlode.core.audience import ALL
from motherlode.core.event import Event

_encode = msgspec.json.Encoder().encode
Part = tuple[bytes, bytes]
"""Of an event, as JSON: its words, and how every view changes by it."""


class Update(NamedTuple):
    """What came with one version, or with several that were made together."""

    since: int
    version: int
    texts: Mapping[int, bytes]
    """The events as each audience gets them that listened: JSON, with a comma between two. The very same bytes for all
    who see the same."""


def texts_of(events: Sequence[Event]) -> dict[int, bytes]:
    texts: dict[int, bytes] = {}
    audiences = events[0].own if events else {}
    if not audiences:
        return texts
    parts = [(_encode(event.public), _encode(event.shared)[1:-1]) for event in events]
    alone, owns = _alone(events), [event.own for event in events]
    same: dict[tuple[int, ...], bytes] = {}
    for audience in audiences:
        sees = (audience,) if audience in alone else tuple([id(own[audience]) for own in owns])
        text = same.get(sees)
        if text is None:
            is_alone, heard = audience in alone, zip(events, parts, strict=True)
            written = [_written(event, part, audience, is_alone) for event, part in heard if event.heard_by(audience)]
            text = same[sees] = b",".join(written)
        texts[audience] = text
    return texts


def _alone(events: Sequence[Event]) -> set[int]:
    """Who hears words that others do not."""
    alone = {ALL}
    for event in events:
        alone.update(event.private if event.only is None else event.own)
    return alone


def _written(event: Event, part: Part, audience: int, is_alone: bool) -> bytes:
    """`event.seen_by(audience)` as JSON."""
    words, changes = part
    if is_alone:
        words = _encode(event.words(audience))
    if own := event.own[audience]:
        changes = b"%b,%b" % (changes, _encode(own)[1:-1]) if changes else _encode(own)[1:-1]
    if changes:
        return b'%b,"patch":[%b,["add",["log"],[%b]]]}' % (words[:-1], changes, words)
    return b'%b,"patch":[["add",["log"],[%b]]]}' % (words[:-1], words)
