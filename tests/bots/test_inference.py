"""What an adept concludes from claims, contradictions, accusations, changed roles and moved goals.

All of it is said in comparisons, never in figures: another belief that is worth the name passes as well.
"""

import pytest

from tests.bots.tables import (
    HALFWAY,
    MINERS,
    ROW,
    SABOTEUR_FIRST,
    gold_chance,
    in_the_eyes_of_others,
    said,
    suspicion,
    table,
)

NORTH, MIDDLE, SOUTH = "8,2", "8,0", "8,-2"
GOLD_AT = {
    NORTH: {NORTH: "gold", MIDDLE: "stone NW", SOUTH: "stone NE"},
    MIDDLE: {NORTH: "stone NE", MIDDLE: "gold", SOUTH: "stone NW"},
    SOUTH: {NORTH: "stone NE", MIDDLE: "stone NW", SOUTH: "gold"},
}
REST = ["NS"] * 12
"""Cards to pass with."""


def circle(state, until=0, card="NS"):
    """Everybody passes until it is a seat's turn."""
    while state.actors[0] != until:
        state.apply(state.actors[0], {"pass": [card]})


# ---- claims by face


@pytest.mark.parametrize(("says", "more", "less"), [("goal-gold", MIDDLE, NORTH), ("goal-stone", NORTH, MIDDLE)])
def test_a_claim_moves_the_gold_to_or_from_the_goal_it_names(says, more, less):
    state = table(looked={"1": [MIDDLE]})
    talk = [said(1, says, goal=MIDDLE)]
    assert gold_chance(state, more, talk=talk) > gold_chance(state, more)
    assert gold_chance(state, less, talk=talk) < gold_chance(state, less)


def test_a_claim_of_somebody_who_has_not_looked_is_worth_less():
    talk = [said(1, "goal-gold", goal=MIDDLE)]
    seen, guessed = (gold_chance(table(looked=looked), MIDDLE, talk=talk) for looked in ({"1": [MIDDLE]}, {}))
    assert seen > guessed > gold_chance(table(), MIDDLE)


def test_a_claim_of_somebody_suspect_is_worth_less():
    hands = {"1": ["rockfall", "NS"], "rest": REST}
    state = table(turn=1, board=ROW, hands=hands, looked={"1": [NORTH], "2": [NORTH]})
    state.apply(1, {"play": "rockfall", "at": "4,0"})
    suspect, trusted = (gold_chance(state, NORTH, talk=[said(seat, "goal-gold", goal=NORTH)]) for seat in (1, 2))
    assert suspect < trusted


def test_a_goal_that_is_neither_gold_nor_stone_may_be_called_a_stone():
    goals = {"8,4": "stone NE", NORTH: "sack-2 ESW", MIDDLE: "gold", SOUTH: "spider", "8,-4": "dragon"}
    state = table(modules=["new-goals"], goals=goals, looked={"0": [SOUTH], "1": [SOUTH]})
    truth, lie = ([said(1, says, goal=SOUTH)] for says in ("goal-stone", "goal-gold"))
    assert suspicion(state, 1, talk=truth) < suspicion(state, 1) < suspicion(state, 1, talk=lie)


@pytest.mark.parametrize(("says", "is_lie"), [("goal-gold", False), ("goal-stone", True)])
def test_a_lie_about_a_goal_i_know_is_seen_through_and_a_truth_is_believed(says, is_lie):
    state = table(looked={"0": [MIDDLE], "1": [MIDDLE]})
    talk = [said(1, says, goal=MIDDLE)]
    assert (suspicion(state, 1, talk=talk) > suspicion(state, 1)) is is_lie
    assert gold_chance(state, MIDDLE, talk=talk) == 1


