"""A section that says less than it reads is noticed by whoever folds the patches: the sync property would fail."""

from typing import Any

import pytest

from motherlode.core.patch import fold
from motherlode.core.rng import Rng
from motherlode.core.section import Section
from motherlode.core.state import State
from tests.properties.playing import choices
from tests.properties.tables import BY_NAME

KEYS = ("asked", "board", "deck", "discard", "flow", "fronts", "goals", "gold", "hands", "lit", "roles", "turn")


class Spoiled:
    """A rulebook in which one section says that it reads nothing but what never changes."""

    def __init__(self, rules: Any, key: str) -> None:
        self._rules = rules
        self.sections = [forgetful(section) if section.key == key else section for section in rules.sections]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


def forgetful(section: Section) -> Section:
    return section._replace(reads=("origin",))


def is_in_step(state: State, audience: int) -> bool:
    followed = state.view(audience)
    for seat, action in choices(state, Rng(22)):
        for event in state.apply(seat, action):
            followed = fold(followed, event.patch(audience))
        if followed != state.view(audience):
            return False
    return True


def start(key: str) -> Any:
    state: Any = BY_NAME["saboteur-5"].start(seed=21)
    state.rules = Spoiled(state.rules, key)
    return state


def test_honest_sections_stay_in_step() -> None:
    assert is_in_step(start(""), 0)


@pytest.mark.parametrize("key", KEYS)
def test_a_section_that_does_not_say_what_it_reads_falls_out_of_step(key: str) -> None:
    assert not is_in_step(start(key), 0)
