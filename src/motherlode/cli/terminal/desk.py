"""Where the person sits: reads lines, answers the questions that can be asked at any time."""

from collections.abc import Callable, Mapping
from typing import Any

import typer

from motherlode.cli.failure import Failure
from motherlode.cli.rules import find_clause
from motherlode.cli.terminal.company import Company
from motherlode.cli.terminal.folding import folded
from motherlode.cli.terminal.paint import is_coloured, painted
from motherlode.cli.terminal.typed import COMMANDS, vocabulary
from motherlode.render import Story, describe, draw_board, draw_table
from motherlode.words import Words

RECENT = 20
HELPS = {"corporation": "play-help-corporation"}
"""By game; the tunnel family has the one that is not named."""


class Leave(Exception):
    """The person goes away from the table."""


class Desk:
    def __init__(self, words: Words, company: Company, look: Callable[[], Mapping[str, Any]]) -> None:
        self.words = words
        self.company = company
        self.look = look
        """The person's view of the table, now."""
        self.story = Story(words, company.names)
        self.vocabulary = vocabulary(words)
        self.speak: Callable[[str], None] = self._say_nothing
        """Takes what the person says to the table."""

    def echo(self, text: str = "") -> None:
        typer.echo("\n".join(map(folded, text.split("\n"))))

    def show(self, drawing: str) -> None:
        """A drawing: it is not folded, and coloured where that is seen."""
        typer.echo(painted(drawing) if is_coloured() else drawing)

    def tell(self, message_id: str, **args: Any) -> None:
        self.echo(self.words.say(message_id, **args))

    def draw(self) -> None:
        view = self.look()
        self.show(f"\n{draw_board(view)}\n")
        self.echo(draw_table(view, self.words, self.company.names))

    def tell_log(self, recent: int) -> None:
        """The last things that happened."""
        view = self.look()
        for event in view["log"][-recent:]:
            for line in self.story.tell(event, view):
                self.echo(line)

    def ask(self, prompt: str) -> str:
        """A line that is not a command; commands are carried out here."""
        while True:
            line = " ".join(input(f"{folded(prompt)} ").split())
            first, _, rest = line.partition(" ")
            command = self.vocabulary.get(first.casefold())
            if not line:
                self.tell("play-type-help")
            elif command in COMMANDS:
                self._obey(command, rest)
            else:
                return line

    def _obey(self, command: str, rest: str) -> None:
        try:
            {
                "help": self._help,
                "rules": self._rules,
                "look": lambda _: self.draw(),
                "tell": lambda _: self.echo(describe(self.look(), self.words, self.company.names)),
                "log": self._log,
                "say": self.speak,
                "quit": self._quit,
            }[command](rest)
        except Failure as failure:
            self.echo(failure.told(self.words))

    def _help(self, _: str) -> None:
        self.tell(HELPS.get(self.look()["game"], "play-help"))

    def _rules(self, wanted: str) -> None:
        if not wanted:
            raise Failure("play-which-rule")
        for name in wanted.replace(",", " ").split():
            clause = find_clause(name, self.words)
            self.echo(f"{clause.id}  {clause.text}")

    def _log(self, _: str) -> None:
        self.tell_log(RECENT)

    def _quit(self, _: str) -> None:
        raise Leave

    def _say_nothing(self, _: str) -> None:
        raise Failure("play-say-which", phrases="")
