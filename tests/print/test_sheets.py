"""Sheets: A4, nothing outside, backs behind their fronts when the paper is turned over the long edge."""

import re
from collections import Counter
from itertools import pairwise

import pytest

import motherlode
from motherlode.print import pieces_of, printed, table_of
from motherlode.print.sheet import HIGH, WIDE, sheets
from motherlode.words import LANGUAGES, Words

GAMES = motherlode.game_ids()
BOX = re.compile(rb"/MediaBox \[\s*([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\s*\]")
MM = 72 / 25.4


def strict(language):
    return Words(language, strict=True)


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


def test_every_piece_has_a_front_and_a_back(game):
    pieces = pieces_of(table_of(game), strict("en"))
    found = sheets(pieces)
    placed = [(front.face, back.face) for sheet in found for front, back in zip(sheet.fronts, sheet.backs, strict=True)]
    assert Counter(placed) == Counter((piece.front, piece.back) for piece in pieces)


def test_no_sheet_is_begun_before_one_of_its_format_is_full(game):
    found = sheets(pieces_of(table_of(game), strict("en")))
    for sheet, after in pairwise(found):
        if sheet.format == after.format:
            assert len(sheet.fronts) == sheet.format.columns * sheet.format.rows
    formats = [sheet.format for sheet in found]
    assert formats == sorted(formats, key=formats.index), "the sheets of one format follow each other"


def test_backs_mirror_their_fronts(game):
    for sheet in sheets(pieces_of(table_of(game), strict("en"))):
        for front, back in zip(sheet.fronts, sheet.backs, strict=True):
            assert back.x == pytest.approx(WIDE - front.x - sheet.format.wide)
            assert back.y == front.y


def test_pieces_lie_on_the_page_and_not_on_each_other(game):
    for sheet in sheets(pieces_of(table_of(game), strict("en"))):
        places = {(round(placed.x, 3), round(placed.y, 3)) for placed in sheet.fronts}
        assert len(places) == len(sheet.fronts)
        for x, y in places:
            assert 4 <= x <= WIDE - sheet.format.wide - 4
            assert 4 <= y <= HIGH - sheet.format.high - 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_has_a_page_of_rules_one_of_the_set_up_and_two_pages_a_sheet(game, language):
    setup, words = table_of(game), strict(language)
    pdf = printed(setup, words)
    assert pdf.startswith(b"%PDF-")
    boxes = BOX.findall(pdf)
    assert len(boxes) == 2 + 2 * len(sheets(pieces_of(setup, words)))
    for box in boxes:
        assert [float(number) for number in box] == pytest.approx([0, 0, 210 * MM, 297 * MM], abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_tells_what_the_modules_change_and_what_saboteur_2_pays(language, monkeypatch):
    said = []
    words = strict(language)
    say = words.say
    monkeypatch.setattr(words, "say", lambda message, **arguments: said.append(message) or say(message, **arguments))
    setup = table_of("saboteur", ("saboteur2", "dressing-room", "veto"))
    pdf = printed(setup, words)
    assert len(BOX.findall(pdf)) == 4 + 2 * len(sheets(pieces_of(setup, words)))
    assert "s2-pay-line" in said
    assert {f"how-module-{module}" for module in setup.modules} <= set(said)


def test_every_module_can_be_drawn_in_every_language():
    for modules in (
        ("saboteur2", "new-goals", "veto", "treasury", "reverse", "pathfinder", "goal-swap", "treasure-chests"),
        ("artisan", "diversion", "greedy-dwarf", "tunnel-toll", "dressing-room"),
    ):
        for language in LANGUAGES:
            assert printed(table_of("saboteur", modules), strict(language))


def test_the_same_table_is_the_same_file_and_another_language_another():
    first, again, other = (printed(table_of("duel"), strict(language)) for language in ("en", "en", "uk"))
    assert first == again
    assert first != other


def test_letters_are_embedded():
    pdf = printed(table_of("duel"), strict("uk"))
    assert b"/FontFile2" in pdf
    assert b"Motherlode" in pdf
