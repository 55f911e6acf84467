"""The engine that plays while faults are planted: compiled, unless they are planted in it.

What is planted in a running process has to be plain Python there, so everything but the engine is.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

SWITCH = "MOTHERLODE_COMPILED"
ALONE = "MOTHERLODE_COMPILED_ENGINE"
"""Tells a process of ours that of what is compiled it takes the engine alone."""
ENGINE = ("src/motherlode/core", "src/motherlode/games")
PACKAGES = ("motherlode.core.", "motherlode.games.")


def choose_engine(paths: Iterable[str]) -> str:
    """For faults in these files or folders, in this process and in those that it starts, before any of it is imported;
    its name, since what a test reaches and how long it takes depends on it."""
    if any(is_in_engine(path) for path in paths):
        os.environ[SWITCH] = "0"
        return "plain"
    os.environ[SWITCH] = ""
    os.environ[ALONE] = "1"
    return "compiled" if take_engine_alone() else "plain"


def is_in_engine(path: str) -> bool:
    return any(f"{path}/".startswith(f"{place}/") or f"{place}/".startswith(f"{path}/") for place in ENGINE)


def take_engine_alone() -> bool:
    """If that was chosen; whether there is a compiled one."""
    if ALONE not in os.environ:
        return False
    import motherlode
    from motherlode.compiled_core import CompiledModules

    for finder in sys.meta_path:
        if isinstance(finder, CompiledModules):
            finder.files = {name: file for name, file in finder.files.items() if name.startswith(PACKAGES)}
    return motherlode.compiled
