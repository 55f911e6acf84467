"""Kept tables come back: the moves are played again from the seed."""

from __future__ import annotations

import logging
from typing import NamedTuple

from motherlode.core import setup
from motherlode.server.keeping.storage import Stored, TableRow
from motherlode.server.table.match import Match
from motherlode.server.table.talk import Talk

log = logging.getLogger("motherlode.server")


class Restored(NamedTuple):
    row: TableRow
    match: Match | None
    talk: Talk


def current_rules() -> int:
    return setup.RULES_VERSION


def restore(stored: Stored, recent: int) -> Restored:
    """The table as it was kept. A game that does not play any more is closed, its record stays."""
    row, match = stored.row, None
    if row.seed:
        if row.rules != current_rules():
            _close(row, "rules-changed")
        else:
            match = _replay(stored, recent)
            if match is None:
                _close(row, "failed")
            elif match.over and row.status == "playing":
                row.status = "over"
    return Restored(row, match, Talk(stored.talk))


def _replay(stored: Stored, recent: int) -> Match | None:
    try:
        match = Match(stored.row.setup, int(stored.row.seed), recent)
        match.restore(stored.moves, stored.answers)
    except Exception:
        log.exception("the moves of table %s do not play", stored.row.id)
        return None
    return match


def _close(row: TableRow, reason: str) -> None:
    if row.status == "playing":
        row.status, row.reason = "ended", reason
