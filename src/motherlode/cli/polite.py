"""Command classes that speak the reader's language and answer a mistake with one line."""

import re
import sys
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from motherlode import MotherlodeError
from motherlode.cli.failure import Failure, explain, one_line
from motherlode.words import Words


class Spoken:
    """Help with headings in the reader's language."""

    words: Words

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        pieces = [self.words.say("help-pieces") if piece == "[OPTIONS]" else piece for piece in pieces]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=self.words.say("help-usage") + " ")

    def get_help_option(self, ctx: Any) -> Any:
        found = super().get_help_option(ctx)  # type: ignore[misc]
        if found is not None:
            found.metavar = " "
            found.help = self.words.say("help-help")
            found.rich_help_panel = self.words.say("help-options")
        return found


def polite_command(words: Words) -> type[TyperCommand]:
    return type("PoliteCommand", (Spoken, TyperCommand), {"words": words})


def polite_group(words: Words) -> type[TyperGroup]:
    return type("PoliteGroup", (PoliteGroup,), {"words": words})


class PoliteGroup(Spoken, TyperGroup):
    def main(self, *args: Any, **named: Any) -> Any:
        named["standalone_mode"] = False
        try:
            status = super().main(*args, **named)
        except Failure as failure:
            self._complain(failure.told(self.words))
        except MotherlodeError as error:
            self._complain(explain(error, self.words))
        except typer.Abort:
            self._complain(self.words.say("goodbye"), status=1)
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            if type(error).__name__ == "NoArgsIsHelpError":
                sys.exit(2)
            self._complain(usage_error(error, self.words))
        sys.exit(status if isinstance(status, int) else 0)

    def _complain(self, text: str, status: int = 2) -> None:
        typer.echo(one_line(text), err=True)
        sys.exit(status)


def usage_error(error: Any, words: Words) -> str:
    """What typer found wrong with the arguments, by the name of its error."""
    command = error.ctx.command_path if getattr(error, "ctx", None) else "motherlode"
    return f"{_what_is_wrong(error, words)} {words.say('usage-try-help', command=command)}"


def _what_is_wrong(error: Any, words: Words) -> str:
    kind, message = type(error).__name__, one_line(error.message)
    if kind == "NoSuchOption":
        return words.say("usage-no-such-option", option=error.option_name)
    if kind == "BadOptionUsage":
        return words.say("usage-option-value", option=error.option_name)
    if kind == "MissingParameter":
        return words.say("usage-missing", parameter=_parameter(error))
    if kind == "BadParameter":
        return words.say("usage-bad-value", parameter=_parameter(error))
    if found := re.search(r"No such command '(.*)'", message):
        return words.say("usage-no-such-command", command=found[1])
    if found := re.search(r"unexpected extra arguments?(?:\(s\))? \((.*)\)", message):
        return words.say("usage-extra", arguments=found[1])
    if message.startswith("Missing command"):
        return words.say("usage-no-command")
    return words.say("usage-wrong", why=message)


def _parameter(error: Any) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return ""
    return str(parameter.opts[0] if parameter.opts and parameter.opts[0].startswith("-") else parameter.metavar)
