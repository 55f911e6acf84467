"""What happened in a game, for its record; a light state keeps nothing of it."""

from __future__ import annotations

from typing import Any

History = list[tuple[Any, ...]]


class Forgotten(list[tuple[Any, ...]]):
    """The history of a state that keeps none: always empty, shared by all of them."""

    def append(self, _: tuple[Any, ...]) -> None:
        return


FORGOTTEN = Forgotten()


def same_history(history: History) -> History:
    """A copy; of none there is but one."""
    return history if history is FORGOTTEN else history.copy()
