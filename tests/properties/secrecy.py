"""Whether an audience can tell two states apart that differ only in what it cannot know."""

import json
from itertools import zip_longest
from typing import Any

import motherlode
from motherlode.core.event import Event
from motherlode.core.game import Game
from motherlode.core.patch import diff
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action
from tests.properties.learned import LEARNED, TURNING_OVER, Entry, Path, blanked, without_news
from tests.properties.tries import refusal, tries

MESSAGE = 2000


class Leak(AssertionError):
    """Something that an audience sees depends on what is hidden from it."""


def check_secrecy(game: Game[Any], state: State, audience: int, rng: Rng) -> None:
    """Compare a state with one that was dealt anew wherever the audience could not know."""
    other = game.resample(state.view(audience), rng)
    require_same("view", state.view(audience), other.view(audience))
    if audience >= 0:
        check_questions(state, other, audience, rng)
    if has_secret_turns(state, audience):
        return
    require_same("actors", state.actors, other.actors)
    for seat in state.actors:
        check_answer(state, other, seat, audience, rng)


def has_secret_turns(state: State, audience: int) -> bool:
    """In a window nobody can know who of the others has answered already, nor when the last answer closes it."""
    return state.view(audience).get("window") is not None and audience not in state.actors


def check_questions(state: State, other: State, seat: int, rng: Rng) -> None:
    require_same("legal actions", state.legal(seat), other.legal(seat))
    require_same("decision", state.decision(seat), other.decision(seat))
    if seat in state.actors:
        require_same("default", state.default(seat), other.default(seat))
    for action in tries(state.view(seat), rng):
        require_same(f"refusal of {action}", refusal(state, seat, action), refusal(other, seat, action))


def check_answer(state: State, other: State, seat: int, audience: int, rng: Rng) -> None:
    """An answer that both states allow looks the same to the audience in both."""
    possible = other.legal(seat)
    common = [action for action in state.legal(seat) if action in possible]
    if common:
        compare_answers(state.copy(), other.copy(), seat, common[rng.below(len(common))], audience)


def compare_answers(state: State, other: State, seat: int, action: Action, audience: int) -> None:
    events, others = state.apply(seat, action), other.apply(seat, action)
    entries, other_entries = _entries(events, audience), _entries(others, audience)
    places: list[Path] = []
    for entry, twin in zip_longest(entries, other_entries):
        if entry and twin and entry["event"] != twin["event"] and {entry["event"], twin["event"]} <= TURNING_OVER:
            return
        require_same("events", entry and without_news(entry), twin and without_news(twin))
        news = LEARNED.get(entry["event"])
        if news is not None:
            places += news.places(entry, audience)
            if news.parts and entry != twin:
                return
    require_same("view", blanked(state.view(audience), places), blanked(other.view(audience), places))
    if entries == other_entries and not places:
        require_same("patches", _patches(events, audience), _patches(others, audience))


def _entries(events: list[Event], audience: int) -> list[Entry]:
    seen = [event.seen_by(audience) for event in events]
    return [{field: value for field, value in entry.items() if field != "patch"} for entry in seen if entry is not None]


def _patches(events: list[Event], audience: int) -> list[list[str]]:
    """What changes at each event, whatever the order of its parts."""
    return [sorted(json.dumps(change, sort_keys=True) for change in event.patch(audience)) for event in events]


def require_same(what: str, first: Any, second: Any) -> None:
    if first != second and _plain(first) != _plain(second):
        raise Leak(f"{what}: {difference(first, second)}")


def difference(first: Any, second: Any) -> str:
    return str(diff(first, second))[:MESSAGE]


def _plain(value: Any) -> str:
    return json.dumps(value, sort_keys=True, default=repr)


def hidden_part(state: State) -> str:
    """What a resampled state may have otherwise."""
    return json.dumps([state.view(motherlode.ALL), state.table()], sort_keys=True)
