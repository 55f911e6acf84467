"""`motherlode show`: a position, a saved game or a record as text."""

from pathlib import Path
from typing import Annotated

import typer

import motherlode
from motherlode.cli.failure import Failure
from motherlode.cli.options import argument, command, flag, option
from motherlode.cli.shown_file import Shown, read_shown
from motherlode.render import Story, describe, draw_board, draw_table
from motherlode.words import Words


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "show", "help-show")
    def show(
        file: Annotated[Path, argument(words, text="help-show-file", metavar="FILE")],
        at: Annotated[int | None, option(words, "--at", text="help-show-at", metavar="N", min=0)] = None,
        seat: Annotated[int | None, option(words, "--seat", text="help-show-seat", metavar="K", min=0)] = None,
        sentences: Annotated[bool, flag(words, "--sentences", text="help-show-sentences")] = False,
    ) -> None:
        for shown in read_shown(file, at):
            typer.echo(draw_shown(shown, seat, sentences, words))


def draw_shown(shown: Shown, seat: int | None, sentences: bool, words: Words) -> str:
    players = shown.state.setup.players
    if seat is not None and seat >= players:
        raise Failure("usage-seat", seat=seat, last=players - 1)
    view = shown.state.view(motherlode.ALL if seat is None else seat)
    parts = [shown.title] if shown.title else []
    if view["log"]:
        story = Story(words, shown.names)
        parts += [line for event in view["log"] for line in story.tell(event, view)]
        parts.append("")
    if sentences:
        parts.append(describe(view, words, shown.names))
    else:
        parts += [draw_board(view), "", draw_table(view, words, shown.names)]
    return "\n".join(parts)
