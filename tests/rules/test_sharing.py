"""Sharing the gold: BASE-123 to BASE-145."""

from functools import cache

import pytest

import motherlode
from tests.clauses import rule
from tests.rules.tables import (
    GOLD_IN_THE_MIDDLE,
    PLAYER_COUNTS,
    ROW_A,
    everything,
    last_card,
    pass_last_card,
    reach_gold,
    reaching_gold,
    saboteur,
    table,
)

SPLITS = {
    3: [(1, 2), (0, 3)],
    4: [(1, 3), (0, 4)],
    5: [(2, 3), (1, 4)],
    6: [(2, 4), (1, 5)],
    7: [(3, 4), (2, 5)],
    8: [(3, 5), (2, 6)],
    9: [(3, 6), (2, 7)],
    10: [(4, 6), (3, 7)],
}
PAY = {1: 4, 2: 3, 3: 3, 4: 2}
EVERY_SPLIT = [(players, *split) for players, splits in SPLITS.items() for split in splits]


def roles_of(saboteurs, miners):
    return ["saboteur"] * saboteurs + ["miner"] * miners


def cards(state):
    return everything(state)["gold"]["cards"]


@rule("BASE-15", "BASE-123", "BASE-125", "BASE-127", "BASE-131", "BASE-133")
@pytest.mark.parametrize(("players", "saboteurs", "miners"), EVERY_SPLIT)
def test_each_miner_gets_one_card_and_no_saboteur_any(players, saboteurs, miners):
    roles = roles_of(saboteurs, miners)
    state = reaching_gold(players, turn=players - 1, roles=roles)
    reach_gold(state)
    asked = 0
    while everything(state)["phase"] == "sharing":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
        asked += 1
    assert asked == miners - 1
    assert [len(owned) for owned in cards(state)] == [int(role == "miner") for role in roles]
    assert everything(state)["gold"]["deck"] == 28 - miners


@rule("BASE-07")
def test_gold_cards_that_somebody_has_are_not_in_the_deck_as_well():
    state = table(gold_cards={0: [3, 3], 2: [1]})
    assert everything(state)["gold"]["deck"] == 28 - 3
    assert sorted([*state.gold_deck, 3, 3, 1]) == sorted(state.rules.gold_cards)


@rule("BASE-128", "BASE-129")
def test_the_cards_go_round_to_the_right_and_each_takes_one():
    roles = ["miner", "saboteur", "miner", "miner", "saboteur", "miner"]
    state = reaching_gold(6, turn=3, roles=roles, gold_deck=[3, 2, 1, 2])
    reach_gold(state)
    seen = []
    while everything(state)["phase"] == "sharing":
        seat = state.actors[0]
        seen.append((seat, sorted(state.decision(seat).options["gold"])))
        state.apply(seat, {"choose": {"gold": max(state.decision(seat).options["gold"])}})
    assert seen == [(3, [1, 2, 2, 3]), (2, [1, 2, 2]), (0, [1, 2])]
    assert cards(state) == [[2], [], [2], [3], [], [1]]


@rule("BASE-126", "BASE-130")
@pytest.mark.parametrize(("completer", "chooser"), [(1, 0), (4, 3)])
def test_after_a_saboteur_the_first_miner_to_his_right_begins(completer, chooser):
    roles = ["miner", "saboteur", "miner", "miner", "saboteur", "miner"]
    state = reaching_gold(6, turn=completer, roles=roles)
    reach_gold(state)
    assert everything(state)["last_round"]["won"] == ["miners"]
    assert state.actors == (chooser,)


@rule("BASE-132", "BASE-162")
def test_only_the_chooser_sees_the_cards_handed_to_him_and_what_he_took():
    state = reaching_gold(4, roles=["miner", "saboteur", "miner", "miner"], gold_deck=[3, 2, 1])
    reach_gold(state)
    [drafted, *_] = state.apply(0, {"choose": {"gold": 2}})
    assert drafted.kind == "drafted"
    assert drafted.seen_by(0)["gold"] == 2
    assert sorted(drafted.seen_by(0)["offered"]) == [1, 2, 3]
    for other in (motherlode.SPECTATOR, 1, 2, 3):
        assert not {"gold", "offered"} & set(drafted.seen_by(other))
        assert state.view(other)["gold"]["cards"][0] is None or state.view(other)["gold"]["cards"][0] == [None]


