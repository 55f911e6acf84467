"""Who wins a round of two teams, and what each gets (S2-117 to S2-150)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.numbers import block
from motherlode.games.saboteur.modules.saboteur2.cards import TRAP
from motherlode.games.saboteur.modules.saboteur2.doors import TEAMS, Doors
from motherlode.games.saboteur.sharing import SABOTEUR, pay
from motherlode.games.tunnels.fronts import seats_with
from motherlode.games.tunnels.seats import how_many

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import Reason
    from motherlode.games.saboteur.state import SaboteurState

SAME_FOR_MORE = 5
TABLE = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}
"""S2-131: nuggets for each winner, by their number."""
DEDUCTIONS = {"boss": 1, "profiteer": 2}
GEOLOGIST = "geologist"
CRYSTAL = "crystal"


def is_trapped(state: SaboteurState, seat: int) -> bool:
    return state.fronts.lie(state.rules.kinds[TRAP], seat)


def trapped(state: SaboteurState) -> int:
    """Everybody who is, as a mask."""
    return seats_with(state.fronts, state.rules.kinds[TRAP])


def crystals(state: SaboteurState) -> int:
    """S2-142, S2-143: on all cards in the maze, cut off or not."""
    board, featured = state.board, state.rules.faces.featured
    ground, places, count = board.ground, block(board._laid), 0
    for place in places[: len(board._laid)]:
        face = ground[place] - 1
        if featured[face] and state.rules.faces.shapes[face].feature == CRYSTAL:
            count += 1
    return count


def share_of(count: int) -> int:
    return TABLE[min(count, SAME_FOR_MORE)] if count else 0


def pay_rows() -> tuple[str, ...]:
    """S2-131 to S2-137 as a table: who, and what he is paid with one winner, two, and so on; the last is for more."""
    kinds = {"winner": 0, **DEDUCTIONS}
    return tuple(" ".join([who, *(str(max(0, each - less)) for each in TABLE.values())]) for who, less in kinds.items())


class Sharing:
    def __init__(self, doors: Doors, half_for_one: bool) -> None:
        self.doors = doors
        self.half_for_one = half_for_one

    def winners(self, state: SaboteurState) -> list[str]:
        """S2-123, S2-124: the teams that won; Boss and Profiteer are named where no team did."""
        completer = state.result["completer"]
        caught = trapped(state)
        free = {role for seat, role in enumerate(state.roles) if not caught >> seat & 1}
        if completer is None:
            teams = ["saboteurs"] if SABOTEUR in free else []
            neutral = ["profiteer"]
        else:
            teams = self._teams(state, state.roles[completer])
            neutral = ["boss", "profiteer"]
        return teams or [role for role in neutral if role in free] or ["nobody"]

    def _teams(self, state: SaboteurState, role: str) -> list[str]:
        gold = next(cell for cell in state.goals if state.goal_face(cell) == "gold")
        ways = {team: self.doors.way_to(state.board, team, gold) for team in TEAMS}
        state.result = {**state.result, "ways": ways}
        able = [team for team in TEAMS if ways[team] is not None]
        cases = "none", "one", "own" if role in able else "both"
        state.result = {**state.result, "verdict": cases[len(able)]}
        return [role] if role in able else able

    def _served(self, state: SaboteurState) -> int:
        """S2-127: winning team or saboteurs, Boss if the gold was reached, Profiteer always; nobody trapped. As a
        mask."""
        won = state.result["won"]
        paid = {team.removesuffix("s") if team == "saboteurs" else team for team in won} | {"profiteer"}
        if state.result["completer"] is not None:
            paid.add("boss")
        served = 0
        for seat, role in enumerate(state.roles):
            if role in paid:
                served |= 1 << seat
        return served & ~trapped(state)

    def reasons(self, state: SaboteurState) -> list[Reason | None]:
        served, caught = self._served(state), trapped(state)
        return [
            {"why": "trapped"} if caught >> seat & 1 else self._reason(state, seat, role, served)
            for seat, role in enumerate(state.roles)
        ]

    def _reason(self, state: SaboteurState, seat: int, role: str, served: int) -> Reason | None:
        if role == GEOLOGIST:
            return {"why": "crystals", "count": crystals(state), "split": self._split(state)}
        if not served >> seat & 1:
            return None
        count = how_many(served)
        if role in DEDUCTIONS:
            return {"why": "less", "less": DEDUCTIONS[role], "share": share_of(count), "count": count}
        return {"why": "winner", "share": share_of(count), "count": count}

    def share(self, state: SaboteurState) -> None:
        served = self._served(state)
        share = share_of(how_many(served))
        for seat, role in enumerate(state.roles):
            if served >> seat & 1:
                pay(state, seat, max(0, share - DEDUCTIONS[role]) if role in DEDUCTIONS else share)
        for seat in self._free_geologists(state):
            pay(state, seat, crystals(state) // self._split(state))

    def _free_geologists(self, state: SaboteurState) -> list[int]:
        caught = trapped(state)
        return [seat for seat, role in enumerate(state.roles) if role == GEOLOGIST and not caught >> seat & 1]

    def _split(self, state: SaboteurState) -> int:
        """S2-144 to S2-148: by how many the crystals are divided."""
        return state.roles.count(GEOLOGIST) if self.half_for_one else len(self._free_geologists(state))
