"""What the adept knows of the modules: one file a module, found by its id."""

from __future__ import annotations

from functools import cache
from typing import Final

from motherlode.bots.adept.knowledge import Knowledge, together
from motherlode.bots.adept.modules import saboteur2

KNOWN: Final[dict[str, Knowledge]] = {
    "saboteur2": saboteur2.KNOWLEDGE,
}


@cache
def knowledge(modules: tuple[str, ...]) -> Knowledge:
    """What there is to know at a table."""
    return together(KNOWN[module] for module in modules if module in KNOWN)
