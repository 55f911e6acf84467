"""Players, components and set-up: CORP-03 to CORP-38."""

from collections import Counter

import pytest

import motherlode
from tests.clauses import rule
from tests.rules.corporation.tables import COLOURS, corporation, everything, new_game, play_out, table


@rule("CORP-03")
@pytest.mark.parametrize("players", [0, 1, 7, True, "4"])
def test_the_game_is_for_two_to_six_players(players):
    with pytest.raises(motherlode.SetupError) as refused:
        corporation().setup(players=players)
    assert (refused.value.code, refused.value.clauses) == ("player-count", ("CORP-03",))
    assert [new_game(players).setup.players for players in range(2, 7)] == [2, 3, 4, 5, 6]


@rule("CORP-08")
@pytest.mark.parametrize("limit", [0, 19, 18 * 18 + 1, "many", True])
def test_a_treasury_is_refused_that_is_too_small_or_for_which_the_mountain_has_no_room(limit):
    with pytest.raises(motherlode.SetupError) as refused:
        corporation().setup(players=3, options={"gemsPerColour": limit})
    assert (refused.value.code, refused.value.clauses) == ("bad-option", ("CORP-08",))


@rule("CORP-08")
@pytest.mark.parametrize("limit", [20, 18 * 18])
def test_the_smallest_treasury_and_a_crystal_for_every_cell_are_possible(limit):
    assert corporation().setup(players=3, options={"gemsPerColour": limit}).options["gemsPerColour"] == limit


def test_what_is_unknown_is_refused():
    for wrong, code in (
        ({"modules": ["veto"]}, "unknown-module"),
        ({"edition": "classic"}, "unknown-edition"),
        ({"options": {"roundEnd": "x"}}, "unknown-option"),
    ):
        with pytest.raises(motherlode.SetupError) as refused:
            corporation().setup(players=3, **wrong)
        assert refused.value.code == code


@rule("CORP-34", "CORP-35", "CORP-36")
def test_a_new_table_has_flags_and_teams_and_nothing_else():
    view = everything(new_game(5))
    assert sorted(view["gems"].values()) == sorted(COLOURS)
    assert view["dwarfs"] == [4] * 5
    assert view["coins"] == [0] * 5
    assert view["investments"] == [{}] * 5
    assert view["cards"] == [[]] * 5
    assert view["treasury"] is None


@rule("CORP-08", "CORP-36")
def test_a_counted_treasury_holds_what_is_not_on_the_table():
    view = everything(table(options={"gemsPerColour": 50}, gems={"6,8": "red"}, investments={0: {"red": 2}}))
    assert view["treasury"] == {colour: 46 if colour == "red" else 49 for colour in COLOURS}


@rule("CORP-07")
def test_investments_and_tunnels_come_from_one_treasury():
    state = table(options={"gemsPerColour": 50}, gems={"6,8": "red", "5,8": "red"})
    state.apply(0, {"dig": "5,9", "colour": "red"})
    state.apply(0, {"choose": {"take": "red"}})
    assert everything(state)["treasury"]["red"] == 50 - 4 - 1


@rule("CORP-08")
@pytest.mark.parametrize("seed", range(4))
def test_a_small_treasury_never_runs_below_nothing_and_the_game_ends(seed):
    state = new_game(2 + seed, seed=seed, gemsPerColour=20)
    play_out(state, seed)
    assert state.outcome is not None
    assert min(everything(state)["treasury"].values()) >= 0


@rule("CORP-16")
def test_coins_and_dwarfs_are_plain_numbers_without_end():
    state = table(dwarfs=[5000, 4], gems={"6,8": "red", "5,8": "red"}, investments={0: {"red": 900}})
    state.apply(0, {"dig": "4,8", "colour": "red"})
    assert everything(state)["coins"] == [10000, 0]


@rule("CORP-17", "CORP-37")
def test_the_deck_has_thirteen_cards_in_an_order_of_their_own():
    decks = [new_game(seed=seed).table()["deck"] for seed in range(12)]
    twice = ("secret-tunnel", "overtime", "cthulhu", "finders-keepers", "cave-in")
    expected = Counter({**dict.fromkeys(twice, 2), "union": 1, "interns": 1, "stock-market": 1})
    assert all(Counter(deck) == expected for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 12


@rule("CORP-38")
def test_the_seed_draws_the_first_player_unless_the_table_names_one():
    assert {new_game(4, seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert new_game(4, firstPlayer=2).turn == 2


@rule("CORP-38")
def test_turns_pass_clockwise():
    state = table(3, turn=2)
    for cell in ("7,9", "8,9", "9,9"):
        state.apply(2, {"dig": cell, "colour": "red"})
    assert state.actors == (0,)


@rule("CORP-53")
@pytest.mark.parametrize("seed", range(3))
def test_crystals_on_the_board_stay_where_they_are(seed):
    state = new_game(3, seed=seed)
    rng, before = motherlode.Rng(seed), everything(state)["gems"]
    while state.actors:
        actions = state.legal(state.actors[0])
        state.apply(state.actors[0], actions[rng.below(len(actions))], quiet=True)
        after = everything(state)["gems"]
        assert before.items() <= after.items()
        before = after


def test_the_reference_board_can_be_played_from_the_start():
    assert everything(new_game(board="reference"))["tiles"] == [f"T{number}@0" for number in range(1, 9)]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"moon": 1}, "unknown-given"),
        ({"board": ["T9@0"]}, "bad-tile"),
        ({"board": ["T1@0"]}, "bad-tile"),
        ({"symbols": {"1,1": "moon"}}, "bad-symbol"),
        ({"gems": {"0,1": "red"}}, "bad-square"),
        ({"gems": {"1,1": "pink"}}, "bad-colour"),
        ({"gems": {"7,8": "red"}}, "covered-twice"),
        ({"cards": {0: ["spade"]}}, "bad-card"),
        ({"cards": {0: ["overtime 4"]}}, "bad-card"),
        ({"cards": {0: ["union red"]}}, "bad-card"),
        ({"coins": [1]}, "one-each"),
        ({"turn": 2}, "bad-seat"),
        ({"dwarfs": "many"}, "bad-given"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(given, code):
    with pytest.raises(motherlode.PositionError) as refused:
        table(**given)
    assert refused.value.code == code


def test_a_position_with_more_crystals_than_the_treasury_had_is_refused():
    with pytest.raises(motherlode.PositionError) as refused:
        table(options={"gemsPerColour": 20}, investments={0: {"red": 20}})
    assert refused.value.code == "too-many-crystals"
