"""`motherlode conformance`: runs scenario files."""

from pathlib import Path
from typing import Annotated

import typer

from motherlode.cli.files import require_readable
from motherlode.cli.options import argument, command
from motherlode.words import Words


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "conformance", "help-conformance")
    def conformance(
        paths: Annotated[list[Path], argument(words, text="help-conformance-paths", metavar="PATH")],
    ) -> None:
        from motherlode.conformance import run_paths

        for path in paths:
            require_readable(path)
        _, failed = run_paths(paths, typer.echo)
        if failed:
            raise typer.Exit(1)
