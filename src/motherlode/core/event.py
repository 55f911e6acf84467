"""What happened, as each audience may know it."""

from typing import Any

from motherlode.core.audience import ALL
from motherlode.core.plain import plain_copy
from motherlode.core.types import Patch


class Event:
    """One happening: a public part, what single seats learn besides, and a patch of each audience's view."""

    __slots__ = ("_flat", "only", "patches", "private", "public")

    def __init__(self, public: dict[str, Any], private: dict[int, dict[str, Any]], only: int | None = None) -> None:
        self.public = public
        self.private = private
        self.only = only
        """The one seat that hears of it; None for everybody."""
        self.patches: dict[int, Patch] = {}
        self._flat = not any(isinstance(value, list | dict) for value in public.values())
        """Whether a shallow copy of the public part shares nothing."""

    @property
    def kind(self) -> str:
        kind: str = self.public["event"]
        return kind

    def heard_by(self, audience: int) -> bool:
        return self.only is None or audience in (self.only, ALL)

    def entry(self, audience: int) -> dict[str, Any]:
        """The line of that audience's log, a copy of its own."""
        entry = self.public
        if self.private and audience == ALL:
            entry = entry | {"private": {str(seat): extra for seat, extra in self.private.items()}}
        elif audience in self.private:
            entry = entry | self.private[audience]
        elif self._flat:
            return entry.copy()
        copy: dict[str, Any] = plain_copy(entry)
        return copy

    def seen_by(self, audience: int) -> dict[str, Any] | None:
        """The event as that audience gets it; `None` for one that does not hear of it or is not at the table."""
        if audience not in self.patches or not self.heard_by(audience):
            return None
        return self.entry(audience) | {"patch": self.patches[audience]}
