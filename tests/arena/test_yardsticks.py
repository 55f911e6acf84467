"""Bots that stay as they are: no table offers them, but contests are held against them."""

import motherlode
from motherlode.arena.playing import play_game
from motherlode.arena.yardsticks import YARDSTICKS, make
from motherlode.bots import names


def test_nobody_is_offered_a_yardstick_and_the_arena_plays_against_it() -> None:
    game = motherlode.game("duel")
    assert not set(YARDSTICKS) & set(names("duel"))
    played = play_game(game, game.setup(2), ["glance", "random"], seed=3, rounds=1)
    assert played.names == ("glance", "random")


def test_the_glance_takes_two_veins_in_reach() -> None:
    game = motherlode.game("duel")
    state = game.position(
        game.setup(2),
        {
            "turn": 0,
            "board": {"1,1": "EW", "2,1": "EW", "3,1": "NEW"},
            "goals": {"4,2": "gold-1", "4,0": "gold-2 NE", "4,-2": "gold-3 green@W"},
            "looked": {"0": ["4,2", "4,0"]},
            "hands": {"0": ["NES", "broken-lamp", "map", "EW:green-door@E", "ES"], "1": ["NESW", "key", "SW"]},
        },
    )
    assert make("glance", 1).choose(state.view(0), state.legal(0), []) == {"lay": "NSW", "at": "4,1"}
