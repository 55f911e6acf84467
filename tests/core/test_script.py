"""A game whose chance results are known begins without a generator."""

import json

import pytest

import motherlode
from motherlode import RecordError
from motherlode.core.state import CHANCE, State


def chance_of(state: State) -> list[tuple[str, object]]:
    return [(move[1], move[2]) for move in state.history if move[0] == CHANCE]


@pytest.mark.parametrize("name", ["saboteur", "duel", "corporation"])
def test_a_game_begins_with_what_is_known_to_have_fallen(name: str) -> None:
    game = motherlode.game(name)
    setup = game.setup(2 if name == "duel" else 3)
    dealt = game.start(setup, seed=7)
    again = game.start(setup, 99, chance_of(dealt))
    assert again.view(motherlode.ALL) == dealt.view(motherlode.ALL)
    assert again.script == []


def test_the_script_is_only_read() -> None:
    game = motherlode.game("saboteur")
    script = chance_of(game.start(game.setup(3), seed=7))
    before = [(name, list(result) if isinstance(result, list) else result) for name, result in script]
    state = game.start(game.setup(3), 0, script)
    state.script = None
    while state.actors:
        state.apply(state.actors[0], state.default(state.actors[0]), quiet=True)
    assert script == before


def test_a_script_that_does_not_fit_is_refused() -> None:
    game = motherlode.game("saboteur")
    script = chance_of(game.start(game.setup(3), seed=7))
    for wrong in (script[:-1], script[::-1], []):
        with pytest.raises(RecordError):
            game.start(game.setup(3), 0, wrong)


def test_what_a_script_says_is_left_as_it_was() -> None:
    game = motherlode.game("saboteur")
    setup = game.setup(5)
    script = chance_of(game.start(setup, seed=7))
    written = json.dumps(script)
    state = game.empty(setup)
    state.script = script
    game.begin(state)
    state.advance()
    state.script = None
    state.rollout("random", 3, "game")
    assert json.dumps(script) == written
