"""Why a table cannot be opened, and how far it can: its record is played move by move until one does not fit."""

from __future__ import annotations

import copy
from typing import NamedTuple

from motherlode.server.keeping.restoring import restored_match
from motherlode.server.keeping.storage import Keeping, Stored, TableRow


class Diagnosis(NamedTuple):
    playable: int
    """The last version that can be played; -1 if not even the deal can."""
    why: str | None
    """What went wrong after it, if something did."""


def diagnose(stored: Stored) -> Diagnosis:
    """Only for tables where a game has begun."""
    stored = copy.deepcopy(stored)  # playing takes what fell by chance out of it
    try:
        match = restored_match(Stored(stored.row, stored.moves[:1], [], []), 0, 0)
    except Exception as error:
        return Diagnosis(-1, _told(error))
    for move in stored.moves[1:]:
        try:
            match.restore([move])
        except Exception as error:
            return Diagnosis(move.version - 1, _told(error))
    return Diagnosis(match.version, None)


async def end(keeping: Keeping, row: TableRow) -> None:
    """The operator closes a table."""
    row.status, row.reason, row.revision = "ended", "operator", row.revision + 1
    await keeping.change(row)


async def repair(keeping: Keeping, stored: Stored, playable: int) -> None:
    """Go on from the last version that can be played."""
    row = stored.row
    row.status, row.reason, row.revision = "playing", None, row.revision + 1
    await keeping.cut(row, playable)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
