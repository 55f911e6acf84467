"""Bots that stay as they are: no table offers them, but contests are held against them."""

import pytest

import motherlode
from motherlode.arena.playing import play_game
from motherlode.arena.yardsticks import YARDSTICKS, make
from motherlode.bots import names
from motherlode.bots.talk import voice_of
from motherlode.core.state import State


def test_nobody_is_offered_a_yardstick_and_the_arena_plays_against_it() -> None:
    game = motherlode.game("duel")
    assert not set(YARDSTICKS) & set(names("duel"))
    played = play_game(game, game.setup(2), ["glance", "random"], seed=3, rounds=1)
    assert played.names == ("glance", "random")


def two_veins_in_reach() -> State:
    game = motherlode.game("duel")
    state: State = game.position(
        game.setup(2),
        {
            "turn": 0,
            "board": {"1,1": "EW", "2,1": "EW", "3,1": "NEW"},
            "goals": {"4,2": "gold-1", "4,0": "gold-2 NE", "4,-2": "gold-3 green@W"},
            "looked": {"0": ["4,2", "4,0"]},
            "hands": {"0": ["NES", "broken-lamp", "map", "EW:green-door@E", "ES"], "1": ["NESW", "key", "SW"]},
        },
    )
    return state


def test_the_glance_takes_two_veins_in_reach() -> None:
    state = two_veins_in_reach()
    assert make("glance", 1).choose(state.view(0), state.legal(0), []) == {"lay": "NSW", "at": "4,1"}


def test_one_move_plays_what_the_masters_judge_thinks_best() -> None:
    table = motherlode.game("duel")
    state = table.start(table.setup(2), seed=6)
    for _ in range(3):
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        chosen = make("one-move", 2).choose(view, legal, [])
        assert chosen in legal
        assert chosen == make("one-move", 2).choose(view, legal, [])
        state.apply(seat, chosen)


def test_one_move_takes_the_vein_that_decides() -> None:
    state = two_veins_in_reach()
    assert make("one-move", 1).choose(state.view(0), state.legal(0), []) == {"lay": "NSW", "at": "4,1"}


def far_from_the_gold(role: str) -> State:
    game = motherlode.game("saboteur")
    roles = [role, "miner", "miner", "saboteur", "miner" if role == "saboteur" else "saboteur"]
    state: State = game.position(
        game.setup(5), {"turn": 0, "roles": roles, "hands": {"0": ["EW", "NES", "ESW", "broken-lamp"]}}
    )
    return state


def strikes(name: str, state: State, seed: int) -> bool:
    chosen = make(name, seed).choose(state.view(0), state.legal(0), [])
    return chosen.get("play") == "broken-lamp"


def test_an_open_saboteur_strikes_where_an_adept_hides() -> None:
    state = far_from_the_gold("saboteur")
    assert all(strikes("open", state, seed) for seed in range(6))
    assert not any(strikes("adept", state, seed) for seed in range(6))


def test_an_open_miner_plays_like_any_other() -> None:
    state = far_from_the_gold("miner")
    view, legal = state.view(0), state.legal(0)
    assert all(
        make("open", seed).choose(view, legal, []) == make("adept", seed).choose(view, legal, []) for seed in range(6)
    )


def saboteur_before_the_gold(cards_left: int) -> State:
    game = motherlode.game("saboteur")
    position = {
        "turn": 0,
        "roles": ["saboteur", "miner", "miner"],
        "board": {f"{x},0": "EW" for x in range(1, 8 - cards_left)},
        "goals": {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"},
        "looked": {"0": ["8,0"], "1": ["8,0"], "2": ["8,0"]},
        "hands": {"0": ["broken-lamp", "NS", "NS", "map"]},
    }
    state: State = game.position(game.setup(3), position)
    return state


@pytest.mark.parametrize(("cards_left", "adept", "hoarder"), [(2, True, False), (1, True, True)])
def test_a_hoarder_strikes_when_the_next_card_can_reach_the_gold(cards_left: int, adept: bool, hoarder: bool) -> None:
    state = saboteur_before_the_gold(cards_left)
    even_tempered = [seed for seed in range(12) if voice_of(seed) == "chatty"]
    assert {strikes("adept", state, seed) for seed in even_tempered} == {adept}
    assert {strikes("hoarder", state, seed) for seed in even_tempered} == {hoarder}