@rule("BASE-132", "BASE-133", "BASE-162")
def test_the_cards_that_go_round_are_seen_only_by_who_chooses_now():
    state = reaching_gold(4, roles=["miner", "saboteur", "miner", "miner"], gold_deck=[3, 2, 1])
    reach_gold(state)
    for chooser, seen in ((0, [3, 2, 1]), (3, [3, 1])):
        assert state.actors == (chooser,)
        drafts = {audience: state.view(audience)["gold"]["draft"] for audience in (motherlode.SPECTATOR, 0, 1, 2, 3)}
        assert drafts.pop(chooser) == seen
        assert [*drafts.values()] == [[None] * len(seen)] * 4
        state.apply(chooser, {"choose": {"gold": sorted(seen)[-2]}})


@rule("BASE-132", "BASE-145")
def test_what_was_drafted_and_handed_on_is_known_to_who_saw_it_and_to_nobody_else():
    state = reaching_gold(4, roles=["miner", "saboteur", "miner", "miner"], gold_deck=[3, 2, 1])
    reach_gold(state)
    state.apply(0, {"choose": {"gold": 2}})
    others = (motherlode.SPECTATOR, 1, 2, 3)
    (handed_on,) = state.view(0)["gold"]["memory"]
    assert handed_on["values"] == [1, 3]
    assert [state.view(audience)["gold"]["memory"] for audience in others] == [[]] * 4
    state.apply(3, {"choose": {"gold": 3}})
    assert everything(state)["last_round"]["gained"] == [2, 0, 1, 3]
    for audience in (*others, 0):
        known = [2, 0, 1, 3]
        seen = [known[seat] if seat in (audience, 1) else None for seat in range(4)]
        assert state.view(audience)["last_round"]["gained"] == seen


@rule("BASE-124")
def test_a_tunnel_of_any_length_is_as_good_as_another():
    long_way = {"0,1": "NS", "0,2": "ES"} | {f"{x},2": "EW" for x in range(1, 7)} | {"7,2": "SW", "7,1": "NS"}
    roles = ["miner", "saboteur", "miner"]
    for board, card in ((ROW_A, "EW"), (long_way, "NE")):
        state = table(turn=0, board=board, goals=GOLD_IN_THE_MIDDLE, roles=roles, hands={0: [card]})
        state.apply(0, {"lay": card, "at": "7,0"})
        assert everything(state)["last_round"]["won"] == ["miners"]
        assert len(state.decision(0).options["gold"]) == 2


@rule("BASE-135")
@pytest.mark.parametrize(("gold_deck", "gained"), [([3], [3, 0, 0, 0]), ([], [0, 0, 0, 0])])
def test_a_gold_deck_that_is_too_small_leaves_the_last_without(gold_deck, gained):
    state = reaching_gold(4, roles=["miner", "saboteur", "miner", "miner"], gold_deck=gold_deck)
    reach_gold(state)
    assert everything(state)["last_round"]["gained"] == gained


@rule("BASE-136", "BASE-137", "BASE-138", "BASE-139", "BASE-144")
@pytest.mark.parametrize(("players", "saboteurs", "miners"), EVERY_SPLIT)
def test_the_saboteurs_in_play_are_paid_by_their_number(players, saboteurs, miners):
    roles = roles_of(saboteurs, miners)
    state = last_card(players, roles=roles)
    pass_last_card(state)
    gained = [PAY[saboteurs] if role == "saboteur" else 0 for role in roles]
    assert everything(state)["last_round"]["gained"] == gained


@rule("BASE-140", "BASE-141")
@pytest.mark.parametrize(
    ("gold_deck", "paid"),
    [
        ([1, 2, 3, 2, 1], [3, 1]),
        ([1, 1, 2, 2, 1], [2, 2]),
        ([3, 2, 2], [2, 2]),
        ([1, 2, 1, 1], [2, 1, 1]),
        ([1, 1, 1, 1, 1], [1, 1, 1, 1]),
    ],
)
def test_4_nuggets_are_paid_with_the_fewest_cards_and_of_those_with_the_highest(gold_deck, paid):
    state = last_card(roles=["miner", "saboteur", "miner"], gold_deck=gold_deck)
    pass_last_card(state)
    assert sorted(cards(state)[1], reverse=True) == paid
    assert everything(state)["gold"]["deck"] == len(gold_deck) - len(paid)


