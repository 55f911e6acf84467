"""A finished game from its first card, with everything open."""

from __future__ import annotations

import msgspec

import motherlode
from motherlode import ALL, MotherlodeError
from motherlode.core.state import State
from motherlode.core.types import View
from motherlode.server.errors import TableError
from motherlode.server.http.bodies import Replay, ReplayStep
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage import Stored
from motherlode.server.keeping.storage.rows import DEAL, ONWARD


def replay(stored: Stored) -> Replay:
    """Plays the kept moves again; only for games that are over."""
    row = stored.row
    if row.status != "over":
        raise TableError("not-over")
    try:
        first, steps = _played(stored)
    except MotherlodeError as error:
        if row.rules == current_rules():
            raise TableError("failed") from error
        raise TableError("rules-changed") from error
    talk = [
        {key: value for key, value in msgspec.to_builtins(said).items() if key in ("seat", "at", "remark", "text")}
        for said in stored.talk
        if said.number not in row.removed
    ]
    return Replay(row.setup, [seat.name for seat in row.seats], first, steps, talk)


def begun(stored: Stored) -> State:
    """The game as it was dealt; what fell by chance will fall again."""
    game, chance = motherlode.game(stored.row.setup["game"]), [fell for move in stored.moves for fell in move.chance]
    state: State = game.start(game.restore_setup(stored.row.setup), 0, chance)
    return state


def _played(stored: Stored) -> tuple[View, list[ReplayStep]]:
    state = begun(stored)
    first, steps = state.view(ALL), []
    state.listen((ALL,))
    for move in stored.moves:
        if move.seat not in (DEAL, ONWARD):
            events = state.apply(move.seat, move.action or {})
            steps.append(ReplayStep(move.seat, [event.seen_by(ALL) or {} for event in events]))
            state.log[-len(events) :] = [event.packed() for event in events]
    if state.actors:
        raise TableError("not-over")
    return first, steps
