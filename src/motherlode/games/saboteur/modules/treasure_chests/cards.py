"""Map and rockfall can be used on treasures too (CHEST-31 to CHEST-37, CHEST-41)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.saboteur.modules.treasure_chests.treasures import (
    KEY,
    REMOVED,
    chests,
    closed_treasure,
    closed_treasures,
    open_cells,
)
from motherlode.games.tunnels.action_card import PLAYED
from motherlode.games.tunnels.cells import cell_word, read_cell
from motherlode.games.tunnels.family_cards import Map, Rockfall, named_cell
from motherlode.games.tunnels.rockfalls import rockfall_at
from motherlode.games.tunnels.way import require_fields

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


class TreasureMap(Map["SaboteurState"]):
    """CHEST-35: looks at a goal, or at both cards of a closed treasure."""

    changes = (*PLAYED, "goals", "secret")

    def require_words(self, action: Action) -> None:
        require_fields(action, {"play", "at"} if "at" in action else {"play", "goal"})

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        return [*self._looks(state, seat), *[{"play": self.word, "at": cell} for cell in state.secret[KEY]]]

    def _looks(self, state: SaboteurState, seat: int) -> Sequence[Action]:
        """CHEST-41: under goals, unless that is forbidden."""
        return () if chests(state).map_ban else Map.plays(self, state, seat)

    def count(self, state: SaboteurState, seat: int) -> int:
        return self._count_looks(state, seat) + len(closed_treasures(state))

    def _count_looks(self, state: SaboteurState, seat: int) -> int:
        return 0 if chests(state).map_ban else Map.count(self, state, seat)

    def nth(self, state: SaboteurState, seat: int, number: int) -> Action:
        looks = self._count_looks(state, seat)
        if number < looks:
            return Map.nth(self, state, seat, number)
        return {"play": self.word, "at": [*closed_treasures(state)][number - looks]}

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        if "at" not in action:
            super().verify(state, seat, action)
            if chests(state).map_ban:
                raise IllegalAction("map-ban", ("CHEST-41", "CHEST-42"))
        elif not closed_treasure(state, named_cell(action, "at")):
            where = {"cell": cell_word(named_cell(action, "at"))}
            raise IllegalAction("no-such-treasure", ("CHEST-35",), where)

    def secret(self, state: SaboteurState, action: Action) -> dict[str, Any]:
        if "at" not in action:
            return super().secret(state, action)
        tunnel, chest, _ = state.secret[KEY][action["at"]]
        return {"tunnel": tunnel, "chest": chest}

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        if "at" in action:
            state.secret[KEY][action["at"]][2] |= 1 << seat
        else:
            Map.resolve(self, state, seat, action)


class TreasureRockfall(Rockfall["SaboteurState"]):
    """CHEST-31 to CHEST-34: treasure cards go to a pile of their own, closed ones unseen."""

    changes = (*PLAYED, "board", "extra", "secret")

    def plays(self, state: SaboteurState, seat: int) -> list[Action]:
        closed = [rockfall_at(read_cell(cell)) for cell in state.secret[KEY]]
        return [*Rockfall.plays(self, state, seat), *closed]

    def count(self, state: SaboteurState, seat: int) -> int:
        return Rockfall.count(self, state, seat) + len(closed_treasures(state))

    def nth(self, state: SaboteurState, seat: int, number: int) -> Action:
        open_cards = Rockfall.count(self, state, seat)
        if number < open_cards:
            return Rockfall.nth(self, state, seat, number)
        return rockfall_at(read_cell([*closed_treasures(state)][number - open_cards]))

    def verify(self, state: SaboteurState, seat: int, action: Action) -> None:
        if not closed_treasure(state, named_cell(action, "at")):
            super().verify(state, seat, action)

    def removed(self, state: SaboteurState, action: Action) -> str:
        closed = closed_treasure(state, read_cell(action["at"]))
        return "" if closed else super().removed(state, action)

    def resolve(self, state: SaboteurState, seat: int, action: Action) -> None:
        word = action["at"]
        cell = read_cell(word)
        closed = closed_treasures(state)
        if word in closed:
            state.secret[REMOVED].append(closed.pop(word))
            state.board.uncover(cell)
        elif cell in open_cells(state):
            state.board.take(cell)
            kept = chests(state)
            kept.lying = [other for other in kept.lying if other != cell]
            for hear in state.rules.taken:
                hear(state, cell)
        else:
            Rockfall.resolve(self, state, seat, action)
