"""What changes in nearly every turn: hands, the discard pile and the maze. Their patches are made from what was there
before and is now, without building and comparing what every audience sees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, EVERYBODY, knows
from motherlode.core.event import Event
from motherlode.core.patch import lengthened
from motherlode.core.section import Part, Section
from motherlode.core.types import Patch
from motherlode.games.tunnels.cells import CELL_WORDS

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

Hands = list[list[int]]
Pile = tuple[list[int], list[int]]
Cells = dict[int, int]
MAZE = Part("board.version")
"""Whatever lies in the maze, and where its tunnels lead."""


def hands_changes(state: TunnelState, was: Hands, now: Hands, event: Event) -> None:
    """Everybody sees how many cards there are, their owner which."""
    sizes, own, words = [*map(len, now)], event.own, state.rules.words
    if sizes != [*map(len, was)]:
        event.shared.append(["set", ["hand_sizes"], sizes])
    for seat in compress(range(len(now)), map(ne, was, now)):
        before, hand = was[seat], now[seat]
        change = lengthened(["hands", seat], before, hand, [words[kind] for kind in hand])
        if seat in own:
            own[seat] = [*own[seat], [change[0], ["hand"], change[2]], change]
        if ALL in own:
            own[ALL] = [*own[ALL], change]


def discard_changes(state: TunnelState, was: Pile, now: Pile, event: Event) -> None:
    """The uppermost card comes first in a view; a card that lies face down is known to some."""
    length, words = len(was[0]), state.rules.words
    grew = length < len(now[0]) and now[0][:length] == was[0] and now[1][:length] == was[1]
    operation, start = ("put", length) if grew else ("set", 0)
    kinds, known = now[0][start:][::-1], now[1][start:][::-1]
    openly = [words[kind] if mask == EVERYBODY else None for kind, mask in zip(kinds, known, strict=True)]
    own: dict[int, Patch] = {}
    for place, mask in enumerate(known):
        if mask != EVERYBODY:
            for audience in event.own:
                if knows(mask, audience):
                    own.setdefault(audience, []).append(["set", ["discard", place], words[kinds[place]]])
    event.change_further("discard", [[operation, ["discard"], openly]], own)


def cells_section(key: str, cells: Callable[[Any], Cells], words: Callable[[Any], Sequence[str]]) -> Section:
    """What everybody sees on cells of the maze, by small ints that `words` names; read when the maze has changed."""

    def build(state: TunnelState, _: int) -> dict[str, str]:
        named = words(state)
        return {CELL_WORDS[cell]: named[value] for cell, value in cells(state).items()}

    def difference(state: TunnelState, was: Cells, now: Cells) -> Patch:
        named = words(state)
        patch: Patch = [["cut", [key, CELL_WORDS[cell]]] for cell in was if cell not in now]
        before = was.get
        for cell, value in now.items():
            if before(cell) != value:
                patch.append(["set", [key, CELL_WORDS[cell]], named[value]])
        return patch

    return Section(key, build, (MAZE,), lambda state: cells(state).copy(), difference)
