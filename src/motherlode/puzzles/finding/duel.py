"""Puzzles of the duel: the move that decides the round, at once or with the next one, or takes a vein."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from motherlode.bots.appraisal import Appraisal
from motherlode.core.state import State
from motherlode.core.types import Action
from motherlode.games.duel.claiming import CLAIMED
from motherlode.games.duel.ending import scores
from motherlode.games.duel.veins import vein_at
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.turn import Turn
from motherlode.puzzles.finding.position import Found, Position
from motherlode.puzzles.finding.single import Search, single

WIN, WIN_IN_TWO, VEIN = "win", "win-in-two", "vein"
KINDS: Final = (WIN, WIN_IN_TWO, VEIN)
DEALS: Final = 24
SEARCH: Final = Search(3, 24, 0.15)


def puzzle(position: Position, wanted: Collection[str] = KINDS) -> Found | None:
    found = _found(position)
    return found if found is not None and found[0] in wanted else None


def _found(position: Position) -> Found | None:
    appraisals = single(position, SEARCH)
    if appraisals is None:
        return None
    best, others = appraisals[0].action, [one.action for one in appraisals[1:]]
    deals, seat = [*position.deals(DEALS)], position.seat
    for kind, moves in ((WIN, 1), (WIN_IN_TWO, 2)):
        if _forced(deals, seat, best, moves):
            return (
                None
                if any(_forced(deals, seat, other, moves) for other in others)
                else _told(position, kind, appraisals)
            )
    return _told(position, VEIN, appraisals)


def _told(position: Position, kind: str, appraisals: list[Appraisal]) -> Found | None:
    """With the reason: what the move takes, and how the round stands then."""
    best = appraisals[0].action
    own, other = _score(position.after(best), position.seat)
    taken = own - position.view["score"][position.seat]
    if kind == VEIN and not taken:
        return None
    says = "decided" if kind == WIN else "taken" if taken else "threat"
    return kind, appraisals, {"says": says, "own": own, "other": other, "taken": taken}


def _score(state: State, seat: int) -> tuple[int, int]:
    view = state.view(seat)
    score = view["score"] if state.actors and view["round"] == 1 else view["last_round"]["gained"]
    return score[seat], score[1 - seat]


def _forced(deals: list[Any], seat: int, move: Action, moves: int) -> bool:
    """Whether a move decides the round in every deal, with so many moves of the seat's, whatever the other does."""
    return all(_forces(deal, seat, move, moves) for deal in deals)


def _forces(deal: Any, seat: int, move: Action, moves: int) -> bool:
    state = deal.copy()
    state.apply(seat, move, quiet=True)
    if _decided(state, deal.round, seat):
        return True
    if moves == 1 or state.round != deal.round or state.phase == "over":
        return False
    if state.actors[0] == seat:
        return any(
            _forces(state, seat, again, moves - (state.stack[-1][0] == Turn.kind)) for again in state.legal(seat)
        )
    return all(_stands(state, seat, answer, moves) for answer in state.legal(state.actors[0]))


def _stands(state: Any, seat: int, answer: Action, moves: int) -> bool:
    """Whether the seat still decides the round after this answer of the other's."""
    then = state.copy()
    then.apply(state.actors[0], answer, quiet=True)
    if _decided(then, state.round, seat):
        return True
    if then.round != state.round or then.phase == "over":
        return False
    if then.actors[0] != seat:
        return all(_stands(then, seat, further, moves) for further in then.legal(then.actors[0]))
    return any(_forces(then, seat, own, moves - 1) for own in then.legal(seat))


def _decided(state: Any, number: int, seat: int) -> bool:
    """The round is won, or there is not enough left to make up for the lead."""
    if state.round != number or state.phase == "over":
        gained = state.result["gained"]
        return bool(gained[seat] > gained[1 - seat])
    score = scores(state)
    return bool(score[seat] - score[1 - seat] > _at_stake(state))


def _at_stake(state: Any) -> int:
    """The nuggets of veins that nobody has claimed."""
    claimed = state.extra[CLAIMED]
    return sum(vein_at(state, cell).nuggets for cell in state.goals if cell_word(cell) not in claimed)
