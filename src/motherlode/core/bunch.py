"""Legal actions in bunches: who draws one of them by lot need not have all of them written out.

A bunch is a sequence of actions, mostly ready-made and shared between turns; all bunches one after the other are what
`legal` lists. Those of one bunch begin with the same word, unless it is a list: that may hold any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from motherlode.core.move import Move
from motherlode.core.types import Action

Bunch = Sequence[Action]


class Unwritten(Sequence[Action]):
    """A bunch whose actions are written when they are asked for."""

    __slots__ = ("size", "write")

    def __init__(self, size: int, write: Callable[[int], Action]) -> None:
        self.size = size
        self.write = write

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, place: int) -> Action:  # type: ignore[override] # nobody takes slices of it
        return self.write(place)

    def __iter__(self) -> Iterator[Action]:
        return map(self.write, range(self.size))


def written_out(bunches: Iterable[Bunch]) -> list[Action]:
    written: list[Action] = []
    for bunch in bunches:
        written += bunch
    return written


def size_of(bunches: Sequence[Bunch]) -> int:
    size = 0
    for bunch in bunches:
        size += len(bunch)
    return size


def action_at(bunches: Iterable[Bunch], place: int) -> Action:
    """The action at a place among all of them."""
    for bunch in bunches:
        size = len(bunch)
        if place < size:
            return bunch[place]
        place -= size
    raise IndexError("there are not as many actions")


def verbs_of(bunches: Iterable[Bunch]) -> dict[str, int]:
    """The words with which actions begin, in the order in which they come first, and how many begin with each."""
    counts: dict[str, int] = {}
    for bunch in bunches:
        if type(bunch) is list:
            for action in bunch:
                verb = verb_of(action)
                counts[verb] = counts.get(verb, 0) + 1
        elif bunch:
            verb = verb_of(bunch[0])
            counts[verb] = counts.get(verb, 0) + len(bunch)
    return counts


def action_with(bunches: Iterable[Bunch], verb: str, place: int) -> Action:
    """The action at a place among those that begin with this word."""
    for bunch in bunches:
        fitting = with_verb(bunch, verb)
        if place < len(fitting):
            return fitting[place]
        place -= len(fitting)
    raise IndexError("there are not as many actions")


def with_verb(bunch: Bunch, verb: str) -> Bunch:
    if type(bunch) is list:
        return [action for action in bunch if verb_of(action) == verb]
    return bunch if bunch and verb_of(bunch[0]) == verb else ()


def verb_of(action: Action) -> str:
    if type(action) is Move:
        move: Move = action
        return move.verb
    return next(iter(action))
