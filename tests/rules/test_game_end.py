"""The end of the game: BASE-155 to BASE-160."""

import pytest

import motherlode
from tests.clauses import rule
from tests.rules.tables import everything, last_card, pass_last_card, reach_gold, reaching_gold

MINERS = ["miner", "miner", "miner"]
AUDIENCES = (motherlode.SPECTATOR, 0, 1, 2)


def ended(**gold_cards):
    cards = {int(name[-1]): values for name, values in gold_cards.items()}
    state = last_card(round=3, roles=MINERS, leftover=["saboteur"], gold_cards=cards)
    pass_last_card(state)
    return state


@rule("BASE-155")
def test_the_gold_of_round_3_is_shared_before_the_end():
    state = reaching_gold(roles=["miner", "saboteur", "miner"], round=3, gold_deck=[1, 3])
    reach_gold(state)
    assert state.outcome is None
    state.apply(0, {"choose": {"gold": 3}})
    assert state.outcome == {"gold": [3, 0, 1], "winners": [0]}
    assert state.actors == ()
    assert everything(state)["phase"] == "over"


@rule("BASE-09", "BASE-156", "BASE-157")
def test_nuggets_count_and_not_cards():
    state = ended(seat0=[1, 1, 1], seat1=[2, 2], seat2=[3])
    assert state.outcome == {"gold": [3, 4, 3], "winners": [1]}


@rule("BASE-158")
@pytest.mark.parametrize(
    ("gold", "winners"),
    [(([2], [2], [1]), [0, 1]), (([1], [2, 1], [3]), [1, 2]), (([1], [1], [1]), [0, 1, 2])],
)
def test_equal_sums_win_together(gold, winners):
    state = ended(seat0=gold[0], seat1=gold[1], seat2=gold[2])
    assert state.outcome["winners"] == winners


@rule("BASE-159")
def test_all_sums_are_public_at_the_end():
    state = ended(seat0=[1], seat1=[2, 1], seat2=[])
    for audience in AUDIENCES:
        view = state.view(audience)
        assert view["outcome"] == {"gold": [1, 3, 0], "winners": [1]}
        assert view["gold"]["cards"] == [[1], [2, 1], []]


@rule("BASE-160")
def test_without_any_gold_all_win():
    assert ended().outcome == {"gold": [0, 0, 0], "winners": [0, 1, 2]}


@rule("BASE-155")
def test_nothing_can_be_done_after_the_end():
    state = ended(seat0=[1])
    assert all(state.legal(seat) == [] and state.decision(seat) is None for seat in range(3))
    with pytest.raises(motherlode.IllegalAction) as refusal:
        state.apply(0, {"pass": []})
    assert refusal.value.code == "game-over"
