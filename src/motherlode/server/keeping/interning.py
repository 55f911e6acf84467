"""What was done is kept for long, and much of it is the same at many tables: each action is kept once."""

import msgspec

from motherlode.core.types import Action

MOST = 20_000
_encode = msgspec.json.Encoder().encode
_known: dict[bytes, Action] = {}


def kept_once(action: Action) -> Action:
    """An equal action that others keep as well; it must not be changed."""
    if len(_known) >= MOST:
        _known.clear()
    return _known.setdefault(_encode(action), action)
