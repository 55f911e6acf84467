"""The action cards of the base game: broken tools, repairs, rockfall, map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motherlode.core.errors import IllegalAction, PositionError
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.tunnels.action_card import PLAYED, ActionCard, StateT, target_seat
from motherlode.games.tunnels.cells import cell_word, read_cell
from motherlode.games.tunnels.seat_plays import PlaysOn

TOOLS = ("lamp", "cart", "pickaxe")


class BrokenTool(ActionCard[StateT]):
    """BASE-64: laid in front of another player, who may not lay tunnel cards while it lies there."""

    fields = frozenset({"on"})
    stays = True
    forbids_laying = True
    changes = (*PLAYED, "fronts")

    def __init__(self, tool: str) -> None:
        self.tool = tool
        self.word = f"broken-{tool}"
        self.on_seats = PlaysOn(self.word)

    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        return self.on_seats.on(state.fronts.without_kind(state.rules.kinds[self.word], seat))

    def verify(self, state: StateT, seat: int, action: Action) -> None:
        other = target_seat(state, action)
        if other == seat:
            raise IllegalAction("own-seat", ("BASE-64",))
        if state.fronts.lie(state.rules.kinds[self.word], other):
            raise IllegalAction("already-broken", ("BASE-65",), {"seat": other, "tool": self.tool})

    def resolve(self, state: StateT, seat: int, action: Action) -> None:
        state.fronts.add(state.rules.kinds[self.word], action["on"])


class Repair(ActionCard[StateT]):
    """BASE-69 to BASE-76: takes away one broken tool of those it shows, from its player or from another."""

    changes = (*PLAYED, "fronts")

    def __init__(self, *tools: str, word: str | None = None) -> None:
        self.mends = {tool: f"broken-{tool}" for tool in tools}
        self.word = word or f"fix-{'-'.join(sorted(tools))}"
        self.chooses = len(tools) > 1
        self.fields = frozenset({"on", "tool"} if self.chooses else {"on"})
        self.on_seats = [
            (broken, PlaysOn(self.word, **({"tool": tool} if self.chooses else {})))
            for tool, broken in self.mends.items()
        ]
        self.clause = "BASE-75" if self.chooses else "BASE-70"

    def _broken(self, state: StateT, seat: int) -> list[str]:
        fronts, kinds = state.fronts, state.rules.kinds
        return [tool for tool, broken in self.mends.items() if fronts.lie(kinds[broken], seat)]

    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        kinds, fronts = state.rules.kinds, state.fronts
        plays: tuple[Move, ...] = ()
        for broken, mended in self.on_seats:
            seats = fronts.with_kind(kinds[broken])
            if seats:
                plays = plays + mended.on(seats) if plays else mended.on(seats)
        return plays

    def verify(self, state: StateT, seat: int, action: Action) -> None:
        other = target_seat(state, action)
        broken = self._broken(state, other)
        if not broken:
            raise IllegalAction("nothing-to-mend", (self.clause, "BASE-38"), {"seat": other})
        if self.chooses and action.get("tool") not in broken:
            tool = str(action.get("tool"))
            raise IllegalAction("wrong-tool", ("BASE-73", "BASE-75"), {"seat": other, "tool": tool})

    def removed(self, state: StateT, action: Action) -> str:
        return self.mends[action["tool"]] if self.chooses else next(iter(self.mends.values()))

    def resolve(self, state: StateT, seat: int, action: Action) -> None:
        kind = state.rules.kinds[self.removed(state, action)]
        state.fronts.remove(kind, action["on"])
        state.discard_open(kind)


class Rockfall(ActionCard[StateT]):
    """BASE-77: removes one tunnel card from the maze, never the start card or a goal."""

    word = "rockfall"
    fields = frozenset({"at"})
    changes = (*PLAYED, "board", "extra")

    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        return state.board.rockfalls()

    def verify(self, state: StateT, seat: int, action: Action) -> None:
        cell = named_cell(action, "at")
        if cell in state.goals or cell in state.board.sources:
            raise IllegalAction("not-removable", ("BASE-78",), {"cell": cell_word(cell)})
        if not state.board.holds(cell):
            raise IllegalAction("nothing-there", ("BASE-77", "BASE-80"), {"cell": cell_word(cell)})

    def removed(self, state: StateT, action: Action) -> str:
        return state.rules.faces.words[state.board.face_at(cell_in(action, "at"))]

    def resolve(self, state: StateT, seat: int, action: Action) -> None:
        cell = cell_in(action, "at")
        face = state.board.take(cell)
        state.discard_open(state.rules.faces.kinds[face])
        for hear in state.rules.taken:
            hear(state, cell)


class Map(ActionCard[StateT]):
    """BASE-87: its player alone looks at one face-down goal."""

    word = "map"
    fields = frozenset({"goal"})
    changes = (*PLAYED, "goals")

    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        board = state.board
        if board.looks is None:
            board.looks = tuple([MAPS.get(cell) or map_of(cell) for cell in state.goals if cell in board.closed])
        return board.looks

    def verify(self, state: StateT, seat: int, action: Action) -> None:
        cell = named_cell(action, "goal")
        if cell not in state.goals:
            raise IllegalAction("no-such-goal", ("BASE-87",), {"cell": cell_word(cell)})
        if state.goals[cell].open:
            raise IllegalAction("goal-open", ("BASE-88", "BASE-38"), {"cell": cell_word(cell)})

    def secret(self, state: StateT, action: Action) -> dict[str, Any]:
        return {"face": state.goal_face(cell_in(action, "goal"))}

    def resolve(self, state: StateT, seat: int, action: Action) -> None:
        cell = cell_in(action, "goal")
        state.goals[cell] = state.goals[cell].seen_by(seat)


MAPS: dict[int, Move] = {}
"""By cell, the looks under a goal there that were asked for."""


def map_of(cell: int) -> Move:
    move = MAPS[cell] = Move(play="map", goal=cell_word(cell))
    move.cell = cell
    return move


def cell_in(action: Action, field: str) -> int:
    """The cell that a legal action names."""
    if type(action) is Move:
        move: Move = action
        if move.cell >= 0:
            return move.cell
    return read_cell(action[field])


def named_cell(action: Action, field: str) -> int:
    """The cell an action names, checked."""
    try:
        return read_cell(action.get(field))
    except (PositionError, TypeError):
        raise IllegalAction("unknown-action", arguments={"field": field}) from None