def test_a_claim_of_an_earlier_round_counts_no_more():
    state = table(board=ROW, hands={"0": ["EW", "NS"]}, looked={"1": [NORTH]})
    talk = [said(1, "goal-gold", goal=NORTH)]
    state.apply(0, {"lay": "EW", "at": "7,0"})
    while state.view(0)["phase"] == "sharing":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    assert gold_chance(state, NORTH, talk=talk) == pytest.approx(gold_chance(state, NORTH))
    assert suspicion(state, 1, talk=talk) == pytest.approx(suspicion(state, 1))


# ---- contradictions


def test_a_known_saboteur_is_not_believed():
    """I have looked at the dwarf card of seat 3, not at that of seat 1."""
    roles = ["green", "blue", "green", "saboteur", "blue"]
    hands = {"0": ["inspection", "NS"], "rest": REST}
    state = table(modules=["saboteur2"], roles=roles, hands=hands, looked={"1": [NORTH], "3": [NORTH]})
    state.apply(0, {"play": "inspection", "on": 3})
    known, unknown = (gold_chance(state, NORTH, talk=[said(seat, "goal-gold", goal=NORTH)]) for seat in (3, 1))
    assert known < 1 / 3 < unknown


def test_two_who_contradict_each_other_are_both_suspect():
    state = table(looked={"1": [MIDDLE], "2": [MIDDLE]})
    both = [said(1, "goal-gold", goal=MIDDLE), said(2, "goal-stone", goal=MIDDLE)]
    for seat in (1, 2):
        assert suspicion(state, seat, talk=both) > suspicion(state, seat)
    assert suspicion(state, 3, talk=both) < suspicion(state, 3)


def test_two_golds_cannot_both_be_true():
    state = table(looked={"1": [NORTH], "2": [SOUTH]})
    both = [said(1, "goal-gold", goal=NORTH), said(2, "goal-gold", goal=SOUTH)]
    for seat in (1, 2):
        alone = [remark for remark in both if remark["seat"] == seat]
        assert suspicion(state, seat, talk=both) > suspicion(state, seat, talk=alone)


def test_who_contradicts_himself_is_suspect():
    state = table(looked={"1": [NORTH, SOUTH]})
    talk = [said(1, "goal-gold", goal=NORTH), said(1, "goal-gold", goal=SOUTH)]
    assert suspicion(state, 1, talk=talk) > suspicion(state, 1, talk=talk[:1])


def test_who_calls_every_goal_a_stone_is_suspect():
    state = table(looked={"1": [NORTH, MIDDLE, SOUTH]})
    talk = [said(1, "goal-stone", goal=goal) for goal in (NORTH, MIDDLE, SOUTH)]
    assert suspicion(state, 1, talk=talk) > suspicion(state, 1, talk=talk[:2])


def test_who_is_borne_out_by_another_is_trusted():
    state = table(looked={"1": [NORTH], "2": [NORTH]})
    talk = [said(seat, "goal-gold", goal=NORTH) for seat in (1, 2)]
    assert suspicion(state, 1, talk=talk) < suspicion(state, 1)


def test_a_contradiction_leaves_the_gold_open():
    state = table(looked={"1": [MIDDLE], "2": [MIDDLE]})
    both = [said(1, "goal-gold", goal=MIDDLE), said(2, "goal-stone", goal=MIDDLE)]
    sure, open_, denied = (gold_chance(state, MIDDLE, talk=talk) for talk in (both[:1], both, both[1:]))
    assert sure > open_ > denied


# ---- my own lies


def test_my_own_lie_does_not_mislead_me():
    state = table(roles=SABOTEUR_FIRST, looked={"0": [NORTH]})
    lie = [said(0, "goal-gold", goal=NORTH)]
    for goal in GOLD_AT:
        assert gold_chance(state, goal, talk=lie) == pytest.approx(gold_chance(state, goal))


def test_my_own_guess_does_not_mislead_me():
    state = table()
    guess = [said(0, "goal-gold", goal=NORTH)]
    assert gold_chance(state, NORTH, talk=guess) == pytest.approx(gold_chance(state, NORTH))


def test_to_the_others_i_am_at_first_what_the_dwarf_cards_say():
    assert in_the_eyes_of_others(table(roles=SABOTEUR_FIRST), 0) == pytest.approx(2 / 6)


