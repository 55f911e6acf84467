"""What covered gold pays (CORP-76 to CORP-91)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from motherlode.games.corporation.colours import ALL_COLOURS, COLOURS

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState

NOTHING, HALF, ONE, TWO = 0, 1, 2, 4
"""Rates in half coins per dwarf."""


def ranks(invested: list[int]) -> list[str | None]:
    """CORP-79 to CORP-85: each player's rank by his investments in one colour; none without any."""
    most = max(invested)
    if not most:
        return [None] * len(invested)
    if invested.count(most) > 1:
        return ["shared-first" if count == most else None for count in invested]
    next_most = max(count for count in invested if count != most)
    second = "second" if invested.count(next_most) == 1 else "shared-second"
    return ["first" if count == most else second if count == next_most > 0 else None for count in invested]


RATES: Final = {"first": TWO, "shared-first": ONE, "second": ONE, "shared-second": HALF, None: NOTHING}


def rates(invested: list[int], digger: int) -> list[int]:
    """CORP-88: the digger is paid at least one coin per dwarf."""
    found = [RATES[rank] for rank in ranks(invested)]
    found[digger] = max(found[digger], ONE)
    return found


def counted_dwarfs(state: CorporationState, seat: int, rate: int) -> int:
    """CORP-130, CORP-131: Interns count at every rate below two, before it is halved."""
    return state.team(seat) + (state.interns(seat) if rate < TWO else 0)


def incomes(state: CorporationState, colour: int, digger: int) -> list[int]:
    """What each player gets if the digger covers gold with this colour now."""
    players = range(state.setup.players)
    found = rates([state.invested(seat, colour) for seat in players], digger)
    return [
        0 if state.keepers and seat != digger else found[seat] * counted_dwarfs(state, seat, found[seat]) // 2
        for seat in players
    ]


def pay_gold(state: CorporationState, digger: int, cell: str) -> None:
    """CORP-90, CORP-91: each gold by itself, with the investments and teams of its moment."""
    paid = incomes(state, state.colour, digger)
    for seat, coins in enumerate(paid):
        state.coins[seat] += coins
    if state.aloud:
        state.tell("income", seat=digger, colour=COLOURS[state.colour], at=cell, coins=paid)


def forecast(state: CorporationState) -> dict[str, dict[str, list[Any]]]:
    """For each colour what gold dug with it now would pay, in columns: one entry a seat."""
    players = range(state.setup.players)
    table: dict[str, dict[str, list[Any]]] = {}
    for colour in ALL_COLOURS:
        invested = [state.invested(seat, colour) for seat in players]
        found = rates(invested, state.turn)
        table[COLOURS[colour]] = {
            "investments": invested,
            "rank": ranks(invested),
            "dwarfs": [counted_dwarfs(state, seat, found[seat]) for seat in players],
            "coins": incomes(state, colour, state.turn),
        }
    return table
