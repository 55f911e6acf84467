"""Options whose value is a few cells, written `"8,4 8,2"`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from motherlode.core.errors import PositionError
from motherlode.games.tunnels.cells import read_cell
from motherlode.games.tunnels.module import Option


def cells_option(name: str, clause: str, default: str, test: Callable[[list[int]], bool] | None = None) -> Option:
    """As many different cells as the default has."""
    count = len(default.split())

    def allows(value: Any) -> bool:
        try:
            cells = [read_cell(word) for word in value.split()] if isinstance(value, str) else []
        except PositionError:
            return False
        return len(set(cells)) == len(cells) == count and (test is None or test(cells))

    return Option(name, clause, (default,), test=allows)
