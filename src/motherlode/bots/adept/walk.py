"""The maze of a round from its beginning to now: goes through the log and finds what everybody did to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from motherlode.bots.adept.mine import Mine, opening
from motherlode.core.types import View
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
    """Whether the seat could not lay tunnel cards."""
    cards_left: float
    """The share of all cards of the round that were still to be played."""


class Walk:
    """Goes through the log of a round and follows the maze."""

    def __init__(self, rules: Rulebook, view: View, entries: Sequence[Entry]) -> None:
        self.rules = rules
        self.blocking = {rules.words[kind] for kind in rules.forbidding}
        """The cards that keep whom they lie in front of from laying."""
        self.deeds: list[Deed] = []
        cards, goals, others = _rewound(view, entries)
        faces = {read_cell(cell): rules.face(word) for cell, word in cards.items()}
        self.closed = frozenset(map(read_cell, goals))
        room = rules.room.cells if rules.room is not None else frozenset()
        treasures = frozenset(map(read_cell, others))
        self.mine = opening(rules, faces, self.closed | treasures | room, (read_cell(view["start"]),), treasures)
        self.blocks = [sum(card in self.blocking for card in front) for front in view["fronts"]]
        for entry in entries:
            for seat, change in self._blocked(entry):
                self.blocks[seat] -= change
        self.left = view["deck"] + sum(view["hand_sizes"]) + sum(_cards_used(entry) for entry in entries)
        self.all = len(rules.deck)
        for entry in entries:
            step = STEPS.get(entry["event"])
            if step is not None:
                step(self, entry)

    def _blocked(self, entry: Entry) -> list[tuple[int, int]]:
        """Who can lay less, or more, since: seats with the number of cards that came in front of them."""
        if entry["event"] == "bought-off":
            return [(entry["seat"], -1)] if entry["card"] in self.blocking else []
        if entry["event"] != "played" or "on" not in entry:
            return []
        if entry.get("removed") in self.blocking:
            return [(entry["on"], -1)]
        return [(entry["on"], 1)] if entry["card"] in self.blocking else []

    def did(self, entry: Entry, after: Mine) -> None:
        seat = entry["seat"]
        hindered, left = self.blocks[seat] > 0, self.left / self.all
        self.deeds.append(Deed(seat, entry, self.mine, after, self.closed, hindered, left))
        self.left -= _cards_used(entry)
        self.mine = after
        for other, change in self._blocked(entry):
            self.blocks[other] += change

    def unchanged(self, entry: Entry) -> None:
        self.did(entry, self.mine)

    def laid(self, entry: Entry) -> None:
        self.did(entry, self.mine.put(read_cell(entry["at"]), self.rules.face(entry["shows"])))

    def played(self, entry: Entry) -> None:
        self.did(entry, _fallen_in(self.mine, entry))

    def passed(self, entry: Entry) -> None:
        if entry["count"]:
            self.did(entry, self.mine)

    def revealed(self, entry: Entry) -> None:
        cell = read_cell(entry["goal"])
        shape = entry["face"].partition(" ")[2] or CROSSING
        self.closed -= {cell}
        self.mine = self.mine.put(cell, self.rules.face(shape))

    def opened(self, entry: Entry) -> None:
        self.mine = self.mine.open(read_cell(entry["at"]), self.rules.face(entry["shows"]))

    def lifted(self, entry: Entry) -> None:
        self.mine = self.mine.take(read_cell(entry["at"]))

    def shifted(self, entry: Entry) -> None:
        cell, to = read_cell(entry["goal"]), read_cell(entry["to"])
        self.closed = self.closed - {cell} | {to}
        self.mine = self.mine.shift(cell, to)


STEPS: Final[dict[str, Callable[[Walk, Entry], None]]] = {
    "laid": Walk.laid,
    "played": Walk.played,
    "passed": Walk.passed,
    "revealed": Walk.revealed,
    "bought-off": Walk.unchanged,
    "dwarf-placed": Walk.unchanged,
    "new-role": Walk.unchanged,
    "postcard": Walk.unchanged,
    "treasure": Walk.opened,
    "lifted": Walk.lifted,
    "goal-moved": Walk.shifted,
}
"""What an event does to the maze and to what is known of its seat."""


def _fallen_in(mine: Mine, entry: Entry) -> Mine:
    """After a card that takes away what lies at a cell; what lay there closed goes unseen."""
    if "at" not in entry or entry["card"] != ROCKFALL:
        return mine
    cell = read_cell(entry["at"])
    return mine.take(cell) if "removed" in entry else mine.uncover(cell)


ROCKFALL: Final = "rockfall"


def _cards_used(entry: Entry) -> int:
    if entry["event"] in ("passed", "bought-off"):
        count: int = entry["count"]
        return count
    return entry["event"] in ("laid", "played", "dwarf-placed")


def _rewound(view: View, entries: Iterable[Entry]) -> tuple[dict[str, str], set[str], set[str]]:
    """Open cards, closed goals and other closed cards at the beginning of the log: a scenario may begin with a maze."""
    cards = dict(view["board"])
    goals = {cell for cell, goal in view["goals"].items() if not goal["open"]}
    others = set(view.get("treasures", ()))
    for entry in reversed(list(entries)):
        match entry:
            case {"event": "laid", "at": cell}:
                cards.pop(cell, None)
            case {"event": "revealed", "goal": cell}:
                cards.pop(cell, None)
                goals.add(cell)
            case {"event": "treasure", "at": cell}:
                cards.pop(cell, None)
                others.add(cell)
            case {"event": "played", "card": "rockfall", "at": cell, "removed": card}:
                cards[cell] = card
            case {"event": "played", "card": "rockfall", "at": cell}:
                others.add(cell)
            case {"event": "lifted", "at": cell, "card": card}:
                cards[cell] = card
            case {"event": "goal-moved", "goal": cell, "to": to}:
                goals.remove(to)
                goals.add(cell)
    return cards, goals, others
