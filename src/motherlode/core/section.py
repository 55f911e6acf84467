"""A view is made of sections, each one key of it; a stamp tells cheaply whether a section can have changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from motherlode.core.types import Patch

Stamp = Callable[[Any], Any]
Changes = dict[int, Patch]
"""How the view of each audience changes for which it does."""


class Section(NamedTuple):
    """`build` makes what an audience may know under this key, in new containers.

    As long as `stamp` gives an equal value the section has not changed for anybody, so nobody needs to look.
    """

    key: str
    stamp: Stamp | None
    """None for what everybody sees and what is as quickly built as stamped."""
    build: Callable[[Any, int], Any]
    look: Callable[[Any], Any] | None = None
    """Builds what is the same for every audience; None where it is not."""
    fixed: bool = False
    """Whether it stays as it is from the first card to the last."""
    late: bool = False
    """Whether nobody needs it between the events of an action: told with the last of them. A dict with the same keys
    always, without a stamp."""
    changes: Callable[[Any, Any, Any, Sequence[int]], Changes] | None = None
    """Where two stamps tell what changed: of the state, the stamps before and now, and who listens. What is the same
    for every audience stands under the public's."""


def open_section(
    key: str, look: Callable[[Any], Any], stamp: Callable[[Any], Any] | None = None, **more: Any
) -> Section:
    """What everybody sees; without a stamp it is looked at each time."""
    return Section(key, stamp, lambda state, _: look(state), look, **more)


def fixed_section(key: str, look: Callable[[Any], Any]) -> Section:
    """What everybody sees and nothing changes."""
    return Section(key, None, lambda state, _: look(state), look, fixed=True)
