"""Dwarf cards that fit everything a view tells of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from motherlode.core.rng import Rng
from motherlode.core.types import View
from motherlode.games.tunnels.dealing import shuffled

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


def deal_dwarfs_unseen(state: SaboteurState, view: View, rng: Rng) -> None:
    cards = [*view["roles"], *view["leftover"], *view["retired"]]
    known = Counter(card for card in cards if card is not None)
    unseen = shuffled(list((Counter(state.rules.dwarfs) - known).elements()), rng)
    while len(unseen) < cards.count(None):
        unseen.append(state.rules.dwarfs[rng.below(len(state.rules.dwarfs))])
    filled = iter([unseen.pop() if card is None else card for card in cards])
    state.roles = [next(filled) for _ in view["roles"]]
    state.leftover = [next(filled) for _ in view["leftover"]]
    state.retired = list(filled)
