"""Who wins a round of two teams, and what each gets (S2-117 to S2-150)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.games.saboteur.modules.saboteur2.cards import Trap
from motherlode.games.saboteur.modules.saboteur2.doors import TEAMS, Doors
from motherlode.games.saboteur.sharing import SABOTEUR, pay

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

SAME_FOR_MORE = 5
TABLE = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1}
"""S2-131: nuggets for each winner, by their number."""
DEDUCTIONS = {"boss": 1, "profiteer": 2}
GEOLOGIST = "geologist"
CRYSTAL = "crystal"


def is_trapped(state: SaboteurState, seat: int) -> bool:
    return state.fronts.lie(state.rules.kinds[Trap.word], seat)


def crystals(state: SaboteurState) -> int:
    """S2-142, S2-143: on all cards in the maze, cut off or not."""
    shapes = state.rules.faces.shapes
    return sum(1 for face in state.board.cards.values() if shapes[face].feature == CRYSTAL)


class Sharing:
    def __init__(self, doors: Doors, half_for_one: bool) -> None:
        self.doors = doors
        self.half_for_one = half_for_one

    def winners(self, state: SaboteurState) -> list[str]:
        """S2-123, S2-124: the teams that won; Boss and Profiteer are named where no team did."""
        completer = state.result["completer"]
        free = {role for seat, role in enumerate(state.roles) if not is_trapped(state, seat)}
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
        state.result["ways"] = ways
        able = [team for team in TEAMS if ways[team] is not None]
        return [role] if role in able else able

    def share(self, state: SaboteurState) -> None:
        """S2-127: winning team or saboteurs, Boss if the gold was reached, Profiteer always; nobody trapped."""
        won = state.result["won"]
        paid = {team.removesuffix("s") if team == "saboteurs" else team for team in won} | {"profiteer"}
        if state.result["completer"] is not None:
            paid.add("boss")
        served = [seat for seat, role in enumerate(state.roles) if role in paid and not is_trapped(state, seat)]
        share = TABLE[min(len(served), SAME_FOR_MORE)] if served else 0
        for seat in served:
            pay(state, seat, max(0, share - DEDUCTIONS.get(state.roles[seat], 0)))
        self._pay_geologists(state)

    def _pay_geologists(self, state: SaboteurState) -> None:
        """S2-144 to S2-148."""
        geologists = [seat for seat, role in enumerate(state.roles) if role == GEOLOGIST]
        free = [seat for seat in geologists if not is_trapped(state, seat)]
        for seat in free:
            pay(state, seat, crystals(state) // len(geologists if self.half_for_one else free))
