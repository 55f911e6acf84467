"""The level between whatever comes to hand and an adept."""

import pytest

from motherlode.bots import make, novice
from tests.bots.tables import GAME, ROW, table

SEEDS = 60


def test_a_novice_mostly_takes_the_gold_and_sometimes_overlooks_it():
    state = table(turn=0, board=ROW, hands={"0": ["EW", "NS", "map", "rockfall"]}, looked={"0": ["8,0"]})
    view, legal = state.view(0), state.legal(0)
    taken = sum(make("novice", seed).choose(view, legal, []) == {"lay": "EW", "at": "7,0"} for seed in range(SEEDS))
    assert SEEDS / 2 < taken < SEEDS


def test_a_novice_says_what_an_adept_says():
    state = GAME.start(GAME.setup(5), seed=3)
    state.listen(())
    while not (said := make("adept", 1).remarks(state.view(state.actors[0]), [])):
        seat = state.actors[0]
        state.apply(seat, make("adept", 1).choose(state.view(seat), state.legal(seat), []))
    assert make("novice", 1).remarks(state.view(state.actors[0]), []) == said


class Drawing:
    def __init__(self, number):
        self.number = number

    def below(self, most):
        assert most == 100
        return self.number


@pytest.mark.parametrize(("drawn", "thinks"), [(0, False), (29, False), (30, True), (99, True)])
def test_a_novice_does_not_think_in_thirty_of_a_hundred_turns(drawn, thinks, monkeypatch):
    monkeypatch.setattr(novice, "dice", lambda *of: Drawing(drawn))
    monkeypatch.setattr(novice, "RandomBot", lambda seed: pytest.fail("nothing was thought") if thinks else First())
    state = table(turn=0, board=ROW, hands={"0": ["EW", "NS", "map", "rockfall"]}, looked={"0": ["8,0"]})
    legal = state.legal(0)
    taken = make("novice", 1).choose(state.view(0), legal, [])
    assert (taken == {"lay": "EW", "at": "7,0"}) is thinks
    assert thinks or taken == legal[0]


class First:
    def choose(self, view, legal, talk):
        return legal[0]
