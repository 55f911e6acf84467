"""What a position is worth to each player: coins in hand, and what the gold that is left will probably pay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from motherlode.bots.corporation.survey import Survey
from motherlode.games.corporation.cards import CAVE_IN, CTHULHU, INTERNS, KEEPERS, OVERTIME, SECRET_TUNNEL
from motherlode.games.corporation.colours import ALL_COLOURS, COLOUR_COUNT
from motherlode.games.corporation.income import ONE, RATES, standings
from motherlode.games.corporation.state import CorporationState

FINDING: Final = 0.6
"""How much of his share of finds a player digs in colours that would not pay him otherwise."""
LATER: Final = 0.8
"""What a coin that will probably be paid is worth against one that was: much may happen until then."""
A_SHARE: Final = 0.12
"""An investment is worth this for each gold cell that is left, whatever its colour."""
CARDS: Final = {SECRET_TUNNEL: 0.25, OVERTIME: 0.12, CTHULHU: 0.25, KEEPERS: 0.4, CAVE_IN: 0.2}
"""Cards that wait for use, for each gold cell that is left; Overtime for each token."""


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
    """For each seat the coins it will probably have at the end."""
    seats = range(state.setup.players)
    gold = state.board.gold
    per_dwarf = [0.0] * len(seats)
    """Coins for each dwarf."""
    below_two = [0.0] * len(seats)
    """The part of it that is paid at rates where Interns count."""
    for colour in ALL_COLOURS:
        expected = survey.expected[colour]
        if not expected:
            continue
        for seat, rate in enumerate(rates(invested(state, colour))):
            if rate > ONE:
                per_dwarf[seat] += expected * 2
                continue
            paid = expected * (rate / 2 + FINDING * (1 - rate / 2) / len(seats))
            per_dwarf[seat] += paid
            below_two[seat] += paid
    found = []
    for seat in seats:
        coins = state.coins[seat] + LATER * per_dwarf[seat] * state.team(seat)
        shares = sum(state.account(seat)) + len(state.stocks[seat])
        held = A_SHARE * shares
        for card in state.fronts[seat]:
            if card.kind == INTERNS:
                coins += 2 * LATER * below_two[seat]
            elif not card.spent and not card.colours:
                held += CARDS.get(card.kind, 0.0) * (card.tokens or 1)
        found.append(coins + held * gold)
    return found
