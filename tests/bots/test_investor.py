"""What an investor says of what pays him, and does not say of what brings him neither gain nor loss."""

import pytest

import motherlode
from motherlode.bots.corporation.talking import LATE, Investor

GAME = motherlode.game("corporation")
PATIENT, POLITE = 1, 0
"""Seeds of temperaments: one who neither asks nor thanks, and one who thanks."""
ME, OTHER = 0, 1


def investor(stakes=None, news=(), seed=PATIENT, **seen):
    view = {**GAME.start(GAME.setup(3), seed=1).view(ME), **seen}
    speaker = Investor(seed, view, [])
    speaker.news = list(news)
    speaker.stakes = stakes or {}
    return speaker


@pytest.mark.parametrize(("stake", "said"), [(2.0, [{"says": "rising", "colour": "red"}]), (0.0, []), (-1.0, [])])
def test_what_was_bought_is_talked_up_if_it_pays(stake, said):
    assert investor({"red": stake}, [{"event": "exchanged", "seat": ME, "took": "red"}]).bought() == said


@pytest.mark.parametrize(("stake", "said"), [(2.0, [{"says": "hands-off", "colour": "red"}]), (0.0, []), (-1.0, [])])
def test_a_tunnel_that_does_not_pay_may_be_buried(stake, said):
    buried = {"event": "used", "seat": OTHER, "colours": ["red"]}
    assert investor({"red": stake}, [buried]).buried() == said


@pytest.mark.parametrize(("stake", "said"), [(2.0, [{"says": "together", "colour": "red"}]), (0.0, []), (-1.0, [])])
def test_who_is_asked_to_dig_together_agrees_where_it_pays(stake, said):
    speaker = investor({"red": stake})
    speaker.heard = [{"seat": OTHER, "says": "together", "colour": "red"}]
    assert speaker.agree() == said


@pytest.mark.parametrize(
    ("says", "stake", "doubts"),
    [
        ("rising", -1.0, True),
        ("rising", 0.0, False),
        ("rising", 1.0, False),
        ("worthless", 1.0, True),
        ("worthless", 0.0, False),
        ("worthless", -1.0, False),
    ],
)
def test_only_who_gains_or_loses_doubts_what_is_said(says, stake, doubts):
    speaker = investor({"red": stake})
    speaker.heard = [{"seat": OTHER, "says": says, "colour": "red"}]
    assert speaker.doubt() == ([{"says": "doubt"}] if doubts else [])


@pytest.mark.parametrize(
    ("coins", "gold", "again"), [([3, 4, 0], LATE, True), ([4, 4, 0], LATE, False), ([3, 4, 0], LATE + 1, False)]
)
def test_who_is_behind_near_the_end_would_play_again(coins, gold, again):
    assert investor(coins=coins, gold_left=gold).once_more() == ([{"says": "another-round"}] if again else [])


@pytest.mark.parametrize(("coins", "said"), [([0, 8, 0], True), ([0, 7, 0], False), ([1, 8, 0], False)])
def test_much_gold_for_others_and_none_for_me_is_too_dear(coins, said):
    income = {"event": "income", "seat": OTHER, "coins": coins}
    assert investor(news=[income]).unpaid() == ([{"says": "too-dear"}] if said else [])


@pytest.mark.parametrize(("coins", "thanked"), [([5, 4, 0], True), ([4, 4, 0], False)])
def test_who_earned_me_more_than_himself_is_thanked(coins, thanked):
    speaker = investor(news=[{"event": "income", "seat": OTHER, "coins": coins}], seed=POLITE)
    assert speaker.paid() == ([{"says": "thanks", "about": OTHER}] if thanked else [])
