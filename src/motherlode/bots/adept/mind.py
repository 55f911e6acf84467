"""What an adept thinks before it chooses: facts, belief, where the gold may be, and what each lay would do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import log

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import Belief
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.interest import Interest, chances, share
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.likeness import dead_ends, likenesses, menders
from motherlode.bots.adept.mine import Mine, Prices
from motherlode.bots.adept.reading import Reading
from motherlode.bots.adept.temperament import EVEN, Temperament
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import SIDES, read_cell
from motherlode.games.tunnels.placing import places_of


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
    interest: Interest
    knows: Knowledge
    legal: Sequence[Action] = ()
    style: Temperament = EVEN
    again: bool = False
    """Whether I lay one more card in this turn."""
    kept: dict[str, float] = field(default_factory=dict, repr=False)
    """What cards are worth in a miner's hand, as far as that was asked."""
    _lays: list[Lay] | None = field(default=None, repr=False)

    @cached_property
    def left(self) -> float:
        """How many cards are still to be dug, on average over where the gold may be."""
        return self.left_in(self.reading.mine)

    def seen(self, mine: Mine) -> Mine:
        """A maze in the light in which it can bring me gold."""
        return mine.seen_as(self.interest.walker, self.prices)

    def left_in(self, mine: Mine) -> float:
        return self.left_for(self.seen(mine))

    def left_for(self, mine: Mine) -> float:
        """How many cards are still to be dug in a maze by who can walk everywhere in it."""
        return mine.expected(self.gold) / CARD

    @cached_property
    def pressed(self) -> float:
        """How much too slow the digging is to be done in time: 1 if it is not."""
        others = sum(pace for seat, pace in enumerate(self.belief.pace) if seat != self.reading.me)
        possible = self.reading.turns_left * (temper.MY_PACE + others)
        return max(1.0, self.left / possible) if possible else 1.0

    def spare_in(self, mine: Mine) -> float:
        """How much longer the second best way is than the best, as far as three cards: how easily it is blocked."""
        spare = 0.0
        mine = self.seen(mine)
        for goal, chance in self.gold.items():
            _, best, second = mine.two_best(goal)
            spare += chance * min(3.0, (second - best) / CARD)
        return spare

    def reaching(self, mine: Mine) -> float:
        """The probability that the gold is reached in a maze, by a way that I can walk."""
        return self.ending(self.seen(mine))

    def ending(self, mine: Mine) -> float:
        """The probability that the gold is reached in a maze, whoever can walk there."""
        return sum(chance for goal, chance in self.gold.items() if mine.distance(goal) == 0)

    @cached_property
    def prices(self) -> Prices:
        """The cells where a card costs me more than itself."""
        return tuple(price for prices in self.knows.prices for price in prices(self.reading))

    @cached_property
    def foes(self) -> list[float]:
        """For each seat how likely it works against me."""
        return chances(self.belief, self.interest.foes)

    @cached_property
    def foes_share(self) -> float:
        """The same for any seat before anything was seen."""
        return share(self.belief, self.interest.foes)

    @cached_property
    def rivals(self) -> list[float]:
        """For each seat how likely I lose by its completing the tunnel."""
        return chances(self.belief, self.interest.rivals)

    @cached_property
    def allies(self) -> list[float]:
        """For each seat how likely it wants the way blocked as I do."""
        return chances(self.belief, self.interest.allies)

    @cached_property
    def near(self) -> float:
        """How near the end of the round is, by the gold or by the cards: 0 at first, 1 at the end."""
        return self.nearness(temper.NEAR_SPAN)

    def nearness(self, span: float, late_at: float = temper.LATE_AT) -> float:
        """The same where nothing is at stake yet so many cards before everything is, and with such a share left."""
        near = min(max(1 - (self.left - temper.NEAR_AT) / span, 0.0), 1.0)
        return max(near, 1 - self.reading.cards_left / late_at)

    @cached_property
    def reached_chance(self) -> float:
        """How likely the gold is reached in this round, roughly."""
        digging = sum(self.belief.pace) * self.reading.turns_left
        return digging / (digging + temper.UNREACHED * max(self.left, 0.5))

    def besides(self, lay: Lay) -> float:
        """What a lay is worth for what the modules in play make of it."""
        return sum(worth(self, lay) for worth in self.knows.lays)

    @cached_property
    def doubt(self) -> float:
        """How little is known of where the gold is: 1 if nothing, 0 if all."""
        chances = [chance for chance in self.gold.values() if chance > 0]
        return -sum(chance * log(chance) for chance in chances) / log(3)

    @property
    def lays(self) -> list[Lay]:
        """Every legal lay, roughly."""
        if self._lays is None:
            mine = self.seen(self.reading.mine)
            self._lays = [self._roughly(mine, action) for action in self.legal if "lay" in action]
        return self._lays

    def _roughly(self, mine: Mine, action: Action) -> Lay:
        cell, face = read_cell(action["at"]), self.reading.rules.face(action["lay"])
        return Lay(action, cell, face, self.left - mine.expected_with(self.gold, cell, face) / CARD)

    def promising(self, rank: Callable[[Lay], float], count: int) -> list[Lay]:
        """The best lays by a rough rank; where modules may make more of them, also those that open something."""
        ranked = sorted(self.lays, key=lambda lay: -rank(lay))
        if not self.knows.lays:
            return ranked[:count]
        opening = [lay for lay in ranked[count:] if self._opens(lay)]
        return ranked[:count] + opening[:count]

    def _opens(self, lay: Lay) -> bool:
        """Whether a card shows an open side to something closed."""
        board = self.reading.mine.board
        sides = board.faces.sides[lay.face]
        return any(sides & side and lay.cell + step in board.closed - board.cards.keys() for side, step, _ in SIDES)

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
        """For each tunnel card in hand the most that it could dig now, or will when I can lay again."""
        rules = self.reading.rules
        best: dict[str, float] = {}
        for lay in self.lays:
            card = self.card(lay)
            best[card] = max(best.get(card, 0.0), lay.gain)
        if self.reading.hindered(self.reading.me):
            for card in set(self.reading.hand) & rules.tunnels.keys():
                best[card] = max(0.0, self.left - self.best_place(self.reading.mine, card)[1])
        return best

    def card(self, lay: Lay) -> str:
        rules = self.reading.rules
        return rules.words[rules.faces.kinds[lay.face]]

    def best_place(self, mine: Mine, card: str) -> tuple[tuple[int, int] | None, float]:
        """Where a tunnel card would bring the gold nearest in a maze (cell and face), and about what would be left."""
        rules, seen = self.reading.rules, self.seen(mine)
        best, place = self.left_for(seen), None
        for move in places_of(rules, mine.board, self.reading.closed, rules.kinds[card]):
            cell, face = read_cell(move["at"]), rules.face(move["lay"])
            left = seen.expected_with(self.gold, cell, face) / CARD
            if left < best:
                best, place = left, (cell, face)
        return place, best

    def lasting(self, broken: str) -> float:
        """How likely a broken tool stays broken: the share of what mends it that nobody else can have any more."""
        mending = menders(self.reading.rules, broken)
        gone = sum(card in mending for card in (*self.reading.view["discard"], *self.reading.hand))
        return gone / (sum(mending.values()) or 1)

    def alike(self, card: str) -> str | None:
        """Which card of the base game an action card is like, by what that one does."""
        return likenesses(self.reading.rules).get(card)

    def valued_as(self, card: str) -> str | None:
        """The same, unless a module knows by itself what the card is worth."""
        return None if card in self.knows.plays else self.alike(card)

    def leads_nowhere(self, card: str) -> bool:
        return card in dead_ends(self.reading.rules)
