"""Motherlode: a family of dwarf-mining board games, by the exact rules."""

from motherlode.compiled_core import choose_core

compiled = choose_core()
"""Whether the compiled core runs; it plays the same games as plain Python, to the last bit."""

from motherlode.core.audience import ALL, SPECTATOR
from motherlode.core.errors import IllegalAction, MotherlodeError, PositionError, RecordError, SetupError
from motherlode.core.rng import Rng
from motherlode.games import game, game_ids
from motherlode.registering import register_outside

__all__ = [
    "ALL",
    "SPECTATOR",
    "IllegalAction",
    "MotherlodeError",
    "PositionError",
    "RecordError",
    "Rng",
    "SetupError",
    "compiled",
    "game",
    "game_ids",
]
__version__ = "0.1.0"

register_outside()
