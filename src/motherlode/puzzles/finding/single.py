"""Whether one move is clearly best: all moves in some deals, then those that came near it in many."""

from __future__ import annotations

from typing import Final, NamedTuple

from motherlode.bots.appraisal import Appraisal
from motherlode.puzzles.finding.position import Position, is_pass

CLEARLY: Final = 3.0
"""By how many standard errors the best must be better than any other."""


class Search(NamedTuple):
    glance: int
    """In how many deals all moves are tried."""
    look: int
    """In how many the near ones."""
    margin: float
    """By how much the best must be better than any other, in the unit of the game."""


def single(position: Position, search: Search) -> list[Appraisal] | None:
    """All moves, the best first, if that one is clearly the best."""
    if not _leads(position.appraise(position.favourites, search.glance), search.margin / 2, 0.0):
        return None
    first = position.appraise(position.moves, search.glance)
    if not _leads(first, search.margin / 2, 0.0):
        return None
    near = [appraisal.action for appraisal in first if appraisal.worth > first[0].worth - 2 * search.margin]
    far = [appraisal for appraisal in first if appraisal.action not in near]
    again = position.appraise([*near, *(appraisal.action for appraisal in far[:1])], search.look)
    seen = {str(appraisal.action) for appraisal in again}
    whole = sorted([*again, *(one for one in far if str(one.action) not in seen)], key=lambda one: -one.worth)
    return whole if _leads(whole, search.margin, CLEARLY) and not is_pass(whole[0].action) else None


def _leads(appraisals: list[Appraisal], margin: float, errors: float) -> bool:
    if len(appraisals) < 2:
        return False
    best = appraisals[0].worth
    return all(best - one.worth >= max(margin, errors * one.error) for one in appraisals[1:])
