"""A field of a state is declared in one line: everything else follows from it."""

from __future__ import annotations

import pytest

import motherlode
from motherlode.core.field import Fielded, field, items, nothing
from motherlode.core.rng import Rng
from motherlode.games.saboteur.game import SaboteurGame
from motherlode.games.saboteur.state import SaboteurState

GAME = motherlode.game("saboteur")


class LampLit(SaboteurState, metaclass=Fielded):
    lamps: list[int] = field(nothing, copied=items, openly=True)
    oil: list[int] = field(nothing, copied=items)


class LampLitGame(SaboteurGame):
    state_class = LampLit


def lit() -> tuple[LampLitGame, LampLit]:
    game = LampLitGame(GAME.modules)
    state = game.start(game.setup(3), seed=1)
    state.lamps, state.oil = [4, 2], [7]
    return game, state


def test_it_is_empty_on_a_new_table() -> None:
    game = LampLitGame(GAME.modules)
    assert game.start(game.setup(3), seed=1).lamps == []


def test_a_copy_has_one_of_its_own() -> None:
    _, state = lit()
    other = state.copy()
    other.lamps.append(1)
    assert (state.lamps, other.lamps, other.oil) == ([4, 2], [4, 2, 1], [7])


def test_it_is_dumped_and_restored() -> None:
    game, state = lit()
    again = game.load(state.dump())
    assert (again.lamps, again.oil) == ([4, 2], [7])


def test_every_view_tells_it_if_it_is_open_and_none_if_it_is_not() -> None:
    _, state = lit()
    for audience in (0, 1, 2, motherlode.SPECTATOR):
        flow = state.view(audience)["flow"]
        assert flow["lamps"] == [4, 2]
        assert "oil" not in flow


def test_a_deal_from_a_view_has_what_is_open_and_begins_anew_with_what_is_not() -> None:
    game, state = lit()
    deal = game.resample(state.view(0), Rng(1))
    assert (deal.lamps, deal.oil) == ([4, 2], [])


def test_what_would_be_no_field_is_refused_when_the_class_is_written() -> None:
    """A compiled class hands no metaclass on, so that a class derived from it could forget it."""
    with pytest.raises((RuntimeError, TypeError)) as refused:  # Python 3.11 wraps it
        type("Forgetful", (), {"lamps": field(0)})
    assert "metaclass=Fielded" in str(refused.value.__cause__ or refused.value)
