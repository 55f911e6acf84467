"""Whatever a game shows, tells or asks has the form that it declares for it, and no other."""

from collections.abc import Mapping
from typing import Any, get_type_hints

import msgspec
import pytest

import motherlode
from motherlode.core.forms import Forms, Parts, together
from motherlode.core.rng import Rng
from motherlode.core.state import State
from tests.golden.games import GAMES, GoldenGame
from tests.properties.playing import choices

LOOK_EVERY = 15


def mismatches(value: Mapping[str, Any], parts: Parts) -> list[str]:
    """What is missing, what nobody declared, and what is something else than it says."""
    hints = {key: hint for part in parts for key, hint in get_type_hints(part).items()}
    required = {key for part in parts for key in part.__required_keys__}  # type: ignore[attr-defined]
    wrong = [f"{key} is missing" for key in required - value.keys()]
    for key, found in value.items():
        if key not in hints:
            wrong.append(f"{key} is not declared")
        else:
            try:
                kept = msgspec.convert(found, hints[key])
            except msgspec.ValidationError as error:
                wrong.append(f"{key}: {error}")
            else:
                if msgspec.json.encode(kept, order="sorted") != msgspec.json.encode(found, order="sorted"):
                    wrong.append(f"{key} holds more than is declared: {found!r}")
    return wrong


def told_to(state: State, audience: int) -> list[dict[str, Any]]:
    return [event.words(audience) for event in state.log if event.heard_by(audience)]


def look(state: State, forms: Forms, audience: int) -> list[str]:
    view = state.view(audience)
    del view["log"]
    return [f"view: {what}" for what in mismatches(view, forms.view)]


def listen(state: State, forms: Forms) -> list[str]:
    wrong = []
    for audience in (*range(state.setup.players), motherlode.SPECTATOR):
        for event in told_to(state, audience):
            kind, words = event["event"], {key: value for key, value in event.items() if key != "event"}
            wrong += [f"{kind}: {what}" for what in mismatches(words, forms.events[kind])]
    return wrong


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_all_that_is_shown_told_and_asked_has_the_declared_form(golden: GoldenGame) -> None:
    game = motherlode.game(golden.game)
    forms = game.forms()
    state = game.start(game.setup(golden.players, golden.modules, golden.edition, golden.options), golden.seed)
    wrong = []
    for number, (seat, action) in enumerate(choices(state, Rng(golden.seed), golden.eager)):
        decision = state.decision(seat)
        assert decision is not None
        wrong += [f"{decision.kind}: {what}" for what in mismatches(decision.options, forms.decisions[decision.kind])]
        if number % LOOK_EVERY == 0:
            wrong += look(state, forms, (seat, motherlode.SPECTATOR, motherlode.ALL)[number // LOOK_EVERY % 3])
        state.apply(seat, action)
    wrong += [*look(state, forms, 0), *listen(state, forms)]
    assert sorted(set(wrong)) == []


@pytest.mark.parametrize(
    ("event", "wrong"),
    [
        ({"seat": 1, "card": "NE", "shows": "NE", "at": "1,0"}, []),
        ({"seat": 1, "card": "NE", "shows": "NE"}, ["at is missing"]),
        ({"seat": 1, "card": "NE", "shows": "NE", "at": "1,0", "face": "gold"}, ["face is not declared"]),
        ({"seat": "1", "card": "NE", "shows": "NE", "at": "1,0"}, ["seat: Expected `int`, got `str`"]),
    ],
)
def test_what_is_not_declared_is_noticed(event: dict[str, Any], wrong: list[str]) -> None:
    assert mismatches(event, motherlode.game("saboteur").forms().events["laid"]) == wrong


def test_what_lies_deeper_than_declared_is_noticed() -> None:
    goal = {"8,0": {"open": False, "face": None, "looked": [], "weight": 3}}
    found = mismatches({"goals": goal}, motherlode.game("duel").forms().view)
    assert [what for what in found if "more than is declared" in what]


@pytest.mark.parametrize("name", motherlode.game_ids())
def test_every_kind_of_question_is_declared(name: str) -> None:
    game = motherlode.game(name)
    tables = [(), *((module,) for module in getattr(game, "modules", {}))]
    for modules in tables:
        base, own = game.base, [game.modules[module] for module in modules]  # type: ignore[attr-defined]
        least = next((module.players[0] for module in own if module.players_clause), base.players[0])
        state = game.start(game.setup(least, modules), seed=0)
        assert state.questions.keys() - game.forms().decisions.keys() == set()


def test_parts_of_the_same_thing_come_together_once() -> None:
    class One: ...

    class Other: ...

    forms = together([Forms((One,), {"laid": (One,)}), Forms((One, Other), {"laid": (One, Other)}, {"turn": (Other,)})])
    assert forms == Forms((One, Other), {"laid": (One, Other)}, {"turn": (Other,)})
