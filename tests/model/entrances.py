"""The duel as its clauses tell it, slow and with no code of the engine: two entrances, doors and keys.

What lies on a cell is its open sides and the doors on some of them, by colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tests.model.maze import FACING, STEPS, Cell, beside, cell, is_tunnel

View = dict[str, Any]
Action = dict[str, Any]
COLOURS = ("green", "blue")
VEINS = {"gold-1": "NESW", "gold-2": "NE", "gold-3": "EW"}
TURNED = {"gold-2": ("NE", "SW"), "gold-3": ("green@W", "blue@W")}


@dataclass(frozen=True)
class Lying:
    sides: frozenset[str]
    doors: frozenset[tuple[str, str]] = frozenset()
    """(side, colour)."""

    @property
    def turned(self) -> Lying:
        doors = frozenset((FACING[side], colour) for side, colour in self.doors)
        return Lying(frozenset(FACING[side] for side in self.sides), doors)


def read(word: str) -> Lying:
    shape, _, door = word.partition(":")
    colour, _, side = door.replace("-key@", "-door@").partition("-door@")
    return Lying(frozenset(shape), frozenset({(side, colour)} if door else ()))


def vein(face: str) -> Lying:
    """DUEL-20."""
    name, _, how = face.partition(" ")
    if name != "gold-3":
        return Lying(frozenset(how or VEINS[name]))
    west = how.partition("@")[0]
    east = COLOURS[1 - COLOURS.index(west)]
    return Lying(frozenset("EW"), frozenset({("W", west), ("E", east)}))


def key(action: Action) -> str:
    told = dict(action)
    if "lay" in told:
        told["lay"] = sorted(read(told["lay"]).sides), sorted(read(told["lay"]).doors)
    if isinstance(told.get("discard"), list):
        told["discard"] = sorted(told["discard"])
    return repr(sorted(told.items()))


@dataclass
class Mine:
    cards: dict[Cell, Lying]
    closed: dict[Cell, str]
    """Face-down veins."""
    keys: set[tuple[Cell, str]]
    starts: tuple[Cell, ...]

    @classmethod
    def of(cls, view: View) -> Mine:
        cards = {cell(place): read(word) for place, word in view["board"].items() if place not in view["goals"]}
        veins = {cell(place): goal for place, goal in view["goals"].items()}
        return cls(
            cards=cards | {place: vein(goal["face"]) for place, goal in veins.items() if goal["open"]},
            closed={place: goal["face"] for place, goal in veins.items() if not goal["open"]},
            keys={(cell(token["at"]), token["side"]) for token in view["keys"]},
            starts=tuple(cell(place) for place in view["starts"]),
        )

    def is_barred(self, seat: int, place: Cell, lying: Lying, side: str) -> bool:
        """DUEL-51, DUEL-52."""
        return (side, COLOURS[1 - seat]) in lying.doors and (place, side) not in self.keys

    def ways_out(self, seat: int, place: Cell, lying: Lying) -> list[str]:
        return [side for side in lying.sides if not self.is_barred(seat, place, lying, side)]

    def connected(self, seat: int) -> set[Cell]:
        """DUEL-50, DUEL-53."""
        found: set[Cell] = set()
        pending = [self.starts[seat]]
        while pending:
            place = pending.pop()
            if place in found:
                continue
            found.add(place)
            for side in self.ways_out(seat, place, self.cards[place]):
                other = beside(place, side)
                if other in self.cards and FACING[side] in self.ways_out(seat, other, self.cards[other]):
                    pending.append(other)
        return found

    def disagreeing(self, place: Cell, lying: Lying) -> int:
        return sum(
            1
            for side in STEPS
            if (other := self.cards.get(beside(place, side))) is not None
            and (side in lying.sides) != (FACING[side] in other.sides)
        )

    def may_lie(self, seat: int, place: Cell, lying: Lying) -> bool:
        """DUEL-38 to DUEL-45."""
        if place in self.cards or place in self.closed or self.disagreeing(place, lying):
            return False
        connected = self.connected(seat)
        for side in self.ways_out(seat, place, lying):
            other = beside(place, side)
            if other in connected and FACING[side] in self.ways_out(seat, other, self.cards[other]):
                return True
        return False

    def places(self) -> set[Cell]:
        return {beside(place, side) for place in self.cards for side in STEPS} - set(self.cards) - set(self.closed)

    def reached_from(self, place: Cell) -> set[str]:
        """DUEL-57: the sides of a vein that tunnels of either player open to."""
        found = set()
        for seat in range(len(COLOURS)):
            for other in self.connected(seat):
                for side in self.ways_out(seat, other, self.cards[other]):
                    if beside(other, side) == place:
                        found.add(FACING[side])
        return found


def turn_actions(view: View, seat: int) -> Counter[str]:
    mine, hand, other = Mine.of(view), view["hands"][seat], 1 - seat
    actions: list[Action] = [{"pass": [word]} for word in set(hand)]
    if not view["fronts"][seat]:
        actions += lays(mine, seat, hand)
    for word in set(hand):
        if word.startswith("broken-") and not view["fronts"][other]:
            actions.append({"play": word, "on": other})
        elif word.startswith("fix-") and word.replace("fix", "broken") in view["fronts"][seat]:
            actions.append({"play": word, "on": seat})
        elif word == "map":
            actions += [{"play": word, "goal": f"{x},{y}"} for x, y in mine.closed]
        elif word == "key" and view["keys_left"]:
            actions += keys(mine, seat)
    for front in view["fronts"][seat]:
        pairs = {tuple(sorted(pair)) for pair in combinations(hand, 2)}
        actions += [{"remove": front, "discard": list(pair)} for pair in pairs]
    return Counter(map(key, actions))


def lays(mine: Mine, seat: int, hand: list[str]) -> Iterator[Action]:
    for word in {word for word in hand if is_tunnel(word)}:
        for lying in {read(word), read(word).turned}:
            for x, y in mine.places():
                if mine.may_lie(seat, (x, y), lying):
                    yield {"lay": write(lying), "at": f"{x},{y}"}


def write(lying: Lying) -> str:
    return "".join(lying.sides) + "".join(f":{colour}-door@{side}" for side, colour in lying.doors)


def keys(mine: Mine, seat: int) -> Iterator[Action]:
    """DUEL-91 to DUEL-94."""
    for place, lying in mine.cards.items():
        for side, _ in lying.doors:
            if mine.is_barred(seat, place, lying, side):
                yield {"play": "key", "at": f"{place[0]},{place[1]}", "side": side}


@dataclass
class DuelTurn:
    view: View
    script: list[tuple[int, Action]]
    claimed: dict[Cell, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.seat: int = self.view["turn"]
        self.mine = Mine.of(self.view)
        self.claimed = {cell(place): seat for place, seat in self.view["claimed"].items()}
        self.sizes = list(self.view["hand_sizes"])
        self.fronts = [list(front) for front in self.view["fronts"]]
        _, action = self.script.pop(0)
        getattr(self, "_" + next(iter(action)))(action)
        self.is_over = len(self.claimed) == len(self.view["goals"])
        """DUEL-106, DUEL-107."""
        self.deck = self.view["deck"]
        if not self.is_over and self.deck:
            self.deck -= 1
            self.sizes[self.seat] += 1

    def _pass(self, action: Action) -> None:
        self.sizes[self.seat] -= 1

    def _remove(self, action: Action) -> None:
        self.sizes[self.seat] -= 2
        self.fronts[self.seat].remove(action["remove"])

    def _lay(self, action: Action) -> None:
        self.sizes[self.seat] -= 1
        self.mine.cards[cell(action["at"])] = read(action["lay"])
        self._settle()

    def _play(self, action: Action) -> None:
        self.sizes[self.seat] -= 1
        word = action["play"]
        if word.startswith("broken-"):
            self.fronts[action["on"]].append(word)
        elif word.startswith("fix-"):
            self.fronts[action["on"]].remove(word.replace("fix", "broken"))
        elif word == "key":
            self.mine.keys.add((cell(action["at"]), action["side"]))
            self._settle()

    def _settle(self) -> None:
        """DUEL-75: reveals from north to south, then claims, until nothing changes."""
        while True:
            before = (dict(self.mine.closed), dict(self.claimed))
            for place in sorted(self.mine.closed, key=lambda one: -one[1]):
                if self.mine.reached_from(place):
                    self._reveal(place)
            for place in sorted(self.veins() - set(self.claimed), key=lambda one: -one[1]):
                for seat in (self.seat, 1 - self.seat):
                    if place not in self.claimed and place in self.mine.connected(seat):
                        self.claimed[place] = seat
            if before == (self.mine.closed, self.claimed):
                return

    def veins(self) -> set[Cell]:
        return {cell(place) for place in self.view["goals"]} - set(self.mine.closed)

    def _reveal(self, place: Cell) -> None:
        """DUEL-60."""
        name = self.mine.closed.pop(place).partition(" ")[0]
        faces = [f"{name} {how}" for how in TURNED.get(name, ())] or [name]
        sides = self.mine.reached_from(place)

        def rank(face: str) -> tuple[int, int]:
            lying = vein(face)
            return len(sides & lying.sides), -self.mine.disagreeing(place, lying)

        best = [face for face in faces if rank(face) == max(map(rank, faces))]
        self.mine.cards[place] = vein(best[0] if len(best) == 1 else self._chosen(name))

    def _chosen(self, name: str) -> str:
        shows = str(self.script.pop(0)[1]["choose"]["shows"])
        return shows if shows.startswith(name) else f"{name} {shows}"

    def differences(self, after: View) -> list[str]:
        now = Mine.of(after)
        told = {
            "cards": (self.mine.cards, now.cards),
            "closed": (set(self.mine.closed), set(now.closed)),
            "keys": (self.mine.keys, now.keys),
            "claimed": (self.claimed, {cell(place): seat for place, seat in after["claimed"].items()}),
            "hands": (self.sizes, after["hand_sizes"]),
            "fronts": (self.fronts, after["fronts"]),
            "deck": (self.deck, after["deck"]),
            "turn": (1 - self.seat if self.sizes[1 - self.seat] else self.seat, after["turn"]),
        }
        return [f"{name}: {wanted} and not {got}" for name, (wanted, got) in told.items() if wanted != got]
