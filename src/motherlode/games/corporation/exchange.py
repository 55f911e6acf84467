# cython: wraparound=False, nonecheck=False
"""Investments: the opening four, swaps, safes and the Stock Market (CORP-70, CORP-92 to CORP-101, CORP-133)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.bunch import Bunch, written_out
from motherlode.core.errors import IllegalAction
from motherlode.core.rng import Rng
from motherlode.core.types import Action
from motherlode.games.corporation import moves
from motherlode.games.corporation.asking import Asking
from motherlode.games.corporation.cards import UNION
from motherlode.games.corporation.colours import COLOUR_COUNT, COLOURS
from motherlode.games.corporation.investing import invest, words
from motherlode.games.corporation.moves import ALL_INVESTMENTS, ALL_STOCKS, DONE_ALONE, SAFE, SWAPS, Deed
from motherlode.games.corporation.reading import named_colour, named_colours, require_fields
from motherlode.games.corporation.treasure import put_on_market
from motherlode.games.corporation.turn import lift_cave_ins

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


def require_treasury(state: CorporationState, colours: Iterable[int]) -> None:
    """CORP-08: only crystals that the treasury has."""
    for colour in colours:
        if not state.supply[colour]:
            raise IllegalAction("treasury-empty", ("CORP-08",), {"colour": COLOURS[colour]})


def ask_opening(state: CorporationState) -> None:
    """CORP-92: four colours; where the treasury leaves no choice they are taken unasked (CORP-08)."""
    colours = state.to_take()
    if len(colours) > 4:
        state.ask(Invest.kind, state.turn)
    else:
        open_account(state, state.turn, colours)


def open_account(state: CorporationState, seat: int, colours: Sequence[int]) -> None:
    state.opened[seat] = True
    invest(state, seat, colours, "opening")
    state.then("lift-cave-ins")


class Invest(Asking):
    kind = "invest"
    verb = "invest"

    def no_way_round(self) -> IllegalAction:
        return IllegalAction("must-invest", ("CORP-92", "CORP-93"))

    def options(self, state: CorporationState, seat: int, data: Any) -> dict[str, Any]:
        return {"invest": words(state.to_take()), "count": 4, "use": self.uses(state, seat, data)}

    def answers(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        if not state.limit:
            return [ALL_INVESTMENTS]
        taken = set(state.to_take())
        return [[move for four, move in moves.INVESTMENTS if taken.issuperset(four)]]

    def verify_answer(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        require_fields(action, {"invest"})
        four = named_colours(action, "invest")
        if len(four) != 4 or len(set(four)) != 4:
            raise IllegalAction("four-colours", ("CORP-92",))
        require_treasury(state, four)
        return next(move for colours, move in moves.INVESTMENTS if colours == four)

    def take(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        open_account(state, seat, deed.colours)


class Exchange(Asking):
    """CORP-94 to CORP-99: at most one crystal of the own board for one of another colour."""

    kind = "exchange"
    verb = "exchange"
    declines = True

    def options(self, state: CorporationState, seat: int, data: Any) -> dict[str, Any]:
        swaps: dict[str, list[str]] = {}
        for action in written_out(self.answers(state, seat, data)):
            if "exchange" in action:
                swaps.setdefault(action["exchange"], []).append(action["for"])
        return {"exchange": swaps, "union": state.holds(seat, UNION), "use": self.uses(state, seat, data)}

    def answers(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        return exchanges(state, seat)

    def act_by_lot(self, state: CorporationState, seat: int, data: Any, rng: Rng) -> None:
        if swaps_freely(state, seat):
            swap_by_lot(state, seat, rng)
        else:
            self.answer(state, seat, self.by_lot(state, seat, data, rng), data)

    def verify_answer(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        if "done" in action:
            require_fields(action, {"done"})
            return moves.DONE
        require_fields(action, {"exchange", "for"})
        given, taken = named_colour(action, "exchange"), named_colour(action, "for")
        if state.holds(seat, UNION):
            raise IllegalAction("union-forbids", ("CORP-99", "CORP-124"))
        if not state.account(seat)[given]:
            raise IllegalAction("no-investment", ("CORP-94", "CORP-98"), {"colour": COLOURS[given]})
        if given == taken:
            raise IllegalAction("same-colour", ("CORP-94",))
        require_treasury(state, (taken,))
        return moves.EXCHANGE[given][taken]

    def take(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        if deed.colours:
            exchange(state, seat, deed.colours[0], deed.colours[1])
        else:
            self.decline(state, seat)
        lift_cave_ins(state)


def exchanges(state: CorporationState, seat: int) -> list[Bunch]:
    """CORP-94, CORP-95: none, or one crystal of his board for any other that the treasury has."""
    bunches: list[Bunch] = [DONE_ALONE]
    if state.holds(seat, UNION):
        return bunches
    board = seat * COLOUR_COUNT
    for given in range(COLOUR_COUNT):
        held = state.investments[board + given]
        if held > 0:
            swaps = SWAPS[given]
            if state.limit:
                swaps = tuple([swap for swap in swaps if state.supply[swap.colours[1]]])
            bunches.append(swaps)
    return bunches


OTHER_COLOURS = COLOUR_COUNT - 1


def swaps_freely(state: CorporationState, seat: int) -> bool:
    """Whether every crystal on his board can go for any other: he has no Union, and the treasury has no end."""
    return not state.limit and not state.holds(seat, UNION)


def held_colours(state: CorporationState, seat: int) -> int:
    """How many different crystals lie on his board."""
    board, count = seat * COLOUR_COUNT, 0
    for given in range(COLOUR_COUNT):
        held = state.investments[board + given]
        if held > 0:
            count += 1
    return count


def swap_by_lot(state: CorporationState, seat: int, rng: Rng) -> None:
    """None, or any of his swaps, where he swaps freely."""
    number = rng.below(1 + held_colours(state, seat) * OTHER_COLOURS)
    if number:
        swap_nth(state, seat, number - 1)
    lift_cave_ins(state)


def swap_nth(state: CorporationState, seat: int, number: int) -> None:
    """One of his swaps by its number, where he swaps freely."""
    board = seat * COLOUR_COUNT
    for given in range(COLOUR_COUNT):
        held = state.investments[board + given]
        if held > 0:
            if number < OTHER_COLOURS:
                exchange(state, seat, given, number if number < given else number + 1)
                return
            number -= OTHER_COLOURS


def exchange(state: CorporationState, seat: int, given: int, taken: int) -> None:
    board = seat * COLOUR_COUNT
    state.investments[board + given] -= 1
    state.investments[board + taken] += 1
    if state.limit:
        state.take_crystal(taken)
        state.return_crystal(given)
        state.count_closed()
    if state.aloud:
        state.tell("exchanged", seat=seat, gave=COLOURS[given], took=COLOURS[taken])


class Safe(Asking):
    """CORP-70: a crystal of any colour as an investment that counts at once (CORP-71)."""

    kind = "safe"
    verb = "choose"

    def options(self, state: CorporationState, seat: int, data: Any) -> dict[str, Any]:
        return {"take": words(state.to_take()), "count": 1, "use": self.uses(state, seat, data)}

    def answers(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        return [[SAFE[colour] for colour in state.to_take()]] if state.limit else [SAFE]

    def verify_answer(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        choice = chosen(action, "take")
        colour = named_colour(choice, "take")
        require_treasury(state, (colour,))
        return SAFE[colour]

    def take(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        invest(state, seat, deed.colours, "safe")


class StockMarket(Asking):
    """CORP-133 to CORP-136: two crystals of two colours, which count from now on and are never swapped."""

    kind = "stock-market"
    verb = "choose"

    def options(self, state: CorporationState, seat: int, data: Any) -> dict[str, Any]:
        return {"take": words(state.to_take()), "count": 2, "use": self.uses(state, seat, data)}

    def answers(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        if not state.limit:
            return [ALL_STOCKS]
        supply = state.supply
        return [[move for (one, two), move in moves.STOCKS if supply[one] and supply[two]]]

    def verify_answer(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        pair = named_colours(chosen(action, "take"), "take")
        if len(pair) != 2 or pair[0] == pair[1]:
            raise IllegalAction("two-colours", ("CORP-133",))
        require_treasury(state, pair)
        return next(move for colours, move in moves.STOCKS if colours == pair)

    def take(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        put_on_market(state, seat, deed.colours)
        if state.aloud:
            state.tell("invested", seat=seat, colours=words(deed.colours), source="stock-market")


def chosen(action: Action, word: str) -> Action:
    """What `choose` carries, with exactly that word in it."""
    require_fields(action, {"choose"})
    choice = action["choose"]
    if not isinstance(choice, dict) or choice.keys() != {word}:
        raise IllegalAction("unknown-action", arguments={"field": "choose"})
    return choice
