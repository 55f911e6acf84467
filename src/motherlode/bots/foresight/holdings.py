"""What somebody holds, and what he has thrown away unseen: cards are not kept as they fall.

Who digs keeps what leads on and gets rid of dead ends; who has a broken tool and does not mend it cannot. How much more
often than by lot a kind of card is found there was counted in rounds of adepts (`python -m motherlode.arena.holdings`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from motherlode.bots.adept.dealt import SABOTEUR
from motherlode.bots.foresight.cards import MENDS, TUNNEL, Cards

LOT: Final = 16
"""As often as by lot."""
STAGES: Final = (0.7, 0.4, 0.2)
"""The shares of the cards of a round that are left where the next stage begins."""
CLASSES: Final = ("dead end", "2 sides", "3 sides", "4 sides", "breaks", "mends", "collapses", "looks")
"""Kinds of cards that are kept alike."""
MINER, MINER_HINDERED, BLOCKER, BLOCKER_HINDERED, THROWN, THROWN_BY_BLOCKER = range(6)
"""Whose hand it is, or who threw it away."""
UNABLE: Final = 3
"""What is left, in sixteenths, for a card that would mend a tool which its owner has not mended."""
WEIGHTS: Final = (
    (
        (15, 17, 14, 11, 17, 18, 20, 11),
        (9, 18, 18, 13, 19, 19, 25, 9),
        (6, 18, 19, 16, 32, 21, 35, 5),
        (2, 18, 21, 25, 40, 23, 48, 1),
    ),
    (
        (13, 19, 16, 11, 17, 19, 15, 10),
        (8, 19, 23, 21, 18, 13, 22, 6),
        (3, 15, 34, 28, 27, 13, 28, 5),
        (1, 9, 45, 54, 24, 6, 28, 1),
    ),
    (
        (17, 14, 16, 17, 18, 19, 15, 11),
        (15, 12, 17, 22, 16, 22, 12, 18),
        (14, 12, 17, 24, 11, 26, 11, 24),
        (17, 11, 14, 15, 11, 30, 16, 25),
    ),
    (
        (19, 14, 17, 17, 14, 16, 13, 18),
        (17, 15, 17, 18, 10, 16, 9, 23),
        (20, 14, 15, 15, 11, 12, 14, 24),
        (31, 11, 8, 5, 7, 7, 9, 32),
    ),
    (
        (68, 12, 1, 1, 4, 9, 2, 15),
        (57, 17, 2, 1, 3, 13, 3, 17),
        (62, 21, 4, 1, 3, 10, 9, 16),
        (22, 17, 10, 3, 15, 16, 15, 17),
    ),
    (
        (3, 22, 25, 41, 2, 17, 4, 10),
        (10, 22, 26, 38, 1, 11, 1, 8),
        (13, 23, 26, 33, 1, 8, 1, 9),
        (8, 16, 25, 39, 1, 14, 1, 19),
    ),
)
"""By whose they are, by stage and by class of card: hands beside everything unseen, what was thrown away beside the
deck."""


def stage_of(left: float) -> int:
    """Of a round of whose cards such a share is left."""
    return sum(left <= least for least in STAGES)


def class_of(cards: Cards, kind: int) -> int:
    what = cards.what[kind]
    return max(cards.arms[kind] - 1, 0) if what == TUNNEL else min(3 + what, len(CLASSES) - 1)


def group_of(role: str | None, hindered: bool) -> int:
    return (BLOCKER if role == SABOTEUR else MINER) + hindered


class Holdings:
    """For every seat, by the role that it may have, how much likelier than by lot it holds a card."""

    def __init__(self, rules: Any, cards: Cards, left: float) -> None:
        classes = [class_of(cards, kind) for kind in range(len(rules.words))]
        stage = stage_of(left)
        self._cards = cards
        self._rows = [bytes(of_stage[stage][one] for one in classes) for of_stage in WEIGHTS]

    def of_hand(self, role: str | None, broken: int) -> bytes:
        row = self._rows[group_of(role, broken > 0)]
        return self._unable(row, broken) if broken else row

    def of_thrown(self, role: str | None) -> bytes:
        return self._rows[THROWN_BY_BLOCKER if role == SABOTEUR else THROWN]

    def _unable(self, row: Sequence[int], broken: int) -> bytes:
        what, tools = self._cards.what, self._cards.tools
        return bytes(
            UNABLE if what[kind] == MENDS and tools[kind] & broken else weight for kind, weight in enumerate(row)
        )
