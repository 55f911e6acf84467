"""Colour and folding in the terminal change how it looks, never what it says."""

import re

import pytest

from motherlode.cli.terminal.folding import folded
from motherlode.cli.terminal.paint import HUES, is_coloured, painted
from motherlode.games.corporation.colours import COLOURS
from motherlode.render.corporation.board import CRYSTALS


def test_paint_adds_nothing_but_colour() -> None:
    drawing = "░░║░░\n══╬══ $ ▲ ■\n░░║░░"
    assert painted(drawing) != drawing
    assert re.sub("\x1b\\[[0-9;]*m", "", painted(drawing)) == drawing


def test_every_corporation_has_a_hue_and_a_sign_of_its_own() -> None:
    assert list(HUES) == list(CRYSTALS) == list(COLOURS)
    assert len(set(HUES.values())) == len(set(CRYSTALS.values())) == len(COLOURS)


def test_no_colour_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert is_coloured()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not is_coloured()


def test_words_are_never_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    line = "one incomprehensibilities and many more words"
    assert folded(line) == line, "a file is not a terminal"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    line = "  a sentence about underground passages and one incomprehensibilities"
    told = folded(line)
    assert told.split() == line.split()
    assert all(len(part) <= 20 or " " not in part.strip() for part in told.splitlines())
    assert folded("░" * 60) == "░" * 60
