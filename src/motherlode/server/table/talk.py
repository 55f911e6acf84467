"""Table talk: phrases and free text; kept, told to all, heard by bots, never part of the rules."""

import unicodedata
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec

from motherlode.bots.talk import CLAIMS, is_reason, remarks_of
from motherlode.server.errors import MalformedError, TableError
from motherlode.server.keeping.storage.rows import TalkRow
from motherlode.server.line.frames import CornerSaid, Reason, Remark, Said

LATEST = 100
"""Remarks that are sent at once; a long evening has thousands."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Fillers of Hangul and the braille cell without dots."""
MOST_MARKS = 3
"""Accents on one letter; more of them are scribbling over other lines."""


class Talk:
    def __init__(self, rows: Sequence[TalkRow] = (), removed: Collection[int] = ()) -> None:
        self.said: list[Said] = []
        self.ids: set[tuple[int, str]] = set()
        for row in rows:
            self.add(row)
        for number in removed:
            self.remove(number)

    def add(self, row: TalkRow) -> Said:
        remark = None if row.remark is None else msgspec.convert(row.remark, Remark)
        said = Said(row.seat, row.at, remark, row.text)
        self.said.append(said)
        if row.id is not None:
            self.ids.add((row.seat, row.id))
        return said

    def remove(self, number: int) -> None:
        """Nobody sees it any more; the others keep their numbers."""
        said = self.said[number]
        self.said[number] = Said(said.seat, said.at, removed=True)

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


class Corner:
    """What those who look on say to each other. It is not kept, and players do not hear it."""

    def __init__(self) -> None:
        self.said: deque[CornerSaid] = deque(maxlen=LATEST)
        self.ids: deque[str] = deque(maxlen=LATEST)
        """What clients called their latest remarks, so that one that is sent again is said once."""

    def add(self, said: CornerSaid, mark: str) -> None:
        self.said.append(said)
        self.ids.append(mark)


def check_remark(
    game: str,
    modules: Iterable[str],
    remark: Remark,
    seat: int,
    players: int,
    claims: bool,
    goals: Sequence[str] = (),
    colours: Sequence[str] = (),
) -> None:
    """Refuses what cannot be said at this table, about these goals and these corporations."""
    known = remarks_of(game, modules)
    given = {name for name in ("goal", "about", "colour") if getattr(remark, name) is not None}
    if remark.says not in known or given != set(known[remark.says]):
        raise MalformedError("bad-remark")
    if remark.reason is not None:
        _check_reason(remark.says, remark.reason, players, goals)
    if remark.says in CLAIMS and not claims:
        raise TableError("claims-off")
    if remark.goal is not None and remark.goal not in goals:
        raise TableError("bad-remark")
    if remark.colour is not None and remark.colour not in colours:
        raise TableError("bad-remark")
    if remark.about is not None and (remark.about >= players or remark.about == seat):
        raise TableError("bad-remark")


def _check_reason(says: str, reason: Reason, players: int, goals: Sequence[str]) -> None:
    if not is_reason(says, msgspec.to_builtins(reason)):
        raise MalformedError("bad-remark")
    if (reason.on is not None and reason.on >= players) or (reason.goal is not None and reason.goal not in goals):
        raise TableError("bad-remark")


def plain_remark(remark: Remark | None) -> dict[str, Any] | None:
    """The remark with the fields it has."""
    return None if remark is None else msgspec.to_builtins(remark)


def clean(text: str) -> str:
    """One line without control characters, signs that turn the writing round, and towers of accents."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(
        "".join(list(letters)[:MOST_MARKS] if is_mark else letters)
        for is_mark, letters in groupby(composed, lambda letter: unicodedata.category(letter)[0] == "M")
    )
    return " ".join("".join(letter if letter.isprintable() else " " for letter in kept).split())


def is_visible(letter: str) -> bool:
    """Whether it shows by itself: marks need something to stand on, and some letters and signs are blank."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANK
