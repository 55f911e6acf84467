"""Reading what an action names, with a refusal for what makes no sense."""

from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.corporation.cells import BY_WORD
from motherlode.games.corporation.colours import BY_COLOUR


def require_fields(action: Action, fields: set[str]) -> None:
    if action.keys() != fields:
        odd = ", ".join(sorted(map(str, action.keys() ^ fields)))
        raise IllegalAction("unknown-action", arguments={"field": odd})


def named_cell(action: Action, field: str) -> int:
    word = action[field]
    cell = BY_WORD.get(word) if isinstance(word, str) else None
    if cell is None:
        raise IllegalAction("unknown-action", arguments={"field": field})
    return cell


def named_colour(action: Action, field: str) -> int:
    return _colour(action[field])


def named_colours(action: Action, field: str) -> tuple[int, ...]:
    """Several colours in their order."""
    words = action[field]
    if not isinstance(words, list | tuple):
        raise IllegalAction("unknown-action", arguments={"field": field})
    return tuple(sorted(map(_colour, words)))


def _colour(word: object) -> int:
    colour = BY_COLOUR.get(word) if isinstance(word, str) else None
    if colour is None:
        raise IllegalAction("unknown-colour", ("CORP-21",), {"colour": str(word)})
    return colour
