"""The whole file: a page of rules, a picture of the set-up, a page for the modules, then sheets of fronts and backs."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from motherlode.core.errors import SetupError
from motherlode.core.setup import Setup
from motherlode.games import game as find_game
from motherlode.games.corporation.state import CorporationState
from motherlode.print import fonts
from motherlode.print.corporation import Mountain
from motherlode.print.piece import Piece
from motherlode.print.rules_page import draw_modules, draw_rules
from motherlode.print.saboteur import Tunnels
from motherlode.print.setup_page import draw_setup
from motherlode.print.sheet import HIGH, MM, WIDE, draw_sheet, sheets
from motherlode.words import Words

MOST: Final = 12
"""No game has more players."""


def table_of(game: str, modules: tuple[str, ...] = (), players: int | None = None) -> Setup:
    """Without a number the largest table there can be: what is printed for it serves all smaller ones."""
    found = find_game(game)
    if players is not None:
        return found.setup(players, modules=modules)
    refused: SetupError | None = None
    for most in range(MOST, 1, -1):
        try:
            return found.setup(most, modules=modules)
        except SetupError as error:
            if error.code != "player-count":
                raise
            refused = error
    assert refused is not None
    raise refused


def pieces_of(setup: Setup, words: Words) -> list[Piece]:
    """Everything that is cut out."""
    fonts.load()
    game = find_game(setup.game)
    if setup.game == "corporation":
        table = game.empty(setup)
        assert isinstance(table, CorporationState)
        return Mountain(setup, words, table.dwarfs[0]).pieces()
    return Tunnels(game, setup, words).pieces()


def printed(setup: Setup, words: Words) -> bytes:
    """The PDF, the same bytes for the same table and language."""
    pieces = pieces_of(setup, words)
    content = BytesIO()
    canvas = Canvas(content, pagesize=(WIDE * MM, HIGH * MM), invariant=1, pageCompression=1)
    title = words.say(f"print-{setup.game}")
    canvas.setTitle(title)
    canvas.setAuthor("Motherlode")
    notes = [words.say(note) for note in ("print-how", "print-how-cut")]
    draw_rules(canvas, setup.game, words, notes)
    draw_setup(canvas, setup, words)
    if setup.modules:
        draw_modules(canvas, setup, words, notes)
        canvas.showPage()
    found = sheets(pieces)
    for number, sheet in enumerate(found, 1):
        footers = tuple(
            words.say("print-footer", title=title, number=number, of=len(found), side=side)
            for side in ("front", "back")
        )
        draw_sheet(canvas, sheet, (footers[0], footers[1]))
    canvas.save()
    return content.getvalue()
