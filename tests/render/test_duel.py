"""A duel as text: both entrances, doors with letters, keys, and who has claimed what."""

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.render import Story, describe, draw_board, draw_table
from motherlode.render.glyph import draw_tunnels
from motherlode.words import LANGUAGES, Words

GAME = motherlode.game("duel")
AUDIENCES = (0, 1, motherlode.SPECTATOR, motherlode.ALL)


def table() -> State:
    return GAME.position(
        GAME.setup(2),
        {
            "board": {"1,1": "EW", "2,1": "EW:green-door@E", "3,1": "NEW", "4,1": "NESW:blue-door@S"},
            "goals": {"4,2": "gold-1 open", "4,0": "gold-3 green@W", "4,-2": "gold-2 NE"},
            "claimed": {"4,2": 0},
            "looked": {"1": ["4,-2"]},
            "hands": {"0": ["key", "NES"]},
        },
    )


def test_doors_are_letters_and_small_ones_with_a_key() -> None:
    assert draw_tunnels("EW:green-door@E", "EW")[1] == "════G"
    assert draw_tunnels("EW:blue-door@W")[1] == "B────"
    assert draw_tunnels("NESW:blue-key@S", "NESW") == ["░░║░░", "══╬══", "░░b░░"]
    assert draw_tunnels("EW:green-door@W+blue-door@E", sign="3")[1] == "G─3─B"


def test_entrances_and_claimed_gold_show_their_owner() -> None:
    drawn = draw_board(table().view(0)).splitlines()
    assert any("══G══" in line for line in drawn)
    assert any("──B──" in line for line in drawn), "the other entrance is dark to the reader"
    assert any("G░║░░" in line for line in drawn), "the vein that green has claimed"


def test_who_looked_sees_what_a_vein_holds() -> None:
    state = table()
    assert "│ 2 │" in draw_board(state.view(1))
    assert "│ 2 │" not in draw_board(state.view(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_duel_is_told(language: str) -> None:
    words = Words(language, strict=True)
    state = table()
    state.apply(0, {"play": "key", "at": "4,1", "side": "S"})
    rng = Rng(5)
    while state.actors:
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[rng.below(len(legal))])
    for audience in AUDIENCES:
        view = state.view(audience)
        assert draw_table(view, words)
        assert describe(view, words)
        assert all(line for event in view["log"] for line in Story(words).tell(event, view))