def test_my_lie_costs_nothing_until_it_is_found_out():
    goals = GOLD_AT[NORTH]
    hands = {"4": ["EW", "NS"], "rest": REST}
    state = table(turn=4, roles=SABOTEUR_FIRST, board=ROW, goals=goals, looked={"0": [MIDDLE]}, hands=hands)
    lie = [said(0, "goal-gold", goal=MIDDLE)]
    assert in_the_eyes_of_others(state, 0, lie) == pytest.approx(in_the_eyes_of_others(state, 0))
    state.apply(4, {"lay": "EW", "at": "7,0"})
    assert in_the_eyes_of_others(state, 0, lie) > in_the_eyes_of_others(state, 0)


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


UP, DOWN = {"lay": "NW", "at": "5,0"}, {"lay": "SW", "at": "5,0"}


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


# ---- goals that change places


SWAP = {"play": "goal-swap", "goals": [NORTH, SOUTH]}


def swapping(**given):
    hands = {"0": ["NS"], "1": ["map", "NW", "NE", "NS"], "4": ["goal-swap", "NS"], "rest": REST}
    return table(modules=["goal-swap"], hands=hands, **given)


def test_a_claim_goes_with_its_goal():
    state = swapping(turn=4, looked={"1": [NORTH]})
    talk = [said(1, "goal-gold", goal=NORTH)]
    before = gold_chance(state, NORTH, talk=talk)
    state.apply(4, SWAP)
    assert gold_chance(state, SOUTH, talk=talk) == pytest.approx(before)
    later = [said(1, "goal-gold", goal=NORTH, at=len(state.log))]
    assert gold_chance(state, NORTH, talk=later) > gold_chance(state, SOUTH, talk=later)


def test_a_lie_is_still_known_for_one_after_the_goal_has_moved():
    state = swapping(turn=4, looked={"0": [NORTH], "1": [NORTH]}, goals=GOLD_AT[MIDDLE])
    lie = [said(1, "goal-gold", goal=NORTH)]
    before = suspicion(state, 1, talk=lie)
    state.apply(4, SWAP)
    assert suspicion(state, 1, talk=lie) == pytest.approx(before)


@pytest.mark.parametrize(("lay", "is_suspect"), [(UP, True), (DOWN, False)])
def test_a_look_goes_with_its_goal(lay, is_suspect):
    """Seat 1 has seen the gold in the north, and it was moved to the south: that is where an honest dwarf digs."""
    state = swapping(turn=1, looked={"0": [NORTH]}, goals=GOLD_AT[NORTH], board=HALFWAY)
    state.apply(1, {"play": "map", "goal": NORTH})
    circle(state, 4)
    state.apply(4, SWAP)
    circle(state, 1)
    before = suspicion(state, 1)
    state.apply(1, lay)
    assert (suspicion(state, 1) > before) is is_suspect


@pytest.mark.parametrize(("lay", "is_suspect"), [(UP, False), (DOWN, True)])
def test_what_was_dug_before_a_swap_is_judged_by_where_the_goals_lay_then(lay, is_suspect):
    state = swapping(turn=1, looked={"0": [NORTH]}, goals=GOLD_AT[NORTH], board=HALFWAY)
    state.apply(1, {"play": "map", "goal": NORTH})
    circle(state, 1)
    before = suspicion(state, 1)
    state.apply(1, lay)
    then = suspicion(state, 1)
    circle(state, 4)
    passed = suspicion(state, 1)
    state.apply(4, SWAP)
    assert (then > before) is is_suspect
    assert suspicion(state, 1) == pytest.approx(passed), "the exchange says nothing of seat 1"


