"""What an adept has concluded goes along with goals and dwarf cards that change places.

All of it is said in comparisons, never in figures: another belief that is worth the name passes as well.
"""

import pytest

from tests.bots.tables import (
    DOWN,
    GOLD_AT,
    HALFWAY,
    MIDDLE,
    MINERS,
    NORTH,
    REST,
    ROW,
    SOUTH,
    UP,
    circle,
    gold_chance,
    in_the_eyes_of_others,
    said,
    suspicion,
    table,
)

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


def suspects_who_lays_after_a_look_and_a_swap(gold, lay):
    """Seat 1 has looked at the goal in the north, which was then exchanged with the one in the south."""
    state = swapping(turn=1, looked={"0": [NORTH]}, goals=GOLD_AT[gold], board=HALFWAY)
    state.apply(1, {"play": "map", "goal": NORTH})
    circle(state, 4)
    state.apply(4, SWAP)
    circle(state, 1)
    before = suspicion(state, 1)
    state.apply(1, lay)
    return suspicion(state, 1) > before


@pytest.mark.parametrize(("lay", "is_suspect"), [(UP, True), (DOWN, False)])
def test_a_look_goes_with_its_goal(lay, is_suspect):
    """The gold that seat 1 saw lies in the south now: that is where an honest dwarf digs."""
    assert suspects_who_lays_after_a_look_and_a_swap(NORTH, lay) is is_suspect


@pytest.mark.parametrize(("lay", "is_suspect"), [(UP, False), (DOWN, True)])
def test_a_look_at_a_stone_goes_with_it(lay, is_suspect):
    """The stone that seat 1 and I saw lies in the south now: an honest dwarf digs elsewhere."""
    assert suspects_who_lays_after_a_look_and_a_swap(MIDDLE, lay) is is_suspect


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


def suspicions_in_room(seat):
    """How suspect a seat is before and after seat 3 changes its dwarf card, if it had behaved and if it had not."""
    told = []
    for deed, fronts in (({"play": "map", "goal": MIDDLE}, ["broken-lamp"]), ({"play": "broken-lamp", "on": 4}, [])):
        hands = {"3": ["broken-lamp", "map", "NS", "NS"], "rest": REST}
        state = table(modules=["dressing-room"], turn=3, board=BEFORE_ROOM, hands=hands, fronts={"4": fronts})
        state.apply(3, deed)
        circle(state, 3)
        before = suspicion(state, seat)
        state.apply(3, ENTER)
        told.append((before, suspicion(state, seat)))
    return told


def test_in_the_dressing_room_suspicion_goes_with_the_dwarf_card():
    """Whatever seat 3 had done, it is no more suspect for it once it has changed."""
    behaved, misbehaved = suspicions_in_room(3)
    assert misbehaved[0] > behaved[0]
    assert misbehaved[1] <= behaved[1]


def test_a_suspect_card_that_is_left_over_is_still_counted():
    """The card that seat 3 gave up is a saboteur's if he was one, so the others are as little suspect as before."""
    behaved, misbehaved = suspicions_in_room(1)
    assert misbehaved[0] < behaved[0]
    assert misbehaved[1] < behaved[1]
    assert misbehaved[1] == pytest.approx(misbehaved[0], abs=0.05)


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


@pytest.mark.parametrize(("lay", "is_suspect"), [(UP, False), (DOWN, True)])
def test_what_was_dug_between_two_swaps_is_judged_by_where_the_goals_lay_then(lay, is_suspect):
    """The gold came to the north, was seen there by seat 1, and lies in the south again."""
    hands = {"1": ["map", "NW", "SW", *["NS"] * 3], "4": ["goal-swap", "goal-swap", "NS"], "rest": ["NS"] * 30}
    given = {"looked": {"0": [SOUTH]}, "goals": GOLD_AT[SOUTH], "board": HALFWAY}
    state = table(modules=["goal-swap"], turn=4, hands=hands, **given)
    state.apply(4, SWAP)
    circle(state, 1)
    state.apply(1, {"play": "map", "goal": NORTH})
    circle(state, 1)
    before = suspicion(state, 1)
    state.apply(1, lay)
    assert (suspicion(state, 1) > before) is is_suspect
    circle(state, 4)
    passed = suspicion(state, 1)
    state.apply(4, SWAP)
    assert suspicion(state, 1) == pytest.approx(passed)
