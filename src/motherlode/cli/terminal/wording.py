"""Asks for an action by words: any words that only one of the legal actions has, or the action in notation."""

from collections.abc import Sequence
from typing import Final

from motherlode.cli.failure import Failure
from motherlode.cli.terminal.desk import Desk
from motherlode.core.notation import read_action, write_action
from motherlode.core.types import Action
from motherlode.games.corporation.colours import COLOURS

SHOWN: Final = 6
"""How many of the actions that fit are shown."""


def ask_in_words(desk: Desk, legal: Sequence[Action]) -> Action:
    verbs = list(dict.fromkeys(next(iter(action)) for action in legal))
    examples = [write_action(next(action for action in legal if verb in action)) for verb in verbs]
    line = desk.ask(desk.words.say("play-in-words", examples=" · ".join(examples)))
    typed = _in_english(desk, line.casefold().replace("/", " ").split())
    fitting = [action for action in legal if _has(action, typed)] or [
        action for action in legal if _has(action, typed[::-1])
    ]
    if len(fitting) > 1:
        shown = " · ".join(write_action(action) for action in fitting[:SHOWN])
        raise Failure("play-several-fit", count=len(fitting), examples=shown)
    return fitting[0] if fitting else read_action(line)


def _has(action: Action, typed: Sequence[str]) -> bool:
    """All the words, in the order in which the action has them."""
    words = iter(write_action(action).replace("/", " ").split())
    return all(word in words for word in typed)


def _in_english(desk: Desk, typed: Sequence[str]) -> list[str]:
    """Colours may be named in the language of the game."""
    colours = {desk.words.say("colour-of", colour=colour): colour for colour in COLOURS}
    return [colours.get(word, word) for word in typed]
