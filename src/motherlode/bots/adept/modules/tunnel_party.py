"""Tunnel party: any of the roles that the players have now (PARTY)."""

from typing import Final

from motherlode.bots.adept.evidence import Witness
from motherlode.bots.adept.happening import Entry
from motherlode.bots.adept.modules import postcard


def shuffled(witness: Witness, event: Entry) -> None:
    """Nothing that was seen of anybody holds any more."""
    for seat in range(witness.players):
        witness.change(seat, 0.0)


KNOWLEDGE: Final = postcard.knowledge(lambda mind: list(mind.belief.roles), shuffled)
