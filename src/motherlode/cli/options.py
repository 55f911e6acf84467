"""Options, arguments and commands whose help is in the reader's language."""

from collections.abc import Callable
from typing import Any, TypeVar

import typer

from motherlode.cli.polite import polite_command
from motherlode.words import Words

Function = TypeVar("Function", bound=Callable[..., Any])


def option(words: Words, *names: str, text: str, metavar: str | None = None, **more: Any) -> Any:
    panel = words.say("help-options")
    return typer.Option(
        *names, help=words.say(text), metavar=metavar, show_default=False, rich_help_panel=panel, **more
    )


def flag(words: Words, *names: str, text: str, **more: Any) -> Any:
    """An option that is there or is not."""
    return option(words, *names, text=text, metavar=" ", **more)


def argument(words: Words, *, text: str, metavar: str) -> Any:
    panel = words.say("help-arguments")
    return typer.Argument(help=words.say(text), metavar=metavar, show_default=False, rich_help_panel=panel)


def command(app: typer.Typer, words: Words, name: str, text: str) -> Callable[[Function], Function]:
    return app.command(
        name, cls=polite_command(words), help=words.say(text), rich_help_panel=words.say("help-commands")
    )
