"""The postcard: who connects it gets another role, in the dressing room alone, at the party with all others (POST)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from motherlode.bots.adept import outlook, temper
from motherlode.bots.adept.evidence import Witness
from motherlode.bots.adept.happening import Entry, Happening
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.mind import Lay, Mind
from motherlode.bots.adept.walk import Walk

Roles = list[Mapping[str, float]]


def knowledge(roles: Callable[[Mind], Roles], change: Callable[[Witness, Entry], None]) -> Knowledge:
    """`roles` are those that I may have afterwards, `change` what becomes of what is believed of the others."""

    def connect(mind: Mind, lay: Lay) -> float:
        if mind.reading.view["postcard"]["used"]:
            return 0.0
        after = lay.after or mind.reading.mine.put(lay.cell, lay.face)
        return outlook.change(mind, roles(mind)) - temper.NEW_ROLE if after.board.room_lit else 0.0

    return Knowledge(lays=(connect,), happenings={"postcard": Happening(Walk.unchanged)}, changes={"postcard": change})
