"""What a module cannot get wrong about a question: what it carries leaks nothing, and every answer is told."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import motherlode
from motherlode.core.patch import fold
from motherlode.core.types import Action
from motherlode.games.saboteur.game import SaboteurGame
from motherlode.games.saboteur.modules.veto.window import React
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.choosing import Choice
from motherlode.games.tunnels.module import Module

AUDIENCES = (0, 1, 2, motherlode.SPECTATOR, motherlode.ALL)


class Whim(Choice):
    """Asks for one of two, changes the state and tells nothing of it."""

    kind = "whim"
    word = "on"

    def offered(self, state: Any, seat: int, data: Any) -> list[Any]:
        return [True, False]

    def chosen(self, state: Any, seat: int, value: Any, data: Any) -> None:
        state.extra["whim"] = value


class OpenWhim(Whim):
    open_data = True


class WhimCard(ActionCard):
    word = "whim"
    lasts = True
    carries: Any = None

    def plays(self, state: Any, seat: int) -> list[Action]:
        return [{"play": self.word}]

    def verify(self, state: Any, seat: int, action: Action) -> None:
        return

    def resolve(self, state: Any, seat: int, action: Action) -> None:
        state.ask("whim", seat, self.carries)
        state.ask("whim", seat, self.carries)


class Whims(Module):
    id = "whims"
    question: Whim = Whim()
    carries: Any = None

    def write(self, rules: Any) -> None:
        card = WhimCard()
        card.carries = self.carries
        rules.extra["whim"] = bool
        rules.add_action(card)
        rules.add_question(self.question)


def whimsical(question: Whim, carries: Any = None) -> Any:
    module = Whims()
    module.question, module.carries = question, carries
    game = SaboteurGame({module.id: module})
    return game.position(game.setup(3, ["whims"]), {"hands": {0: ["whim", "NS"]}})


def test_what_a_question_carries_is_refused_unless_it_says_that_all_may_see_it() -> None:
    state = whimsical(Whim(), carries="a secret")
    with pytest.raises(TypeError, match="open_data"):
        state.apply(0, {"play": "whim"})


def test_no_view_shows_what_a_question_carries_unless_it_says_so() -> None:
    for question, seen in ((Whim(), None), (OpenWhim(), "a thing")):
        state = whimsical(question)
        state.stack.append(("whim", (0,), "a thing"))
        assert [state.view(audience)["flow"]["pending"][-1] for audience in AUDIENCES] == [["whim", [0], seen]] * 5


def test_an_answer_that_tells_nothing_is_told_as_decided_and_changes_views_by_its_patch() -> None:
    state = whimsical(OpenWhim(), carries=3)
    state.apply(0, {"play": "whim"})
    views = {audience: state.view(audience) for audience in AUDIENCES}
    [event] = state.apply(0, {"choose": {"on": True}})
    assert event.public == {"event": "decided", "seat": 0, "kind": "whim"}
    for audience, view in views.items():
        assert fold(view, event.patch(audience)) == state.view(audience)
    assert state.view(1)["flow"]["extra"]["whim"] is True


def test_an_answer_in_a_window_that_tells_nothing_is_told_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    game = motherlode.game("saboteur")
    state = game.position(game.setup(4, ["veto"]), {"hands": {0: ["NS", "EW"], 1: ["EW"], 2: ["EW"], 3: ["EW"]}})
    state.apply(0, {"lay": "NS", "at": "0,1"})
    monkeypatch.setitem(state.questions, React.kind, WordlessReact())
    [event] = state.apply(2, {"choose": {"veto": False}})
    assert [event.seen_by(audience) is None for audience in (0, 1, 2, 3)] == [True, True, False, True]
    assert event.public == {"event": "decided", "seat": 2, "kind": "react"}


class WordlessReact(React):
    def answer(self, state: Any, seat: int, action: Any, data: Any) -> None:
        order, answers = data
        state.stack.append((self.kind, (order[0],), (order, (*answers, (seat, action["choose"]["veto"])))))


class ManyWhims(OpenWhim):
    def offered(self, state: Any, seat: int, data: Any) -> list[Any]:
        return [*range(1500)]


def test_codes_go_as_far_as_there_are_actions() -> None:
    state = whimsical(ManyWhims())
    state.apply(0, {"play": "whim"})
    assert [*state.codes(0)] == [*range(1500)] == [action["choose"]["on"] for action in state.legal(0)]
    state.apply_code(0, 1499)
    assert state.extra["whim"] == 1499


def test_who_is_not_asked_has_no_codes_and_does_nothing_by_one() -> None:
    game = motherlode.game("saboteur")
    state = game.start(game.setup(3), seed=1)
    state.lighten()
    asked, before = state.actors[0], state.dump()
    other = (asked + 1) % 3
    assert state.codes(other) == ()
    with pytest.raises(IndexError):
        state.apply_code(other, 0)
    assert state.dump() == before


def test_who_is_asked_is_read_as_a_slot_is_on_both_cores() -> None:
    state = motherlode.game("saboteur").start(motherlode.game("saboteur").setup(players=3), seed=1)
    assert inspect.ismemberdescriptor(type(state).actors)
    assert state.copy().actors == state.actors == state.stack[-1][1]
