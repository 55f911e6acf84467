"""The master: searches the moves ahead in deals that fit what it has seen."""

from motherlode.bots.master.master import Master

__all__ = ["Master"]
