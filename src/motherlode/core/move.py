"""Actions as `legal` lists them: plain dicts to read, but shared between lists and so not to be changed."""

from __future__ import annotations

from typing import Any, NoReturn


class Move(dict[str, Any]):
    """A dict that refuses to change. It compares and serialises like any dict; `dict(move)` is a free copy."""

    __slots__ = ()

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("an action from legal() is shared and cannot be changed: copy it with dict(action)")

    __setitem__ = __delitem__ = __ior__ = clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type[Move], tuple[dict[str, Any]]]:
        return Move, (dict(self),)
