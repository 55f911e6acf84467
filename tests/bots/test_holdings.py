"""What others hold: cards are kept and thrown as roles keep and throw them; what was not done there is no card for."""

from collections import Counter
from types import MappingProxyType
from zlib import crc32

import pytest

from motherlode.arena.holdings import added, watch, weights
from motherlode.bots.adept.hoarding import Hoarding
from motherlode.bots.adept.reading import read
from motherlode.bots.foresight.cards import cards_of
from motherlode.bots.foresight.holdings import CLASSES, LOT, THROWN, WEIGHTS, class_of, stage_of
from motherlode.bots.foresight.omissions import LEFT, LEFT_OF_SABOTEURS, last_deeds, left
from motherlode.bots.foresight.sketches import Sketches
from motherlode.bots.foresight.slate import HAND
from motherlode.core.audience import ALL
from motherlode.core.rng import Rng
from motherlode.games.tunnels.cells import read_cell
from tests.bots.tables import GAME, ROW, table

GOLD = read_cell("8,0")
DEALS, MANY = 60, 300
DEAD_END, ROCKFALL = CLASSES.index("dead end"), CLASSES.index("collapses")
MINERS = ["miner"] * 4 + ["saboteur"]


class Watched(Sketches):
    """Keeps what was dealt."""

    @property
    def slate(self):
        return self._written


def dealt(state, me=0, last=MappingProxyType({}), deals=DEALS):
    """Many slates written from the view of a seat, all with the roles and the gold as they are."""
    sampler, rng = GAME.sampler(state.view(me)), Rng(3)
    goals = [cell for cell, goal in state.view(ALL)["goals"].items() if goal["face"].startswith("gold")]
    for _ in range(deals):
        sketches = Watched(state.rules, me, [0.3] * 5, [0.5] * 5, last, Hoarding())
        deal = sampler.deal(rng, list(state.roles), dict.fromkeys(goals, "gold"))
        sketches.after(deal, me, {"pass": [state.view(me)["hand"][0]]}, GOLD, rng.next())
        yield deal, sketches.slate


def hand_of(slate, seat):
    return list(slate.hands[seat * HAND : seat * HAND + slate.sizes[seat]])


def held(state, seat, **asked):
    """The cards that a seat holds in all these deals, by kind."""
    return Counter(kind for _, slate in dealt(state, **asked) for kind in hand_of(slate, seat))


def by_class(state, kinds):
    counted = Counter()
    for kind, count in kinds.items():
        counted[class_of(cards_of(state.rules), kind)] += count
    return counted


def late(**given):
    """A table at which most cards have been thrown away unseen."""
    state = table(turn=0, roles=MINERS, **given)
    while stage_of((len(state.deck) + sum(map(len, state.hands))) / len(state.rules.deck)) < 2:
        seat = state.actors[0]
        state.apply(seat, {"pass": [state.view(seat)["hand"][0]]})
    return state


# ---- what is dealt


def test_my_own_cards_and_the_number_of_the_others_stay():
    state = late()
    for _, slate in dealt(state, deals=5):
        assert sorted(hand_of(slate, 0)) == sorted(state.hands[0])
        assert list(slate.sizes[:5]) == list(map(len, state.hands))
        assert slate.deck_left == len(state.deck)


def test_no_card_is_dealt_twice():
    state = late()
    for deal, slate in dealt(state, deals=5):
        unseen = Counter(deal.deck) + Counter(kind for hand in deal.hands for kind in hand)
        unseen += Counter(kind for kind, known in zip(deal.pile, deal.pile_known, strict=True) if known > 0)
        lying = Counter(slate.deck[: slate.deck_left])
        lying += Counter(kind for seat in range(5) for kind in hand_of(slate, seat))
        assert not lying - unseen


def test_late_miners_hold_fewer_dead_ends_and_a_saboteur_fewer_rockfalls():
    state = late()
    miner, saboteur = by_class(state, held(state, 1)), by_class(state, held(state, 4))
    assert miner[DEAD_END] < 0.7 * saboteur[DEAD_END]
    assert miner[ROCKFALL] > 1.5 * saboteur[ROCKFALL]


