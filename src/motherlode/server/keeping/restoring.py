"""Kept tables come back: their record is played again, with everything that fell by chance as it fell."""

from __future__ import annotations

import logging
from typing import NamedTuple

from motherlode.core import setup
from motherlode.core.errors import MotherlodeError, RecordError
from motherlode.server.keeping.storage import Stored, TableRow
from motherlode.server.keeping.storage.rows import DEAL
from motherlode.server.table.match import Match
from motherlode.server.table.talk import Talk

log = logging.getLogger("motherlode.server")


RULES_CHANGED = "rules-changed"
"""Why a table is closed whose record cannot be played by today's rules."""


class Restored(NamedTuple):
    row: TableRow
    match: Match | None
    talk: Talk


def current_rules() -> int:
    return setup.RULES_VERSION


def restore(stored: Stored, recent: int, seed: int) -> Restored:
    """The table as it was kept; what comes after it is drawn anew, from `seed`.

    A game that began by other rules goes on if its record can be played by ours, and is closed otherwise: as long as
    it is served by these rules, for nothing is written down. Whatever else goes wrong raises.
    """
    row, match, talk = stored.row, None, Talk(stored.talk, stored.row.removed)
    try:
        if row.seed:
            match = restored_match(stored, recent, seed)
    except MotherlodeError as error:
        if row.rules == current_rules():
            raise
        log.warning("table %s cannot go on by today's rules: %s", row.id, error)
        if row.status in ("playing", "over"):
            row.status, row.reason = "ended", RULES_CHANGED
    return Restored(row, match, talk)


def restored_match(stored: Stored, recent: int, seed: int) -> Match:
    if not stored.moves or stored.moves[0].seat != DEAL:
        raise RecordError("record-chance", arguments={"name": "deal"})
    deal, *moves = stored.moves
    match = Match(stored.row.id, stored.row.setup, seed, list(deal.chance), recent)
    match.restore(moves, stored.answers)
    return match
