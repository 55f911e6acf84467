"""A course: the steps that a play takes one after the other, unless one of them sets off something else first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Step = Callable[[Any], None]
"""What the engine does by itself; a function, or a stride."""


class Stride:
    """A step that is taken very often: compiled, it is no call between Python functions."""

    def take(self, state: Any) -> None:
        raise NotImplementedError

    def __call__(self, state: Any) -> None:
        self.take(state)


class Called(Stride):
    """Any other step among strides."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def take(self, state: Any) -> None:
        self.step(state)


class Course:
    __slots__ = ("frames", "later", "length", "strides")

    def __init__(self, names: Sequence[str], steps: Mapping[str, Step]) -> None:
        self.frames = tuple(reversed(names))
        """The steps as the stack of pending things wants them: the first one on top."""
        self.strides = tuple([stride_of(steps[name]) for name in names])
        self.length = len(names)
        self.later = tuple([self.frames[: len(names) - place] for place in range(len(names))])
        """For each step it and those that come after it, in the same way."""


def take_stride(strides: tuple[Stride, ...], place: int, state: Any) -> None:
    strides[place].take(state)


def stride_of(step: Step) -> Stride:
    return step if isinstance(step, Stride) else Called(step)
