"""`motherlode play`: tables in the browser, or a whole game in the terminal against bots."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

import motherlode
from motherlode.cli.failure import Failure
from motherlode.cli.options import command, flag, option
from motherlode.cli.seating import listed
from motherlode.cli.serving import serve_tables
from motherlode.cli.terminal.company import gather
from motherlode.cli.terminal.saving import Saved, resume
from motherlode.cli.terminal.sitting import Sitting
from motherlode.words import Words

SERVING = frozenset({"host", "port", "data", "keep", "local", "no_browser", "known_as", "origins", "proxies"})
"""Options of the server; any other one means a game in the terminal."""


def wants_terminal(context: typer.Context) -> bool:
    sources = {name: context.get_parameter_source(name) for name in context.params}
    given = {name for name, source in sources.items() if source is not None and source.name != "DEFAULT"}
    return bool(given - SERVING)


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "play", "help-play")
    def play(
        context: typer.Context,
        game: Annotated[str, option(words, "--game", text="help-game", metavar="NAME")] = "saboteur",
        players: Annotated[int | None, option(words, "--players", "-n", text="help-players", metavar="N")] = None,
        seat: Annotated[int, option(words, "--seat", text="help-play-seat", metavar="K", min=0)] = 0,
        name: Annotated[str | None, option(words, "--name", text="help-play-name", metavar="NAME")] = None,
        bots: Annotated[str, option(words, "--bots", text="help-play-bots", metavar="A,B")] = "adept",
        seed: Annotated[int | None, option(words, "--seed", text="help-play-seed", metavar="S")] = None,
        modules: Annotated[str, option(words, "--modules", text="help-modules", metavar="A,B")] = "",
        edition: Annotated[str, option(words, "--edition", text="help-edition", metavar="NAME")] = "jubilee",
        save: Annotated[Path | None, option(words, "--save", text="help-play-save", metavar="FILE")] = None,
        resumed: Annotated[Path | None, option(words, "--resume", text="help-play-resume", metavar="FILE")] = None,
        record: Annotated[Path | None, option(words, "--record", text="help-play-record", metavar="FILE")] = None,
        terminal: Annotated[bool, flag(words, "--terminal", text="help-play-terminal")] = False,
        host: Annotated[str | None, option(words, "--host", text="help-play-host", metavar="ADDRESS")] = None,
        port: Annotated[int | None, option(words, "--port", text="help-play-port", metavar="N", min=0)] = None,
        data: Annotated[Path | None, option(words, "--data", text="help-play-data", metavar="FOLDER")] = None,
        keep: Annotated[int | None, option(words, "--keep", text="help-play-keep", metavar="DAYS", min=1)] = None,
        local: Annotated[bool, flag(words, "--local", text="help-play-local")] = False,
        known_as: Annotated[str, option(words, "--known-as", text="help-play-known-as", metavar="A,B")] = "",
        origins: Annotated[str, option(words, "--origins", text="help-play-origins", metavar="A,B")] = "",
        proxies: Annotated[str, option(words, "--proxies", text="help-play-proxies", metavar="A,B")] = "",
        no_browser: Annotated[bool, flag(words, "--no-browser", text="help-play-no-browser")] = False,
    ) -> None:
        if not terminal and not wants_terminal(context):
            names = {"hosts": listed(known_as), "origins": listed(origins), "proxies": listed(proxies)}
            raise typer.Exit(serve_tables(words, host, port, data, keep, local, not no_browser, None, **names))
        if resumed:
            saved, save = resume(resumed), save or resumed
        else:
            played = motherlode.game(game)
            if players is None:
                players = min(5, played.base.players[1])
            setup = played.setup(players, modules=listed(modules), edition=edition)
            if seat >= players:
                raise Failure("usage-seat", seat=seat, last=players - 1)
            chosen = secrets.randbits(32) if seed is None else seed
            company = gather(players, seat, name, listed(bots), chosen, words, game)
            saved = Saved(played.start(setup, chosen), company, [])
        raise typer.Exit(Sitting(saved, words, save, record).run())
