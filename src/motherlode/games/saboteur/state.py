"""A table of Saboteur: beside the maze and the hands it has dwarfs and gold."""

from __future__ import annotations

from typing import Any

from motherlode.core.field import field, items, nothing, rows
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

    def gold(self, seat: int) -> int:
        """BASE-156: all nuggets of a seat."""
        return sum(self.gold_cards[seat]) + self.balance[seat]

    def role(self, seat: int) -> str:
        return self.roles[seat]

    def dealt_to(self, seat: int) -> dict[str, Any]:
        return {"role": self.roles[seat]} | super().dealt_to(seat)
