"""What an adept thinks before it chooses: facts, belief, where the gold may be, and what each lay would do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import log
from typing import TypeVar

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import Belief, believe
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.goals import gold_chances
from motherlode.bots.adept.mine import Mine
from motherlode.bots.adept.reading import Reading, read
from motherlode.bots.bot import Remark
from motherlode.core.types import Action, View
from motherlode.games.saboteur.cells import read_cell

Value = TypeVar("Value")


@dataclass(slots=True)
class Lay:
    """A lay that is thought about: first roughly, then, if it is promising, exactly."""

    action: Action
    cell: int
    face: int
    gain: float
    """How many cards nearer the gold it brings the miners."""
    after: Mine | None = None
    """The maze after it, once it is looked at closely."""


@dataclass
class Mind:
    reading: Reading
    belief: Belief
    gold: dict[int, float]
    legal: Sequence[Action] = ()
    _lays: list[Lay] | None = field(default=None, repr=False)

    @cached_property
    def left(self) -> float:
        """How many cards are still to be dug, on average over where the gold may be."""
        return self.left_in(self.reading.mine)

    def left_in(self, mine: Mine) -> float:
        return sum(chance * mine.distance(goal) for goal, chance in self.gold.items()) / CARD

    @cached_property
    def pressed(self) -> float:
        """How much too slow the digging is to be done in time: 1 if it is not."""
        others = sum(pace for seat, pace in enumerate(self.belief.pace) if seat != self.reading.me)
        possible = self.reading.turns_left * (temper.MY_PACE + others)
        return max(1.0, self.left / possible) if possible else 1.0

    def spare_in(self, mine: Mine) -> float:
        """How much longer the second best way is than the best, as far as three cards: how easily it is blocked."""
        spare = 0.0
        for goal, chance in self.gold.items():
            _, best, second = mine.two_best(goal)
            spare += chance * min(3.0, (second - best) / CARD)
        return spare

    def reaching(self, mine: Mine) -> float:
        """The probability that the gold is reached in a maze."""
        return sum(chance for goal, chance in self.gold.items() if mine.distance(goal) == 0)

    @cached_property
    def doubt(self) -> float:
        """How little is known of where the gold is: 1 if nothing, 0 if all."""
        chances = [chance for chance in self.gold.values() if chance > 0]
        return -sum(chance * log(chance) for chance in chances) / log(3)

    @property
    def lays(self) -> list[Lay]:
        """Every legal lay, roughly."""
        if self._lays is None:
            self._lays = [self._roughly(action) for action in self.legal if "lay" in action]
        return self._lays

    def _roughly(self, action: Action) -> Lay:
        mine, rules = self.reading.mine, self.reading.rules
        cell, face = read_cell(action["at"]), rules.face(action["lay"])
        left = sum(chance * mine.estimate(goal, cell, face) for goal, chance in self.gold.items()) / CARD
        return Lay(action, cell, face, self.left - left)

    def look_closely(self, lays: Iterable[Lay]) -> list[Lay]:
        """The same lays with the maze that comes out of them."""
        closely = []
        for lay in lays:
            if lay.after is None:
                lay.after = self.reading.mine.put(lay.cell, lay.face)
                lay.gain = self.left - self.left_in(lay.after)
            closely.append(lay)
        return closely

    @cached_property
    def best_gain(self) -> dict[str, float]:
        """For each tunnel card in hand the most that it could dig now."""
        rules = self.reading.rules
        best: dict[str, float] = {}
        for lay in self.lays:
            card = rules.words[rules.faces.kinds[lay.face]]
            best[card] = max(best.get(card, 0.0), lay.gain)
        return best

    def lasting(self, broken: str) -> float:
        """How likely a broken tool stays broken: the share of what mends it that nobody else can have any more."""
        tool = broken.partition("-")[2]
        menders = {card: count for card, (_, count) in self.reading.rules.actions.items() if mends(card, tool)}
        gone = sum(card in menders for card in (*self.reading.view["discard"], *self.reading.hand))
        return gone / (sum(menders.values()) or 1)


def mends(card: str, tool: str) -> bool:
    return card.startswith("fix-") and tool in card


def think(view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Mind:
    reading = read(view, talk)
    belief = believe(reading)
    return Mind(reading, belief, gold_chances(reading, belief), legal)


def by_beginning(table: Mapping[str, Value], word: str) -> Value | None:
    """The entry whose key a name begins with."""
    return next((value for beginning, value in table.items() if word.startswith(beginning)), None)
