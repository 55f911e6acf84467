"""Adds the modules of other packages to the registry: after our own, in the order of their ids."""

from __future__ import annotations

import warnings
from importlib import import_module
from typing import Any

from motherlode.games.saboteur.modules import MODULES
from motherlode.games.tunnels.module import Module
from motherlode.outside import packages


def register_outside() -> None:
    """A package that cannot be used is told of and left out: the others, and our own, are played all the same."""
    for name, package in packages().items():
        try:
            module = _module(name, package)
        except Exception as error:
            warnings.warn(f"module {name} of the package {package} is left out: {error}", RuntimeWarning, stacklevel=2)
        else:
            MODULES[name] = module


def _module(name: str, package: str) -> Module[Any]:
    found = import_module(package).MODULE
    if not isinstance(found, Module):
        raise TypeError("its MODULE is no Module")
    if found.id != name:
        raise ValueError(f"its entry point says {name}, the module itself {found.id}")
    if name in MODULES:
        raise ValueError("there is a module of that id already")
    return found
