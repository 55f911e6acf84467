"""What an adept concludes from accusations and from what somebody does.

All of it is said in comparisons, never in figures: another belief that is worth the name passes as well.
"""

import pytest

from motherlode.bots.adept import temper
from motherlode.bots.adept.evidence import NOTHING, judge, sharpness
from tests.bots.tables import (
    DOWN,
    GOLD_AT,
    HALFWAY,
    MIDDLE,
    NORTH,
    REST,
    ROW,
    SABOTEUR_FIRST,
    SOUTH,
    UP,
    circle,
    gold_chance,
    said,
    suspicion,
    table,
)

# ---- accusations


def accusation(accuser, about):
    return [said(accuser, "distrust", about=about)]


def test_whom_a_trusted_player_accuses_is_suspected():
    hands = {"1": ["NESW", "NS"], "rest": REST}
    state = table(turn=1, hands=hands)
    state.apply(1, {"lay": "NESW", "at": "1,0"})
    assert suspicion(state, 2, talk=accusation(1, 2)) > suspicion(state, 2)


def test_an_accusation_by_somebody_distrusted_counts_less_or_the_other_way_round():
    hands = {"3": ["rockfall", "NS"], "rest": REST}
    state = table(turn=3, board=ROW, hands=hands)
    state.apply(3, {"play": "rockfall", "at": "4,0"})
    by_suspect, by_another = (suspicion(state, 2, talk=accusation(accuser, 2)) for accuser in (3, 1))
    assert by_suspect < by_another
    assert by_suspect <= suspicion(state, 2)


def test_who_accuses_me_is_suspect_to_me_alone_and_only_if_i_am_innocent():
    assert suspicion(table(), 1, talk=accusation(1, 0)) > suspicion(table(), 1)
    guilty = table(roles=SABOTEUR_FIRST)
    assert suspicion(guilty, 1, talk=accusation(1, 0)) <= suspicion(guilty, 1)


def test_my_own_accusation_convinces_me_of_nothing():
    assert suspicion(table(), 1, talk=accusation(0, 1)) == pytest.approx(suspicion(table(), 1))


def test_others_are_heard_also_where_i_have_spoken():
    talk = [*accusation(0, 2), *accusation(1, 4)]
    assert suspicion(table(), 4, talk=talk) == pytest.approx(suspicion(table(), 4, talk=talk[1:]))
    assert suspicion(table(), 4, talk=talk) > suspicion(table(), 4)


def test_accusations_alone_convict_nobody():
    """Three who shout are not as good as one who was seen."""
    shouted = [said(accuser, "distrust", about=4) for accuser in (1, 2, 3)]
    hands = {"4": ["rockfall", "broken-lamp", "NS"], "rest": REST}
    state = table(turn=4, board=ROW, hands=hands)
    loud = suspicion(state, 4, talk=shouted)
    state.apply(4, {"play": "rockfall", "at": "4,0"})
    circle(state, 4)
    state.apply(4, {"play": "broken-lamp", "on": 0})
    assert suspicion(state, 4) > loud


def test_saying_it_again_convinces_nobody():
    once = suspicion(table(), 4, talk=accusation(1, 4))
    assert suspicion(table(), 4, talk=accusation(1, 4) * 9) == pytest.approx(once)


# ---- single deeds


def more_suspect(action, cards=("NS",), board=None, witness=0, **given):
    """How much more suspect seat 1 is after an action."""
    hands = {"1": [*cards, "NS"], "rest": ["NS", "NS"]}
    state = table(turn=1, board=HALFWAY if board is None else board, hands=hands, **given)
    before = suspicion(state, 1, witness)
    state.apply(1, action)
    return suspicion(state, 1, witness) - before


def test_who_mends_himself_says_nothing_by_it():
    action = {"play": "fix-cart", "on": 1}
    assert more_suspect(action, ["fix-cart"], fronts={"1": ["broken-cart"]}) == pytest.approx(0)


def test_who_breaks_my_tool_is_more_suspect_to_me_than_to_others():
    """I know that I am a miner."""
    action = {"play": "broken-lamp", "on": 0}
    assert more_suspect(action, ["broken-lamp"]) > more_suspect(action, ["broken-lamp"], witness=2)


def test_a_pass_at_first_and_a_pass_at_the_end_are_more_suspect_than_one_in_between():
    action = {"pass": ["NS"]}
    early, between, late = (more_suspect(action, deck=deck) for deck in (55, 20, 5))
    assert early > between
    assert late > between