@pytest.mark.parametrize(("lay", "is_suspect"), [(UP, False), (DOWN, True)])
def test_what_was_seen_is_followed_through_several_exchanges(lay, is_suspect):
    """North to south, then south to the middle, then the middle to the north: the gold is back where it was."""
    hands = {"1": ["map", "NW", "NE", *REST], "4": [*["goal-swap"] * 3, "NS"], "rest": REST}
    board, looked = HALFWAY, {"0": [NORTH]}
    state = table(modules=["goal-swap"], hands=hands, turn=1, looked=looked, goals=GOLD_AT[NORTH], board=board)
    state.apply(1, {"play": "map", "goal": NORTH})
    for one, other in ((NORTH, SOUTH), (MIDDLE, SOUTH), (NORTH, MIDDLE)):
        circle(state, 4)
        state.apply(4, {"play": "goal-swap", "goals": [one, other]})
    circle(state, 1)
    before = suspicion(state, 1)
    state.apply(1, lay)
    assert (suspicion(state, 1) > before) is is_suspect


# ---- changed roles


BEFORE_ROOM = {"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "NW", "5,0": "EW"}
ENTER = {"lay": "NS", "at": "4,1"}


def dressing(**given):
    hands = {"3": ["rockfall", "NS", "NS"], "rest": REST}
    state = table(modules=["dressing-room"], turn=3, board=BEFORE_ROOM, hands=hands, **given)
    state.apply(3, {"play": "rockfall", "at": "5,0"})
    return state


def test_in_the_dressing_room_suspicion_goes_with_the_dwarf_card():
    """Seat 3 was suspect; after it has changed, it is as anybody whose card was left over."""
    state = dressing()
    suspected = suspicion(state, 3)
    circle(state, 3)
    state.apply(3, ENTER)
    assert suspicion(state, 3) < suspected
    assert suspicion(state, 3) == pytest.approx(suspicion(state, 3, witness=1))


def test_a_suspect_card_that_is_left_over_is_still_counted():
    """The card that seat 3 gave up is a saboteur's if he was one, so nobody else is more suspect than before."""
    hands = {"3": ["broken-lamp", "broken-cart", "NS"], "rest": REST}
    state = table(modules=["dressing-room"], turn=3, board=BEFORE_ROOM, hands=hands)
    for tool in ("lamp", "cart"):
        state.apply(3, {"play": f"broken-{tool}", "on": 4})
        circle(state, 3)
    before = suspicion(state, 1)
    state.apply(3, ENTER)
    assert suspicion(state, 1) == pytest.approx(before, abs=0.05)


def test_a_suspect_card_that_was_given_up_makes_all_the_others_less_suspect():
    """Swap hats puts it out of the round."""
    chances = []
    for deed in ({"play": "rockfall", "at": "4,0"}, {"pass": ["NS"]}):
        roles = ["green", "blue", "green", "saboteur", "blue"]
        hands = {"3": ["rockfall", "NS"], "4": ["swap-hats", "NS"], "rest": REST}
        state = table(modules=["saboteur2"], roles=roles, turn=3, board=ROW, hands=hands)
        state.apply(3, deed)
        state.apply(4, {"play": "swap-hats", "on": 3})
        chances.append(suspicion(state, 3))
    assert chances[0] < chances[1]


def test_who_has_changed_is_judged_by_what_he_does_from_then_on():
    state = dressing()
    circle(state, 3)
    state.apply(3, ENTER)
    changed = suspicion(state, 3)
    circle(state, 3)
    state.apply(3, {"pass": ["NS"]})
    assert suspicion(state, 3) > changed


def test_another_changing_leaves_my_suspicion_of_the_rest_in_place():
    state = dressing()
    suspected = suspicion(state, 3)
    state.apply(4, ENTER)
    assert suspicion(state, 3) == pytest.approx(suspected, abs=0.1)
    assert suspicion(state, 3) > suspicion(state, 4)


def test_my_own_change_takes_my_bad_name_along():
    """In the eyes of the others I am a stranger again."""
    roles = MINERS
    state = dressing(roles=roles)
    bad_name = in_the_eyes_of_others(state, 3)
    circle(state, 3)
    state.apply(3, ENTER)
    assert in_the_eyes_of_others(state, 3) < bad_name
