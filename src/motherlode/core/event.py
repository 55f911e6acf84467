"""What happened, as each audience may know it."""

from typing import Any

from motherlode.core.audience import ALL
from motherlode.core.plain import plain_copy
from motherlode.core.types import Patch


class Event:
    """One happening: a public part, what single seats learn besides, and how it changes each audience's view."""

    __slots__ = ("_flat", "only", "own", "private", "public", "shared")

    def __init__(self, public: dict[str, Any], private: dict[int, dict[str, Any]], only: int | None = None) -> None:
        self.public = public
        self.private = private
        self.only = only
        """The one seat that hears of it; None for everybody."""
        self.shared: Patch = []
        """What changes in every view."""
        self.own: dict[int, Patch] = {}
        """What else changes in the view of each audience that listened."""
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

    def patch(self, audience: int) -> Patch:
        """How the view of an audience that listened changes, its log included."""
        changes = [*self.shared, *self.own[audience]]
        if self.heard_by(audience):
            changes.append(["add", ["log"], [self.entry(audience)]])
        return changes

    def seen_by(self, audience: int) -> dict[str, Any] | None:
        """The event as that audience gets it; `None` for one that does not hear of it or did not listen."""
        if audience not in self.own or not self.heard_by(audience):
            return None
        return self.entry(audience) | {"patch": self.patch(audience)}

    def forget_patches(self) -> None:
        """They are large, and of no use once everybody was told."""
        self.shared, self.own = [], {}
