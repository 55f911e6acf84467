"""Bots: they see views, legal actions and the table talk, never states."""

from motherlode.bots.bot import Bot, Remark
from motherlode.bots.registry import levels, make, names

__all__ = ["Bot", "Remark", "levels", "make", "names"]
