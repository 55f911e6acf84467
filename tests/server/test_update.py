"""What came with a version, as text: each audience gets its own events and nobody else's."""

import json
from typing import Any

import pytest

from motherlode.core.event import NO_CHANGES, Event
from motherlode.core.rng import Rng
from motherlode.server.line.update import SILENCE, texts_of
from tests.properties.playing import choices
from tests.properties.tables import TABLES, Table


def read(text: bytes) -> list[Any]:
    events: list[Any] = json.loads(b"[%b]" % text)
    return events


def drawn() -> Event:
    event = Event({"event": "drew", "seat": 1, "count": 1}, {1: {"cards": ["map"]}})
    event.own = {0: NO_CHANGES, 1: [["set", ["hand"], ["map"]]], 2: NO_CHANGES}
    event.shared = [["set", ["deck"], 9]]
    return event


@pytest.mark.parametrize("table", TABLES[::4], ids=lambda table: table.name)
def test_the_text_says_what_each_audience_sees_of_the_events(table: Table) -> None:
    state = table.start(seed=31)
    for seat, action in choices(state, Rng(32), eager=True):
        events = state.apply(seat, action)
        texts = texts_of(events)
        for audience in table.audiences:
            seen = [event.seen_by(audience) for event in events]
            heard = json.dumps([event for event in seen if event is not None])
            assert read(texts.of(audience) or b"") == json.loads(heard)


def test_who_sees_the_same_gets_the_very_same_text() -> None:
    frames = texts_of([drawn()]).framed(b"<", b">")
    assert frames[0] is frames[2]
    assert b"map" not in frames[0]
    assert b"map" in frames[1]


def test_what_is_sent_is_what_was_made_for_that_audience() -> None:
    texts = texts_of([drawn()])
    assert texts.framed(b"<", b">") == {seat: b"<%b>" % (texts.of(seat) or b"") for seat in range(3)}


def test_who_did_not_listen_gets_no_text() -> None:
    texts = texts_of([drawn()])
    assert texts.of(3) is None
    assert 3 not in texts.framed(b"", b"")


def test_an_event_for_one_seat_alone_is_in_nobody_elses_text() -> None:
    whisper = Event({"event": "answered", "veto": True}, {}, only=2)
    whisper.own = dict.fromkeys(range(3), NO_CHANGES)
    texts = texts_of([drawn(), whisper])
    assert [len(read(texts.of(seat) or b"")) for seat in (0, 1, 2)] == [1, 1, 2]


def test_of_what_nobody_listened_to_nothing_is_put_into_words() -> None:
    assert texts_of([Event({"event": "drew"}, {})]) is SILENCE
    assert texts_of([]) is SILENCE
    assert not SILENCE.framed(b"<", b">")
