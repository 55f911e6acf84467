"""Expansions and variants of the tunnel family: one file a module, found by its id."""

from motherlode.games.saboteur.module import Module

MODULES: dict[str, Module] = {}
