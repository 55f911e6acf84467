"""Chance for bots: drawn from the seed and from what the bot is shown, so that the same view rolls the same."""

from zlib import crc32

from motherlode.core.rng import Rng
from motherlode.core.types import View


def dice(seed: int, view: View, purpose: str = "") -> Rng:
    """A generator that depends on the seed, the moment of the game and the purpose, and on nothing else."""
    hand = ",".join(view.get("hand", ()))
    moment = f"{purpose}|{view['seat']}|{view.get('round', 1)}|{len(view['log'])}|{hand}"
    return Rng(seed * 0x9E3779B97F4A7C15 ^ crc32(moment.encode()) << 32 ^ crc32(moment[::-1].encode()))
