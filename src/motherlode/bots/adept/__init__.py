"""The adept: plays its role, keeps a belief about every seat, and talks."""

from motherlode.bots.adept.adept import Adept

__all__ = ["Adept"]
