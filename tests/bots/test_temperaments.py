"""At one level bots differ in temper: the same hand in the same place is played otherwise."""

import pytest

from motherlode.bots.adept.temperament import TEMPERAMENTS
from motherlode.bots.talk import VOICES, voice_of
from tests.bots.tables import HALFWAY, SABOTEUR_FIRST, choice, table

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


@pytest.mark.parametrize(
    ("voice", "place"), [("terse", {"lay": "EW", "at": "5,0"}), ("hot-headed", {"lay": "W", "at": "5,0"})]
)
def test_halfway_to_the_gold_a_cautious_saboteur_digs_and_a_bold_one_blocks_the_way(voice, place):
    assert all(chosen == place for chosen in choices(saboteurs_with(["EW", "E", "NE"]), voice))


@pytest.mark.parametrize(("voice", "breaks"), [("terse", False), ("chatty", False), ("hot-headed", True)])
def test_only_a_bold_saboteur_breaks_a_tool_so_early(voice, breaks):
    chosen = choices(saboteurs_with(["EW", "broken-lamp", "NS"]), voice)
    assert all((action.get("play") == "broken-lamp") is breaks for action in chosen)


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


def test_every_voice_has_a_temper():
    assert set(TEMPERAMENTS) == set(VOICES)
