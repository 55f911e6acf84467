"""Dwarf Corporation as text."""

import pytest

import motherlode
from motherlode.render import Story, describe, draw_board, draw_table
from motherlode.words import LANGUAGES, Words
from tests.rules.corporation.tables import dig, everything, new_game, table

ENGLISH = Words("en", strict=True)


def test_the_mountain_has_letters_for_crystals_and_signs_for_symbols():
    lines = draw_board(everything(table(gems={"6,8": "red"}))).splitlines()
    assert lines[0].split() == [str(column) for column in range(1, 19)] == lines[-1].split()
    assert lines[1] == "  1  +  ·  #  @  ·  ? │ ·  ·  ·  +  ·  · │ ·  ?  #  ·  ·  =  1"
    assert lines[6] == "  6  ·  ·  =  ·  ·  + │ ·  ▲  ·  @  ·  ? │ ·  ·  ·  #  ·  +  6"
    assert lines[8] == "  7  ·  @  ·  ·  +  · │ ·  ▲  ·  ·  ■  · │ ·  +  ·  ·  ·  +  7"
    assert len(lines) == 18 + 2 + 2


def test_a_mark_stands_in_place_of_what_a_cell_holds():
    assert draw_board(everything(table()), {"1,1": "[1]"}).splitlines()[1].startswith("  1 [1] ·  #")


def test_the_table_tells_coins_dwarfs_investments_and_cards():
    state = table(
        coins=[3, 1],
        investments={0: {"red": 2, "blue": 1}},
        cards={0: ["overtime 2", "cave-in red blue"], 1: ["union"]},
    )
    drawn = draw_table(state.view(0), ENGLISH, ["Anna", "Brokk"])
    assert "► 0  Anna   you · 3 coins · 4 dwarfs · invested: red ×2, blue ×1 · cards: Overtime (2)" in drawn
    assert "  1  Brokk  1 coin · 4 dwarfs · no investments · cards: Union" in drawn
    assert "Nobody may dig now: red, blue." in drawn


def test_the_table_tells_whom_gold_would_pay_before_it_is_dug():
    state = table(investments={0: {"red": 2}, 1: {"blue": 1}})
    drawn = draw_table(state.view(0), ENGLISH, ["Anna", "Brokk"])
    paying = [line for line in drawn.splitlines() if "pays:" in line]
    coins = state.view(0)["pays"]["red"]["coins"][0]
    assert coins > 0
    assert any(line.startswith("▲") and f"Anna: {coins} coins" in line for line in paying)
    assert len(paying) == sum(any(pay["coins"]) for pay in state.view(0)["pays"].values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_can_be_told_and_described_in_every_language(language, seed):
    words = Words(language, strict=True)
    state, rng, story = new_game(2 + seed, seed=seed), motherlode.Rng(seed), Story(words)
    for moment in range(10_000):
        if not state.actors:
            break
        seat = state.actors[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        if moment % 100 == 0:
            assert describe(state.view(seat), words)
            assert draw_table(state.view(seat), words)
    view = state.view(0)
    lines = [line for event in view["log"] for line in story.tell(event, view)]
    assert len(lines) > 200
    assert describe(view, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_happenings_have_their_lines(language):
    words = Words(language, strict=True)
    told = []
    for given in (
        {"deck": [], "discard": []},
        {"deck": [], "discard": ["union"]},
        {"cards": {0: ["finders-keepers"]}},
        {"cards": {1: ["cthulhu"]}},
    ):
        state = table(**given)
        if "cards" in given and 0 in given["cards"]:
            state.apply(0, {"use": "finders-keepers"})
        dig(state, "blue", "13,8")
        dig(state, "blue", "13,9", "12,9")
        view = state.view(0)
        told += [line for event in view["log"] for line in Story(words).tell(event, view)]
    for why in ("last-gold", "no-gold", "stand-off"):
        ended = {"event": "game-over", "why": why, "gold": [1, 2], "dwarfs": [4, 5], "winners": [1], "ranking": [1, 0]}
        told += Story(words).tell(ended, view)
    told += Story(words).tell({"event": "cleared", "seats": [0]}, view)
    told += Story(words).tell({"event": "no-digging", "seat": 0}, view)
    assert all(told)


def test_the_log_says_what_was_dug():
    state = table()
    dig(state, "red", "6,8")
    view = state.view(0)
    lines = [line for event in view["log"] for line in Story(ENGLISH, ["Anna", "Brokk"]).tell(event, view)]
    assert lines == ["Anna digs red at column 8, row 6 and meets a dwarf.", "The dwarf joins the team: Anna."]
