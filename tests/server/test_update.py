"""What came with a version, as text: each audience gets its own events and nobody else's."""

import json
from typing import Any

import pytest

from motherlode.core.event import NO_CHANGES, Event
from motherlode.core.rng import Rng
from motherlode.server.line.update import texts_of
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
            assert read(texts[audience]) == json.loads(json.dumps([event for event in seen if event is not None]))


def test_who_sees_the_same_gets_the_very_same_text() -> None:
    texts = texts_of([drawn()])
    assert texts[0] is texts[2]
    assert b"map" not in texts[0]
    assert b"map" in texts[1]


def test_an_event_for_one_seat_alone_is_in_nobody_elses_text() -> None:
    whisper = Event({"event": "answered", "veto": True}, {}, only=2)
    whisper.own = dict.fromkeys(range(3), NO_CHANGES)
    texts = texts_of([drawn(), whisper])
    assert [len(read(texts[seat])) for seat in (0, 1, 2)] == [1, 1, 2]


def test_of_what_nobody_listened_to_nothing_is_put_into_words() -> None:
    assert texts_of([Event({"event": "drew"}, {})]) == {}
    assert texts_of([]) == {}
