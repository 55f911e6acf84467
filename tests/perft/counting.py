"""Counting placements, by whatever knows where cards may lie."""

from __future__ import annotations

from typing import Protocol

from tests.perft.reference import Placement


class Node(Protocol):
    def placements(self) -> list[Placement]:
        """Every legal placement."""

    def lay(self, placement: Placement) -> Node | None:
        """The node after a placement; None if it reaches a face-down goal."""


def count(node: Node) -> dict[str, int]:
    firsts = node.placements()
    sequences = [0, 0]
    twos: set[frozenset[Placement]] = set()
    threes: set[frozenset[Placement]] = set()
    thirds: dict[frozenset[Placement], list[Placement]] = {}
    for first in firsts:
        after = node.lay(first)
        for second in after.placements() if after else ():
            sequences[0] += 1
            pair = frozenset((first, second))
            twos.add(pair)
            if pair not in thirds and after:
                last = after.lay(second)
                thirds[pair] = last.placements() if last else []
            sequences[1] += len(thirds[pair])
            threes.update(pair | {third} for third in thirds[pair])
    return {
        "triples": len(firsts),
        "sequences 2": sequences[0],
        "sequences 3": sequences[1],
        "positions 2": len(twos),
        "positions 3": len(threes),
    }
