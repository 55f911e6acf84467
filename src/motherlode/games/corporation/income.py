# cython: wraparound=False, nonecheck=False
"""What covered gold pays (CORP-76 to CORP-91)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from motherlode.games.corporation.colours import ALL_COLOURS, COLOURS

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState

NOTHING, HALF, ONE, TWO = 0, 1, 2, 4
"""Rates in half coins per dwarf."""


NO_RANK, SHARED_SECOND, SECOND, SHARED_FIRST, FIRST = range(5)
RANKS: Final = (None, "shared-second", "second", "shared-first", "first")
RATES: Final = (NOTHING, HALF, ONE, ONE, TWO)
"""By rank."""


class Leaders:
    """How much one has to have invested in a colour for a rank, and which rank that is (CORP-79 to CORP-85)."""

    __slots__ = ("first", "most", "next_most", "second")

    most: int
    first: int
    """The rank of who has most."""
    next_most: int
    second: int
    """The rank of who has the next most."""

    def rank(self, count: int) -> int:
        """None without any investment."""
        if not count:
            return NO_RANK
        if count == self.most:
            return self.first
        return self.second if count == self.next_most else NO_RANK


def leaders_of(invested: list[int]) -> Leaders:
    most = next_most = firsts = seconds = 0
    for count in invested:
        if count > most:
            most, firsts, next_most, seconds = count, 1, most, firsts
        elif count == most:
            firsts += 1
        elif count > next_most:
            next_most, seconds = count, 1
        elif count == next_most:
            seconds += 1
    leaders = Leaders.__new__(Leaders)
    leaders.most, leaders.next_most = most, next_most
    leaders.first = FIRST if firsts == 1 else SHARED_FIRST
    leaders.second = NO_RANK if firsts > 1 else SECOND if seconds == 1 else SHARED_SECOND
    return leaders


def standings(invested: list[int]) -> list[int]:
    """Each player's rank by his investments in one colour."""
    leaders = leaders_of(invested)
    return [leaders.rank(count) for count in invested]


def ranks(invested: list[int]) -> list[str | None]:
    """The same in words."""
    return [RANKS[standing] for standing in standings(invested)]


def rates(invested: list[int], digger: int) -> list[int]:
    """CORP-88: the digger is paid at least one coin per dwarf."""
    found = [RATES[standing] for standing in standings(invested)]
    found[digger] = max(found[digger], ONE)
    return found


def counted_dwarfs(state: CorporationState, seat: int, rate: int) -> int:
    """CORP-130, CORP-131: Interns count at every rate below two, before it is halved."""
    return state.team(seat) + (state.interns(seat) if rate < TWO else 0)


def incomes(state: CorporationState, colour: int, digger: int) -> list[int]:
    """What each player gets if the digger covers gold with this colour now."""
    invested = state.shares(colour)
    leaders, paid = leaders_of(invested), []
    for seat in range(len(invested)):
        held = invested[seat]
        rate = RATES[leaders.rank(held)]
        if seat == digger:
            rate = max(rate, ONE)
        elif state.keepers:
            rate = NOTHING
        paid.append(rate * counted_dwarfs(state, seat, rate) // 2 if rate else 0)
    return paid


def pay_gold(state: CorporationState, digger: int, cell: str) -> None:
    """CORP-90, CORP-91: each gold by itself, with the investments and teams of its moment."""
    paid, coins = incomes(state, state.colour, digger), state.coins
    for seat in range(len(paid)):
        coins[seat] += paid[seat]
    if state.aloud:
        state.tell("income", seat=digger, colour=COLOURS[state.colour], at=cell, coins=paid)


def forecast(state: CorporationState) -> dict[str, dict[str, list[Any]]]:
    """For each colour what gold dug with it now would pay, in columns: one entry a seat."""
    players = range(state.setup.players)
    table: dict[str, dict[str, list[Any]]] = {}
    for colour in ALL_COLOURS:
        invested = state.shares(colour)
        found = rates(invested, state.turn)
        table[COLOURS[colour]] = {
            "investments": invested,
            "rank": ranks(invested),
            "dwarfs": [counted_dwarfs(state, seat, found[seat]) for seat in players],
            "coins": incomes(state, colour, state.turn),
        }
    return table
