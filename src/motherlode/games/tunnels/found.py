"""Where something that a module keeps was found last: mostly the same table asks for it again."""

from __future__ import annotations

from typing import Any

from motherlode.games.tunnels.kept import Kept


class Found:
    """Compiled, what is kept in an object of its own is looked up by its name once for many questions: such an object
    is never replaced in the dict that holds it."""

    __slots__ = ("kept", "notes")

    def __init__(self) -> None:
        self.notes: dict[str, Any] = {}
        self.kept = Kept()
