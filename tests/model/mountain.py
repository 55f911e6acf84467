"""Dwarf Corporation as the clauses tell it, slow and with no code of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

View = dict[str, Any]
Action = dict[str, Any]
Cell = tuple[int, int]
COLOURS = ("red", "orange", "yellow", "green", "cyan", "blue", "violet", "white")
SIZE = 18


def cell(word: str) -> Cell:
    row, column = word.split(",")
    return int(row), int(column)


def word(place: Cell) -> str:
    return f"{place[0]},{place[1]}"


class Mountain:
    def __init__(self, view: View, exit_due: bool = False) -> None:
        self.view, self.seat, self.exit_due = view, view["turn"], exit_due
        self.gems = {cell(place): colour for place, colour in view["gems"].items()}
        self.cards: list[str] = view["cards"][self.seat]

    def symbol(self, place: Cell) -> str:
        row, column = place
        return str(self.view["board"][row - 1][column - 1])

    def every_cell(self) -> Iterator[Cell]:
        yield from ((row, column) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1))

    def uncovered(self, symbol: str) -> list[Cell]:
        return [place for place in self.every_cell() if self.symbol(place) == symbol and place not in self.gems]

    # What may be done

    def digs(self) -> Iterator[Action]:
        """CORP-43 to CORP-65."""
        colours = [self.view["colour"]] if self.view["colour"] else COLOURS
        for colour in colours:
            if colour not in self.blocked() and self.has_gems(colour):
                yield from ({"dig": word(place), "colour": colour} for place in self.cells_for(colour))

    def blocked(self) -> set[str]:
        """CORP-143: an exit is dug with the colour of its entry, which was free."""
        lying = [one.split() for front in self.view["cards"] for one in front]
        return {colour for name, *colours in lying if name == "cave-in" for colour in colours}

    def has_gems(self, colour: str) -> bool:
        return self.view["treasury"] is None or self.view["treasury"][colour] > 0

    def cells_for(self, colour: str) -> list[Cell]:
        if self.exit_due:
            return self.uncovered("P")
        own = [place for place, one in self.gems.items() if one == colour]
        around = {
            (row + down, column + right) for row, column in own for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        inside = [place for place in around if 1 <= place[0] <= SIZE and 1 <= place[1] <= SIZE]
        return [place for place in inside if place not in self.gems and self.may_be_dug(place, colour)]

    def may_be_dug(self, place: Cell, colour: str) -> bool:
        symbol = self.symbol(place)
        if symbol == "P":
            return self.can_leave_again(colour)
        return symbol != "X"

    def can_leave_again(self, colour: str) -> bool:
        """CORP-60, CORP-61."""
        gems = self.view["treasury"][colour] if self.view["treasury"] else 2
        left = self.view["budget"] - 1 + self.tokens()
        return left >= 1 and len(self.uncovered("P")) >= 2 and gems >= 2

    def tokens(self) -> int:
        """CORP-115: one for each Overtime that was not used in this turn."""
        spent = self.view["flow"]["spent"][self.seat]
        return sum(1 for one, used in zip(self.cards, spent, strict=True) if one.startswith("overtime") and not used)

    def uses_before_a_crystal(self) -> Iterator[Action]:
        """CORP-42, CORP-144."""
        yield from self.secret_tunnels()
        if "finders-keepers" in self.cards and not self.view["flow"]["keepers"]:
            yield {"use": "finders-keepers"}
        if self.view["colour"] is None:
            yield from self.cave_ins()

    def uses_after_the_last(self) -> Iterator[Action]:
        """CORP-139: no gold will follow that Finders Keepers could be announced for."""
        yield from self.secret_tunnels()
        yield from self.cave_ins()

    def secret_tunnels(self) -> Iterator[Action]:
        """CORP-106, CORP-110."""
        if "secret-tunnel" in self.cards:
            for colour in COLOURS:
                if colour not in self.blocked() and self.has_gems(colour):
                    for place in self.uncovered("X"):
                        yield {"use": "secret-tunnel", "at": word(place), "colour": colour}

    def cave_ins(self) -> Iterator[Action]:
        """CORP-141, CORP-142."""
        if "cave-in" in self.cards:
            yield from ({"use": "cave-in", "colours": list(two)} for two in combinations_with_replacement(COLOURS, 2))

    def exchanges(self) -> Iterator[Action]:
        """CORP-94 to CORP-99."""
        if "union" not in self.cards:
            for given, count in self.view["investments"][self.seat].items():
                if count:
                    yield from ({"exchange": given, "for": taken} for taken in COLOURS if taken != given)

    def investments(self) -> Iterator[Action]:
        """CORP-92."""
        yield from ({"invest": list(four)} for four in combinations(COLOURS, 4))


def income(view: View, digger: int, colour: str) -> list[int]:
    """CORP-76 to CORP-91, CORP-123, CORP-130, CORP-137."""
    seats = range(view["players"])
    shares = [view["investments"][seat].get(colour, 0) + view["stock_market"][seat].count(colour) for seat in seats]
    ranked = sorted({share for share in shares if share}, reverse=True)
    paid = [pay_by_rank(view, seat, shares, ranked) for seat in seats]
    paid[digger] = max(paid[digger], team(view, digger, less_than_two=True))
    if view["flow"]["keepers"]:
        paid = [coins if seat == digger else 0 for seat, coins in enumerate(paid)]
    return paid


def pay_by_rank(view: View, seat: int, shares: list[int], ranked: list[int]) -> int:
    share = shares[seat]
    if not share:
        return 0
    first, alone = ranked[0], shares.count(ranked[0]) == 1
    if share == first:
        return 2 * team(view, seat) if alone else team(view, seat, less_than_two=True)
    if not alone or share != ranked[1]:
        return 0
    single = shares.count(share) == 1
    return team(view, seat, less_than_two=True) // (1 if single else 2)


def team(view: View, seat: int, less_than_two: bool = False) -> int:
    cards = view["cards"][seat]
    interns = 2 if less_than_two and "interns" in cards else 0
    return int(view["dwarfs"][seat]) + (3 if "union" in cards else 0) + interns


def key(action: Action) -> str:
    told = dict(action)
    for name in ("invest", "colours"):
        if name in told:
            told[name] = sorted(told[name])
    return repr(sorted(told.items()))


class Step:
    """One answer: what it changes of coins, dwarfs, crystals and investments."""

    def __init__(self, before: View, seat: int, action: Action) -> None:
        self.before, self.seat, self.action = before, seat, action
        self.coins = list(before["coins"])
        self.dwarfs = list(before["dwarfs"])
        self.gems = dict(before["gems"])
        self.shares = [Counter(shares) for shares in before["investments"]]
        self.found = ""
        """What lay under the crystal."""
        if "dig" in action:
            self._dig(action["dig"], action["colour"])
        elif action.get("use") == "secret-tunnel":
            self.gems[action["at"]] = action["colour"]
        elif "exchange" in action:
            self.shares[seat][action["exchange"]] -= 1
            self.shares[seat][action["for"]] += 1
        elif "invest" in action:
            self.shares[seat].update(action["invest"])
        elif isinstance(action.get("choose", {}).get("take"), str):
            self.shares[seat][action["choose"]["take"]] += 1

    def _dig(self, place: str, colour: str) -> None:
        self.gems[place] = colour
        self.found = Mountain(self.before).symbol(cell(place))
        if self.found == "G":
            paid = income(self.before, self.seat, colour)
            self.coins = [had + got for had, got in zip(self.coins, paid, strict=True)]
        elif self.found == "D":
            self.dwarfs[self.hired_by()] += 1

    def hired_by(self) -> int:
        """CORP-119 to CORP-122: the Cthulhu longest in play of those that are not the digger's."""
        since = self.before["flow"]["since"]
        waiting = [
            (since[owner][place], owner)
            for owner, cards in enumerate(self.before["cards"])
            for place, one in enumerate(cards)
            if one == "cthulhu" and owner != self.seat
        ]
        return min(waiting)[1] if waiting else self.seat

    def differences(self, after: View) -> list[str]:
        dwarfs = self.dwarfs
        if self.found == "C" and self.drew_secret_tunnel(after):
            dwarfs = [one + 1 for one in dwarfs]  # CORP-105
        told = {
            "coins": (self.coins, after["coins"]),
            "dwarfs": (dwarfs, after["dwarfs"]),
            "gems": (self.gems, after["gems"]),
            "investments": ([+one for one in self.shares], [+Counter(one) for one in after["investments"]]),
        }
        return [f"{name}: {wanted} and not {got}" for name, (wanted, got) in told.items() if wanted != got]

    def drew_secret_tunnel(self, after: View) -> bool:
        name = "secret-tunnel"
        return bool(after["cards"][self.seat].count(name) > self.before["cards"][self.seat].count(name))
