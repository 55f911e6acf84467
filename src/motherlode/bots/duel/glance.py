"""What a duel looks like at a glance: gold in hand, and who is nearer to the rest."""

from __future__ import annotations

from math import exp
from typing import Final

from motherlode.games.duel.claiming import CLAIMED
from motherlode.games.duel.ending import scores
from motherlode.games.duel.state import DuelState
from motherlode.games.duel.veins import vein_at
from motherlode.games.tunnels.cells import STRIDE, cell_word

NEARER: Final = 0.62
"""How much less likely gold is for every card that is still to be laid towards it."""
NOBODY: Final = 0.3
"""The weight of the case that nobody gets there."""
BROKEN: Final = 0.6
"""How many nuggets a broken tool costs its owner."""
KEY: Final = 0.15
HAND: Final = 0.05
STEEP: Final = 0.55
"""How much a nugget of advantage is worth."""
TEMPO: Final = 0.5
"""How many cards it is worth to be the next to lay one."""
FAR: Final = 12


class Glance:
    """Judges positions of the round in which it began to think; the end of that round is the end."""

    def __init__(self, state: DuelState) -> None:
        self.round = state.round

    def settled(self, state: DuelState) -> bool:
        return state.round != self.round or state.phase == "over"

    def worths(self, state: DuelState) -> list[float]:
        """For each seat how likely it wins."""
        if self.settled(state):
            green, blue = state.result["gained"]
            worth = 0.5 if green == blue else float(green > blue)
        else:
            worth = 1 / (1 + exp(-STEEP * advantage(state)))
        return [worth, 1 - worth]


def advantage(state: DuelState) -> float:
    """Of green over blue, in nuggets."""
    green, blue = scores(state)
    total = float(green - blue)
    left = len(state.deck) + len(state.hands[0]) + len(state.hands[1])
    lasting = left / (left + 3)
    claimed, mover = state.extra[CLAIMED], state.turn
    for cell, goal in state.goals.items():
        if cell_word(cell) not in claimed:
            chances = [NEARER ** (cards_to(state, seat, cell, goal.open) - TEMPO * (seat == mover)) for seat in (0, 1)]
            nuggets = vein_at(state, cell).nuggets
            total += lasting * nuggets * (chances[0] - chances[1]) / (chances[0] + chances[1] + NOBODY)
    fronts = state.fronts.cards
    total += lasting * BROKEN * (bool(fronts[1]) - bool(fronts[0]))
    total += lasting * HAND * (len(state.hands[0]) - len(state.hands[1]))
    key = state.rules.kinds["key"]
    total += lasting * KEY * (state.hands[0].count(key) - state.hands[1].count(key))
    return total


def cards_to(state: DuelState, seat: int, cell: int, is_open: bool) -> int:
    """How many cards at least until a tunnel of the seat reaches the vein; an open one wants to be entered rightly."""
    x, y = divmod(cell, STRIDE)
    frontier = state.board.walked_by(seat).frontier
    nearest = FAR
    for end in frontier:
        across, up = divmod(end, STRIDE)
        distance = abs(x - across) + abs(y - up)
        nearest = min(nearest, distance)
    return nearest + 1 if is_open else nearest
