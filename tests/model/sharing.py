"""Who gets how much at the end of a round, from the clauses alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tests.model.legal import BROKEN, View
from tests.model.maze import Maze
from tests.model.turn import Turn

SABOTEURS_PAY = {1: 4, 2: 3, 3: 3, 4: 2}
"""BASE-137."""
TABLE = {1: 5, 2: 4, 3: 3, 4: 2}
"""S2-131; 1 for everybody beyond."""
TEAMS = ("green", "blue")


class Sharing:
    def __init__(self, turn: Turn, roles: list[str]) -> None:
        self.turn, self.roles = turn, roles
        self.seats = range(len(roles))
        self.completer = turn.completer
        self.modules = turn.view["modules"]
        self.options = turn.view["options"]

    def paid(self) -> list[int | None]:
        """What each seat gets before thieves act; None where gold cards are handed round."""
        if "saboteur2" in self.modules:
            return self._second()
        if self.completer is None:
            return self._to_saboteurs()
        if self.roles[self.completer] == "greedy":
            return self._to_greedy()
        if "tournament" in self.modules:
            return self.each(lambda seat: (3 if seat == self.completer else 2) if self.roles[seat] == "miner" else 0)
        entitled = self.entitled()
        return [None if seat in entitled else 0 for seat in self.seats]

    def each(self, pay: Callable[[int], int | None]) -> list[int | None]:
        return [pay(seat) for seat in self.seats]

    def holding(self, role: str) -> list[int]:
        return [seat for seat in self.seats if self.roles[seat] == role]

    def _to_saboteurs(self) -> list[int | None]:
        """BASE-137, BASE-144, TOUR-22, TOUR-23."""
        saboteurs = self.holding("saboteur")
        pay = SABOTEURS_PAY.get(len(saboteurs), 0)
        if "tournament" in self.modules:
            pay = 4 if len(self.seats) == 5 else 3
        return self.each(lambda seat: pay if seat in saboteurs else 0)

    def _to_greedy(self) -> list[int | None]:
        """WC16-07 to WC16-10, TOUR-20."""
        shares = self.options.get("greedyTakesAll") is False
        entitled = self.entitled() if shares else []
        return self.each(lambda seat: 4 if seat == self.completer else None if seat in entitled else 0)

    def entitled(self) -> list[int]:
        """BASE-127, COMP-09."""
        spoiled = "compromised-dwarf" in self.modules
        return [s for s in self.holding("miner") if not (spoiled and set(BROKEN) & set(self.turn.fronts[s]))]

    def drafters(self) -> list[int]:
        """BASE-128 to BASE-130, COMP-07, COMP-08, WC20-04: who takes a gold card, one after the other."""
        entitled, count = self.entitled(), len(self.holding("miner"))
        if self.completer is None or None not in self.paid():
            return []
        begin = self.completer
        circle = [(begin - step * self.turn.direction) % len(self.seats) for step in self.seats]
        order = [seat for seat in circle if seat in entitled]
        return [order[turn % len(order)] for turn in range(count)]

    def _second(self) -> list[int | None]:
        """S2-127 to S2-148."""
        free = [seat for seat in self.seats if "trap" not in self.turn.fronts[seat]]
        winners = [seat for seat in free if self.roles[seat] in self.winning_roles()]
        share = TABLE.get(len(winners), 1)
        less = {"boss": 1, "profiteer": 2}
        geologists = [seat for seat in free if self.roles[seat] == "geologist"]
        split = len(geologists)
        if self.options["geologistTrapped"] == "half":
            split = len(self.holding("geologist"))
        crystals = sum(1 for lying in self.turn.maze.cards.values() if lying.feature == "crystal")

        def pay(seat: int) -> int:
            if seat in geologists:
                return crystals // split
            return max(share - less.get(self.roles[seat], 0), 0) if seat in winners else 0

        return self.each(pay)

    def winning_roles(self) -> set[str]:
        if self.turn.over != "gold":
            return {"saboteur", "profiteer"}
        return {"boss", "profiteer", *self.winning_teams()}

    def winning_teams(self) -> Iterable[str]:
        """S2-117 to S2-122."""
        able = [team for team in TEAMS if self.reaches_gold(self.turn.maze, team)]
        own = self.roles[self.completer] if self.completer is not None else ""
        return [own] if len(able) == 2 and own in TEAMS else able

    def reaches_gold(self, maze: Maze, team: str) -> bool:
        gold = [place for place, face in self.turn.faces.items() if face.startswith("gold")]
        return any(node != "room" and node[0] in gold for node in maze.connected(team))

    def thieves(self) -> list[int]:
        """S2-152 to S2-161, in some order."""
        fronts = self.turn.fronts
        return [seat for seat in self.seats if "thief" in fronts[seat] and "trap" not in fronts[seat]]

    def differences(self, after: View, shared: list[tuple[int, dict[str, Any]]]) -> list[str]:
        """`shared` is what was answered while the gold was shared out."""
        result, found = after["last_round"], []
        stolen = self._stolen(shared)
        for seat, (pay, got) in enumerate(zip(self.paid(), result["gained"], strict=True)):
            if pay is not None and pay + stolen[seat] != got:
                found.append(f"seat {seat} gets {pay} + {stolen[seat]} and not {got}")
            if pay is None and not got:
                found.append(f"seat {seat} takes part in the draft and gets nothing")
        if result["completer"] != self.completer:
            found.append(f"the completer is {self.completer} and not {result['completer']}")
        return found + self._differences_in_order(shared) + self._differences_in_starter(result)

    def _stolen(self, shared: list[tuple[int, dict[str, Any]]]) -> list[int]:
        stolen = [0] * len(self.seats)
        for seat, action in shared:
            victim = action["choose"].get("from", "nobody")
            if victim != "nobody":
                stolen[seat] += 1
                stolen[victim] -= 1
        return stolen

    def _differences_in_order(self, shared: list[tuple[int, dict[str, Any]]]) -> list[str]:
        drafted = [seat for seat, action in shared if "gold" in action["choose"]]
        wanted = self.drafters()
        single = len(set(wanted)) == 1
        found = []
        if drafted != ([] if single else wanted[:-1]):
            found.append(f"gold goes round by {wanted} and not {drafted}")
        acting = [seat for seat, action in shared if "from" in action["choose"]]
        if not set(acting) <= set(self.thieves()) or len(set(acting)) != len(acting):
            found.append(f"thieves are {self.thieves()} and not {acting}")
        return found

    def _differences_in_starter(self, result: View) -> list[str]:
        """BASE-153, WC20-09."""
        if self.options["nextStarter"] != "last-card-played":
            return []
        flow, turn = self.turn.view["flow"], self.turn
        last = flow["last_played"] if turn.played is None else turn.played
        if last < 0:
            last = flow["last_passed"] if turn.discarded is None else turn.discarded
        first = (last + 1) % len(self.seats)
        return [] if result["first"] == first else [f"{first} begins and not {result['first']}"]


def has_ended(turn: Turn) -> bool:
    """BASE-116, BASE-118."""
    return bool(turn.over) or (turn.deck == 0 and not any(hand.size for hand in turn.hands))
