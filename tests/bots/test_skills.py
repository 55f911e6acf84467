"""What bots know of a game stands in the folder of the game; the master learns it from there."""

import pytest

import motherlode
from motherlode.bots import names
from motherlode.bots.adept import Adept
from motherlode.bots.master import Master
from motherlode.bots.skill import Skill
from motherlode.bots.skills import SKILLS
from motherlode.bots.tree.mastery import TreeMastery
from motherlode.core.state import State
from motherlode.core.types import Action
from tests.bots.tables import table


class Passer:
    """Tries passing first, and nothing else."""

    curiosity = 0.1

    def __init__(self, state: State) -> None:
        pass

    def settled(self, state: State) -> bool:
        return False

    def seen(self, state: State) -> None:
        return None

    def tells(self, action: Action) -> bool:
        return False

    def options(self, state: State, seat: int) -> list[Action]:
        return sorted(state.legal(seat), key=lambda action: "pass" not in action)

    def width(self, visits: int) -> int:
        return 1

    def worths(self, state: State) -> list[float]:
        return [0.5] * state.setup.players


def test_every_game_has_bots() -> None:
    assert set(SKILLS) == set(motherlode.game_ids())


def test_a_game_is_mastered_as_its_skill_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SKILLS, "saboteur", Skill(Adept, TreeMastery(Passer, iterations=3)))
    state = table(turn=0, hands={"0": ["EW", "NS", "map"]})
    assert "master" in names("saboteur")
    assert "pass" in Master(1).choose(state.view(0), state.legal(0), [])
    assert "pass" not in Adept(1).choose(state.view(0), state.legal(0), [])


@pytest.mark.parametrize("iterations", [1, 2])
def test_what_was_looked_at_once_is_taken_before_what_never_was(iterations: int) -> None:
    state = table(turn=0, hands={"0": ["EW", "NS", "map"]})
    legal = sorted(state.legal(0), key=lambda action: "pass" in action)
    assert "pass" in TreeMastery(Passer, iterations).choose(1, state.view(0), legal, [])


def test_a_game_in_which_nobody_looks_ahead_has_no_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SKILLS, "saboteur", Skill(Adept))
    assert "master" not in names("saboteur")
    state = table(turn=0, hands={"0": ["EW", "NS", "map"]})
    view, legal = state.view(0), state.legal(0)
    assert Master(7).choose(view, legal, []) == Adept(7).choose(view, legal, [])


@pytest.mark.parametrize("game", motherlode.game_ids())
def test_every_game_has_a_master(game: str) -> None:
    assert names(game)[-1] == "master"
