"""What gold pays: CORP-76 to CORP-91."""

import pytest

from motherlode.games.corporation.income import ranks
from tests.clauses import rule
from tests.rules.corporation.tables import TO_GOLD, dig, everything, table


@rule("CORP-79", "CORP-80", "CORP-81", "CORP-82", "CORP-83", "CORP-85")
@pytest.mark.parametrize(
    ("invested", "expected"),
    [
        ([0, 0], [None, None]),
        ([1, 0], ["first", None]),
        ([1, 2, 3], [None, "second", "first"]),
        ([2, 2, 1], ["shared-first", "shared-first", None]),
        ([3, 1, 1, 0], ["first", "shared-second", "shared-second", None]),
        ([1, 1, 1], ["shared-first"] * 3),
    ],
)
def test_players_are_ranked_by_their_investments(invested, expected):
    assert ranks(invested) == expected


@rule("CORP-77", "CORP-78", "CORP-88", "CORP-130")
def test_the_forecast_shows_investments_rank_dwarfs_and_coins():
    state = table(
        3,
        turn=2,
        dwarfs=[5, 6, 7],
        investments={0: {"red": 1}, 1: {"red": 1}},
        cards={0: ["stock-market"], 1: ["interns"], 2: ["union"]},
        stock_market={0: ["red", "blue"]},
    )
    assert everything(state)["pays"]["red"] == {
        "investments": [2, 1, 0],
        "rank": ["first", "second", None],
        "dwarfs": [5, 8, 10],
        "coins": [10, 8, 10],
    }


@rule("CORP-76", "CORP-89")
@pytest.mark.parametrize("digger", range(4))
def test_gold_pays_what_was_forecast(digger):
    shares = {0: {"red": 3}, 1: {"red": 2}, 3: {"red": 2}}
    cards = {1: ["union"], 3: ["interns"], digger: ["cthulhu"]}
    state = table(4, turn=digger, gems=TO_GOLD, dwarfs=[5, 6, 4, 9], investments=shares, cards=cards)
    forecast = everything(state)["pays"]["red"]["coins"]
    dig(state, "red", "4,8")
    assert everything(state)["coins"] == forecast
    assert [entry["coins"] for entry in everything(state)["log"] if entry["event"] == "income"] == [forecast]


@rule("CORP-88")
def test_a_digger_who_is_first_is_not_raised():
    state = table(gems=TO_GOLD, dwarfs=[1, 4], investments={0: {"red": 1}}, cards={0: ["interns"]})
    dig(state, "red", "4,8")
    assert everything(state)["coins"] == [2, 0]
