"""Bots at a table of Dwarf Corporation."""

from copy import deepcopy

import pytest

import motherlode
from motherlode.arena import paired, simulate
from motherlode.bots import make, names
from motherlode.core.rng import Rng
from tests.rules.corporation.tables import COLOURS, TO_GOLD, everything, table

GAME = motherlode.game("corporation")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("players", [2, 6])
def test_answers_are_legal_and_depend_on_the_view_alone(name, players):
    state = GAME.start(GAME.setup(players), seed=players)
    bots = [make(name, seed) for seed in range(players)]
    for step in range(120):
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        kept = deepcopy((view, legal))
        action = bots[seat].choose(view, legal, [])
        assert action in legal
        assert (view, legal) == kept
        if step % 7 == 0:
            other = GAME.resample(view, Rng(step))
            assert make(name, seat).choose(other.view(seat), other.legal(seat), []) == action
        state.apply(seat, action)


def test_random_bots_play_to_the_end():
    report = simulate(GAME, GAME.setup(3), ["random"], games=2, seed=1, jobs=1)
    assert (report.games, sum(report.wins_by_seat)) >= (2, 2)
    assert report.gold_by_bot["random"].count == 6


def test_an_adept_earns_more_than_a_random_bot_in_its_place():
    gain = paired(GAME, GAME.setup(3), 6, seed=3, newcomer="adept", company=["random"], jobs=1)
    assert gain["player"].mean - gain["player"].margin > 0


def choice(state):
    seat = state.actors[0]
    return make("adept", 1).choose(state.view(seat), state.legal(seat), [])


def test_an_adept_digs_gold_that_pays_it():
    state = table(gems=TO_GOLD, investments={0: {"red": 2}})
    while state.turn == 0:
        state.apply(0, choice(state))
    assert everything(state)["gems"]["4,8"] == "red"


def test_an_adept_announces_finders_keepers_before_gold_that_pays_others_well():
    shares = {0: {"red": 2}, 1: {"red": 1}}
    state = table(gems=TO_GOLD, investments=shares, dwarfs=[12, 25], cards={0: ["finders-keepers"]})
    assert choice(state) == {"use": "finders-keepers"}


def test_an_adept_takes_a_share_where_it_changes_its_rank():
    hopeless = dict.fromkeys(("orange", "yellow", "green", "cyan", "blue", "violet", "white"), 9)
    shares = {0: dict.fromkeys(COLOURS, 1), 1: {"red": 1, **hopeless}}
    state = table(gems=TO_GOLD, investments=shares)
    state.apply(0, {"dig": "5,9", "colour": "red"})
    assert choice(state) == {"choose": {"take": "red"}}