def test_a_dead_end_is_more_suspect_than_a_tunnel_in_the_same_place():
    dead_end = more_suspect({"lay": "E+W", "at": "-1,0"}, ["E+W"])
    assert dead_end > more_suspect({"lay": "EW", "at": "-1,0"}, ["EW"])


def test_a_tunnel_behind_the_start_is_more_suspect_than_one_that_comes_to_nothing():
    behind = more_suspect({"lay": "NE", "at": "-1,0"}, ["NE"])
    assert behind > more_suspect({"lay": "NS", "at": "0,1"}, ["NS"])


# ---- digging after a look


def after_look(own_look, lay, gold=NORTH, mine=NORTH):
    """Seat 1 looks at a goal, I look at one, then seat 1 lays; how suspect it is to me before and after."""
    hands = {"0": ["map", "NS"], "1": ["map", "NW", "NE", "NS"], "rest": REST}
    state = table(turn=1, board=HALFWAY, goals=GOLD_AT[gold], hands=hands)
    state.apply(1, {"play": "map", "goal": own_look})
    circle(state, 0)
    state.apply(0, {"play": "map", "goal": mine})
    before = suspicion(state, 1)
    state.apply(1, lay)
    return suspicion(state, 1) - before


def test_who_has_seen_the_gold_and_digs_away_from_it_is_suspected():
    away, towards = after_look(NORTH, DOWN), after_look(NORTH, UP)
    assert away > 0 > towards


def test_who_has_not_seen_the_gold_may_dig_where_he_likes():
    knowing, ignorant = after_look(NORTH, DOWN), after_look(MIDDLE, DOWN)
    assert knowing > ignorant


def test_who_has_seen_a_stone_and_digs_for_it_is_suspected():
    """I know that the goal in the south is a stone, and so does seat 1."""
    at_stone, elsewhere = after_look(SOUTH, DOWN, mine=SOUTH), after_look(SOUTH, UP, mine=SOUTH)
    assert at_stone > elsewhere


def test_where_a_trusted_player_digs_after_a_look_the_gold_is_likelier():
    """I have not looked; seat 1 has looked at the goal in the north and digs that way, or the other way."""
    chances = []
    for lay in (UP, DOWN):
        hands = {"1": ["map", "NW", "NE", "NS"], "rest": REST}
        state = table(turn=1, board=HALFWAY, goals=GOLD_AT[NORTH], hands=hands)
        state.apply(1, {"play": "map", "goal": NORTH})
        circle(state, 1)
        state.apply(1, lay)
        chances.append(gold_chance(state, NORTH))
    assert chances[0] > 1 / 3 > chances[1]


@pytest.mark.parametrize("deed", [{"pass": ["NS"]}, {"lay": "E+W", "at": "1,0"}], ids=["passed", "dead end"])
def test_a_deed_near_the_gold_says_more_than_the_same_far_from_it(deed):
    """Far from the goals saboteurs dig with the others, so that little is read out of what anybody does there."""

    def after(board, deed):
        state = table(turn=1, board=board, hands={"1": ["NS", "E+W"]})
        state.apply(1, deed)
        return suspicion(state, 1)

    near = {**deed, "at": "7,0"} if "at" in deed else deed
    assert after(ROW, near) > after({}, deed) > 2 / 5


def test_how_much_is_believed_falls_with_the_distance_and_no_further():
    believed = [sharpness(left, 5) for left in (0, 2, 3, 4, 5, 20)]
    assert believed == sorted(believed, reverse=True)
    assert believed[0] == believed[1] > believed[2] > believed[4] == believed[5] > 0
    assert {sharpness(left, 4) for left in (0, 3, 20)} == {1.0}, "few are soon seen through"


def test_a_change_of_less_than_a_part_of_a_card_is_none():
    assert [judge(helped) for helped in (-NOTHING, 0.0, NOTHING)] == [temper.IDLE] * 3
    assert judge(2 * NOTHING) < judge(1.01 * NOTHING) < temper.IDLE < judge(-1.01 * NOTHING) < judge(-2 * NOTHING)


def test_however_much_somebody_helps_or_harms_only_so_much_is_read_out_of_it():
    assert judge(temper.DUG_MOST) == judge(9.0) < judge(temper.DUG_MOST - 0.1)
    assert judge(-temper.HARMED_MOST) == judge(-9.0) > judge(0.1 - temper.HARMED_MOST)
