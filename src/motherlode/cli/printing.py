"""`motherlode print`: cards, tokens and a page of rules as a PDF to cut out."""

from pathlib import Path
from typing import Annotated

import typer

from motherlode.cli.files import write_whole
from motherlode.cli.options import argument, command, option
from motherlode.cli.seating import listed
from motherlode.words import Words


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "print", "help-print")
    def print_game(
        game: Annotated[str, argument(words, text="help-print-game", metavar="GAME")],
        modules: Annotated[str, option(words, "--modules", text="help-modules", metavar="A,B")] = "",
        players: Annotated[int | None, option(words, "--players", "-n", text="help-print-players", metavar="N")] = None,
        output: Annotated[
            Path | None, option(words, "--output", "-o", text="help-print-output", metavar="FILE")
        ] = None,
    ) -> None:
        from motherlode import print as printing

        setup = printing.table_of(game, tuple(listed(modules)), players)
        file = output or Path(f"{game}-{words.language}.pdf")
        write_whole(file, printing.printed(setup, words))
        typer.echo(words.say("print-done", file=str(file)))
