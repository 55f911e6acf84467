"""What a position is worth to each player: coins in hand, and what the gold that is left will probably pay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from motherlode.bots.corporation.survey import Survey
from motherlode.games.corporation.cards import CTHULHU, INTERNS, KEEPERS, SECRET_TUNNEL, UNION
from motherlode.games.corporation.colours import ALL_COLOURS, COLOUR_COUNT
from motherlode.games.corporation.income import HALF, ONE, RATES, TWO, standings
from motherlode.games.corporation.state import CorporationState

ALL_GOLD: Final = 24
INCOME: Final = {HALF: (0.24, 0.46), ONE: (0.228, 0.32), TWO: (0.053, 0.288)}
"""By his rate, what a coin is worth that gold would pay a player by today's ranks: at the beginning, and how much more
when all gold is dug. First ranks are lost again more often than others."""
LEADING: Final = 0.093
"""How much more where he leads by two investments or more."""
NEXT: Final = 0.433
"""How much more the next gold of a colour is worth to who leads in it, if it can be dug in one of the next two turns
and one of these is his."""
SOON: Final = 3
"""So many crystals away it can be."""
A_DWARF: Final = 0.221
"""A dwarf is worth this for each gold cell that is left, whatever he is paid today."""
A_SHARE: Final = 0.375
"""An investment is worth this for each gold cell that is left, whatever its colour."""
CARDS: Final = {SECRET_TUNNEL: 0.64, CTHULHU: 0.185, KEEPERS: 0.151, UNION: -1.048, INTERNS: 0.506}
"""Cards, for each gold cell that is left. Dwarfs of the Union are counted above, and who holds it exchanges nothing."""


@lru_cache(maxsize=1 << 14)
def rates(invested: tuple[int, ...]) -> tuple[int, ...]:
    """Half coins per dwarf for each seat, by its rank alone."""
    return tuple(RATES[standing] for standing in standings(list(invested)))


def invested(state: CorporationState, colour: int) -> tuple[int, ...]:
    boards = state.investments[colour::COLOUR_COUNT]
    return tuple([count + stocks.count(colour) for count, stocks in zip(boards, state.stocks, strict=True)])


def ahead(sums: Sequence[float], seat: int) -> float:
    """Of the mean of the others."""
    own = sums[seat]
    return own - (sum(sums) - own) / (len(sums) - 1)


def prospects(state: CorporationState, survey: Survey) -> list[float]:
    """For each seat the coins it will probably have at the end.

    The weights were fitted (least squares) to what players who take the first candidate, now and then another, were
    ahead at the end of 755 games.
    """
    players, gold = state.setup.players, state.board.gold
    dug = 1 - gold / ALL_GOLD
    weights = {rate: (first + more * dug) * rate / 2 for rate, (first, more) in INCOME.items()}
    next_ones = (state.turn, (state.turn + 1) % players)
    per_dwarf = [A_DWARF * gold] * players
    for colour in ALL_COLOURS:
        expected = survey.expected[colour]
        if not expected:
            continue
        shares = invested(state, colour)
        for seat, rate in enumerate(rates(shares)):
            if rate:
                per_dwarf[seat] += expected * weights[rate]
            if rate == TWO:
                second = max([count for other, count in enumerate(shares) if other != seat])
                if shares[seat] > second + 1:
                    per_dwarf[seat] += expected * LEADING * TWO / 2
                if seat in next_ones and survey.nearest(colour) <= SOON:
                    per_dwarf[seat] += min(expected, 1.0) * NEXT * TWO / 2
    found = []
    for seat in range(players):
        held = A_SHARE * (sum(state.account(seat)) + len(state.stocks[seat]))
        for card in state.fronts[seat]:
            if not card.spent and not card.colours:
                held += CARDS.get(card.kind, 0.0)
        found.append(state.coins[seat] + per_dwarf[seat] * state.team(seat) + held * gold)
    return found
