"""Dressing room: one of the dwarf cards left over for my own (DRESS)."""

from typing import Final

from motherlode.bots.adept.evidence import Witness
from motherlode.bots.adept.happening import Entry
from motherlode.bots.adept.modules import postcard


def changed(witness: Witness, event: Entry) -> None:
    """His old dwarf card goes under those left over."""
    witness.left_over.append(witness.change(event["seat"], witness.take_left_over()))


KNOWLEDGE: Final = postcard.knowledge(lambda mind: [mind.belief.shares], changed)
