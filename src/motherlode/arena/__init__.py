"""Many games of bots at once: who wins how often, what a role earns, how balanced a table is."""

from motherlode.arena.pairing import Gain, paired, paired_until_clear
from motherlode.arena.playing import Played, PlayedRound, play_game, play_round
from motherlode.arena.report import Report
from motherlode.arena.simulation import simulate
from motherlode.bots.mean import Mean

__all__ = [
    "Gain",
    "Mean",
    "Played",
    "PlayedRound",
    "Report",
    "paired",
    "paired_until_clear",
    "play_game",
    "play_round",
    "simulate",
]
