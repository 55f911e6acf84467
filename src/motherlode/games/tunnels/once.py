"""What modules write, each thing once: a second hand at the same place is refused unless it says that it means it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar

Name = TypeVar("Name")
Thing = TypeVar("Thing")

GROUND = "the ground"
"""Who writes first: the base game, on which all modules stand."""


class Collision(ValueError):
    """Two modules write the same thing, or one changes what is not there: a mistake in a module, not of a player."""


def require_counted(thing: object, root: type, listing: str, counting: str = "count") -> None:
    """Who draws by lot counts without listing, so what is listed anew is counted anew; the root counts by listing. The
    same holds for what is done, and done by its number. What is no such thing at all is refused too: compiled, it is
    asked without another look."""
    if not isinstance(thing, root):
        raise Collision(f"{type(thing).__name__} is no {root.__name__}")
    lists, counts = (
        next(known for known in type(thing).__mro__ if name in vars(known)) for name in (listing, counting)
    )
    if counts is not root and not issubclass(counts, lists):
        raise Collision(f"{lists.__name__} has its own {listing}, but the {counting} of {counts.__name__}")


class Pen:
    """Who is writing."""

    __slots__ = ("held_by",)

    def __init__(self) -> None:
        self.held_by = GROUND


class Once(dict[Name, Thing]):
    """Things by name, each added once and replaced at most once."""

    def __init__(self, what: str, pen: Pen) -> None:
        super().__init__()
        self._what, self._pen = what, pen
        self._added: dict[Name, str] = {}
        self._replaced: dict[Name, str] = {}

    def __setitem__(self, name: Name, thing: Thing) -> None:
        if name in self:
            by = self._added[name]
            raise Collision(f"{self._pen.held_by} adds {self._what} {name!r}, which {by} has added already")
        self._added[name] = self._pen.held_by
        super().__setitem__(name, thing)

    def __ior__(self, others: Mapping[Name, Thing]) -> Self:  # type: ignore[override,misc]
        for name, thing in others.items():
            self[name] = thing
        return self

    def update(self, *others: Any, **more: Any) -> None:
        raise NotImplementedError("one by one, or with |=")

    def replace(self, name: Name, thing: Thing) -> None:
        """Another thing under a name that is known."""
        if name not in self:
            raise Collision(f"{self._pen.held_by} replaces {self._what} {name!r}, which nobody has added")
        if name in self._replaced:
            by = self._replaced[name]
            raise Collision(f"{self._pen.held_by} replaces {self._what} {name!r}, which {by} has replaced already")
        self._replaced[name] = self._pen.held_by
        super().__setitem__(name, thing)

    def amend(self, name: Name, thing: Thing) -> None:
        """The same thing with more to it: any number of modules may do that."""
        super().__setitem__(name, thing)
