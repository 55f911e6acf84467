"""Actions as `legal` lists them: plain dicts to read, but shared between lists and so not to be changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn, Self


def _refuse(self: Any, *_: Any, **__: Any) -> NoReturn:
    raise TypeError("an action from legal() is shared and cannot be changed: copy it first")


class Names(list[str]):
    """A list that refuses to change, inside a move."""

    __slots__ = ()

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __reduce__(self) -> tuple[type[list[str]], tuple[list[str]]]:
        return list, (list(self),)


class Move(dict[str, Any]):
    """A dict that refuses to change. It compares and serialises like any dict; `dict(move)` is a free copy.

    It knows its first word, and its numbers besides the words, as far as it has them: the kind of the card, or of
    several, the face that it shows, the cell and its place, the seat that it concerns."""

    __slots__ = ("cell", "face", "kind", "kinds", "place", "seat", "verb")

    def __init__(self, words: Mapping[str, Any] | None = None, **more: Any) -> None:
        super().__init__(words or {}, **more)
        self.verb = next(iter(self), "")
        self.kinds: tuple[int, ...] = ()
        self.kind = self.face = self.cell = self.place = self.seat = -1

    def __setitem__(self, key: str, value: Any) -> None:
        _refuse(self)

    def __delitem__(self, key: str) -> None:
        _refuse(self)

    def __ior__(self, other: Any) -> Self:  # type: ignore[override,misc]
        _refuse(self)

    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type[dict[str, Any]], tuple[dict[str, Any]]]:
        return dict, (dict(self),)