def test_who_does_not_mend_his_tool_is_less_likely_to_have_what_mends_it():
    fronts = {"1": ["broken-lamp"]}
    state = table(turn=0, roles=MINERS, fronts=fronts)
    mending = state.rules.kinds["fix-lamp"]
    mends = Counter({seat: held(state, seat, deals=MANY)[mending] for seat in (1, 2)})
    assert mends[1] < 0.8 * mends[2]


# ---- what was not done


def after_passing(seat, **given):
    """A table at which a seat has just thrown a card away, and what was done last."""
    state = table(turn=seat, roles=MINERS, hands={str(seat): ["NS", "NS", "NS", "NS", "NS", "map"]}, **given)
    state.apply(seat, {"pass": ["NS"]})
    return state, last_deeds(read(state.view(0), []))


def share_held(state, last, seat, word):
    """How often a seat holds such a card beside how often it would if nothing were known of its last turn."""
    kind = state.rules.kinds[word]
    return held(state, seat, last=last, deals=MANY)[kind] / held(state, seat, deals=MANY)[kind]


def test_who_has_not_reached_the_gold_hardly_has_a_card_that_does():
    state, last = after_passing(1, board=ROW, looked={"1": ["8,0"]})
    assert share_held(state, last, 1, "EW") < 0.6
    assert share_held(state, last, 1, "NS") > 0.9


def test_a_saboteur_who_has_not_may_have_it_and_less_likely_what_hurts():
    state, last = after_passing(4, board=ROW, looked={"1": ["8,0"]})
    assert share_held(state, last, 4, "EW") > 0.8
    assert 0.6 < share_held(state, last, 4, "rockfall") < 0.95, "he may be waiting"


def test_who_could_not_lay_may_have_any_tunnel():
    state, last = after_passing(1, board=ROW, looked={"1": ["8,0"]}, fronts={"1": ["broken-lamp"]})
    assert share_held(state, last, 1, "EW") > 0.8


def test_the_card_that_was_drawn_since_may_be_any():
    state, last = after_passing(1, board=ROW, looked={"1": ["8,0"]})
    hands = [hand_of(slate, 1) for _, slate in dealt(state, last=last, deals=MANY)]
    reaching = {state.rules.kinds[word] for word in ("EW", "NESW", "ESW")}
    drawn = sum(hand[-1] in reaching for hand in hands)
    kept = sum(kind in reaching for hand in hands for kind in hand[:-1])
    assert drawn > kept / 2


@pytest.mark.parametrize(
    ("more", "miners", "saboteurs"),
    [(-40, 16, 16), (14, 16, 16), (15, 16, 12), (35, 14, 12), (80, 9, 12), (250, 2, 12)],
)
def test_the_more_it_would_have_been_worth_the_less_likely_the_card_is_there(more, miners, saboteurs):
    assert (left(more, LEFT), left(more, LEFT_OF_SABOTEURS)) == (miners, saboteurs)


# ---- how it was counted


def test_as_often_as_by_lot_is_counted_as_such():
    by_lot = {(group, 0, 0): 99.0 for group in (0, "deck")}
    assert weights(by_lot, by_lot)[0][0][0] == LOT


def test_more_in_hand_than_by_lot_weighs_more():
    found, by_lot = {(0, 1, 2): 29.0, (THROWN, 1, 2): 4.0, ("deck", 1, 2): 19.0}, dict.fromkeys([(0, 1, 2)], 9.0)
    by_lot |= {(THROWN, 1, 2): 9.0, ("deck", 1, 2): 9.0}
    counted = weights(found, by_lot)
    assert counted[0][1][2] == 3 * LOT
    assert counted[THROWN][1][2] == LOT // 4, "half as often as by lot, and the deck twice as often"


def test_all_cards_of_a_round_are_counted():
    found, by_lot = watch(3, 5)
    assert sum(found.values()) == pytest.approx(sum(by_lot.values()))
    assert added([found, found])[next(iter(found))] == 2 * found[next(iter(found))]


def test_there_is_a_weight_for_every_class_at_every_stage():
    assert {(len(of_group), len(row)) for of_group in WEIGHTS for row in of_group} == {(4, len(CLASSES))}


def test_the_weights_are_those_that_were_measured():
    """By `motherlode.arena.holdings`; whoever measures them anew writes their print anew."""
    assert crc32(repr(WEIGHTS).encode()) == 0x6358D049
