"""Tunnel party: any of the roles that the players have now (PARTY)."""

from typing import Final

from motherlode.bots.adept.modules import postcard

KNOWLEDGE: Final = postcard.knowledge(lambda mind: list(mind.belief.roles))
