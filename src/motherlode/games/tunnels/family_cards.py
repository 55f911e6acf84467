# cython: boundscheck=False, nonecheck=False
"""The action cards of the base game: broken tools, repairs, rockfall, map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from motherlode.core.audience import EVERYBODY
from motherlode.core.errors import IllegalAction, PositionError
from motherlode.core.move import Move
from motherlode.core.types import Action
from motherlode.games.tunnels.action_card import PLAYED, ActionCard, OnSeats, StateT, seat_in, target_seat
from motherlode.games.tunnels.cells import cell_word, read_cell
from motherlode.games.tunnels.fronts import count_with, others_without, seats_with
from motherlode.games.tunnels.goals import seen_by
from motherlode.games.tunnels.places import CELLS, cell_of, place_of
from motherlode.games.tunnels.seat_plays import PlaysOn
from motherlode.games.tunnels.seats import how_many, nth_seat
from motherlode.games.tunnels.state import discard

if TYPE_CHECKING:
    from motherlode.games.tunnels.state import TunnelState

TOOLS = ("lamp", "cart", "pickaxe")


class BrokenTool(OnSeats[StateT]):
    """BASE-64: laid in front of another player, who may not lay tunnel cards while it lies there."""

    stays = True
    forbids_laying = True
    changes = (*PLAYED, "fronts")

    def __init__(self, tool: str) -> None:
        super().__init__(f"broken-{tool}")
        self.tool = tool

    def seats(self, state: StateT, seat: int) -> int:
        return others_without(state.fronts, self.kind, seat)

    def verify(self, state: StateT, seat: int, action: Action) -> None:
        other = target_seat(state, action)
        if other == seat:
            raise IllegalAction("own-seat", ("BASE-64",))
        if state.fronts.lie(self.kind, other):
            raise IllegalAction("already-broken", ("BASE-65",), {"seat": other, "tool": self.tool})

    def resolve(self, state: StateT, seat: int, action: Action) -> None:
        state.fronts.add(self.kind, seat_in(action))


class Repair(ActionCard[StateT]):
    """BASE-69 to BASE-76: takes away one broken tool of those it shows, from its player or from another."""

    changes = (*PLAYED, "fronts")

    def __init__(self, *tools: str, word: str | None = None, own_only: bool = False) -> None:
        self.own_only = own_only
        """Whether it takes away only what lies in front of its player."""
        self.mends = {tool: f"broken-{tool}" for tool in tools}
        self.word = word or f"fix-{'-'.join(sorted(tools))}"
        self.tools, self.chooses = tools, len(tools) > 1
        self.fields = frozenset({"on", "tool"} if self.chooses else {"on"})
        self.on_seats = [PlaysOn(self.word, **({"tool": tool} if self.chooses else {})) for tool in tools]
        """For each tool the plays that mend it."""
        self.broken = b""
        """Their kinds."""
        self.clause = "BASE-75" if self.chooses else "BASE-70"

    def numbered(self, kinds: Mapping[str, int]) -> Self:
        card = super().numbered(kinds)
        card.broken = bytes(kinds[broken] for broken in self.mends.values())
        return card

    def _broken(self, state: StateT, seat: int) -> list[str]:
        return [tool for tool, kind in zip(self.mends, self.broken, strict=True) if state.fronts.lie(kind, seat)]

    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        plays: tuple[Move, ...] = ()
        mended = 1 << seat if self.own_only else state.fronts.everybody
        for place, kind in enumerate(self.broken):
            plays += self.on_seats[place].on(seats_with(state.fronts, kind) & mended)
        return plays

    def count(self, state: StateT, seat: int) -> int:
        fronts = state.fronts
        return count_with(fronts, self.broken, 1 << seat if self.own_only else fronts.everybody)

    def nth(self, state: StateT, seat: int, number: int) -> Action:
        mended = 1 << seat if self.own_only else state.fronts.everybody
        for place, kind in enumerate(self.broken):
            seats = seats_with(state.fronts, kind) & mended
            if number < how_many(seats):
                on_seats = self.on_seats[place]
                return on_seats.on_seat(nth_seat(seats, number))
            number -= how_many(seats)
        raise IndexError("there is not as much to mend")

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
        kind = self.broken[self.tools.index(action["tool"])] if self.chooses else self.broken[0]
        state.fronts.remove(kind, seat_in(action))
        discard(state, kind, EVERYBODY)


class Rockfall(ActionCard[StateT]):
    """BASE-77: removes one tunnel card from the maze, never the start card or a goal."""

    word = "rockfall"
    fields = frozenset({"at"})
    changes = (*PLAYED, "board", "extra")

    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        return state.board.rockfalls()

    def count(self, state: StateT, seat: int) -> int:
        return len(state.board.loose)

    def nth(self, state: StateT, seat: int, number: int) -> Action:
        return state.board.rockfall(number)

    def verify(self, state: StateT, seat: int, action: Action) -> None:
        cell = named_cell(action, "at")
        if cell in state.goals or cell in state.board.sources:
            raise IllegalAction("not-removable", ("BASE-78",), {"cell": cell_word(cell)})
        if not state.board.holds(cell):
            raise IllegalAction("nothing-there", ("BASE-77", "BASE-80"), {"cell": cell_word(cell)})

    def removed(self, state: StateT, action: Action) -> str:
        return state.rules.faces.words[state.board.face_at(read_cell(action["at"]))]

    def resolve(self, state: StateT, seat: int, action: Action) -> None:
        place = place_in(action, "at")
        face = state.board.take_at(place)
        discard(state, state.rules.faces.kinds[face], EVERYBODY)
        for hear in state.rules.taken:
            hear(state, CELLS[place >> 2])


class Map(ActionCard[StateT]):
    """BASE-87: its player alone looks at one face-down goal."""

    word = "map"
    fields = frozenset({"goal"})
    changes = (*PLAYED, "goals")

    def plays(self, state: StateT, seat: int) -> Sequence[Action]:
        return looks_under_goals(state)

    def count(self, state: StateT, seat: int) -> int:
        looks = state.board.looks
        return len(looks_under_goals(state) if looks is None else looks)

    def nth(self, state: StateT, seat: int, number: int) -> Action:
        return looks_under_goals(state)[number]

    def verify(self, state: StateT, seat: int, action: Action) -> None:
        cell = named_cell(action, "goal")
        if cell not in state.goals:
            raise IllegalAction("no-such-goal", ("BASE-87",), {"cell": cell_word(cell)})
        if state.goals[cell].open:
            raise IllegalAction("goal-open", ("BASE-88", "BASE-38"), {"cell": cell_word(cell)})

    def secret(self, state: StateT, action: Action) -> dict[str, Any]:
        return {"face": state.goal_face(read_cell(action["goal"]))}

    def resolve(self, state: StateT, seat: int, action: Action) -> None:
        goals, cell = state.goals, cell_of(place_in(action, "goal"))
        goals[cell] = seen_by(goals[cell], seat)


def looks_under_goals(state: TunnelState) -> tuple[Move, ...]:
    board = state.board
    if board.looks is None:
        board.looks = tuple([MAPS.get(cell) or map_of(cell) for cell in state.goals if cell in board.closed])
    return board.looks


MAPS: dict[int, Move] = {}
"""By cell, the looks under a goal there that were asked for."""


def map_of(cell: int) -> Move:
    move = MAPS[cell] = Move(play="map", goal=cell_word(cell))
    move.cell, move.place = cell, place_of(cell)
    return move


def place_in(action: Action, field: str) -> int:
    """The place of the cell that a legal action names."""
    if type(action) is Move:
        move: Move = action
        if move.place >= 0:
            return move.place
    return _written_place(action, field)


def _written_place(action: Action, field: str) -> int:
    return place_of(read_cell(action[field]))


def named_cell(action: Action, field: str) -> int:
    """The cell an action names, checked."""
    try:
        return read_cell(action.get(field))
    except (PositionError, TypeError):
        raise IllegalAction("unknown-action", arguments={"field": field}) from None
