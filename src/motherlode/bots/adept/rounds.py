"""The rounds that somebody was asked about lately: what was read of them is kept, and only what is new is read."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from motherlode.bots.adept.happening import Entry
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.walk import Walk
from motherlode.core.types import View
from motherlode.games.saboteur.rulebook import SaboteurRulebook

KEPT: Final = 64
"""How many rounds are kept, each as one seat saw it; one that was forgotten is read anew, and no answer is another."""
FIRST: Final = 8
"""So many entries of a log tell most tables from one another."""


class Round:
    """A round as one seat saw it so far."""

    walk: Walk | None = None


def walk_of(rules: SaboteurRulebook, knows: Knowledge, view: View) -> Walk:
    """The facts of the round in which a view was taken."""
    kept = _kept((rules, view["seat"], view["round"], repr(view["log"][:FIRST])))
    before = kept.walk
    walk = before.go_on(view) if before is not None else None
    kept.walk = walk = walk or Walk(rules, knows, view, round_begin(view["log"]))
    return walk


@lru_cache(KEPT)
def _kept(key: tuple[Any, ...]) -> Round:
    return Round()


def round_begin(log: list[Entry]) -> int:
    """Where the log of the present round begins."""
    for index in range(len(log) - 1, -1, -1):
        if log[index]["event"] == "round":
            return index
    return 0
