"""A view is made of sections, each one key of it; a section says which parts of the state it reads.

Whatever an action changes is a change of such a part. A rule that changes a list or a dict in place says so, with the
event that tells of it or by `state.touch`; numbers and what is never changed in place are looked at anyhow. Where rules
say nothing, all parts are compared as they are kept. Only sections that read something else now are looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from motherlode.core.patch import diff
from motherlode.core.types import Patch

if TYPE_CHECKING:
    from motherlode.core.event import Event

Changes = Callable[[Any, Any, Any, "Event"], None]
"""Of the state and the parts that a section reads, as they were and as they are (one by itself, several as a tuple):
adds to the event what changes in the views of who listens."""
Difference = Callable[[Any, Any, Any], Patch]
"""Of the state and what was seen in it, before and now: the patch."""


class Part(NamedTuple):
    """A part of the state that is no field of it."""

    path: str
    """Where it stands, as `board.version`."""
    copied: Callable[[Any], Any] | None = None
    """How it is kept as it is now; None for what is never changed in place."""
    watched: bool = False
    """Whether it is compared so fast that it is done after every action, and no rule need say that it changes it."""


Read = str | Part
"""The name of a field, which says itself how it is copied, or a part."""


class Teller(NamedTuple):
    """Tells of something that a section shows and that depends on these parts alone."""

    reads: tuple[Read, ...]
    changes: Changes | None
    """None: the section is looked at again."""
    late: bool = False
    """Whether nobody needs it between the events of an action: told with the last of them."""


class Section(NamedTuple):
    """`build` makes what an audience may know under this key, in new containers.

    As long as nothing that it `reads` changes, the section does not change for anybody, so nobody needs to look.
    """

    key: str
    build: Callable[[Any, int], Any]
    reads: tuple[Read, ...] | None = None
    """The parts on which it depends; None: it is looked at after every event."""
    seen: Callable[[Any], Any] | None = None
    """Of what is the same for every audience: what to remember of it; None where it is not the same."""
    difference: Difference | None = None
    """How it changes from what was seen to what is now, where all see the same."""
    changes: Changes | None = None
    """Where the parts themselves tell what changes for whom, nothing is built and remembered."""
    tellers: Callable[[Any], tuple[Teller, ...]] | None = None
    """Where it shows several things that change one by one: of a state, who tells of each."""
    told_with: str | None = None
    """The key of the section whose `changes` tell of this one too."""
    fixed: bool = False
    """Whether it stays as it is from the first card to the last."""
    late: bool = False
    """Whether nobody needs it between the events of an action: told with the last of them."""


def open_section(key: str, look: Callable[[Any], Any], *reads: Read, late: bool = False) -> Section:
    """What everybody sees; what has changed within it is sent."""
    return Section(
        key,
        lambda state, _: look(state),
        reads or None,
        seen=look,
        difference=lambda _, was, now: diff(was, now, key),
        late=late,
    )


def small_section(key: str, look: Callable[[Any], Any], *reads: Read) -> Section:
    """What everybody sees and is sent whole when it changes."""
    return open_section(key, look, *reads)._replace(difference=lambda _, was, now: [("set", (key,), now)])


def kept_section(key: str, name: str) -> Section:
    """What everybody sees just as the state keeps it: a word or a number."""
    path = (key,)

    def changes(state: Any, was: Any, now: Any, event: Event) -> None:
        event.shared.append(("set", path, now))

    return Section(key, lambda state, _: getattr(state, name), (name,), changes=changes)


def counted_section(key: str, name: str) -> Section:
    """Everybody sees how many there are, nobody which."""
    path = (key,)

    def changes(state: Any, was: list[Any], now: list[Any], event: Event) -> None:
        if len(was) != len(now):
            event.shared.append(("set", path, len(now)))

    return Section(key, lambda state, _: len(getattr(state, name)), (name,), changes=changes)


def fixed_section(key: str, look: Callable[[Any], Any]) -> Section:
    """What everybody sees and nothing changes."""
    return Section(key, lambda state, _: look(state), fixed=True)
