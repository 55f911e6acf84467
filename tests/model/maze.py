"""The maze as the clauses tell it, slow and with no code of the engine: what lies where and leads to the start.

Cells are `(x, y)`. A card lying there is its tunnels, sets of sides, and a feature: `ladder`, `crystal`, `blue-door` …
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int]
Tunnel = frozenset[str]
START: Cell = (0, 0)
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
ROOM = "room"
"""POST-07: inside it is one open room."""


@dataclass(frozen=True)
class Card:
    tunnels: tuple[Tunnel, ...]
    feature: str = ""

    @property
    def sides(self) -> set[str]:
        return set().union(*self.tunnels)

    @property
    def turned(self) -> Card:
        """BASE-42."""
        return Card(tuple(frozenset(FACING[side] for side in tunnel) for tunnel in self.tunnels), self.feature)

    def same(self, other: Card) -> bool:
        return set(self.tunnels) == set(other.tunnels) and self.feature == other.feature

    def bars(self, team: str) -> Tunnel | None:
        """S2-55, S2-57: the tunnel of another colour's door, which is the first that is named."""
        return self.tunnels[0] if self.feature.endswith("-door") and self.feature != f"{team}-door" else None


def card(word: str) -> Card:
    shape, _, feature = word.partition(":")
    return Card(tuple(frozenset(tunnel) for tunnel in shape.split("+")), feature)


def is_tunnel(word: str) -> bool:
    return set(word.partition(":")[0]) <= set("NESW+")


def cell(word: str) -> Cell:
    x, y = word.split(",")
    return int(x), int(y)


def beside(place: Cell, side: str) -> Cell:
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


@dataclass
class Maze:
    cards: dict[Cell, Card]
    """Everything that lies face up: start card, tunnel cards, open goals."""
    goals: set[Cell]
    closed: set[Cell]
    """Face-down goals and closed treasures (XM-22)."""
    room: set[Cell] = field(default_factory=set)
    conducts: bool = True
    not_joined: bool = False
    """S2-48: whether a ladder only must not be joined to a goal."""

    @classmethod
    def of(cls, view: dict[str, Any]) -> Maze:
        goals = {cell(place): goal for place, goal in view["goals"].items()}
        treasures = {cell(place) for place in view.get("treasures", {})}
        return cls(
            cards={cell(place): card(shape) for place, shape in view["board"].items()},
            goals=set(goals),
            closed={place for place, goal in goals.items() if not goal["open"]} | treasures,
            room={cell(place) for place in view.get("postcard", {}).get("cells", ())},
            conducts=view["options"].get("postcardConducts", True),
            not_joined=view["options"].get("ladderGoal") == "not-joined",
        )

    def without(self, place: Cell) -> Maze:
        return self.having({key: card for key, card in self.cards.items() if key != place})

    def having(self, cards: dict[Cell, Card]) -> Maze:
        return Maze(cards, self.goals, self.closed, self.room, self.conducts, self.not_joined)

    def nodes_at(self, place: Cell, side: str, team: str = "") -> list[Any]:
        """What a tunnel that opens to that side of a cell goes on into there."""
        if place in self.room:
            return [ROOM] if self.conducts else []
        found = self.cards.get(place)
        if found is None:
            return []
        barred = found.bars(team) if team else None
        return [(place, tunnel) for tunnel in found.tunnels if side in tunnel and tunnel != barred]

    def connected(self, team: str = "") -> set[Any]:
        """BASE-46, S2-43, S2-117: the tunnels that lead to the start card without a break."""
        found: set[Any] = set()
        pending: list[Any] = [(START, tunnel) for tunnel in self.cards[START].tunnels]
        for place, lying in self.cards.items():
            if lying.feature == "ladder":
                pending += [(place, tunnel) for tunnel in lying.tunnels]
        while pending:
            node = pending.pop()
            if node in found:
                continue
            found.add(node)
            if node == ROOM:
                pending += [other for place, side in self.edges() for other in self.nodes_at(place, side, team)]
            else:
                place, tunnel = node
                for side in tunnel:
                    pending += self.nodes_at(beside(place, side), FACING[side], team)
        return found

    def edges(self) -> list[tuple[Cell, str]]:
        """The cells around the room, with the side that is towards it."""
        return [
            (beside(place, side), FACING[side])
            for place in self.room
            for side in STEPS
            if beside(place, side) not in self.room
        ]

    def opens_into(self, nodes: set[Any]) -> set[tuple[Cell, str]]:
        """The cells that these tunnels open into, and from which side."""
        return {(beside(place, side), FACING[side]) for place, tunnel in nodes - {ROOM} for side in tunnel}

    def reached(self) -> set[Cell]:
        """XM-21."""
        return {place for place, _ in self.opens_into(self.connected())} & self.closed

    def reaches_room(self) -> bool:
        """POST-06."""
        return any(place in self.room for place, _ in self.opens_into(self.connected()))

    def agrees(self, place: Cell, lying: Card) -> bool:
        """BASE-43, BASE-53."""
        return not self.disagreeing(place, lying)

    def disagreeing(self, place: Cell, lying: Card) -> list[str]:
        return [
            side
            for side in STEPS
            if (other := self.cards.get(beside(place, side))) is not None
            and (side in lying.sides) != (FACING[side] in other.sides)
        ]

    def may_lie(self, place: Cell, lying: Card) -> bool:
        """BASE-39 to BASE-54, S2-45 to S2-48, POST-04 to POST-08; whoever lays it and whatever it costs."""
        if place in self.cards or place in self.closed or place in self.room or not self.agrees(place, lying):
            return False
        if lying.feature == "ladder":
            return self._ladder_may_lie(place, lying)
        return self._is_joined(place, lying)

    def _is_joined(self, place: Cell, lying: Card) -> bool:
        nodes = self.connected()
        into = self.opens_into(nodes) | (set(self.edges()) if ROOM in nodes and self.reaches_room() else set())
        return any((place, side) in into for side in lying.sides)

    def _ladder_may_lie(self, place: Cell, lying: Card) -> bool:
        for side in STEPS:
            if beside(place, side) in self.goals and (not self.not_joined or side in lying.sides):
                return False
        meets = any(
            (other := self.cards.get(beside(place, side))) is not None and FACING[side] in other.sides
            for side in lying.sides
        )
        return meets or self._is_joined(place, lying)

    def places(self) -> set[Cell]:
        """Every cell where a card could lie, as far as nearness goes."""
        around = {beside(place, side) for place in self.cards for side in STEPS} | {place for place, _ in self.edges()}
        return around - set(self.cards) - self.closed - self.room

    def lays(self, lying: Card) -> set[tuple[Cell, Card]]:
        found = set()
        for place in self.places():
            if self.may_lie(place, lying):
                found.add((place, lying))
            if not lying.turned.same(lying) and self.may_lie(place, lying.turned):
                found.add((place, lying.turned))
        return found
