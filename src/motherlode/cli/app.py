"""Puts the commands together in the reader's language."""

import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Annotated

import typer

from motherlode import __version__, compiled
from motherlode.cli.options import flag, option
from motherlode.cli.polite import polite_group
from motherlode.words import LANGUAGES, Words, language_from_environment, supported

COMMANDS = {
    "play": "play",
    "puzzle": "puzzle",
    "serve": "serve",
    "worker": "worker",
    "simulate": "simulate",
    "show": "show",
    "analyse": "analyse",
    "print": "printing",
    "rules": "rules",
    "conformance": "conformance",
    "new": "new",
    "backup": "moving",
    "restore": "moving",
    "move-site": "moving",
    "admin": "admin",
}
"""In which module each command is, in the order in which the help tells them."""


def app_for(args: list[str]) -> tuple[typer.Typer, list[str]]:
    """The command in the language that the arguments or the environment ask for, and the other arguments."""
    words = Words(language_from_environment())
    wanted, rest = take_language(args)
    if wanted is not None:
        language = supported(wanted)
        if language is None:
            text = words.say("usage-language", language=wanted, languages=words.each(list(LANGUAGES)))
            typer.echo(text, err=True)
            sys.exit(2)
        words = Words(language)
    return build(words, modules_for(rest)), rest


def modules_for(args: list[str]) -> Iterable[str]:
    """A command starts without the others; the help, and who mistypes one, wants all of them."""
    first = args[0] if args else ""
    if first == "--version":
        return ()
    return (COMMANDS[first],) if first in COMMANDS else dict.fromkeys(COMMANDS.values())


def take_language(args: list[str]) -> tuple[str | None, list[str]]:
    """`--language` counts wherever it stands, the last one wins."""
    wanted: str | None = None
    rest: list[str] = []
    queue = list(args)
    while queue:
        argument = queue.pop(0)
        if argument == "--":
            return wanted, [*rest, argument, *queue]
        if argument == "--language":
            wanted = queue.pop(0) if queue else ""
        elif argument.startswith("--language="):
            wanted = argument.partition("=")[2]
        else:
            rest.append(argument)
    return wanted, rest


def build(words: Words, modules: Iterable[str]) -> typer.Typer:
    app = typer.Typer(
        cls=polite_group(words),
        help=words.say("help-motherlode"),
        add_completion=False,
        pretty_exceptions_enable=False,
        no_args_is_help=True,
        subcommand_metavar=words.say("help-subcommand"),
        context_settings={"help_option_names": ["--help", "-h"]},
    )

    def show_version(wanted: bool) -> None:
        if wanted:
            core = words.say("version-compiled" if compiled else "version-plain")
            typer.echo(f"motherlode {__version__}, {core}")
            raise typer.Exit

    @app.callback()
    def everything(
        language: Annotated[str | None, option(words, "--language", text="help-language", metavar="en|ru|uk")] = None,
        version: Annotated[
            bool, flag(words, "--version", text="help-version", is_eager=True, callback=show_version)
        ] = False,
    ) -> None:
        """`--language` was read before, so that all of this is in that language; here it is for the help."""

    for module in modules:
        import_module(f"motherlode.cli.{module}").add(app, words)
    return app
