"""What the master would have done in place of a seat, and what its own moves were worth beside that."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from motherlode.analysis.opened import opened
from motherlode.bots.appraisal import Appraisal, Appraiser
from motherlode.bots.bot import Remark
from motherlode.bots.heard import as_heard, public_length
from motherlode.bots.skills import SKILLS
from motherlode.core.audience import SPECTATOR
from motherlode.core.state import State
from motherlode.core.types import Action, Record
from motherlode.games import game as find_game

SEED: Final = 1
"""Of the deals in which moves are tried: the same game is judged alike everywhere."""

Moves = Sequence[tuple[int, Action]]


@dataclass(frozen=True, slots=True)
class Judged:
    move: int
    """After how many moves of the game it was made, itself counted."""
    seat: int
    event: dict[str, Any]
    """What all saw of it."""
    worth: float
    best: dict[str, Any]
    """What all would have seen of the move that is worth most; the same if none is worth more."""
    best_worth: float

    @property
    def lost(self) -> float:
        return self.best_worth - self.worth

    def plain(self) -> dict[str, Any]:
        return {**asdict(self), "worth": round(self.worth, 3), "best_worth": round(self.best_worth, 3)}


def unit_of(game: str) -> str | None:
    """What worths are counted in; None where nobody knows what a move is worth."""
    appraiser = SKILLS[game].appraiser if game in SKILLS else None
    return None if appraiser is None else appraiser.unit


def judge_record(record: Record, seat: int) -> Iterator[Judged]:
    """The moves of a seat in the game of a record."""
    yield from judge(*opened(record), seat)


def judge(state: State, moves: Moves, talk: Sequence[Remark], seat: int, first: int = 0) -> Iterator[Judged]:
    """Plays the moves on and judges those of one seat, from the one with the number `first` on; what falls by chance
    must be known to `state`, a game as it was dealt."""
    appraiser = SKILLS[state.setup.game].appraiser
    if appraiser is None:
        return
    state.listen(())
    for number, (mover, action) in enumerate(moves):
        if mover != seat or number < first or not _is_choice(state, seat, appraiser):
            state.apply(mover, action)
            continue
        before = state.dump()
        appraisals = _appraised(state, seat, action, talk, appraiser)
        event = state.apply(mover, action)[0].words(SPECTATOR)
        made = next((one for one in appraisals if one.action == action), None)
        if made is not None:
            yield _judged(number + 1, seat, event, made, appraisals[0], before, state.setup.game)


def _is_choice(state: State, seat: int, appraiser: Appraiser) -> bool:
    decision = state.decision(seat)
    return decision is not None and decision.kind == appraiser.asked and len(state.legal(seat)) > 1


def _appraised(
    state: State, seat: int, action: Action, talk: Sequence[Remark], appraiser: Appraiser
) -> list[Appraisal]:
    view = state.view(seat)
    said = [remark for remark in talk if remark["at"] <= public_length(state.log)]
    return appraiser.compare(SEED, view, state.legal(seat), as_heard(said, state.log, seat), action)


def _judged(
    move: int, seat: int, event: dict[str, Any], made: Appraisal, best: Appraisal, before: str, game: str
) -> Judged:
    if best.worth - made.worth <= 2 * best_error(made, best):
        return Judged(move, seat, event, made.worth, event, made.worth)
    state = find_game(game).load(before)
    other = state.apply(seat, best.action)[0].words(SPECTATOR)
    return Judged(move, seat, event, made.worth, other, best.worth)


def best_error(made: Appraisal, best: Appraisal) -> float:
    """How far off the difference may be; of the move that is the measure of the others it is their error."""
    return max(made.error, best.error)
