"""A view is made of sections, each one key of it; a stamp tells cheaply whether a section can have changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from motherlode.core.event import Event

Stamp = Callable[[Any], Any]
Changes = Callable[[Any, Any, Any, "Event"], None]
"""Of the state and the stamps before and now: adds to the event what changes in the views of who listens."""


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
    """Whether nobody needs it between the events of an action: told with the last of them. Without a stamp it is a dict
    with the same keys always."""
    changes: Changes | None = None
    """Where two stamps tell what changed, here and in all sections with this stamp."""


def open_section(
    key: str, look: Callable[[Any], Any], stamp: Callable[[Any], Any] | None = None, **more: Any
) -> Section:
    """What everybody sees; without a stamp it is looked at each time."""
    return Section(key, stamp, lambda state, _: look(state), look, **more)


def small_section(key: str, look: Callable[[Any], Any]) -> Section:
    """What everybody sees and is sent whole when it changes."""

    def changes(state: Any, was: Any, now: Any, event: Event) -> None:
        event.shared.append(["set", [key], now])

    return open_section(key, look, look, changes=changes)


def fixed_section(key: str, look: Callable[[Any], Any]) -> Section:
    """What everybody sees and nothing changes."""
    return Section(key, None, lambda state, _: look(state), look, fixed=True)
