"""Bots in a duel: legal answers that depend on the view alone, and moves that any player would see."""

import pytest

import motherlode
from motherlode.arena.playing import play_game
from motherlode.bots import make, names
from motherlode.bots.bot import Bot
from motherlode.bots.duel.judge import DuelJudge
from motherlode.bots.master import Master
from motherlode.core.rng import Rng

GAME = motherlode.game("duel")
SETUP = GAME.setup(2)
TWO_VEINS = {
    "turn": 0,
    "board": {"1,1": "EW", "2,1": "EW", "3,1": "NEW"},
    "goals": {"4,2": "gold-1", "4,0": "gold-2 NE", "4,-2": "gold-3 green@W"},
    "looked": {"0": ["4,2", "4,0"]},
    "hands": {"0": ["NES", "broken-lamp", "map", "EW:green-door@E", "ES"], "1": ["NESW", "key", "SW"]},
}
LAST_CARDS = {
    "turn": 1,
    "board": {"1,-1": "NW", "1,0": "ES", "2,0": "EW", "3,0": "EW"},
    "goals": {"4,2": "gold-1", "4,0": "gold-3 green@W open", "4,-2": "gold-2 NE"},
    "hands": {"0": ["map"], "1": ["key", "NS"]},
    "deck": [],
}


def small(name: str, seed: int = 0) -> Bot:
    return Master(seed, iterations=60) if name == "master" else make(name, seed)


def test_the_master_plays_the_duel() -> None:
    assert set(names("duel")) == {"random", "novice", "adept", "master"}


@pytest.mark.parametrize("name", names("duel"))
def test_answers_are_legal_and_depend_on_the_view_alone(name: str) -> None:
    state = GAME.start(SETUP, seed=4)
    step = 0
    while state.actors and step < 30:
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        action = small(name, seat).choose(view, legal, [])
        assert action in legal
        if step % 5 == 0:
            other = GAME.resample(view, Rng(step))
            assert small(name, seat).choose(other.view(seat), other.legal(seat), []) == action
        state.apply(seat, action)
        view = state.view(seat)
        words = small(name, seat).remarks(view, [])
        assert small(name, seat).remarks(GAME.resample(view, Rng(step)).view(seat), []) == words
        step += 1


@pytest.mark.parametrize("name", ["adept", "master"])
def test_two_veins_in_reach_are_taken(name: str) -> None:
    state = GAME.position(SETUP, TWO_VEINS)
    bot = Master(1, iterations=300) if name == "master" else make(name, 1)
    assert bot.choose(state.view(0), state.legal(0), []) == {"lay": "NSW", "at": "4,1"}


@pytest.mark.parametrize("name", ["adept", "master"])
def test_a_key_that_wins_is_played(name: str) -> None:
    state = GAME.position(SETUP, LAST_CARDS)
    bot = Master(1, iterations=100) if name == "master" else make(name, 1)
    assert bot.choose(state.view(1), state.legal(1), []) == {"play": "key", "at": "4,0", "side": "W"}


def test_a_master_that_has_seen_a_goal_keeps_it_to_itself() -> None:
    state = GAME.position(SETUP, TWO_VEINS)
    assert Master(1).remarks(state.view(0), []) == []


@pytest.mark.parametrize("name", ["random", "adept"])
def test_the_arena_plays_whole_duels(name: str) -> None:
    played = play_game(GAME, SETUP, [name, "random"], seed=3)
    assert len(played.gold) == 2
    assert played.winners


def test_the_same_seed_and_iterations_give_the_same_move() -> None:
    state = GAME.start(SETUP, seed=9)
    seat = state.actors[0]
    view, legal = state.view(seat), state.legal(seat)
    assert Master(5, 80).choose(view, legal, []) == Master(5, 80).choose(view, legal, [])


THREE_OR_ONE = {
    "turn": 0,
    "board": {"1,1": "EW", "2,1": "EW", "3,1": "NSW"},
    "goals": {"4,2": "gold-1", "4,0": "gold-3 green@W", "4,-2": "gold-2 NE open"},
    "claimed": {"4,-2": 1},
    "hands": {"0": ["map", "NES"], "1": ["fix-lamp", "fix-cart"]},
    "deck": [],
}


def test_a_master_looks_before_the_one_card_that_decides_and_goes_where_it_pays() -> None:
    """The three nuggets win and the one does not; nobody else can do anything."""
    state = GAME.position(SETUP, THREE_OR_ONE)
    look = Master(1, iterations=200).choose(state.view(0), state.legal(0), [])
    assert look.get("play") == "map"
    state.apply(0, look)
    state.apply(1, state.legal(1)[0])
    lay = Master(1, iterations=200).choose(state.view(0), state.legal(0), [])
    assert (lay["lay"], lay["at"]) == ("NES", "3,0")


def test_who_thinks_sees_his_own_looks_and_not_those_of_the_other() -> None:
    state = GAME.position(SETUP, THREE_OR_ONE)
    judge = DuelJudge(state)
    before = judge.seen(state)
    state.apply(0, {"play": "map", "goal": "4,2"})
    assert judge.seen(state) != before
    other = DuelJudge(state)
    assert other.seen(state) == other.seen(GAME.position(SETUP, {**THREE_OR_ONE, "turn": 1}))
