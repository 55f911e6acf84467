"""From a view to facts: the maze, what everybody did in this round, what I know of the goals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from motherlode.bots.adept.mine import Mine, opening
from motherlode.bots.bot import Remark
from motherlode.core.types import View
from motherlode.games import game as find_game
from motherlode.games.saboteur.cells import read_cell
from motherlode.games.saboteur.goals import CROSSING
from motherlode.games.saboteur.rulebook import Rulebook

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something a seat did in the open, with the maze before and after it."""

    seat: int
    event: Entry
    before: Mine
    after: Mine
    closed: frozenset[int]
    """The goals still face down at that time."""
    hindered: bool
    """Whether the seat had a broken tool in front of it."""
    cards_left: float
    """The share of all cards of the round that were still to be played."""


@dataclass(slots=True)
class Reading:
    """The facts of a view. What is guessed is not here."""

    view: View
    rules: Rulebook
    me: int
    role: str
    players: int
    hand: list[str]
    mine: Mine
    closed: tuple[int, ...]
    faces: dict[int, str]
    """The names of the goals that I know, open or not: `gold`, `stone`."""
    deeds: list[Deed]
    looked: list[set[int]]
    """For each seat the goals it has looked at in this round."""
    fronts: list[list[str]]
    claims: list[Remark] = field(default_factory=list)
    """What was said in this round."""

    def hindered(self, seat: int) -> bool:
        return bool(self.fronts[seat])

    @property
    def cards_left(self) -> float:
        """The share of all cards of the round that are still to be played."""
        return self._cards() / len(self.rules.deck)

    @property
    def turns_left(self) -> float:
        """How many turns each seat still has."""
        return self._cards() / self.players

    def _cards(self) -> int:
        cards: int = self.view["deck"] + sum(self.view["hand_sizes"])
        return cards


def read(view: View, talk: Sequence[Remark] = ()) -> Reading:
    rules = rulebook(view)
    me = view["seat"]
    began = round_begin(view["log"])
    entries = view["log"][began:]
    walk = _Walk(rules, view, entries)
    for entry in entries:
        step = STEPS.get(entry["event"])
        if step is not None:
            step(walk, entry)
    goals = {read_cell(cell): goal for cell, goal in view["goals"].items()}
    looked: list[set[int]] = [set() for _ in range(view["players"])]
    for cell, goal in goals.items():
        for seat in goal["looked"]:
            looked[seat].add(cell)
    return Reading(
        view=view,
        rules=rules,
        me=me,
        role=view["roles"][me] if me >= 0 else "",
        players=view["players"],
        hand=view["hand"],
        mine=walk.mine,
        closed=tuple(cell for cell, goal in goals.items() if not goal["open"]),
        faces={cell: goal["face"].partition(" ")[0] for cell, goal in goals.items() if goal["face"] is not None},
        deeds=walk.deeds,
        looked=looked,
        fronts=view["fronts"],
        claims=[remark for remark in talk if remark.get("at", began) >= began],
    )


_rulebooks: dict[tuple[Any, ...], Rulebook] = {}


def rulebook(view: View) -> Rulebook:
    """The rules of the table: they are public."""
    key = (view["game"], view["players"], *view["modules"], view["edition"], *sorted(view["options"].items()))
    rules = _rulebooks.get(key)
    if rules is None:
        game: Any = find_game(view["game"])
        rules = _rulebooks[key] = game.rulebook(game.restore_setup(view))
    return rules


def round_begin(log: Sequence[Entry]) -> int:
    """Where the log of the present round begins."""
    for index in range(len(log) - 1, -1, -1):
        if log[index]["event"] == "round":
            return index
    return 0


class _Walk:
    """Goes through the log of a round and follows the maze."""

    def __init__(self, rules: Rulebook, view: View, entries: Sequence[Entry]) -> None:
        self.rules = rules
        self.deeds: list[Deed] = []
        cards, closed = _rewound(view, entries)
        faces = {read_cell(cell): rules.face(word) for cell, word in cards.items()}
        self.closed = frozenset(map(read_cell, closed))
        self.mine = opening(rules, faces, self.closed, (read_cell(view["start"]),))
        self.broken = _rewound_fronts(view, entries)
        self.left = view["deck"] + sum(view["hand_sizes"]) + sum(_cards_used(entry) for entry in entries)
        self.all = len(rules.deck)

    def did(self, entry: Entry, after: Mine) -> None:
        seat = entry["seat"]
        hindered, left = self.broken[seat] > 0, self.left / self.all
        self.deeds.append(Deed(seat, entry, self.mine, after, self.closed, hindered, left))
        self.left -= _cards_used(entry)
        self.mine = after

    def laid(self, entry: Entry) -> None:
        self.did(entry, self.mine.put(read_cell(entry["at"]), self.rules.face(entry["shows"])))

    def played(self, entry: Entry) -> None:
        falls = "at" in entry and "removed" in entry
        self.did(entry, self.mine.take(read_cell(entry["at"])) if falls else self.mine)
        if "on" in entry:
            self.broken[entry["on"]] += -1 if "removed" in entry else 1

    def passed(self, entry: Entry) -> None:
        if entry["count"]:
            self.did(entry, self.mine)

    def revealed(self, entry: Entry) -> None:
        cell = read_cell(entry["goal"])
        shape = entry["face"].partition(" ")[2] or CROSSING
        self.closed -= {cell}
        self.mine = self.mine.put(cell, self.rules.face(shape))


STEPS: Final[dict[str, Callable[[_Walk, Entry], None]]] = {
    "laid": _Walk.laid,
    "played": _Walk.played,
    "passed": _Walk.passed,
    "revealed": _Walk.revealed,
}
"""What an event does to the maze and to what is known of its seat."""


def _cards_used(entry: Entry) -> int:
    if entry["event"] == "passed":
        count: int = entry["count"]
        return count
    return entry["event"] in ("laid", "played")


def _rewound(view: View, entries: Iterable[Entry]) -> tuple[dict[str, str], set[str]]:
    """The open cards and the closed goals at the beginning of the log: a scenario may begin with a maze."""
    cards = dict(view["board"])
    closed = {cell for cell, goal in view["goals"].items() if not goal["open"]}
    for entry in reversed(list(entries)):
        if entry["event"] == "laid":
            cards.pop(entry["at"], None)
        elif entry["event"] == "revealed":
            cards.pop(entry["goal"], None)
            closed.add(entry["goal"])
        elif entry["event"] == "played" and "at" in entry and "removed" in entry:
            cards[entry["at"]] = entry["removed"]
    return cards, closed


def _rewound_fronts(view: View, entries: Iterable[Entry]) -> list[int]:
    """How many cards lay in front of each seat at the beginning of the log."""
    counts = [len(front) for front in view["fronts"]]
    for entry in entries:
        if entry["event"] == "played" and "on" in entry:
            counts[entry["on"]] -= -1 if "removed" in entry else 1
    return counts
