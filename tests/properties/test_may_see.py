"""Nobody sees more than what was written down for him, and whatever is shown besides is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.types import View
from tests.clauses import rule
from tests.properties.may_see import Leak, Ledger, check_view, whole_view
from tests.properties.playing import Looks, choices
from tests.properties.tables import ALL_TABLES, BY_NAME, TABLES, Table

STARTED = [table for table in TABLES if table.opening is None]


def look_on(table: Table, seed: int, seen: Callable[[Any, int], View]) -> None:
    """A whole game; everybody's view is checked as `seen` gives it, of ordinary turns after one in sixteen."""
    state, looks = table.start(seed), Looks(one_in=16)
    before = whole_view(state)
    ledger = Ledger(before)
    for seat, action in choices(state, Rng(seed + 1), eager=True):
        events = state.apply(seat, action)
        after = whole_view(state)
        ledger.hear(events, before, after)
        before = after
        for audience in ledger.audiences if looks.now(state) else ():
            check_view(seen(state, audience), after, ledger, audience)


def the_table(module: str) -> Table:
    """The table with that module alone, or the base game with five players."""
    modules = (module,) if module else ()
    fitting = [
        table
        for table in ALL_TABLES
        if table.opening is None and table.setup.game == "saboteur" and table.setup.modules == modules
    ]
    return fitting[0] if module else BY_NAME["saboteur-5"]


def look_on_often(table: str, seen: Callable[[Any, int], View]) -> None:
    for seed in range(6):
        look_on(the_table(table), seed, seen)


def honest(state: Any, audience: int) -> View:
    view: View = state.view(audience)
    return view


@rule("BASE-162", "BASE-163", "CORP-162")
@pytest.mark.parametrize("table", STARTED, ids=lambda table: table.name)
def test_nobody_sees_more_than_was_written_down_for_him(table: Table) -> None:
    look_on(table, 31, honest)


def leak(*path: str) -> Callable[[Any, int], View]:
    """Everybody sees there what only `ALL` may."""

    def seen(state: Any, audience: int) -> View:
        view, whole = honest(state, audience), whole_view(state)
        place, true = view, whole
        for key in path[:-1]:
            if place.get(key) is None:
                return view
            place, true = place[key], true[key]
        place[path[-1]] = true[path[-1]]
        return view

    return seen


MANY = ""
LEAKS: dict[str, tuple[str, Callable[[Any, int], View]]] = {
    "draft": (MANY, leak("gold", "draft")),
    "gained": (MANY, leak("last_round", "gained")),
    "gold cards": (MANY, leak("gold", "cards")),
    "balance": ("saboteur2", leak("gold", "balance")),
    "memory": ("saboteur2", leak("memory")),
    "hand": (MANY, lambda state, audience: {**honest(state, audience), "hand": whole_view(state)["hands"][0]}),
    "hands": (MANY, leak("hands")),
    "roles": (MANY, leak("roles")),
    "leftover": (MANY, leak("leftover")),
    "goals": (MANY, leak("goals")),
    "discard": (MANY, leak("discard")),
    "retired": ("saboteur2", leak("retired")),
    "treasures": ("treasure-chests", leak("treasures")),
    "log": (MANY, leak("log")),
    "a key that nobody wrote down": (MANY, lambda state, audience: {**honest(state, audience), "hole": 1}),
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_in_a_key_is_noticed(name: str) -> None:
    table, seen = LEAKS[name]
    with pytest.raises((Leak, KeyError)):
        look_on_often(table, seen)


def own_memory_of(another: int) -> Callable[[Any, int], View]:
    """Everybody remembers what one other seat does, in the form of his own."""

    def seen(state: Any, audience: int) -> View:
        view = honest(state, audience)
        facts = [fact for fact in whole_view(state)["memory"] if fact["viewer"] in (audience, another)]
        view["memory"] = [{key: value for key, value in fact.items() if key != "viewer"} for fact in facts]
        return view

    return seen


@rule("WC18-08")
def test_the_memory_of_another_seat_is_noticed() -> None:
    with pytest.raises(Leak, match="memory"):
        look_on_often("treasury", own_memory_of(1))


def test_the_answer_of_another_in_a_window_is_noticed() -> None:
    def seen(state: Any, audience: int) -> View:
        view = honest(state, audience)
        asked = state.asked
        if view["window"] is not None and asked is not None and asked[2][1]:
            view["window"]["answered"] = asked[2][1][0][1]
        return view

    with pytest.raises(Leak, match="window"):
        look_on_often("veto", seen)


def test_a_role_that_changed_since_it_was_seen_is_not_seen_any_more() -> None:
    game = motherlode.game("saboteur")
    given = {"hands": {0: ["inspection", "NS"], 1: ["swap-hats", "NS"]}, "leftover": ["boss", "green", "blue"]}
    state = game.position(game.setup(3, ["saboteur2"]), given)
    ledger, before = Ledger(whole_view(state)), whole_view(state)
    for seat, action in ((0, {"play": "inspection", "on": 2}), (1, {"play": "swap-hats", "on": 2})):
        events = state.apply(seat, action)
        ledger.hear(events, before, whole_view(state))
        before = whole_view(state)
        check_view(state.view(0), before, ledger, 0)
    assert 2 not in ledger.learned[0].roles
    view = state.view(0)
    view["roles"][2] = before["roles"][2]
    with pytest.raises(Leak, match=r"roles\.2"):
        check_view(view, before, ledger, 0)
