"""What every bot owes the table: a legal answer, and the same answer to the same view."""

from copy import deepcopy

import pytest

import motherlode
from motherlode.bots import levels, make, names
from motherlode.bots.adept import mine
from motherlode.bots.master import Master
from motherlode.bots.talk import REMARKS, is_reason
from motherlode.core.rng import Rng
from tests.bots.tables import GAME


@pytest.fixture(params=names())
def name(request):
    return request.param


def seated(name, seed):
    """A master that thinks little, and so as quickly as the others."""
    return Master(seed, iterations=2) if name == "master" else make(name, seed)


TABLES = [
    (3, ()),
    (5, ()),
    (10, ()),
    (6, ("saboteur2", "veto", "treasury", "goal-swap", "tunnel-toll", "dressing-room")),
    (4, ("greedy-dwarf", "pathfinder", "diversion", "new-goals", "treasure-chests", "compromised-dwarf")),
    (7, ("tournament", "reverse", "artisan", "tunnel-party", "veto", "tunnel-toll")),
]


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_answers_are_legal_and_depend_on_the_view_alone(name, players, modules):
    state = GAME.start(GAME.setup(players, modules=modules), seed=players)
    talk = []
    bots = [seated(name, seed) for seed in range(players)]
    step = 0
    while state.actors and step < 70:
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        kept = deepcopy((view, legal, talk))
        action = bots[seat].choose(view, legal, talk)
        assert action in legal
        said = bots[seat].remarks(view, talk)
        assert (view, legal, talk) == kept, "a bot changes nothing that it is shown"
        if step % 7 == 0:
            mine.forget()
            other = GAME.resample(view, Rng(step))
            again = seated(name, seat)
            assert again.choose(other.view(seat), other.legal(seat), talk) == action
            assert again.remarks(other.view(seat), talk) == said
        state.apply(seat, action)
        if state.actors:
            said = bots[seat].remarks(state.view(seat), talk)
            talk += [{**remark, "seat": seat, "at": len(state.log)} for remark in said]
        step += 1
    for remark in talk:
        assert set(remark) - {"reason"} == {"says", "seat", "at", *REMARKS[remark["says"]]}
        assert "reason" not in remark or is_reason(remark["says"], remark["reason"])


def test_what_is_said_is_not_said_again(name):
    state = GAME.start(GAME.setup(5), seed=3)
    bots = [seated(name, seed) for seed in range(5)]
    talk = []
    for _ in range(60):
        seat = state.actors[0]
        state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat), talk))
        talk += [
            {**remark, "seat": seat, "at": len(state.log)} for remark in bots[seat].remarks(state.view(seat), talk)
        ]
        assert bots[seat].remarks(state.view(seat), talk) == []


def test_another_seed_may_choose_otherwise():
    state = GAME.start(GAME.setup(5), seed=1)
    seat = state.actors[0]
    view, legal = state.view(seat), state.legal(seat)
    assert len({str(make("random", seed).choose(view, legal, [])) for seed in range(20)}) > 3


@pytest.mark.parametrize("game", motherlode.game_ids())
def test_every_game_has_the_levels_that_people_choose_by(game):
    assert levels(game) == ["easy", "normal", "hard", "master"]
    assert [make(level).name for level in levels(game)] == names(game)


def test_an_unknown_bot_is_refused():
    with pytest.raises(KeyError):
        make("nobody")
