"""A view is made of sections, each one key of it; a stamp tells cheaply whether a section can have changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Section(NamedTuple):
    """`build` makes what an audience may know under this key, in new containers.

    As long as `stamp` gives an equal value the section has not changed for anybody, so nobody needs to look.
    """

    key: str
    stamp: Callable[[Any], Any]
    build: Callable[[Any, int], Any]
    public: bool = False
    """Whether it is the same for every audience."""


def open_section(key: str, look: Callable[[Any], Any], stamp: Callable[[Any], Any] | None = None) -> Section:
    """What everybody sees; without a stamp it is looked at each time."""
    return Section(key, stamp or look, lambda state, _: look(state), public=True)
