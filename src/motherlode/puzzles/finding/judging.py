"""Whether a puzzle that was found before still is one: the finder and the master of today look at it again.

A puzzle keeps what its seat sees and nothing else, so what is hidden is dealt anew: what can be counted must not hang
on it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Final

from motherlode.core.rng import Rng
from motherlode.games import game as find_game
from motherlode.puzzles.finding import duel, mine
from motherlode.puzzles.finding.position import SEED, Found, Position, worths
from motherlode.puzzles.puzzle import Puzzle

Finder = Callable[[Position, Collection[str]], Found | None]
"""What kind of puzzle a position is, if it is one of those that are wanted."""
FINDERS: Final[Mapping[str, Finder]] = {"saboteur": mine.puzzle, "duel": duel.puzzle}
KINDS: Final[Mapping[str, tuple[str, ...]]] = {"saboteur": mine.KINDS, "duel": duel.KINDS}


def judged(puzzle: Puzzle) -> Puzzle | None:
    """The same puzzle with what its moves are worth to the master of today; None if it is none any more."""
    position = Position(find_game(puzzle.game).resample(puzzle.view, Rng(SEED)))
    found = FINDERS[puzzle.game](position, [puzzle.kind])
    if found is None:
        return None
    _, appraisals, reason = found
    if reason["says"] != puzzle.solution.reason["says"]:
        return None
    if appraisals[0].action != puzzle.solution.action:
        return None
    worth = worths(position, appraisals)
    others = [replace(answer, worth=worth[str(answer.action)]) for answer in puzzle.others]
    return replace(
        puzzle,
        solution=replace(puzzle.solution, worth=worth[str(puzzle.solution.action)]),
        others=sorted(others, key=lambda answer: -answer.worth),
    )
