"""The mine, the table and the hand as text."""

from typing import Any

import pytest

import motherlode
from motherlode.render import Story, describe, draw_board, draw_hand, draw_table
from motherlode.render.glyph import draw_tunnels
from motherlode.render.naming import cell_name
from motherlode.words import LANGUAGES, Words


def view(seat: int = 0, **given: Any) -> dict[str, Any]:
    game = motherlode.game("saboteur")
    seen: dict[str, Any] = game.position(game.setup(players=3), given).view(seat)
    return seen


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, strict=True)


def test_lit_tunnels_are_double_lines_and_dark_ones_thin() -> None:
    assert draw_tunnels("NESW", "NESW") == ["░░║░░", "══╬══", "░░║░░"]
    assert draw_tunnels("NESW") == ["░░│░░", "──┼──", "░░│░░"]
    assert draw_tunnels("NE", "NE") == ["░░║░░", "░░╚══", "░░░░░"]


def test_stubs_end_before_the_middle() -> None:
    assert draw_tunnels("N+E+S+W", "W") == ["░░┴░░", "═╡▓├─", "░░┬░░"]
    assert draw_tunnels("NS+E", "NS") == ["░░║░░", "░░║├─", "░░║░░"]


def test_tunnels_that_pass_without_meeting() -> None:
    assert draw_tunnels("NS+EW")[1] == "──╪──"
    assert draw_tunnels("NW+ES")[1] == "──╱──"
    assert draw_tunnels("NE+SW")[1] == "──╲──"


def test_every_base_card_is_five_by_three() -> None:
    game = motherlode.game("saboteur")
    for card in set(game.empty(game.setup(players=5)).rules.deck):
        if set(card) <= set("NESW+"):
            assert [len(line) for line in draw_tunnels(card)] == [5, 5, 5]


def test_the_mine_with_a_dead_end_a_cut_off_part_and_an_open_stone() -> None:
    goals = {"8,2": "stone NE open", "8,0": "gold", "8,-2": "stone NW"}
    drawn = draw_board(view(board={"1,0": "EW", "2,0": "E+W", "3,0": "NESW"}, goals=goals))
    assert drawn == "\n".join(
        [
            "     -1    0    1    2    3    4    5    6    7    8",
            "                                                 #░│░░",
            "  2   ·    ·    ·    ·    ·    ·    ·    ·    ·  ░░└── 2",
            "                                                 ░░░░░",
            "",
            "  1   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·   1",
            "",
            "         ░░║░░░░░░░░░░░░░░│░░                    ┌───┐",
            "  0   ·  ══⌂════════╡▓├───┼──  ·    ·    ·    ·  │ ? │ 0",
            "         ░░║░░░░░░░░░░░░░░│░░                    └───┘",
            "",
            " -1   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·   -1",
            "",
            "                                                 ┌───┐",
            " -2   ·    ·    ·    ·    ·    ·    ·    ·    ·  │ ? │ -2",
            "                                                 └───┘",
            "     -1    0    1    2    3    4    5    6    7    8",
        ]
    )


def test_a_goal_is_marked_for_who_has_looked_at_it() -> None:
    given: dict[str, Any] = {"goals": {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"}}
    given["looked"] = {0: ["8,2", "8,0"]}
    assert draw_board(view(0, **given)).count("│ # │") == draw_board(view(0, **given)).count("│ $ │") == 1
    assert draw_board(view(1, **given)).count("│ ? │") == 3


def test_marks_stand_in_their_cells() -> None:
    drawn = draw_board(view(), {"1,0": "[1]", "-3,4": "[2/3]"})
    assert "[1]" in drawn
    assert "[2/3]" in drawn
    assert drawn.splitlines()[0].split()[0] == "-3"


def test_a_hand_is_numbered_and_wraps(words: Words) -> None:
    hand = ["NE", "map", "fix-cart-pickaxe", "broken-lamp", "N+E+S+W", "rockfall"]
    drawn = draw_hand(hand, words, width=40)
    assert all(len(line) <= 40 for line in drawn.splitlines())
    assert all(f"{number}:" in drawn for number in range(1, 7))
    assert len(draw_hand(hand, words, width=200).splitlines()) == 4


def test_a_table_shows_who_is_blocked_and_what_the_reader_holds(words: Words) -> None:
    seen = view(1, turn=2, fronts={0: ["broken-lamp", "broken-cart"]}, hands={1: ["map", "NE"], 2: ["EW"]})
    lines = draw_table(seen, words, ["Ann", "Bo", "Cy"]).splitlines()
    assert lines[3].startswith("► 2  Cy ")
    assert words.say("tool-cart") in lines[1]
    assert f"2: {words.say('shape-bend.short')}" in lines[5]


def test_the_hands_of_others_stay_hidden(words: Words) -> None:
    seen = view(1, hands={0: ["rockfall"], 1: ["map"], 2: ["broken-lamp"]})
    for text in (draw_table(seen, words), describe(seen, words)):
        assert words.say("card-rockfall") not in text
        assert words.say("card-broken-lamp") not in text


def test_a_description_needs_no_eyes(words: Words) -> None:
    board = {"1,0": "EW", "2,0": "E+W", "3,0": "NESW"}
    told = describe(view(0, board=board, hands={0: ["NE", "map"]}), words)
    assert not set("═─║│░►") & set(told)
    for cell in (*board, "8,2", "8,0", "8,-2"):
        assert cell_name(cell, words) in told
        assert f"{cell}:" not in told


def test_every_event_of_whole_games_can_be_told(words: Words) -> None:
    game = motherlode.game("saboteur")
    for seed in range(4):
        state = game.start(game.setup(players=3 + seed), seed)
        story = Story(words)
        rng = motherlode.Rng(seed)
        while state.actors:
            seat = state.actors[0]
            legal = state.legal(seat)
            for event in state.apply(seat, legal[rng.below(len(legal))]):
                for audience in (0, motherlode.SPECTATOR, motherlode.ALL):
                    seen = event.seen_by(audience)
                    assert seen is not None
                    assert all(story.tell(seen, {"rounds": 3, "goals": {}}))
