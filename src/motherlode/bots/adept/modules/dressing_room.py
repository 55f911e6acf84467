"""Dressing room: one of the dwarf cards left over for my own (DRESS)."""

from typing import Final

from motherlode.bots.adept.modules import postcard

KNOWLEDGE: Final = postcard.knowledge(lambda mind: [mind.belief.shares])
