"""How a finished game went, round by round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from motherlode import ALL, MotherlodeError
from motherlode.core.types import View
from motherlode.server.errors import TableError
from motherlode.server.http.bodies import GameResult, RoundResult
from motherlode.server.keeping.replay import begun
from motherlode.server.keeping.storage import Stored
from motherlode.server.keeping.storage.rows import DEAL, ONWARD, TalkRow

NEW_ROUND = "round"
CLAIMS = {"goal-gold": True, "goal-stone": False}


class Finished(NamedTuple):
    result: GameResult
    view: View
    """The table at the end, with nothing hidden."""


def finished(stored: Stored) -> Finished:
    """Plays the kept moves again; only for games that are over."""
    if stored.row.status != "over":
        raise TableError("not-over")
    try:
        return _played(stored)
    except MotherlodeError as error:
        raise TableError("rules-changed") from error


def _played(stored: Stored) -> Finished:
    state, rounds, since = begun(stored), [], -1
    heard = sum(event.only is None for event in state.log)
    for move in stored.moves:
        if move.seat in (DEAL, ONWARD):
            continue
        for event in state.apply(move.seat, move.action or {}):
            if event.kind == NEW_ROUND:
                rounds.append(_round(state.view(ALL)["last_round"], _said(stored.talk, since, heard)))
                since = heard
            heard += event.only is None
    view, outcome = state.view(ALL), state.outcome
    if outcome is None:
        raise TableError("not-over")
    if view.get("last_round") is not None:
        rounds.append(_round(view["last_round"], _said(stored.talk, since, heard)))
    names = [seat.name for seat in stored.row.seats]
    return Finished(GameResult(names, list(outcome["winners"]), list(outcome["gold"]), rounds), view)


def _said(talk: Sequence[TalkRow], since: int, until: int) -> list[TalkRow]:
    """What was said in a round: after so many entries of the log, and up to so many."""
    return [row for row in talk if since < row.at <= until and row.remark is not None]


def _round(last: dict[str, Any], said: Sequence[TalkRow]) -> RoundResult:
    lies = Counter(row.seat for row in said if row.remark is not None and _untrue(row.remark, last["goals"]))
    liar = max(lies, key=lambda seat: (lies[seat], last["gained"][seat], -seat), default=None)
    roles = list(last.get("roles", ()))
    return RoundResult(last["round"], last["won"], roles, last["gained"], liar, 0 if liar is None else lies[liar])


def _untrue(remark: dict[str, Any], goals: dict[str, str]) -> bool:
    claim, face = CLAIMS.get(remark["says"]), goals.get(remark.get("goal") or "")
    return claim is not None and face is not None and claim != face.startswith("gold")
