"""At one level bots differ in temper: the same hand in the same place is played otherwise."""

import pytest

from motherlode.bots.adept.hoarding import TO_THE_LAST
from motherlode.bots.adept.temperament import TEMPERAMENTS
from motherlode.bots.talk import VOICES, voice_of
from tests.bots.tables import GAME, HALFWAY, SABOTEUR_FIRST, choice, table

SEEDS = range(12)
NEAR = {**HALFWAY, "5,0": "EW"}


def choices(state, voice):
    """What everybody with a voice does."""
    seeds = [seed for seed in SEEDS if voice_of(seed) == voice]
    assert len(seeds) > 2
    return [choice(state, 0, seed=seed) for seed in seeds]


def saboteurs_with(hand):
    return table(turn=0, board=HALFWAY, roles=SABOTEUR_FIRST, hands={"0": hand})


def miners_after(deed, hand):
    """Seat 4 has done something a little suspect."""
    state = table(turn=4, board=NEAR, hands={"4": ["NS", "broken-cart"], "0": hand})
    state.apply(4, deed)
    return state


PASSES, BREAKS = {"pass": ["NS"]}, {"play": "broken-cart", "on": 2}


@pytest.mark.parametrize(("voice", "blocks"), [("terse", False), ("chatty", True), ("hot-headed", True)])
def test_halfway_to_the_gold_who_dozes_keeps_a_dead_end_and_others_block_the_way(voice, blocks):
    chosen = choices(saboteurs_with(["EW", "E", "NE"]), voice)
    assert all((action == {"lay": "W", "at": "5,0"}) is blocks for action in chosen)


@pytest.mark.parametrize(
    ("voice", "turns", "strikes"),
    [
        *(("hot-headed", 2, False), ("hot-headed", 3, True)),
        *(("chatty", 3, False), ("chatty", 4, True)),
        *(("terse", 4, False), ("terse", 5, True)),
    ],
)
def test_where_saboteurs_are_many_they_hide_for_some_turns_and_then_strike_openly(voice, turns, strikes):
    hands = {"0": ["EW", "broken-lamp", "NS", "NS", "NS", "NS"]}
    state = table(turn=0, board=HALFWAY, roles=SABOTEUR_FIRST, hands=hands, deck=37 - 5 * turns)
    assert all((action.get("play") == "broken-lamp") is strikes for action in choices(state, voice))


@pytest.mark.parametrize(("players", "dozes"), [(8, False), (10, True)])
def test_at_a_large_table_most_doze(players, dozes):
    style = TEMPERAMENTS["chatty"].where_miners_hurry(players, turns=3)
    assert (style.hoards is TO_THE_LAST) is dozes


@pytest.mark.parametrize(
    ("voice", "deed", "hinders"),
    [
        ("terse", PASSES, False),
        ("hot-headed", PASSES, True),
        ("terse", BREAKS, False),
        ("hot-headed", BREAKS, True),
    ],
)
def test_a_bold_miner_hinders_sooner_and_a_cautious_one_later(voice, deed, hinders):
    chosen = choices(miners_after(deed, ["broken-lamp", "broken-lamp"]), voice)
    assert all((action == {"play": "broken-lamp", "on": 4}) is hinders for action in chosen)


def waiting_before_the_gold(cards):
    """Three players, the gold so many cards away and known to all: miners wait for one another."""
    given = {
        "turn": 0,
        "roles": ["saboteur", "miner", "miner"],
        "board": {f"{x},0": "EW" for x in range(1, 8 - cards)},
        "goals": {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"},
        "looked": {"0": ["8,0"], "1": ["8,0"], "2": ["8,0"]},
        "hands": {"0": ["broken-lamp", "broken-cart", "NES", "map", "rockfall", "fix-cart"]},
    }
    return GAME.position(GAME.setup(3), given)


@pytest.mark.parametrize(
    ("voice", "cards", "strikes"),
    [("terse", 2, False), ("chatty", 2, True), ("hot-headed", 2, True), ("terse", 1, True)],
)
def test_who_sleeps_strikes_only_when_the_next_card_can_reach_the_gold(voice, cards, strikes):
    """Whose tool is broken is waited for no more, so that the other one digs."""
    hurts = {"broken-lamp", "broken-cart", "rockfall"}
    for chosen in choices(waiting_before_the_gold(cards), voice):
        assert (chosen.get("play") in hurts) is strikes
        assert not hurts & {*chosen.get("pass", ())}


def test_every_voice_has_a_temper():
    assert set(TEMPERAMENTS) == set(VOICES)
