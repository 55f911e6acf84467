"""What an adept makes of claims about goals: whom it believes, and what contradictions are worth.

All of it is said in comparisons, never in figures: another belief that is worth the name passes as well.
"""

import pytest

from motherlode.bots.adept.claims import contradicted
from motherlode.bots.adept.reading import read
from tests.bots.tables import (
    GOLD_AT,
    MIDDLE,
    NORTH,
    REST,
    ROW,
    SABOTEUR_FIRST,
    SOUTH,
    gold_chance,
    in_the_eyes_of_others,
    said,
    suspicion,
    table,
)

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


@pytest.mark.parametrize(
    ("spoken", "against_me"),
    [
        ([(0, "goal-gold", NORTH), (1, "goal-stone", NORTH)], True),
        ([(1, "goal-gold", NORTH), (0, "goal-stone", NORTH)], True),
        ([(0, "goal-gold", NORTH), (1, "goal-gold", NORTH)], False),
        ([(0, "goal-gold", NORTH), (1, "goal-stone", SOUTH)], False),
        ([(1, "goal-gold", NORTH), (2, "goal-stone", NORTH)], False),
    ],
)
def test_i_am_contradicted_by_who_says_otherwise_of_the_same_goal(spoken, against_me):
    talk = [said(seat, says, goal=goal) for seat, says, goal in spoken]
    assert contradicted(read(table().view(0), talk)) == against_me


def test_what_is_said_of_no_goal_silences_nothing_that_was_said_after_it():
    state = table(looked={"1": [MIDDLE]}, board=ROW)
    claim = said(1, "goal-gold", goal=MIDDLE)
    talk = [said(1, "goal-gold", goal="1,0"), claim]
    assert gold_chance(state, MIDDLE, talk=talk) == gold_chance(state, MIDDLE, talk=[claim])
