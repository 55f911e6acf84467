"""A field: one thing that a state keeps, declared once.

What it is on an empty table, how a copy of it is made, who may know it and how it is written; copying, dumping,
restoring and the open part of a view follow from the declaration.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Iterable, Sequence
from dataclasses import make_dataclass
from operator import attrgetter
from typing import Any

from motherlode.core.plain import plain_copy

Written = Callable[[Any, Any], Any]
"""Of a state and the value of a field: how it is written, as plain data; or, of what is written, the value."""


class Field:
    __slots__ = ("copied", "first", "kept", "key", "name", "openly", "read", "watched", "write")

    def __init__(
        self,
        first: Callable[[Any], Any],
        copied: Callable[[Any], Any] | None,
        openly: bool,
        kept: bool,
        key: str | None,
        write: Written | None,
        read: Written | None,
        watched: bool,
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
        self.watched = watched or copied is None
        """Whether it is looked at after every action; of what is not, a rule that changes it in place says so."""

    def __set_name__(self, owner: type, name: str) -> None:
        """Only where nobody has taken it out of the body of its class, so that it would be no field."""
        raise TypeError(f"{owner.__name__} declares the field {name!r}, but not metaclass=Fielded")

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
    ancestors first. `BESIDES` names slots that are no fields: what is the same for the whole game.

    Where such a class is compiled, `scripts/typed_source.py` does the same beforehand. A compiled class has no
    metaclass to hand on: one that is not compiled and derives from it names this one itself."""

    fields: tuple[Field, ...]

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **more: Any) -> Fielded:
        own = {key: value for key, value in body.items() if isinstance(value, Field)}
        for key in own:
            del body[key]
        body["__slots__"] = (*body.get("BESIDES", ()), *own)
        inherited = (declared for base in bases for declared in getattr(base, "fields", ()))
        body["fields"] = (*inherited, *declared(**own))
        body["open_fields"] = opened(body["fields"])
        besides = [slot for base in bases for slot in getattr(base, "_besides", ())] + [*body.get("BESIDES", ())]
        compiled = next((base for base in bases if not isinstance(base, Fielded) and hasattr(base, "fields")), None)
        body["_besides"] = besides
        if compiled is None:
            body["_copy_fields"] = copying(besides, body["fields"])
        else:
            body["_copy_fields"] = copying_too(compiled, copying(besides, declared(**own)))
        return super().__new__(cls, name, bases, body, **more)


def declared(**fields: Field) -> tuple[Field, ...]:
    """Fields that have learned their names."""
    for name, declared in fields.items():
        declared.name, declared.key = name, declared.key or name
    return tuple(fields.values())


def opened(fields: Iterable[Field]) -> tuple[Field, ...]:
    """Those that every view tells."""
    return tuple(field for field in fields if field.openly)


def copying(besides: Sequence[str], fields: Sequence[Field]) -> Callable[[Any, Any], None]:
    """Makes another object with these slots equal to the first. What puts the values in is written out by
    `dataclasses`, slot by slot, for copies are made often."""
    slots = [*besides, *(field.name for field in fields)]
    if not slots:
        return lambda _, __: None
    values, fill = attrgetter(*slots), vars(make_dataclass("Values", slots))["__init__"]
    copies = [(place, field.copied) for place, field in enumerate(fields, len(besides)) if field.copied is not None]

    def copy_fields(one: Any, other: Any) -> None:
        kept = [*values(one)]
        for place, copied in copies:
            kept[place] = copied(kept[place])
        fill(other, *kept)

    return copy_fields


def copying_too(base: Any, copy_own: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
    """What a compiled class copies by itself, and then the rest."""

    def copy_fields(one: Any, other: Any) -> None:
        base._copy_fields(one, other)
        copy_own(one, other)

    return copy_fields


def field(
    first: Any = None,
    *,
    copied: Callable[[Any], Any] | None = None,
    openly: bool = False,
    kept: bool = True,
    key: str | None = None,
    write: Written | None = None,
    read: Written | None = None,
    watched: bool = False,
) -> Any:
    """Declares a field in the body of a state's class; `first` is its value on an empty table, or makes it of the
    state."""
    return Field(first if callable(first) else lambda _: first, copied, openly, kept, key, write, read, watched)


items: Callable[[list[Any]], list[Any]] = list.copy
"""A copy of a list of what cannot change."""


def nothing(_: Any) -> list[Any]:
    """An empty list, for a field that begins with one."""
    return []
