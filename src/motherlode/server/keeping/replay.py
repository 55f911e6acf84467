"""A finished game from its first card, with everything open."""

from __future__ import annotations

import msgspec

from motherlode import ALL
from motherlode.server.errors import TableError
from motherlode.server.http.bodies import Replay, ReplayStep
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage import Stored
from motherlode.server.keeping.storage.rows import ONWARD
from motherlode.server.table.match import Match


def replay(stored: Stored) -> Replay:
    """Plays the kept moves again; only for games that are over."""
    row = stored.row
    if row.rules != current_rules():
        raise TableError("rules-changed")
    if row.status != "over":
        raise TableError("not-over")
    match = Match(row.setup, int(row.seed), recent=1)
    first, steps = match.state.view(ALL), []
    match.listen((ALL,))
    for move in stored.moves:
        if move.seat == ONWARD:
            match.held = None
            continue
        events = match.state.apply(move.seat, move.action or {})
        steps.append(ReplayStep(move.seat, [event.seen_by(ALL) or {} for event in events]))
        match.rest()
    if not match.over:
        raise TableError("not-over")
    talk = [
        {key: value for key, value in msgspec.to_builtins(said).items() if key in ("seat", "at", "remark", "text")}
        for said in stored.talk
    ]
    return Replay(row.setup, [seat.name for seat in row.seats], first, steps, talk)
