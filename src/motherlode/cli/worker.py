"""`motherlode worker`: processes in which the bots of a site think."""

from typing import Annotated

import typer

from motherlode.cli.failure import Failure
from motherlode.cli.options import command, option
from motherlode.cli.site_address import BUS, BUSES, address_of, need
from motherlode.words import Words


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "worker", "help-worker")
    def worker(
        bus: Annotated[str | None, option(words, "--bus", text="help-serve-bus", metavar="URL")] = None,
        processes: Annotated[
            int | None, option(words, "--processes", text="help-worker-processes", metavar="N", min=1, max=256)
        ] = None,
    ) -> None:
        found = address_of("--bus", bus, BUS, BUSES)
        if found is None:
            raise Failure("usage-no-bus")
        need("saq", "site")
        from motherlode.server.site.worker import run_worker

        raise typer.Exit(run_worker(found, processes, words))
