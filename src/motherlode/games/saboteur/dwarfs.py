"""Dwarf cards: who holds which role, who has seen it, and changing it.

What was seen belongs to the card: it goes where the card goes, so a role that was seen and then exchanged is not
taken for the new one (XM-29).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.ends import clear

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


OWN_CARDS = [1 << seat for seat in range(16)]
"""By seat, as a mask, that it alone has seen its card."""


def deal_dwarfs(state: SaboteurState, dwarfs: list[str]) -> None:
    players = state.rules.players
    state.roles, state.leftover = dwarfs[:players], dwarfs[players:]
    forget_looks(state)


def forget_looks(state: SaboteurState) -> None:
    """Everybody knows his own card and no other."""
    players = state.rules.players
    state.roles_known = OWN_CARDS[:players]
    state.leftover_known = [0] * len(state.leftover)
    clear(state.retired)
    clear(state.retired_known)


def look_at_role(state: SaboteurState, viewer: int, owner: int) -> str:
    state.roles_known[owner] |= 1 << viewer
    return state.roles[owner]


def take_new_dwarf(state: SaboteurState, seat: int, put_back: bool) -> str:
    """The top of the cards left over for one's own, which goes under them or out of the round; the old one."""
    old, seen = state.roles[seat], state.roles_known[seat]
    state.roles[seat] = state.leftover.pop(0)
    state.roles_known[seat] = state.leftover_known.pop(0) | 1 << seat
    if put_back:
        state.leftover.append(old)
        state.leftover_known.append(seen)
    else:
        state.retired.append(old)
        state.retired_known.append(seen)
    return old
