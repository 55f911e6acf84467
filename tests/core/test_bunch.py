"""Bunches are what `legal` lists, at every table, and an action is found in them without writing all of them out."""

from __future__ import annotations

import pytest

import motherlode
from benchmarks.tables import TWELVE
from motherlode.core.bunch import Unwritten, action_at, action_with, size_of, verb_of, verbs_of, written_out
from motherlode.core.move import Move
from motherlode.core.rng import Rng

TABLES = {
    "base": ("saboteur", 5, ()),
    "several cards of a pass, cards bought off": ("saboteur", 7, ("saboteur2",)),
    "dwarfs at tunnel ends, windows": ("saboteur", 5, ("tunnel-toll", "veto", "treasure-chests")),
    "cards and places of many modules": ("saboteur", 7, TWELVE),
    "a room in the maze": ("saboteur", 5, ("saboteur2", "tunnel-party")),
    "walkers of two colours": ("duel", 2, ()),
    "another family": ("corporation", 3, ()),
}


@pytest.mark.parametrize("table", TABLES)
def test_the_bunches_of_a_seat_are_its_legal_actions(table: str) -> None:
    name, players, modules = TABLES[table]
    game = motherlode.game(name)
    state, rng = game.start(game.setup(players, modules=modules), seed=4), Rng(4)
    while state.actors:
        seat = state.actors[0]
        legal, bunches = state.legal(seat), state.bunches(seat)
        assert written_out(bunches) == legal
        assert size_of(bunches) == len(legal)
        place = rng.below(len(legal))
        assert action_at(bunches, place) == legal[place]
        for verb, count in verbs_of(bunches).items():
            having = [action for action in legal if verb_of(action) == verb]
            assert len(having) == count
            assert action_with(bunches, verb, count - 1) == having[-1]
        state.apply(seat, legal[place], quiet=True)


@pytest.mark.parametrize("table", TABLES)
def test_who_draws_by_lot_or_by_number_gets_what_legal_lists_there(table: str) -> None:
    name, players, modules = TABLES[table]
    game = motherlode.game(name)
    state, rng = game.start(game.setup(players, modules=modules), seed=5), Rng(5)
    while state.actors:
        seat, (kind, _, data) = state.actors[0], state.stack[-1]
        legal, question, twin = state.legal(seat), state.questions[kind], rng.copy()
        assert question.count(state, seat, data) == len(legal) == len(state.codes(seat))
        assert [question.action(state, seat, data, number) for number in range(len(legal))] == legal
        drawn = question.by_lot(state, seat, data, rng)
        assert drawn == legal[twin.below(len(legal))]
        state.apply_code(seat, legal.index(drawn))


def test_verbs_come_in_the_order_of_their_first_action() -> None:
    bunches = [(Move(play="map"), Move(play="rockfall")), [{"pass": ["N"]}, {"play": "veto"}], ()]
    assert list(verbs_of(bunches).items()) == [("play", 3), ("pass", 1)]


def test_what_is_unwritten_is_written_when_it_is_asked_for() -> None:
    asked: list[int] = []

    def write(place: int) -> dict[str, int]:
        asked.append(place)
        return {"choose": place}

    bunch = Unwritten(1000, write)
    assert (len(bunch), bunch[7], asked) == (1000, {"choose": 7}, [7])


@pytest.mark.parametrize("look", [lambda: action_at([({"a": 1},)], 1), lambda: action_with([({"a": 1},)], "b", 0)])
def test_there_is_no_action_after_the_last(look) -> None:
    with pytest.raises(IndexError):
        look()
