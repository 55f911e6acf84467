"""The duel: its components, its deal, and what its players may know."""

from collections import Counter
from typing import Any

import pytest

import motherlode
from motherlode.core.errors import IllegalAction, SetupError
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.games.duel.cards import KEYS, TUNNELS
from tests.clauses import rule

GAME = motherlode.game("duel")
SETUP = GAME.setup(2)
SEEDS = range(30)


def deck(state: State) -> Counter[str]:
    table = state.table()
    return Counter(card for cards in (*table["hands"], table["deck"]) for card in cards)


@rule("DUEL-05", "DUEL-06", "DUEL-14", "DUEL-15")
def test_twenty_four_cards_three_tokens_and_two_keys() -> None:
    state = GAME.start(SETUP, seed=1)
    view = state.view(motherlode.SPECTATOR)
    dealt = deck(state)
    assert sum(dealt.values()) == 24
    assert sum(count for card, count in dealt.items() if card in TUNNELS) == 15
    assert (view["tokens_left"], view["keys_left"], len(view["goals"]), len(view["starts"])) == (3, 2, 3, 2)


@rule("DUEL-04", "DUEL-18")
def test_the_action_cards_are_tools_repairs_of_one_tool_a_map_and_keys() -> None:
    dealt = deck(GAME.start(SETUP, seed=2))
    actions = {card: count for card, count in dealt.items() if card not in TUNNELS}
    tools = ("lamp", "cart", "pickaxe")
    assert actions == {f"{kind}-{tool}": 1 for kind in ("broken", "fix") for tool in tools} | {"map": 1, "key": KEYS}
    assert not any("+" in card or "ladder" in card for card in dealt)


@rule("DUEL-17")
def test_both_colours_have_the_same_doors() -> None:
    dealt = deck(GAME.start(SETUP, seed=3))
    green = {card: count for card, count in dealt.items() if ":green" in card}
    assert {card.replace("green", "blue"): count for card, count in green.items()} == {
        card: count for card, count in dealt.items() if ":blue" in card
    }


@rule("DUEL-07", "DUEL-23", "DUEL-08")
def test_seat_zero_is_green_and_seat_one_blue_and_no_dwarf_is_dealt() -> None:
    for seed in SEEDS:
        state = GAME.start(SETUP, seed)
        view = state.view(0)
        assert view["colours"] == ["green", "blue"]
        assert view["starts"] == ["0,1", "0,-1"]
        assert "roles" not in view
        assert not {"green", "blue"} & set(deck(state))


@rule("DUEL-10", "DUEL-24")
def test_the_veins_lie_shuffled_and_are_no_cards_of_the_deck() -> None:
    orders = set()
    for seed in SEEDS:
        state = GAME.start(SETUP, seed)
        faces = [goal["face"] for goal in state.view(motherlode.ALL)["goals"].values()]
        orders.add(tuple(face.split()[0] for face in faces))
        assert sorted(face.split()[0] for face in faces) == ["gold-1", "gold-2", "gold-3"]
        assert not any(card.startswith("gold") for card in deck(state))
    assert len(orders) == 6


@rule("DUEL-30")
def test_who_begins_is_drawn_unless_the_table_says_so() -> None:
    assert {GAME.start(SETUP, seed).actors[0] for seed in SEEDS} == {0, 1}
    chosen = GAME.setup(2, options={"firstPlayer": 1})
    assert {GAME.start(chosen, seed).actors[0] for seed in SEEDS} == {1}


@rule("DUEL-25")
def test_the_gap_is_three_or_four_columns() -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(2, options={"gapColumns": 5})
    assert refused.value.clauses == ("DUEL-25",)


@rule("DUEL-03", "DUEL-112")
def test_who_has_more_gold_wins() -> None:
    won: Counter[Any] = Counter()
    for seed in range(40):
        state, rng = GAME.start(SETUP, seed), Rng(seed)
        while state.actors:
            legal = state.legal(state.actors[0])
            state.apply(state.actors[0], legal[rng.below(len(legal))], quiet=True)
        assert state.outcome is not None
        gold, winners = state.outcome["gold"], state.outcome["winners"]
        assert gold == state.view(0)["score"]
        assert winners == [seat for seat in range(2) if gold[seat] == max(gold)]
        won[len(winners)] += 1
    assert won[1], "no game was won"


@rule("DUEL-105", "DUEL-117")
def test_what_is_passed_lies_face_down_and_what_is_played_face_up() -> None:
    given = {"turn": 0, "hands": {0: ["EW", "map"]}, "looked": {}}
    state = GAME.position(SETUP, given)
    state.apply(0, {"pass": ["EW"]})
    assert [state.view(audience)["discard"] for audience in (0, 1, motherlode.SPECTATOR)] == [["EW"], [None], [None]]
    state.apply(1, {"pass": [state.view(1)["hand"][0]]})
    state.apply(0, {"play": "map", "goal": "4,0"})
    assert state.view(1)["discard"][0] == "map"


@rule("DUEL-89")
def test_what_a_map_showed_stays_in_the_view_of_its_player() -> None:
    state = GAME.position(SETUP, {"turn": 0, "hands": {0: ["map", "EW"]}, "goals": GOALS})
    state.apply(0, {"play": "map", "goal": "4,0"})
    state.apply(1, {"pass": [state.view(1)["hand"][0]]})
    assert state.view(0)["goals"]["4,0"] == {"open": False, "face": "gold-3 green@W", "looked": [0]}
    assert state.view(1)["goals"]["4,0"] == {"open": False, "face": None, "looked": [0]}


