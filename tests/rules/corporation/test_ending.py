"""The end of the game and the ranking: CORP-150 to CORP-161."""

import pytest

from tests.clauses import rule
from tests.rules.corporation.tables import TO_GOLD, dig, new_game, play_out, refusal, table

ONE_GOLD = {"clear": "gold", "4,8": "gold"}


@rule("CORP-150", "CORP-157")
@pytest.mark.parametrize("seed", range(5))
def test_on_boards_of_tiles_a_game_goes_on_to_the_last_gold(seed):
    state = new_game(2 + seed, seed=seed)
    play_out(state, seed)
    assert state.board.gold == 0
    assert state.outcome is not None


@rule("CORP-151")
def test_the_last_gold_drops_the_rest_of_the_turn():
    state = table(symbols=ONE_GOLD, gems=TO_GOLD, investments={0: {"blue": 1}}, cards={1: ["cave-in white"]})
    events = state.apply(0, {"dig": "4,8", "colour": "red"})
    assert [event.kind for event in events] == ["dug", "income", "game-over"]
    assert events[-1].public["why"] == "last-gold"
    assert state.actors == ()
    assert state.legal(0) == state.legal(1) == []


@rule("CORP-159", "CORP-161")
@pytest.mark.parametrize(
    ("coins", "dwarfs", "winners", "ranking"),
    [
        ([5, 9, 3], [4, 4, 5], [1], [1, 2, 0]),
        ([8, 9, 5], [5, 4, 9], [2], [2, 1, 0]),
        ([5, 14, 5], [9, 9, 9], [1, 2], [1, 2, 0]),
    ],
)
def test_coins_then_dwarfs_decide(coins, dwarfs, winners, ranking):
    state = table(3, turn=2, symbols=ONE_GOLD, gems=TO_GOLD, coins=coins, dwarfs=dwarfs)
    dig(state, "red", "4,8")
    final = [*coins[:2], coins[2] + dwarfs[2]]
    assert state.outcome == {"gold": final, "dwarfs": dwarfs, "winners": winners, "ranking": ranking}


@rule("CORP-158")
def test_a_cave_in_that_is_only_held_is_not_in_play():
    round_the_flags = (
        *("6,8", "8,8", "7,7", "7,9", "6,11", "8,11", "7,10", "7,12", "9,12", "8,13", "10,12", "12,12"),
        *("11,11", "11,13", "13,11", "12,10", "11,8", "13,8", "12,7", "12,9", "10,7", "11,6", "9,7", "8,6"),
    )
    cards = {0: ["cave-in"], 1: ["secret-tunnel"]}
    state = table(symbols=dict.fromkeys(round_the_flags, "danger"), cards=cards, idle=1)
    events = state.apply(0, {"done": True})
    assert events[-1].public["why"] == "stand-off"


@rule("CORP-152", "CORP-155")
def test_cave_ins_do_not_make_gold_unreachable():
    symbols = {"clear": "gold", "1,1": "gold"}
    blocked = {1: ["cave-in orange yellow", "cave-in green cyan"], 0: ["cave-in blue violet"]}
    state = table(symbols=symbols, cards=blocked, deck=[])
    dig(state, "red", "7,9", "8,9", "9,9")
    assert state.outcome is None


def test_nothing_is_done_after_the_end():
    state = table(symbols=ONE_GOLD, gems=TO_GOLD)
    dig(state, "red", "4,8")
    with pytest.raises(IndexError):
        refusal(state, {"done": True})
