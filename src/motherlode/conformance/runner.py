"""Plays one scenario through the public face of the engine."""

from dataclasses import dataclass
from typing import Any

import motherlode
from motherlode.conformance.scenario import Scenario, Step
from motherlode.conformance.vocabulary import Table
from motherlode.core.errors import IllegalAction, MotherlodeError, SetupError
from motherlode.core.types import Action

SETTING_UP = 0


@dataclass(frozen=True)
class Result:
    """`why` is None if all went as the scenario says; step 0 is the set-up."""

    scenario: Scenario
    step: int = SETTING_UP
    why: str | None = None

    @property
    def ok(self) -> bool:
        return self.why is None


def run(scenario: Scenario) -> Result:
    if scenario.setup_refused:
        return Result(scenario, SETTING_UP, _refused_setup(scenario))
    step = SETTING_UP
    try:
        table = _set_up(scenario)
        for step, said in enumerate(scenario.steps, 1):
            if why := take_step(table, said):
                return Result(scenario, step, why)
    except MotherlodeError as refusal:
        return Result(scenario, step, f"refused: {refusal}")
    except Exception as error:  # a broken engine fails the scenario, not the whole run
        return Result(scenario, step, f"the engine broke: {type(error).__name__}: {error}")
    return Result(scenario)


def _setup(scenario: Scenario) -> tuple[Any, Any]:
    game = motherlode.game(scenario.game)
    edition = {} if scenario.edition is None else {"edition": scenario.edition}
    setup = game.setup(
        players=scenario.players, modules=list(scenario.modules), options=dict(scenario.options), **edition
    )
    return game, setup


def _set_up(scenario: Scenario) -> Table:
    game, setup = _setup(scenario)
    state = game.position(setup, scenario.given)
    return Table(state, scenario.words, state.view(motherlode.ALL))


def _refused_setup(scenario: Scenario) -> str | None:
    try:
        _setup(scenario)
    except SetupError as refusal:
        return _clause_missing(scenario.clause, refusal)
    except Exception as error:
        return f"the engine broke: {type(error).__name__}: {error}"
    return "the set-up was accepted"


def take_step(table: Table, step: Step) -> str | None:
    """Why the step fails, or None."""
    match step.word:
        case "do":
            return _do(table, step.value)
        case "allow":
            return _allow(table, step.value)
        case "refuse":
            return _refuse(table, step.value)
        case "check":
            return _check(table, step.value)
        case "decline_all":
            return _decline_all(table) if step.value else None
        case _:
            return table.words.steps[step.word].run(table, step.value)


def _split(said: dict[str, Any]) -> tuple[int, Action]:
    return said["seat"], {name: value for name, value in said.items() if name not in ("seat", "clause")}


def _do(table: Table, said: dict[str, Any]) -> str | None:
    seat, action = _split(said)
    if action == {"pass": []} and not table.everything()["hand_sizes"][seat]:
        return None
    meant = table.matching(seat, action)
    if len(meant) > 1:
        return f"{action} may mean {' or '.join(map(str, meant))}"
    if not meant:
        return _why_not(table, seat, action)
    table.state.apply(seat, meant[0])
    return None


def _allow(table: Table, said: dict[str, Any]) -> str | None:
    seat, action = _split(said)
    meant = table.matching(seat, action)
    if not meant:
        return _why_not(table, seat, action)
    for legal in meant:
        table.state.copy().apply(seat, legal)
    return None


def _why_not(table: Table, seat: int, action: Action) -> str:
    try:
        table.state.copy().apply(seat, action)
    except IllegalAction as refusal:
        return f"{action} of seat {seat} is refused: {refusal}"
    return f"{action} of seat {seat} is not among its legal actions, and yet it is accepted"


def _refuse(table: Table, said: dict[str, Any]) -> str | None:
    seat, action = _split(said)
    if table.matching(seat, action):
        return f"{action} of seat {seat} is legal"
    before = table.state.dump()
    try:
        table.state.apply(seat, action)
    except IllegalAction as refusal:
        if table.state.dump() != before:
            return f"{action} of seat {seat} was refused and yet changed the state"
        return _clause_missing(said.get("clause"), refusal)
    return f"{action} of seat {seat} was accepted"


def _clause_missing(clause: str | None, refusal: MotherlodeError) -> str | None:
    if clause is None or clause in refusal.clauses:
        return None
    return f"refused as expected, but {refusal} does not name {clause}"


def _check(table: Table, expected: dict[str, Any]) -> str | None:
    for name, value in expected.items():
        if why := table.words.checks[name].failure(table, value):
            return f"{name}: {why}"
    return None


def _decline_all(table: Table) -> str | None:
    while True:
        asked = [(seat, table.asked(seat)) for seat in table.state.actors]
        reacting = [(seat, kind) for seat, kind in asked if kind in table.words.reactions]
        if not reacting:
            return None
        seat, kind = reacting[0]
        table.state.apply(seat, {"choose": table.words.reactions[str(kind)]})
