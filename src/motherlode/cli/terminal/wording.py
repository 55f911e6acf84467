"""Asks for an action by words: any words that only one of the legal actions has, or the action in notation.

A cell is typed and shown column first, as it is named in every game; the notation of the mountain has its row first."""

import re
from collections.abc import Sequence
from typing import Final

from motherlode.cli.failure import Failure
from motherlode.cli.terminal.desk import Desk
from motherlode.core.notation import read_action, write_action
from motherlode.core.types import Action
from motherlode.games.corporation.colours import COLOURS

SHOWN: Final = 6
"""How many of the actions that fit are shown."""
CELL: Final = re.compile(r"\b(\d+),(\d+)\b")
NEEDLESS: Final = frozenset({"dig", "colour"})
"""Words of the notation that nobody has to type: a cell and a colour are enough."""


def ask_in_words(desk: Desk, legal: Sequence[Action]) -> Action:
    verbs = list(dict.fromkeys(next(iter(action)) for action in legal))
    examples = [_in_short(desk, next(action for action in legal if verb in action)) for verb in verbs]
    line = _turned(desk.ask(desk.words.say("play-in-words", examples=" · ".join(examples))))
    typed = _in_english(desk, line.casefold().replace("/", " ").split())
    fitting = [action for action in legal if _has(action, typed)] or [
        action for action in legal if _has(action, typed[::-1])
    ]
    if len(fitting) > 1:
        shown = " · ".join(_in_short(desk, action) for action in fitting[:SHOWN])
        raise Failure("play-several-fit", count=len(fitting), examples=shown)
    return fitting[0] if fitting else read_action(line)


def _in_short(desk: Desk, action: Action) -> str:
    """What is enough to type for it, with the colours in the language of the game."""
    words = [word for word in write_action(action).replace("/", " ").split() if word not in NEEDLESS]
    return _turned(" ".join(_colour_names(desk).get(word, word) for word in words))


def _turned(line: str) -> str:
    """The numbers of its cells the other way round."""
    return CELL.sub(r"\2,\1", line)


def _has(action: Action, typed: Sequence[str]) -> bool:
    """All the words, in the order in which the action has them."""
    words = iter(write_action(action).replace("/", " ").split())
    return all(word in words for word in typed)


def _in_english(desk: Desk, typed: Sequence[str]) -> list[str]:
    """Colours may be named in the language of the game."""
    colours = {name: colour for colour, name in _colour_names(desk).items()}
    return [colours.get(word, word) for word in typed]


def _colour_names(desk: Desk) -> dict[str, str]:
    return {colour: desk.words.say("colour-of", colour=colour) for colour in COLOURS}
