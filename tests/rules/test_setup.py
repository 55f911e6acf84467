"""Components and set-up: BASE-01 to BASE-27."""

from collections import Counter

import pytest

import motherlode
from motherlode.games.saboteur.game import SaboteurGame
from tests.clauses import rule
from tests.rules.tables import (
    PLAYER_COUNTS,
    everything,
    new_game,
    pass_first_card,
    play_round_of_passes,
    saboteur,
    table,
)

POOL = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7)}
HAND = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
DECK = {3: 49, 4: 43, 5: 37, 6: 37, 7: 32, 8: 35, 9: 31, 10: 27}
TUNNELS = Counter(
    {"NESW": 5, "NES": 5, "ESW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}
    | dict.fromkeys(["N+E+S+W", "N+E+S", "E+S+W", "N+S", "E+W", "N+E", "N+W", "N", "E"], 1)
)
ACTIONS = Counter(
    {f"broken-{tool}": 3 for tool in ("lamp", "cart", "pickaxe")}
    | {f"fix-{tool}": 2 for tool in ("lamp", "cart", "pickaxe")}
    | {"fix-cart-lamp": 1, "fix-cart-pickaxe": 1, "fix-lamp-pickaxe": 1, "rockfall": 3, "map": 6}
)
SEEDS = range(40)


def deck_of_a_round(seed=0):
    """All cards of the deck: three players pass until every card lies in the discard pile."""
    state = new_game(players=3, seed=seed)
    cards = []
    while everything(state)["round"] == 1:
        cards.append(state.view(state.actors[0])["hand"][0])
        pass_first_card(state)
    return Counter(cards)


@rule("BASE-01")
@pytest.mark.parametrize("players", [0, 1, 2, 11, 12, -3])
def test_a_table_of_less_than_3_or_more_than_10_is_refused(players):
    with pytest.raises(motherlode.SetupError) as refusal:
        saboteur().setup(players=players)
    assert "BASE-01" in refusal.value.clauses


@rule("BASE-01")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_3_to_10_can_play(players):
    assert everything(new_game(players))["players"] == players


@rule("BASE-02", "BASE-04", "BASE-06", "BASE-08", "BASE-21")
def test_the_deck_has_the_40_tunnel_cards_and_27_action_cards_and_nothing_else():
    deck = deck_of_a_round()
    assert deck == TUNNELS + ACTIONS
    assert (TUNNELS.total(), ACTIONS.total(), deck.total()) == (40, 27, 67)


@rule("BASE-02", "BASE-07", "BASE-25")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_28_gold_cards_lie_untouched_until_the_round_ends(players):
    state = new_game(players)
    assert everything(state)["gold"]["deck"] == 28
    for _ in range(players):
        pass_first_card(state)
    assert everything(state)["gold"]["deck"] == 28
    assert everything(state)["gold"]["cards"] == [[] for _ in range(players)]


@rule("BASE-25")
def test_the_gold_deck_is_shuffled():
    assert len({tuple(new_game(seed=seed).gold_deck) for seed in SEEDS}) > len(SEEDS) / 2


@rule("BASE-07")
def test_the_gold_cards_are_16_of_1_and_8_of_2_and_4_of_3():
    assert Counter(new_game().gold_deck) == {1: 16, 2: 8, 3: 4}


@rule("BASE-03", "BASE-10", "BASE-11", "BASE-12")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_dwarfs_dealt_and_left_over_are_the_pool(players):
    saboteurs, miners = POOL[players]
    for seed in SEEDS:
        view = everything(new_game(players, seed))
        assert len(view["roles"]) == players
        assert len(view["leftover"]) == 1
        assert Counter(view["roles"] + view["leftover"]) == {"saboteur": saboteurs, "miner": miners}


@rule("BASE-12", "BASE-15")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_one_saboteur_of_the_pool_may_be_the_card_left_over(players):
    in_play = {everything(new_game(players, seed))["roles"].count("saboteur") for seed in range(100)}
    assert in_play == {POOL[players][0], POOL[players][0] - 1}


@rule("BASE-12")
def test_every_seat_may_become_a_saboteur():
    seats = {
        seat for seed in SEEDS for seat, role in enumerate(everything(new_game(3, seed))["roles"]) if role == "saboteur"
    }
    assert seats == {0, 1, 2}


@rule("BASE-05", "BASE-18")
def test_the_goals_are_one_gold_and_two_stones_in_any_order():
    places = Counter()
    for seed in SEEDS:
        goals = everything(new_game(seed=seed))["goals"]
        faces = Counter(goal["face"].split()[0] for goal in goals.values())
        assert faces == {"gold": 1, "stone": 2}
        places.update(cell for cell, goal in goals.items() if goal["face"] == "gold")
    assert set(places) == {"8,2", "8,0", "8,-2"}


@rule("BASE-18", "BASE-163")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_nobody_knows_a_goal_at_the_start(players):
    state = new_game(players)
    for audience in (motherlode.SPECTATOR, *range(players)):
        assert [goal["face"] for goal in state.view(audience)["goals"].values()] == [None, None, None]


@rule("BASE-16", "BASE-17", "BASE-19", "BASE-20")
def test_only_the_start_card_lies_open_and_the_goals_stand_eight_columns_east_of_it():
    view = everything(new_game())
    assert view["start"] == "0,0"
    assert view["board"] == {"0,0": "NESW"}
    assert view["lit"] == {"0,0": "NESW"}
    assert set(view["goals"]) == {"8,2", "8,0", "8,-2"}


@rule("BASE-21")
def test_the_deck_is_shuffled():
    assert len({tuple(everything(new_game(seed=seed))["hands"][0]) for seed in SEEDS}) > len(SEEDS) / 2


@rule("BASE-22", "BASE-23", "BASE-24")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_hands_deck_and_discard_pile_at_the_start(players):
    view = everything(new_game(players))
    assert view["hand_sizes"] == [HAND[players]] * players
    assert view["deck"] == DECK[players]
    assert view["discard"] == []


@rule("BASE-26")
def test_the_first_player_is_drawn_at_random():
    assert {everything(new_game(4, seed))["turn"] for seed in SEEDS} == {0, 1, 2, 3}


@rule("BASE-26")
@pytest.mark.parametrize("seat", range(4))
def test_the_host_may_choose_the_first_player(seat):
    for seed in range(5):
        assert everything(new_game(4, seed, firstPlayer=seat))["turn"] == seat


@rule("BASE-26")
@pytest.mark.parametrize("seat", [4, -1, "me", True])
def test_a_first_player_who_does_not_sit_at_the_table_is_refused(seat):
    with pytest.raises(motherlode.SetupError):
        saboteur().setup(players=4, options={"firstPlayer": seat})


@rule("BASE-27", "BASE-28")
def test_the_circle_of_seats_is_the_same_in_every_round():
    state = new_game(players=4)
    for round_number in (1, 2, 3):
        seats = []
        for _ in range(8):
            seats.append(state.actors[0])
            pass_first_card(state)
        assert [(seat - seats[0]) % 4 for seat in seats] == [0, 1, 2, 3, 0, 1, 2, 3]
        assert everything(state)["round"] == round_number
        play_round_of_passes(state)


def test_the_rules_of_tables_long_gone_are_forgotten_and_resolved_again(monkeypatch):
    monkeypatch.setattr("motherlode.games.tunnels.game.RULEBOOKS_KEPT", 3)
    game = SaboteurGame(motherlode.game("saboteur").modules)
    first = game.setup(3, options={"firstPlayer": 1})
    rules, state = game.rulebook(first), game.start(first, seed=1)
    assert game.rulebook(first) is rules
    for players in (4, 5, 6, 7):
        game.setup(players)
    assert game.rulebook(first) is not rules
    assert game.start(first, seed=1).view(0) == state.view(0)


@rule("BASE-22", "BASE-23", "BASE-26")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_where_the_shuffled_cards_lie_after_the_deal_and_who_begins(players):
    """Hands are dealt one after the other from the first seat on, the next card of the deck is the first one drawn."""
    state = new_game(players, seed=5)
    fell = {move[1]: move[2] for move in state.record()["moves"]}
    view, size = everything(state), len(everything(state)["hands"][0])
    assert view["hands"] == [fell["deck"][seat * size : (seat + 1) * size] for seat in range(players)]
    assert (view["roles"], view["leftover"]) == (fell["dwarfs"][:players], fell["dwarfs"][players:])
    assert [goal["face"] for goal in view["goals"].values()] == fell["goals"]
    assert [*view["goals"]] == ["8,2", "8,0", "8,-2"]
    assert view["turn"] == fell["first"]
    assert state.actors == (fell["first"],)
    pass_first_card(state)
    drew = state.view(fell["first"])["log"][-1]
    assert (drew["event"], drew["cards"]) == ("drew", [fell["deck"][players * size]])


@rule("BASE-26")
def test_a_table_may_say_who_begins():
    for seat in range(5):
        assert new_game(5, firstPlayer=seat).actors == (seat,)


def test_what_a_description_leaves_open_comes_from_seed_0():
    rng = motherlode.Rng(0)
    rng.next()  # the first number is kept for what the game itself draws
    dwarfs = ["saboteur"] * 2 + ["miner"] * 4
    rng.shuffle(dwarfs)
    assert everything(table(5))["roles"] == dwarfs[::-1][:5]
