"""Modules of other packages: found by the entry point `motherlode.modules`, with all that they bring along.

An entry names a module by its id and the package that holds it. By convention the package has

- `MODULE` in its `__init__.py`: the rules;
- `bots.py` with a `KNOWLEDGE`: what the adept makes of it;
- `locales/<language>/*.ftl`: its words;
- `pictures/<card>.svg`: its emblems, paths and circles in a box of 100 by 100.

Only the rules are needed; whatever else is missing has a default.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

GROUP: Final = "motherlode.modules"


@cache
def packages() -> dict[str, str]:
    """The package of each module, in the order of their ids."""
    return dict(sorted((entry.name, entry.value) for entry in entry_points(group=GROUP)))


def part(module: str, name: str) -> ModuleType | None:
    """One file of the package that brings a module, if it is there."""
    package = packages().get(module)
    if package is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def folders(name: str) -> list[Path]:
    """The folders of that name in all the packages."""
    found = [Path(place) / name for package in packages().values() for place in _places(package)]
    return [folder for folder in found if folder.is_dir()]


def _places(package: str) -> list[str]:
    spec = find_spec(package)
    return list(spec.submodule_search_locations or ()) if spec is not None else []
