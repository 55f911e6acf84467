"""Dressing room: who first connects it exchanges his dwarf card with one left over (DRESS)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from motherlode.games.saboteur.dwarfs import take_new_dwarf
from motherlode.games.saboteur.modules import postcard
from motherlode.games.saboteur.modules.forms import POSTCARD
from motherlode.games.tunnels.module import Module

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState


def change(state: SaboteurState, seat: int) -> None:
    """DRESS-01 to DRESS-05: the top card for his own, which goes under the others; without any nothing happens."""
    private = {}
    if state.leftover:
        old = take_new_dwarf(state, seat, put_back=True)
        private = {seat: {"role": state.roles[seat], "was": old}}
    state.tell(postcard.KEY, private, seat=seat, side=DressingRoom.id)


class DressingRoom(Module["SaboteurRulebook"]):
    id = "dressing-room"
    forms = POSTCARD
    says_changes = True
    excludes: ClassVar[Mapping[str, str]] = {"tunnel-party": "COMPAT-07", "tournament": "COMPAT-06"}
    options = postcard.OPTIONS

    def write(self, rules: SaboteurRulebook) -> None:
        postcard.lay_postcard(rules, self.id, change)
