"""What changes in nearly every turn: hands, the discard pile and the maze. Their patches are made from what was there
before and is now, without building and comparing what every audience sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import ALL, EVERYBODY
from motherlode.core.event import Event
from motherlode.core.section import Part, Section
from motherlode.core.types import Patch
from motherlode.games.tunnels.cells import CELL_WORDS
from motherlode.games.tunnels.places import BYTES, CELLS, FACE, LIT, PLACES
from motherlode.games.tunnels.shapes import SIDE_WORDS

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

Hands = list[bytearray]
Pile = tuple[bytearray, list[int]]
MAZE = Part("board.version")
"""Whatever lies in the maze, and where its tunnels lead."""
GROUND = Part("board.ground", bytes, watched=True)
"""The same, byte by byte."""


def hands_changes(state: TunnelState, was: Hands, now: Hands, event: Event) -> None:
    """Everybody sees how many cards there are, their owner which."""
    own, words = event.own, state.rules.words
    sizes = [len(hand) for hand in now]
    if sizes != [len(hand) for hand in was]:
        event.shared.append(("set", ("hand_sizes",), sizes))
    for seat in range(len(now)):
        before, after = was[seat], now[seat]
        if before == after:
            continue
        in_hand, in_hands = _hand_change(before, after, words, seat)
        if seat in own:
            own[seat] = [*own[seat], in_hand, in_hands]
        if ALL in own:
            own[ALL] = [*own[ALL], in_hands]


def _hand_change(was: bytearray, now: bytearray, words: Sequence[str], seat: int) -> tuple[Any, Any]:
    """The operations on one's own hand and on all hands: mostly one card has gone, or some have come."""
    before, after = len(was), len(now)
    if before < after and now[:before] == was:
        cards = [words[kind] for kind in now[before:]]
        return ("add", ("hand",), cards), ("add", ("hands", seat), cards)
    if before == after + 1:
        place = 0
        while place < after and was[place] == now[place]:
            place += 1
        if was[place + 1 :] == now[place:]:
            return ("cut", ("hand", place)), ("cut", ("hands", seat, place))
    cards = [words[kind] for kind in now]
    return ("set", ("hand",), cards), ("set", ("hands", seat), cards)


def discard_changes(state: TunnelState, was: Pile, now: Pile, event: Event) -> None:
    """The uppermost card comes first in a view; a card that lies face down is known to some."""
    pile, known = now
    length, words = len(was[0]), state.rules.words
    grew = length < len(pile) and pile[:length] == was[0] and known[:length] == was[1]
    operation, start = ("put", length) if grew else ("set", 0)
    openly: list[str | None] = []
    own: dict[int, Patch] = {}
    for place in range(len(pile) - 1, start - 1, -1):
        word, mask = words[pile[place]], known[place]
        if mask == EVERYBODY:
            openly.append(word)
            continue
        change = ("set", ("discard", len(openly)), word)
        openly.append(None)
        for audience in event.own:
            if audience == ALL or (audience >= 0 and mask >> audience & 1):
                own.setdefault(audience, []).append(change)
    event.change_further("discard", [(operation, ("discard",), openly)], own)


def cells_section(
    key: str, cells: Callable[[Any], Mapping[int, int]], which: int, words: Callable[[Any], Sequence[str]]
) -> Section:
    """What everybody sees on cells of the maze, by small ints that `words` names: `which` byte of the ground."""

    def build(state: TunnelState, _: int) -> dict[str, str]:
        named = words(state)
        return {CELL_WORDS[cell]: named[value] for cell, value in cells(state).items()}

    def changes(state: TunnelState, was: bytes, now: bytearray, event: Event) -> None:
        changed_cells(event.shared, (key,), was, bytes(now), which, words(state))

    return Section(key, build, (GROUND,), changes=changes)


def changed_cells(
    patch: Patch, path: tuple[Any, ...], was: bytes, now: bytes, which: int, words: Sequence[str]
) -> None:
    """Adds what changes in a dict of cells to a patch, in the order of the cells. What a ground is too short for is
    nought, and faces are counted from one there."""
    before, after, moved, first = len(was), len(now), [], 1 if which == FACE else 0
    for place in range(which, max(before, after), BYTES):
        value = now[place] if place < after else 0
        if value != (was[place] if place < before else 0):
            moved.append((CELLS[place >> 2], value))
    if len(moved) > 1:
        moved.sort()
    for cell, value in moved:
        at = (*path, CELL_WORDS[cell])
        patch.append(("set", at, words[value - first]) if value else ("cut", at))


def lit_cells(ground: bytes, cells: Iterable[int]) -> dict[str, str]:
    """Those of these cells that are lit, each with its lit sides."""
    lit = [(cell, ground[PLACES[cell] + LIT]) for cell in cells]
    return {CELL_WORDS[cell]: SIDE_WORDS[sides] for cell, sides in lit if sides}
