"""The players of a table, a line each: who it is, whose turn it is, and what is known of him."""

from collections.abc import Callable, Mapping
from typing import Any

from motherlode.render.naming import Names, seat_name
from motherlode.words import Words

Facts = Callable[[Mapping[str, Any], int, Words], list[str]]
"""What a game tells of a seat."""


def draw_rows(view: Mapping[str, Any], words: Words, names: Names, facts_of: Facts) -> str:
    called = [seat_name(seat, names, words) for seat in range(view["players"])]
    width = max(map(len, called))
    lines = []
    for seat, name in enumerate(called):
        marker = "►" if seat == view["turn"] and view["outcome"] is None else " "
        lines.append(f"{marker} {seat}  {name:<{width}}  {' · '.join(facts_of(view, seat, words))}")
    return "\n".join(lines)
