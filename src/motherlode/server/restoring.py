"""Kept tables come back: the moves are played again from the seed."""

from __future__ import annotations

import logging
from typing import NamedTuple

from motherlode.core import setup
from motherlode.server.play import Play
from motherlode.server.storage import Stored, TableRow
from motherlode.server.talk import Talk

log = logging.getLogger("motherlode.server")


class Restored(NamedTuple):
    row: TableRow
    play: Play | None
    talk: Talk


def current_rules() -> int:
    return setup.RULES_VERSION


def restore(stored: Stored, recent: int) -> Restored:
    """The table as it was kept. A game that does not play any more is closed, its record stays."""
    row, play = stored.row, None
    if row.seed:
        if row.rules != current_rules():
            _close(row, "rules-changed")
        else:
            play = _replay(stored, recent)
            if play is None:
                _close(row, "failed")
            elif play.over and row.status == "playing":
                row.status = "over"
    return Restored(row, play, Talk(stored.talk))


def _replay(stored: Stored, recent: int) -> Play | None:
    try:
        play = Play(stored.row.setup, int(stored.row.seed), recent)
        play.restore(stored.moves, stored.answers)
    except Exception:
        log.exception("the moves of table %s do not play", stored.row.id)
        return None
    return play


def _close(row: TableRow, reason: str) -> None:
    if row.status == "playing":
        row.status, row.reason = "ended", reason
