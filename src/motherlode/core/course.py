"""A course: the steps that a play takes one after the other, unless one of them sets off something else first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Step = Callable[[Any], None]


def _do_nothing(state: Any) -> None:
    """A course without steps ends where it begins."""


class Course:
    __slots__ = ("frames", "last", "steps")

    def __init__(self, names: Sequence[str], steps: Mapping[str, Step]) -> None:
        self.frames = tuple(reversed(names))
        """The steps as the stack of pending things wants them: the first one on top."""
        self.steps = [(steps[name], self.frames[: -place - 1]) for place, name in enumerate(names[:-1])]
        """Each step but the last with the frames of those that come after it."""
        self.last = steps[names[-1]] if names else _do_nothing
