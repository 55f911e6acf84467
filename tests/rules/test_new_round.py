"""A new round: BASE-146 to BASE-154."""

from collections import Counter

import pytest

from tests.clauses import rule
from tests.rules.tables import (
    PLAYER_COUNTS,
    everything,
    last_card,
    new_game,
    pass_first_card,
    pass_last_card,
    play_round_of_passes,
    reach_gold,
    reaching_gold,
    saboteur,
    table,
)


def pool(view):
    return Counter(view["roles"] + view["leftover"])


def after_a_round(seed, players=4):
    state = new_game(players, seed)
    play_round_of_passes(state)
    return everything(state)


@rule("BASE-146", "BASE-149", "BASE-150")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_second_round_is_set_up_like_the_first(players):
    first = everything(new_game(players))
    second = after_a_round(0, players)
    assert second["round"] == 2
    for same in ("hand_sizes", "deck", "discard", "board", "lit", "fronts", "phase"):
        assert second[same] == first[same]
    assert all(not goal["open"] and not goal["looked"] for goal in second["goals"].values())
    assert pool(second) == pool(first)


@rule("BASE-149")
def test_all_67_cards_are_in_the_next_round_again():
    hands = {0: ["rockfall"], 1: ["broken-lamp"], 2: ["EW"]}
    board = {"1,0": "EW", "2,0": "NESW"}
    state = table(deck=0, board=board, hands=hands, roles=["miner", "saboteur", "miner"])
    state.apply(0, {"play": "rockfall", "at": "2,0"})
    state.apply(1, {"play": "broken-lamp", "on": 2})
    state.apply(2, {"pass": ["EW"]})
    assert everything(state)["round"] == 2
    cards = []
    while everything(state)["round"] == 2:
        cards.append(state.view(state.actors[0])["hand"][0])
        pass_first_card(state)
    first = new_game(players=3)
    deck = []
    while everything(first)["round"] == 1:
        deck.append(first.view(first.actors[0])["hand"][0])
        pass_first_card(first)
    assert Counter(cards) == Counter(deck)
    assert len(cards) == 67


@rule("BASE-147")
def test_the_dwarfs_are_dealt_anew():
    changes = [everything(new_game(4, seed))["roles"] != after_a_round(seed)["roles"] for seed in range(20)]
    assert any(changes)
    assert not all(changes)


@rule("BASE-148")
def test_the_goals_are_shuffled_anew():
    def place_of_gold(view):
        return next(cell for cell, goal in view["goals"].items() if goal["face"] == "gold")

    places = {(place_of_gold(everything(new_game(4, seed))), place_of_gold(after_a_round(seed))) for seed in range(60)}
    assert len(places) == 9


@rule("BASE-151", "BASE-152")
def test_the_rest_of_the_gold_deck_is_shuffled():
    orders = set()
    for seed in range(10):
        state = new_game(10, seed)
        before = list(state.gold_deck)
        play_round_of_passes(state)
        left = [card for cards in everything(state)["gold"]["cards"] for card in cards] + list(state.gold_deck)
        assert Counter(left) == Counter(before)
        orders.add(tuple(state.gold_deck))
    assert len(orders) == 10


@rule("BASE-152")
def test_the_shuffle_does_not_only_close_the_gap():
    state = last_card(roles=["miner", "saboteur", "miner"], gold_deck=[3, 1] + [1] * 10 + [2] * 10)
    pass_last_card(state)
    left = list(state.gold_deck)
    assert left not in (sorted(left), sorted(left, reverse=True))


@rule("BASE-153")
@pytest.mark.parametrize("completer", range(5))
def test_left_of_the_completer_begins(completer):
    state = reaching_gold(5, turn=completer, roles=["miner", "saboteur", "miner", "saboteur", "miner"])
    reach_gold(state)
    while everything(state)["phase"] == "sharing":
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    assert everything(state)["turn"] == (completer + 1) % 5
    assert everything(state)["last_round"]["first"] == (completer + 1) % 5


@rule("BASE-153")
def test_the_option_last_turn_counts_a_discard_too():
    given = {"roles": ["miner", "saboteur", "miner"], "last_played": 1}
    for option, first in (("last-card-played", 2), ("last-turn", 1)):
        state = last_card(options={"nextStarter": option}, **given)
        pass_last_card(state)
        assert everything(state)["turn"] == first


@rule("BASE-153", "S2-170")
def test_two_cards_given_for_one_are_a_discard_too_where_nobody_played_a_card():
    game = saboteur()
    given = {"turn": 1, "deck": [], "fronts": {2: ["trap"]}, "hands": {1: ["NS"], 2: ["EW", "NE"], "rest": []}}
    state = game.position(game.setup(3, ["saboteur2"]), given)
    state.apply(1, {"pass": ["NS"]})
    state.apply(2, {"remove": "trap", "discard": ["EW", "NE"]})
    assert everything(state)["last_round"]["first"] == 0


@rule("BASE-154", "BASE-155")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_game_has_three_rounds(players):
    state = new_game(players, seed=players)
    rounds = []
    while state.actors:
        if everything(state)["round"] not in rounds:
            rounds.append(everything(state)["round"])
        pass_first_card(state)
    assert rounds == [1, 2, 3]
    assert everything(state)["rounds"] == 3
    assert state.outcome is not None


@rule("BASE-147", "BASE-148", "BASE-152")
def test_a_record_of_three_rounds_replays_to_the_same_end_without_random_numbers():
    state = new_game(4, seed=11)
    while state.actors:
        pass_first_card(state)
    replayed = saboteur().replay(state.record())
    assert everything(replayed) == everything(state)


@rule("BASE-153")
def test_who_played_last_in_an_earlier_round_does_not_matter_in_this_one():
    """In the second round nobody plays a card: who passed last decides, whoever laid the last card of the first."""
    state = reaching_gold(3, turn=1, roles=["saboteur", "saboteur", "saboteur"])
    reach_gold(state)
    assert (everything(state)["round"], everything(state)["turn"]) == (2, 2)
    while everything(state)["round"] == 2:
        last = state.actors[0]
        pass_first_card(state)
    assert last != 1
    assert everything(state)["turn"] == (last + 1) % 3
