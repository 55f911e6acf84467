"""The postcard: who connects it gets another role, in the dressing room alone, at the party with all others (POST)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motherlode.bots.adept import outlook, temper
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.mind import Lay, Mind

Roles = list[Mapping[str, float]]


def knowledge(roles: Callable[[Mind], Roles]) -> Knowledge:
    """`roles` are those that I may have afterwards."""

    def connect(mind: Mind, lay: Lay) -> float:
        if mind.reading.view["postcard"]["used"]:
            return 0.0
        after = lay.after or mind.reading.mine.put(lay.cell, lay.face)
        return outlook.change(mind, roles(mind)) - temper.NEW_ROLE if after.board.room_lit else 0.0

    return Knowledge(lays=(connect,))
