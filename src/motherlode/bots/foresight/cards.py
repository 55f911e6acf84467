"""The cards of a table as rows of bytes: what a round needs that is played on by the thousand."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Any

from motherlode.bots.adept import evidence, likeness, temper
from motherlode.bots.adept.field import CARD, FAR, edge_costs
from motherlode.bots.adept.spots import SIZE, STEPS
from motherlode.games.tunnels.family_cards import TOOLS
from motherlode.games.tunnels.game import RULEBOOKS_KEPT

TUNNEL, BREAKS, MENDS, COLLAPSES, LOOKS, OTHER = range(6)
NO_FACE = 255
AIMED_ZERO = 50
"""What stands for nothing where less than nothing must be written in a byte."""
FARTHEST = FAR
"""As far as counts, in tenths of a card."""
_WHAT = {
    likeness.BREAKS: BREAKS,
    likeness.MENDS: MENDS,
    likeness.COLLAPSES: COLLAPSES,
    likeness.LOOKS: LOOKS,
}


class Cards:
    """By face, and by kind of card."""

    def __init__(self, rules: Any) -> None:
        faces, words = rules.faces, rules.words
        alike, dead = likeness.likenesses(rules), likeness.dead_ends(rules)
        self.through = bytearray(faces.through)
        """For each face, by the bit of a side: the tunnel that opens there."""
        self.sides = bytearray(faces.sides)
        tunnels = len(faces.of_kind)
        self.what = bytearray(
            TUNNEL if kind < tunnels else _WHAT.get(alike.get(word, ""), OTHER) for kind, word in enumerate(words)
        )
        self.first = bytearray(faces.of_kind[kind][0] if kind < tunnels else NO_FACE for kind in range(len(words)))
        self.turned = bytearray(faces.of_kind[kind][-1] if kind < tunnels else NO_FACE for kind in range(len(words)))
        """How a tunnel card lies, and how it lies turned by 180°."""
        self.look = bytearray(round(20 * temper.DEAD_END) if word in dead else 0 for word in words)
        """How suspicious it is to lay it at all, in twentieths of log-odds."""
        self.arms = bytearray(
            len(word.replace("+", "")) if kind < tunnels and word not in dead else 0 for kind, word in enumerate(words)
        )
        """The joined sides of a tunnel card that leads on."""
        self.tools = bytearray(_tools(rules, word) for word in words)
        """The tools that a card breaks or mends, a bit for each."""
        self.chance = bytearray(round(100 / (1 + exp(-(odds - 90) / 20))) for odds in range(181))
        """How suspect somebody is, in hundredths, by twentieths of log-odds; even at 90."""
        self.aimed = bytearray(
            AIMED_ZERO + round(20 * temper.AIMED * log((1.15 - chance / 100) / (chance / 100 + 0.1)))
            for chance in self.chance
        )
        """How suspicious it is to hinder somebody so suspect, above `AIMED_ZERO`."""
        players = len(rules.dwarfs) - 1
        self.telling = bytearray(round(100 * evidence.sharpness(left / CARD, players)) for left in range(FARTHEST + 1))
        """How much of what a deed looks like is believed, in hundredths, by how much is left to the gold."""
        self.costs = bytearray(edge_costs(rules))
        """What it costs to lead a tunnel through an empty cell, by what the cards beside it show."""
        self.besides = bytearray((cell + step) % SIZE for cell in range(SIZE) for step in STEPS)
        """For each cell its four neighbours."""


@lru_cache(RULEBOOKS_KEPT)
def cards_of(rules: Any) -> Cards:
    return Cards(rules)


def _tools(rules: Any, word: str) -> int:
    return sum(1 << place for place, tool in enumerate(TOOLS) if tool in word and word in rules.actions)
