"""Table talk: phrases and free text; kept, told to all, heard by bots, never part of the rules."""

from collections.abc import Sequence
from typing import Any

import msgspec

from motherlode.bots.talk import remarks_of
from motherlode.server.errors import MalformedError, TableError
from motherlode.server.keeping.storage.rows import TalkRow
from motherlode.server.line.frames import Remark, Said

CLAIMS = frozenset({"goal-gold", "goal-stone"})
"""Remarks about what a map showed; a table may forbid them (BASE-89)."""


LATEST = 100
"""Remarks that are sent at once; a long evening has thousands."""


class Talk:
    def __init__(self, rows: Sequence[TalkRow] = ()) -> None:
        self.said: list[Said] = []
        self.ids: set[tuple[int, str]] = set()
        for row in rows:
            self.add(row)

    def add(self, row: TalkRow) -> Said:
        remark = None if row.remark is None else msgspec.convert(row.remark, Remark)
        said = Said(row.seat, row.at, remark, row.text)
        self.said.append(said)
        if row.id is not None:
            self.ids.add((row.seat, row.id))
        return said

    def latest(self, before: int | None = None) -> tuple[int, list[Said]]:
        """The last remarks, or the last before that number; and how many there are before them."""
        end = len(self.said) if before is None else min(before, len(self.said))
        first = max(0, end - LATEST)
        return first, self.said[first:end]

    def heard(self, since: int) -> list[dict[str, Any]]:
        """The remarks as bots get them, from that length of the log on."""
        return [
            {**msgspec.to_builtins(said.remark), "seat": said.seat, "at": said.at}
            for said in self.said
            if said.remark is not None and said.at >= since
        ]


def check_remark(game: str, remark: Remark, seat: int, players: int, goals: Sequence[str], claims: bool) -> None:
    """Refuses what cannot be said at this table."""
    known = remarks_of(game)
    given = {name for name in ("goal", "about") if getattr(remark, name) is not None}
    if remark.says not in known or given != set(known[remark.says]):
        raise MalformedError("bad-remark")
    if remark.says in CLAIMS and not claims:
        raise TableError("claims-off")
    if remark.goal is not None and remark.goal not in goals:
        raise TableError("bad-remark")
    if remark.about is not None and (remark.about >= players or remark.about == seat):
        raise TableError("bad-remark")


def plain_remark(remark: Remark | None) -> dict[str, Any] | None:
    """The remark with the fields it has."""
    return None if remark is None else msgspec.to_builtins(remark)


def clean(text: str) -> str:
    """One line without control characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
