# cython: boundscheck=False, nonecheck=False
"""A table of Saboteur: beside the maze and the hands it has dwarfs and gold."""

from __future__ import annotations

from typing import Any

from motherlode.core.audience import ALL
from motherlode.core.ends import rows
from motherlode.core.field import field, items, nothing
from motherlode.games.saboteur.gold_knowledge import (
    GoldFact,
    Place,
    gold_memory_view,
    read_gold_memory,
    read_places,
)
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.state import TunnelState


class SaboteurState(TunnelState):
    rules: SaboteurRulebook

    roles: list[str] = field(nothing, copied=items)
    roles_known: list[int] = field(nothing, copied=items, openly=True)
    """For each dwarf card, here and below, the mask of the seats that have seen it."""
    leftover: list[str] = field(nothing, copied=items)
    """Dwarf cards left over, the top one first."""
    leftover_known: list[int] = field(nothing, copied=items, openly=True)
    retired: list[str] = field(nothing, copied=items)
    """Dwarf cards that were given up in this round."""
    retired_known: list[int] = field(nothing, copied=items, openly=True)
    gold_deck: list[int] = field(nothing, copied=items)
    """Values, the top card last."""
    gold_cards: list[list[int]] = field(nothing, copied=rows)
    balance: list[int] = field(nothing, copied=items)
    """Nuggets beside the gold cards (XM-12)."""
    draft: list[int] = field(nothing, copied=items)
    """The gold cards that are being handed round."""
    gold_memory: tuple[GoldFact, ...] = field(
        (),
        write=lambda state, _: gold_memory_view(state, ALL),
        read=lambda _, facts: read_gold_memory(ALL, facts),
    )
    """Who knows what of gold cards, never changed in place."""
    drafted: tuple[Place, ...] = field((), openly=True, read=lambda _, places: read_places(places))
    """The gold cards that were drafted in the round that ended last."""
    counted: tuple[int, ...] = field((), openly=True, read=lambda _, sums: tuple(sums))
    """The nuggets beside the gold cards that everybody has seen come and go."""

    def gold(self, seat: int) -> int:
        """BASE-156: all nuggets of a seat."""
        nuggets, cards = self.balance[seat], self.gold_cards[seat]
        for value in cards:
            nuggets += value
        return nuggets

    def riches(self) -> list[int]:
        """Asked before and after every game that is played on."""
        return [self.gold(seat) for seat in range(len(self.balance))]

    def role(self, seat: int) -> str:
        return self.roles[seat]

    def dealt_to(self, seat: int) -> dict[str, Any]:
        return {"role": self.roles[seat]} | super().dealt_to(seat)
