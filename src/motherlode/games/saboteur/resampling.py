"""Dwarf cards that fit everything a view tells of them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from motherlode.core.rng import Rng
from motherlode.core.types import View

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


@lru_cache(maxsize=64)
def _grouped(dwarfs: tuple[str, ...]) -> tuple[str, ...]:
    """Equal cards beside each other."""
    return tuple(Counter(dwarfs).elements())


def deal_dwarfs_unseen(state: SaboteurState, view: View, rng: Rng) -> None:
    cards = [*view["roles"], *view["leftover"], *view["retired"]]
    unseen = [*_grouped(tuple(state.rules.dwarfs))]
    for card in cards:
        if card in unseen:
            unseen.remove(card)
    rng.shuffle(unseen)
    while len(unseen) < cards.count(None):
        unseen.append(state.rules.dwarfs[rng.below(len(state.rules.dwarfs))])
    filled = iter([unseen.pop() if card is None else card for card in cards])
    state.roles = [next(filled) for _ in view["roles"]]
    state.leftover = [next(filled) for _ in view["leftover"]]
    state.retired = list(filled)
