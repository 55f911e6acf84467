"""A view is made of sections, each one key of it; a stamp tells cheaply whether a section can have changed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple


class Section(NamedTuple):
    """`build` makes what an audience may know under this key, in new containers.

    As long as `stamp` gives an equal value the section has not changed for anybody, so nobody needs to look.
    """

    key: str
    stamp: Callable[[Any], Any] | None
    """None for what everybody sees and what is as quickly built as stamped."""
    build: Callable[[Any, int], Any]
    public: bool = False
    """Whether it is the same for every audience."""
    fixed: bool = False
    """Whether it stays as it is from the first card to the last."""
    spread: Callable[[Any, Sequence[int]], dict[int, Any]] | None = None
    """Builds it for several audiences at once, where that is quicker; they may share what is the same for them."""
    touched: Callable[[Any, Any], Collection[int]] | None = None
    """Of two stamps: the seats whose part can have changed, where each seat's part is its own."""


def open_section(key: str, look: Callable[[Any], Any], stamp: Callable[[Any], Any] | None = None) -> Section:
    """What everybody sees; without a stamp it is looked at each time."""
    return Section(key, stamp, lambda state, _: look(state), public=True)


def fixed_section(key: str, look: Callable[[Any], Any]) -> Section:
    """What everybody sees and nothing changes."""
    return Section(key, None, lambda state, _: look(state), public=True, fixed=True)
