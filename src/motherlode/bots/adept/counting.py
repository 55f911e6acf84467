"""Which tunnel cards may still come: those that nobody has seen, and those in my hand."""

from __future__ import annotations

from collections import Counter

from motherlode.bots.adept.reading import Reading
from motherlode.games.tunnels.cells import read_cell


def tunnels_left(reading: Reading) -> tuple[int, ...]:
    """For each kind of tunnel card how many are neither in the maze nor seen on the discard pile."""
    rules = reading.rules
    printed = {*rules.start_cells, *map(read_cell, reading.view["goals"])}
    gone: Counter[str | None] = Counter(reading.view["discard"])
    for cell, face in reading.mine.board.cards.items():
        if cell not in printed:
            gone[rules.words[rules.faces.kinds[face]]] += 1
    kinds = [rules.words[kind] for kind in range(len(rules.faces.of_kind))]
    return tuple(max(rules.tunnels[kind] - gone[kind], 0) for kind in kinds)
