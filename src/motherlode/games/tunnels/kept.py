"""What modules keep at a table: plain data, or an object of their own where it is asked for in every turn."""

from __future__ import annotations

from typing import Any, Self

from motherlode.core.plain import SCALARS, plain_copy


class Kept:
    """Something that a module keeps in a form of its own, numbers in a row say, so that nothing need be looked up by
    name and read from words. It is told, written and read as plain data all the same."""

    __slots__ = ()

    def copy(self) -> Self:
        other = type(self)()
        self.copy_into(other)
        return other

    def copy_into(self, other: Kept) -> None:
        """Make another of its kind equal to this one."""
        raise NotImplementedError

    def same(self, other: Kept) -> bool:
        """Whether another of its kind is equal to this one."""
        raise NotImplementedError

    def plain(self) -> Any:
        """As it is told and written."""
        raise NotImplementedError

    def read(self, plain: Any) -> None:
        """The other way round."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Kept) or type(other) is not type(self):
            return NotImplemented
        return self.same(other)

    def __hash__(self) -> int:
        raise TypeError("what is kept changes in place")


def like_notes(notes: dict[str, Any]) -> dict[str, Any]:
    """A copy of what modules keep, where there are such."""
    return {name: like_note(note) for name, note in notes.items()} if notes else notes


def like_note(note: Any) -> Any:
    if isinstance(note, Kept):
        return note.copy()
    return note if type(note) in SCALARS else plain_copy(note)


def written_notes(notes: dict[str, Any]) -> dict[str, Any]:
    return {name: note.plain() if isinstance(note, Kept) else plain_copy(note) for name, note in notes.items()}


def read_notes(makes: dict[str, Any], written: dict[str, Any]) -> dict[str, Any]:
    """What was written; whatever makes a thing anew knows whether it has a form of its own."""
    notes = {name: makes[name]() if name in makes else None for name in written}
    for name, plain in written.items():
        if isinstance(note := notes[name], Kept):
            note.read(plain)
        else:
            notes[name] = plain_copy(plain)
    return notes