GOALS = {"4,2": "gold-1", "4,0": "gold-3 green@W", "4,-2": "gold-2 NE"}


@pytest.mark.parametrize("side", [{}, ["E"], None, 1, "EW", ""])
def test_a_side_that_is_none_is_refused_whatever_it_is(side: object) -> None:
    state = GAME.position(SETUP, {"board": {"1,1": "EW:blue-door@E"}, "hands": {"0": ["key"]}})
    with pytest.raises(IllegalAction, match="unknown-action"):
        state.apply(0, {"play": "key", "at": "1,1", "side": side})


@rule("DUEL-116")
def test_keys_tokens_and_the_light_of_both_players_are_open_to_all() -> None:
    state = GAME.position(
        SETUP,
        {
            "board": {"1,1": "EW:blue-door@E", "2,1": "EW"},
            "goals": GOALS | {"4,2": "gold-1 open"},
            "claimed": {"4,2": 1},
            "hands": {"0": ["key", "NS"]},
        },
    )
    before = state.view(motherlode.SPECTATOR)
    assert before["lit_by_seat"][0] == {"0,1": "NESW", "1,1": "W"}
    state.apply(0, {"play": "key", "at": "1,1", "side": "E"})
    after = state.view(motherlode.SPECTATOR)
    assert after["lit_by_seat"][0] == {"0,1": "NESW", "1,1": "EW", "2,1": "EW"}
    assert after["keys"] == [{"at": "1,1", "side": "E"}]
    assert (after["board"]["1,1"], after["keys_left"]) == ("EW:blue-key@E", 1)
    assert (after["claimed"], after["tokens_left"], after["score"]) == ({"4,2": 1}, 2, [0, 1])


@rule("DUEL-92")
def test_a_door_with_a_key_is_written_and_read_back() -> None:
    given = {"board": {"1,1": "NESW:blue-door@N"}, "keys": [{"at": "1,1", "side": "N"}], "turn": 1}
    state = GAME.position(SETUP, given)
    described = GAME.describe(state)
    assert described["board"] == given["board"]
    assert described["keys"] == given["keys"]
    assert GAME.position(SETUP, described).view(motherlode.ALL)["board"] == state.view(motherlode.ALL)["board"]
    with pytest.raises(motherlode.IllegalAction):
        state.apply(1, {"lay": "NESW:blue-key@N", "at": "1,-1"})


def before_the_middle_vein(face: str, joining: str) -> State:
    """A tunnel of green's opens into the middle vein from the north; the hand can reach it from the west too."""
    game = motherlode.game("duel")
    given = {
        "board": {"1,1": "EW", "2,1": "EW", "3,1": "ESW", "4,1": "SW"},
        "goals": {"4,2": "gold-1", "4,0": face, "4,-2": "gold-3 green@W"},
        "hands": {"0": [joining, "map"], "1": ["NESW"]},
        "turn": 0,
    }
    state: State = game.position(game.setup(2), given)
    return state


@rule("DUEL-60", "DUEL-57")
def test_a_vein_entered_from_two_sides_lies_open_to_the_one_that_its_player_chooses() -> None:
    state = before_the_middle_vein("gold-2 NE", "NE")
    state.apply(0, {"lay": "NE", "at": "3,0"})
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, sorted(decision.options["shows"])) == ("position", ["NE", "SW"])
    for shows, lit in (("NE", "NE"), ("SW", "SW")):
        chosen = state.copy()
        chosen.apply(0, {"choose": {"shows": shows}})
        assert chosen.view(1)["board"]["4,0"] == shows
        assert chosen.view(1)["lit_by_seat"][0]["4,0"] == lit
        assert chosen.view(1)["claimed"] == {"4,0": 0}


@rule("DUEL-60")
def test_a_vein_lies_open_to_more_tunnels_that_reach_it_before_all_its_neighbours_count() -> None:
    """Tunnels reach it from north, east and south; the card in the west lies by itself, and both positions fit two."""
    game = motherlode.game("duel")
    tunnels = {"1,1": "EW", "2,1": "EW", "3,1": "EW", "5,1": "SW", "5,0": "NSW", "5,-1": "NW", "4,-1": "NE"}
    given = {
        "board": {**tunnels, "3,0": "EW"},
        "goals": {"4,2": "gold-1", "4,0": "gold-2 SW", "4,-2": "gold-3 green@W"},
        "hands": {"0": ["NEW", "map"], "1": ["NESW"]},
        "turn": 0,
    }
    state: State = game.position(game.setup(2), given)
    state.apply(0, {"lay": "ESW", "at": "4,1"})
    assert state.view(1)["board"]["4,0"] == "NE"
    assert state.view(1)["claimed"] == {"4,0": 0}


@rule("DUEL-60")
def test_a_vein_entered_from_one_side_lies_open_to_it_without_a_question() -> None:
    state = before_the_middle_vein("gold-2 SW", "NS")
    state.apply(0, {"pass": ["map"]})
    state.apply(1, state.default(1))
    state.apply(0, {"lay": "NS", "at": "3,0"})
    assert state.view(1)["board"]["4,0"] == "NE"