@rule("BASE-141")
@pytest.mark.parametrize(("last_played", "owner"), [(4, 7), (7, 1), (8, 1), (1, 3), (2, 3)])
def test_saboteurs_are_paid_clockwise_from_the_left_of_the_last_card_played(last_played, owner):
    roles = ["miner"] * 9
    for seat in (1, 3, 7):
        roles[seat] = "saboteur"
    state = last_card(9, roles=roles, last_played=last_played, gold_deck=[1, 2, 1, 2, 3, 1, 2])
    pass_last_card(state)
    assert {seat: sorted(cards(state)[seat]) for seat in (1, 3, 7)} == {
        seat: [3] if seat == owner else [1, 2] for seat in (1, 3, 7)
    }


@rule("BASE-141", "BASE-145")
def test_who_has_all_threes_deals_none_to_a_saboteur_who_was_paid_in_two_cards():
    """Four nuggets in two cards are two and two then, whatever a deal from the view tries."""
    given = {"gold_cards": {1: [3, 3, 3, 3]}, "gold_deck": [2, 2, 1, 1, 2, 1]}
    state = last_card(3, roles=["saboteur", "miner", "miner"], **given)
    pass_last_card(state)
    assert cards(state)[0] == [2, 2]
    for seed in range(12):
        dealt = saboteur().resample(state.view(1), motherlode.Rng(seed))
        assert cards(dealt)[0] == [2, 2]


@rule("BASE-143", "BASE-151")
def test_owned_cards_are_never_changed():
    state = last_card(roles=["miner", "saboteur", "miner"], gold_cards={0: [1], 1: [1, 1], 2: [3]}, gold_deck=[2, 2, 1])
    pass_last_card(state)
    assert cards(state)[0] == [1]
    assert sorted(cards(state)[1]) == [1, 1, 2, 2]
    assert cards(state)[2] == [3]


@rule("BASE-145")
def test_gold_is_secret_until_the_game_is_over():
    state = last_card(round=2, roles=["miner", "saboteur", "miner"], gold_cards={0: [3, 1], 2: [2]})
    pass_last_card(state)
    assert state.view(0)["gold"]["cards"][0] == [3, 1]
    for other in (motherlode.SPECTATOR, 1, 2):
        known = state.view(other)["gold"]["cards"][0]
        assert known is None or known == [None, None]


def exact_payment(deck, value):
    """BASE-141 by its words: the fewest cards, of those the one with the highest card."""
    ones, twos, threes = deck
    ways = [
        (a + b + c, -max((3 if c else 0), (2 if b else 0), (1 if a else 0)), (a, b, c))
        for a in range(min(ones, value) + 1)
        for b in range(min(twos, value // 2) + 1)
        for c in range(min(threes, value // 3) + 1)
        if a + 2 * b + 3 * c == value
    ]
    return min(ways)[2] if ways else None


def drafts(deck, count):
    ones, twos, threes = deck
    for c in range(min(threes, count) + 1):
        for b in range(min(twos, count - c) + 1):
            if count - b - c <= ones:
                yield ones - (count - b - c), twos - b, threes - c


@cache
def decks_after_a_round(deck, players):
    after = set()
    for saboteurs, miners in SPLITS[players]:
        after.update(drafts(deck, miners))
        paid = deck
        for _ in range(saboteurs):
            payment = exact_payment(paid, PAY[saboteurs])
            assert payment is not None, (deck, players, saboteurs)
            paid = tuple(left - used for left, used in zip(paid, payment, strict=True))
        after.add(paid)
    return after


@rule("BASE-142")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_gold_suffices_for_every_course_of_three_rounds(players):
    decks = {(16, 8, 4)}
    for _ in range(3):
        assert all(sum(deck) >= SPLITS[players][1][1] for deck in decks)
        decks = {after for deck in decks for after in decks_after_a_round(deck, players)}
    assert min(map(sum, decks)) >= 5


@rule("BASE-140", "BASE-141", "BASE-142")
@pytest.mark.parametrize(("players", "saboteurs", "miners"), [(3, 1, 2), (6, 2, 4), (9, 3, 6), (10, 4, 6)])
def test_the_engine_pays_exactly_out_of_every_gold_deck_that_can_remain(players, saboteurs, miners):
    decks = {(16, 8, 4)}
    for _ in range(2):
        decks |= {after for deck in decks for after in decks_after_a_round(deck, players)}
    roles = roles_of(saboteurs, miners)
    for deck in sorted(decks):
        values = [1] * deck[0] + [2] * deck[1] + [3] * deck[2]
        state = last_card(players, roles=roles, gold_deck=values)
        pass_last_card(state)
        assert everything(state)["last_round"]["gained"][:saboteurs] == [PAY[saboteurs]] * saboteurs
