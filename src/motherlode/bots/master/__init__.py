"""The master: searches the moves ahead in deals that fit what it has seen."""

from motherlode.bots.master.master import GAMES, Master

__all__ = ["GAMES", "Master"]
