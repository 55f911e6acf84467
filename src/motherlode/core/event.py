"""What happened, as each audience may know it."""

from typing import Any

from motherlode.core.audience import ALL
from motherlode.core.plain import plain_copy
from motherlode.core.types import Patch


class Event:
    """One happening: a public part, what single seats learn besides, and a patch of each audience's view."""

    __slots__ = ("_entries", "_flat", "_public_flat", "only", "patches", "private", "public")

    def __init__(self, public: dict[str, Any], private: dict[int, dict[str, Any]], only: int | None = None) -> None:
        self.public = public
        self.private = private
        self.only = only
        """The one seat that hears of it; None for everybody."""
        self.patches: dict[int, Patch] = {}
        self._entries = {seat: public | extra for seat, extra in private.items()}
        if private:
            self._entries[ALL] = public | {"private": {str(seat): extra for seat, extra in private.items()}}

        self._flat = {audience: _is_flat(entry) for audience, entry in self._entries.items()}
        self._public_flat = _is_flat(public)

    @property
    def kind(self) -> str:
        kind: str = self.public["event"]
        return kind

    def heard_by(self, audience: int) -> bool:
        return self.only is None or audience in (self.only, ALL)

    def entry(self, audience: int) -> dict[str, Any]:
        """The line of that audience's log, a copy of its own."""
        entry = self._entries.get(audience)
        if entry is None:
            return self.public.copy() if self._public_flat else plain_copy(self.public)
        return entry.copy() if self._flat[audience] else plain_copy(entry)

    def seen_by(self, audience: int) -> dict[str, Any] | None:
        """The event as that audience gets it; `None` for one that does not hear of it or is not at the table."""
        if audience not in self.patches or not self.heard_by(audience):
            return None
        return self.entry(audience) | {"patch": self.patches[audience]}


def _is_flat(entry: dict[str, Any]) -> bool:
    """Whether a shallow copy shares nothing."""
    return not any(isinstance(value, list | dict) for value in entry.values())
