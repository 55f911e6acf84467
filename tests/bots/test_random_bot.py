from collections import Counter

from motherlode.bots import make
from motherlode.bots.random_bot import kind_of
from tests.bots.tables import table


def test_many_lays_do_not_drown_the_other_kinds():
    state = table(hands={"0": ["NESW", "map", "broken-lamp", "NS", "ESW", "NES"]}, board={"1,0": "NESW"})
    view, legal = state.view(0), state.legal(0)
    kinds = Counter(kind_of(make("random", seed).choose(view, legal, [])) for seed in range(400))
    assert set(kinds) == {"lay", "pass", "play map", "play broken-lamp"}
    assert min(kinds.values()) > 60
