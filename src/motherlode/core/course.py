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


class Legs:
    """A step of a course, and the legs that come after it."""

    __slots__ = ("later", "rest", "stride")

    def __init__(self, stride: Stride, later: tuple[str, ...], rest: Legs | None) -> None:
        self.stride = stride
        self.later = later
        """The steps after it, as the stack of pending things wants them."""
        self.rest = rest


class Course:
    __slots__ = ("first", "frames")

    def __init__(self, names: Sequence[str], steps: Mapping[str, Step]) -> None:
        self.frames = tuple(reversed(names))
        """The steps as the stack of pending things wants them: the first one on top."""
        self.first: Legs | None = None
        for place in range(len(names)):
            name = self.frames[place]
            self.first = Legs(stride_of(steps[name]), self.frames[:place], self.first)


def stride_of(step: Step) -> Stride:
    return step if isinstance(step, Stride) else Called(step)
