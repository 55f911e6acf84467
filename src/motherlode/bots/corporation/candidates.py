"""The moves that are worth a look, the most promising first: the search does not try the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any, Final

from motherlode.bots.corporation.standing import ahead, invested, rates
from motherlode.bots.corporation.survey import Survey
from motherlode.bots.corporation.turns import AROUND, FAR, TurnPlan
from motherlode.core.types import Action
from motherlode.games.corporation import moves
from motherlode.games.corporation.cards import CTHULHU
from motherlode.games.corporation.cells import BY_WORD
from motherlode.games.corporation.colours import ALL_COLOURS, BY_COLOUR
from motherlode.games.corporation.income import ONE
from motherlode.games.corporation.state import CorporationState

Valued = tuple[float, Action]
DENIED: Final = 2.0
"""Gold that is dug is gold that nobody else finds."""
A_DWARF, A_SHARE, A_CARD = 0.45, 0.35, 0.3
"""For each gold cell that is left."""
PATIENCE: Final = 0.55
"""What gold is worth that takes a turn more to reach."""
A_CARD_USED: Final = 4.0
ASTRAY: Final = 0.5
"""What it costs to dig towards gold that pays others, or away from what pays oneself."""
PER_TURN: Final = 3
MOST: Final = 14
"""No more moves than this are looked at."""


def candidates(state: CorporationState, seat: int, survey: Survey) -> list[Action]:
    """Some of the legal actions, at least one."""
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal
    asked = state.asked
    valued = Offer(state, seat, survey, legal).valued(asked[0] if asked else "")
    valued.sort(key=lambda pair: -pair[0])
    return [action for _, action in valued[:MOST]] or legal


class Offer:
    """One decision."""

    def __init__(self, state: CorporationState, seat: int, survey: Survey, legal: list[Action]) -> None:
        self.state, self.seat, self.survey, self.legal = state, seat, survey, legal
        self.left = state.board.gold
        seats = range(state.setup.players)
        self.teams = [state.team(other) for other in seats]
        self.interns = [state.interns(other) for other in seats]
        self.shares = [invested(state, colour) for colour in ALL_COLOURS]
        rivals = [cards for other, cards in enumerate(state.fronts) if other != seat]
        caught = any(card.kind == CTHULHU for cards in rivals for card in cards)
        self.plain = {"D": (-0.2 if caught else A_DWARF) * self.left, "S": A_SHARE * self.left, "C": A_CARD * self.left}
        """What treasures are worth but for gold."""

    def valued(self, kind: str) -> list[Valued]:
        judges: dict[str, Callable[[], list[Valued]]] = {
            "dig": self._dig,
            "cards": self._cards,
            "invest": self._invest,
            "exchange": self._exchange,
            "safe": lambda: [(self.change(colour, 1), moves.SAFE[colour]) for colour in self.state.to_take()],
            "stock-market": self._stocks,
            "cave-in": self._lift,
        }
        return judges[kind]() if kind in judges else []

    # ---- worth

    def stake(self, shares: tuple[int, ...]) -> float:
        """What gold of a colour is worth to the seat, whoever digs it."""
        return ahead([rate * team / 2 for rate, team in zip(rates(shares), self.teams, strict=True)], self.seat)

    def change(self, colour: int, count: int) -> float:
        """What so many investments more (or less) would change."""
        shares = self.shares[colour]
        more = (*shares[: self.seat], shares[self.seat] + count, *shares[self.seat + 1 :])
        gain = self.stake(more) - self.stake(shares)
        return (gain + 0.1 * count) * self.survey.expected[colour]

    def gold(self, colour: int) -> float:
        """What gold is worth that the seat digs now."""
        coins = self.paid(colour)
        return (coins[self.seat] if self.state.keepers else ahead(coins, self.seat)) + DENIED

    def paid(self, colour: int) -> list[int]:
        """What gold of the colour pays everybody if the seat digs it."""
        found = list(rates(self.shares[colour]))
        found[self.seat] = max(found[self.seat], ONE)
        return [
            rate * (team + interns * (rate <= ONE)) // 2
            for rate, team, interns in zip(found, self.teams, self.interns, strict=True)
        ]

    # ---- digging and cards

    def _dig(self) -> list[Valued]:
        open_moves = set(map(id, self.legal))
        best: dict[int, Valued] = {}
        state = self.state
        for colour in ALL_COLOURS if state.colour < 0 else (state.colour,):
            if state.closed >> colour & 1:
                continue
            worth = {**self.plain, "G": self.gold(colour)}
            stake = self.stake(self.shares[colour])
            for plan in self.survey.plans(colour, state.budget):
                action = moves.DIG[colour][plan.first]
                value = self._value(plan, worth, stake)
                if id(action) in open_moves and (id(action) not in best or value > best[id(action)][0]):
                    best[id(action)] = (value, action)
        return [*best.values(), *self._uses()]

    def _value(self, plan: TurnPlan, worth: dict[str, float], stake: float) -> float:
        found = 0.0
        for symbol in plan.symbols:
            found += worth[symbol]
        if plan.far >= FAR:
            return found
        value = stake * PATIENCE ** -(-plan.far // PER_TURN)
        if (stake <= 0) != plan.away:
            return found + min(value, 0.0) - ASTRAY
        return found + (value / 2 if plan.away else value)

    def _uses(self) -> list[Valued]:
        if not self.state.fronts[self.seat]:
            return []
        found: list[Valued] = []
        for action in self.legal:
            use = action.get("use")
            if use == "finders-keepers":
                found.append((self._kept() - A_CARD_USED, action))
            elif use == "overtime" and self.state.colour >= 0:
                found.append((0.0, action))
            elif use == "secret-tunnel":
                value = self._tunnel(action)
                if value > 0:
                    found.append((value - A_CARD_USED, action))
            elif use == "cave-in":
                value = sum(self.harm(BY_COLOUR[word]) for word in set(action["colours"]))
                if value > 0:
                    found.append((value - A_CARD_USED, action))
        found.sort(key=lambda pair: -pair[0])
        return found[:4]

    def _kept(self) -> float:
        """The best gold in reach, with nothing for the others."""
        state = self.state
        colours = ALL_COLOURS if state.colour < 0 else (state.colour,)
        reached = [
            self.paid(colour)[self.seat]
            for colour in colours
            if any("G" in plan.symbols for plan in self.survey.plans(colour, state.budget))
        ]
        return float(max(reached, default=0))

    def _tunnel(self, action: Action) -> float:
        """Gold beside the danger cell, as far as the turn can dig it."""
        colour = BY_COLOUR[action["colour"]]
        if self.state.colour not in (-1, colour) or not self.state.budget:
            return 0.0
        beside = (AROUND[BY_WORD[action["at"]]] & self.survey.gold).bit_count()
        return min(beside, self.state.budget) * self.gold(colour) if beside else 0.0

    def harm(self, colour: int) -> float:
        """What the colour will pay the others ahead of us soon."""
        return -self.stake(self.shares[colour]) * min(1.0, self.survey.expected[colour] / 2)

    def _cards(self) -> list[Valued]:
        return [(0.0, moves.DONE), *self._uses()]

    def _lift(self) -> list[Valued]:
        removals = [
            (-self.harm(BY_COLOUR[action["choose"]["remove"]]), action)
            for action in self.legal
            if "remove" in action.get("choose", ())
        ]
        return [(0.0, moves.KEEP), *removals]

    # ---- investments

    def _best(self, colours: Iterable[int], count: int) -> list[int]:
        return sorted(colours, key=lambda colour: -self.change(colour, 1))[:count]

    def _together(self, colours: Iterable[int]) -> float:
        return sum(self.change(colour, 1) for colour in colours)

    def _invest(self) -> list[Valued]:
        best = sorted(self._best(self.state.to_take(), 6))
        listed: dict[Any, Action] = dict(moves.INVESTMENTS)
        return [(self._together(four), listed[four]) for four in combinations(best, 4)]

    def _stocks(self) -> list[Valued]:
        best = sorted(self._best(self.state.to_take(), 4))
        listed: dict[Any, Action] = dict(moves.STOCKS)
        return [(self._together(pair), listed[pair]) for pair in combinations(best, 2)]

    def _exchange(self) -> list[Valued]:
        taken = {colour: self.change(colour, 1) for colour in self.state.to_take()}
        given = {colour: self.change(colour, -1) for colour, count in enumerate(self.state.account(self.seat)) if count}
        allowed = set(map(id, self.legal))
        swaps: list[Valued] = [
            (gain + loss, moves.EXCHANGE[old][new])
            for new, gain in taken.items()
            for old, loss in given.items()
            if id(moves.EXCHANGE[old][new]) in allowed
        ]
        swaps.sort(key=lambda pair: -pair[0])
        return [(0.3, moves.DONE), *swaps[:6]]
