"""The level between whatever comes to hand and an adept."""

from motherlode.bots import make
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
