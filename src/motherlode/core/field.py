"""A field: one thing that a state keeps, declared once.

What it is on an empty table, how a copy of it is made, who may know it and how it is written; copying, dumping,
restoring and the open part of a view follow from the declaration.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable
from typing import Any

from motherlode.core.plain import plain_copy

Written = Callable[[Any, Any], Any]
"""Of a state and the value of a field: how it is written, as plain data; or, of what is written, the value."""


class Field:
    __slots__ = ("copied", "first", "kept", "key", "name", "openly", "read", "write")

    def __init__(
        self,
        first: Callable[[Any], Any],
        copied: Callable[[Any], Any] | None,
        openly: bool,
        kept: bool,
        key: str | None,
        write: Written | None,
        read: Written | None,
    ) -> None:
        self.name = ""
        self.first = first
        """Of a state that is being made: what the field is on an empty table."""
        self.copied = copied
        """How a copy of it is made; None for what is never changed in place and can be shared."""
        self.openly = openly
        """Whether all of it happened in the open: then every view tells it, under `flow`."""
        self.kept = kept
        """Whether it is a part of the table; what is not, the frame of every state keeps by itself."""
        self.key = key or ""
        """The name under which it is written."""
        self.write, self.read = write, read

    def written(self, state: Any, value: Any) -> Any:
        return plain_copy(value) if self.write is None else self.write(state, value)

    def restore(self, state: Any, written: Any) -> None:
        setattr(state, self.name, plain_copy(written) if self.read is None else self.read(state, written))

    def snapshot(self, state: Any) -> Any:
        """Its value now, which later changes do not reach."""
        value = getattr(state, self.name)
        return value if self.copied is None else self.copied(value)


class Fielded(ABCMeta):
    """The class of classes that declare fields: each becomes a slot, and `fields` lists all of them, those of the
    ancestors first. `BESIDES` names slots that are no fields: what is the same for the whole game."""

    fields: tuple[Field, ...]

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any) -> Fielded:
        own = {key: value for key, value in body.items() if isinstance(value, Field)}
        for key, declared in own.items():
            declared.name, declared.key = key, declared.key or key
            del body[key]
        body["__slots__"] = (*body.get("BESIDES", ()), *own)
        inherited = (declared for base in bases for declared in getattr(base, "fields", ()))
        body["fields"] = (*inherited, *own.values())
        return super().__new__(cls, name, bases, body, **more)


def field(
    first: Any = None,
    *,
    copied: Callable[[Any], Any] | None = None,
    openly: bool = False,
    kept: bool = True,
    key: str | None = None,
    write: Written | None = None,
    read: Written | None = None,
) -> Any:
    """Declares a field in the body of a state's class; `first` is its value on an empty table, or makes it of the
    state."""
    return Field(first if callable(first) else lambda _: first, copied, openly, kept, key, write, read)


items: Callable[[list[Any]], list[Any]] = list.copy
"""A copy of a list of what cannot change."""


def rows(values: list[list[Any]]) -> list[list[Any]]:
    """A copy of a list of such lists, one for each seat."""
    return [*map(items, values)]


def nothing(_: Any) -> list[Any]:
    """An empty list, for a field that begins with one."""
    return []
