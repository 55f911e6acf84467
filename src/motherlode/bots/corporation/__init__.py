"""Bots for Dwarf Corporation."""

from motherlode.bots.corporation.adept import Adept

__all__ = ["Adept"]
