"""Actions that were carried out are kept for long, and many of them are the same: each is kept once."""

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
