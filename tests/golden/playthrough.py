"""A whole game as a text that a person can follow: the table, what each seat sees, what it may do, what happened."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

import motherlode
from motherlode.core.event import Event
from motherlode.core.notation import write_action
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action, View
from tests.golden.games import GoldenGame
from tests.properties.playing import choices

WIDTH = 118
LOOK_EVERY = 40
"""Between the beginnings of rounds the whole table is shown each time so many actions have passed."""
SETUP = ("game", "players", "modules", "edition", "options", "log", "seat")


def playthrough(golden: GoldenGame) -> str:
    return "\n".join(_lines(golden)) + "\n"


def _lines(golden: GoldenGame) -> Iterator[str]:
    game = motherlode.game(golden.game)
    setup = game.setup(golden.players, golden.modules, golden.edition, golden.options)
    state = game.start(setup, golden.seed)
    yield from (f"{key}: {compact(value)}" for key, value in setup.plain().items())
    yield f"seed: {golden.seed}"
    shown_round = 0
    for number, (seat, action) in enumerate(choices(state, Rng(golden.seed), golden.eager), start=1):
        current = state.view(motherlode.SPECTATOR).get("round", 1)
        if current != shown_round or number % LOOK_EVERY == 0:
            shown_round = current
            yield from look(state)
        yield from ask(state, number, seat, action)
        yield from map(tell, state.apply(seat, action))
    yield from look(state)


def look(state: State) -> Iterator[str]:
    """What everybody sees, then what each audience sees otherwise."""
    public = state.view(motherlode.SPECTATOR)
    yield ""
    yield "= the table, as a spectator sees it"
    yield from _fields(public, {})
    for audience in (*range(state.setup.players), motherlode.ALL):
        yield f"= seen by {'all eyes' if audience == motherlode.ALL else f'seat {audience}'}"
        yield from _fields(state.view(audience), public)


def _fields(view: View, known: View) -> Iterator[str]:
    for key, value in view.items():
        if key not in SETUP and (key not in known or known[key] != value):
            yield from wrap(f"{key}: {compact(value)}", WIDTH, initial_indent="  ", subsequent_indent="      ")


def ask(state: State, number: int, seat: int, action: Action) -> Iterator[str]:
    decision = state.decision(seat)
    legal = state.legal(seat)
    yield ""
    yield f"{number}. seat {seat} is asked: {decision.kind if decision else None}"
    yield from wrap(f"may ({len(legal)}): {grouped(legal)}", WIDTH, initial_indent="  ", subsequent_indent="      ")
    yield f"  by default: {write_action(state.default(seat))}"
    yield f"  does: {write_action(action)}"


def grouped(actions: list[Action]) -> str:
    """The actions with those together that differ in the last word only: `lay EW at 1,0 2,0 | pass EW map`."""
    groups: dict[str, list[str]] = {}
    for action in actions:
        beginning, _, last = write_action(cell_last(action)).rpartition(" ")
        groups.setdefault(beginning, []).append(last)
    return " | ".join(f"{beginning} {' '.join(lasts)}" for beginning, lasts in groups.items())


def cell_last(action: Action) -> Action:
    """An action that names a colour and a cell, the cell at its end: many cells can take one colour."""
    place = "dig" if "dig" in action else "at"
    if "colour" not in action or place not in action:
        return action
    return {**{word: value for word, value in action.items() if word != place}, place: action[place]}


def tell(event: Event) -> str:
    public = " ".join(f"{key} {compact(value)}" for key, value in event.public.items() if key != "event")
    secrets = "".join(f" · only seat {seat}: {compact(extra)}" for seat, extra in event.private.items())
    return f"  > {event.kind}: {public}{secrets}"


def compact(value: Any) -> str:
    """Plain data with as few signs as can be: `?` for what is not known, `-` for nothing."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key}={_inner(inner)}" for key, inner in value.items()) or "-"
    if isinstance(value, list | tuple):
        return ", ".join(map(_inner, value)) or "-"
    return str(value)


def _inner(value: Any) -> str:
    return f"({compact(value)})" if isinstance(value, dict | list | tuple) and value else compact(value)
