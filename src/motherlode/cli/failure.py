"""What goes wrong on a command line, as one line in the reader's language."""

from typing import Any

from motherlode import IllegalAction, MotherlodeError, PositionError, RecordError, SetupError
from motherlode.render import name_cell
from motherlode.words import Words

FAMILIES: tuple[tuple[type[MotherlodeError], str], ...] = (
    (IllegalAction, "refusal"),
    (SetupError, "setup"),
    (PositionError, "position"),
    (RecordError, "file"),
)


class Failure(Exception):
    """What was asked makes no sense; the message is for the person who asked."""

    def __init__(self, message_id: str, **args: Any) -> None:
        super().__init__(message_id)
        self.message_id = message_id
        self.arguments = args

    def told(self, words: Words) -> str:
        return words.say(self.message_id, **self.arguments)


def explain(error: MotherlodeError, words: Words, game: str | None = None) -> str:
    """A refusal of the engine with the clauses behind it; a refusal at a table names the place in words."""
    family = next(name for kind, name in FAMILIES if isinstance(error, kind))
    args = {key: _plain(value) for key, value in error.arguments.items()}
    if game and "cell" in args:
        args["cell"] = name_cell(game, str(args["cell"]), words)
    text = words.say(f"{family}-{error.code}", **args)
    return f"{text} [{words.each(list(error.clauses))}]" if error.clauses else text


def _plain(value: Any) -> str | int:
    if isinstance(value, int):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(str(item) for item in value)
    return str(value)


def one_line(text: str) -> str:
    return " ".join(text.split())
