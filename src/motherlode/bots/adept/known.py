"""Finds what there is to know of a module by its id: a file in `modules/` of the same name, or of its own package."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from motherlode import outside
from motherlode.bots.adept.knowledge import Knowledge, together

FOLDER: Final = "motherlode.bots.adept.modules"
TABLES: Final = 64
"""For how many kinds of tables what is known is kept."""


@lru_cache(TABLES)
def knowledge(modules: tuple[str, ...]) -> Knowledge:
    """What there is to know at a table; of a module that nobody has thought about, nothing."""
    return together(filter(None, map(known, modules)))


def known(module: str) -> Knowledge | None:
    place = f"{FOLDER}.{module.replace('-', '_')}"
    file = import_module(place) if find_spec(place) is not None else outside.part(module, "bots")
    found: Knowledge | None = file.KNOWLEDGE if file is not None else None
    return found
