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
UNABLE: Final = 10
"""What is left, in sixteenths, of the chance of a card that would mend a tool which its owner has not mended."""
WEIGHTS: Final = (
    (
        (15, 17, 14, 12, 18, 18, 18, 12),
        (10, 18, 16, 14, 18, 20, 20, 11),
        (6, 17, 15, 15, 29, 24, 32, 8),
        (3, 17, 17, 19, 39, 30, 56, 3),
    ),
    (
        (12, 18, 17, 11, 21, 16, 24, 8),
        (9, 19, 21, 19, 16, 16, 22, 9),
        (3, 19, 31, 28, 14, 13, 26, 6),
        (1, 14, 42, 51, 12, 8, 23, 1),
    ),
    (
        (18, 14, 15, 18, 18, 17, 18, 10),
        (17, 11, 15, 15, 23, 16, 23, 15),
        (16, 9, 17, 13, 27, 18, 31, 20),
        (16, 10, 15, 11, 41, 22, 33, 26),
    ),
    (
        (18, 14, 16, 14, 17, 17, 18, 15),
        (17, 14, 18, 18, 16, 14, 16, 21),
        (19, 14, 16, 17, 20, 10, 14, 24),
        (25, 13, 12, 11, 14, 5, 9, 35),
    ),
    (
        (72, 13, 1, 1, 3, 9, 3, 10),
        (65, 16, 2, 1, 3, 10, 4, 15),
        (53, 22, 4, 1, 4, 8, 6, 19),
        (23, 17, 7, 3, 16, 15, 13, 18),
    ),
    (
        (14, 18, 20, 25, 1, 35, 1, 4),
        (8, 21, 27, 32, 1, 21, 1, 9),
        (9, 22, 32, 29, 1, 12, 1, 10),
        (8, 15, 30, 37, 1, 15, 3, 14),
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
            weight * UNABLE // LOT if what[kind] == MENDS and tools[kind] & broken else weight
            for kind, weight in enumerate(row)
        )
