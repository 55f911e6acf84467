"""The maze of a round from its beginning to now: goes through the log and finds what everybody did to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from motherlode.bots.adept.happening import Beginning, Entry, Happening
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.likeness import COLLAPSES, likenesses
from motherlode.bots.adept.mine import Mine, opening
from motherlode.core.types import View
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.cells import read_cell
from motherlode.games.tunnels.goals import CROSSING


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
    now: Mapping[int, int] = field(default_factory=dict)
    """Where the goals lie now that were moved since: cell then, cell now."""


class Walk:
    """Goes through the log of a round and follows the maze."""

    def __init__(self, rules: SaboteurRulebook, knows: Knowledge, view: View, entries: Sequence[Entry]) -> None:
        self.rules = rules
        self.blocking = {rules.words[kind] for kind in rules.forbidding}
        """The cards that keep whom they lie in front of from laying."""
        self.deeds: list[Deed] = []
        happenings = {**HAPPENINGS, **knows.happenings}
        events = [(happenings[entry["event"]], entry) for entry in entries if entry["event"] in happenings]
        beginning = _beginning(knows, view)
        for happening, entry in reversed(events):
            happening.undoes(beginning, entry)
        faces = {read_cell(cell): rules.face(word) for cell, word in beginning.cards.items()}
        self.closed = frozenset(map(read_cell, beginning.goals))
        room = rules.room.cells if rules.room is not None else frozenset()
        others = frozenset(map(read_cell, beginning.others))
        self.mine = opening(rules, faces, self.closed | others | room, (read_cell(view["start"]),), others)
        self.blocks = [sum(card in self.blocking for card in front) for front in view["fronts"]]
        for happening, entry in events:
            for seat, change in happening.blocks(self, entry):
                self.blocks[seat] -= change
        self.left = view["deck"] + sum(view["hand_sizes"])
        self.left += sum(happening.spends(entry) for happening, entry in events)
        self.all = len(rules.deck)
        moves: list[tuple[int, dict[int, int]]] = []
        for happening, entry in events:
            happening.does(self, entry)
            moved = happening.moves(entry)
            if moved:
                moves.append((len(self.deeds), {read_cell(cell): read_cell(to) for cell, to in moved.items()}))
            self.left -= happening.spends(entry)
            for seat, change in happening.blocks(self, entry):
                self.blocks[seat] += change

        self._follow_goals(moves)

    def _follow_goals(self, moves: Sequence[tuple[int, Mapping[int, int]]]) -> None:
        """Says of each deed before a move of goals where they lie since; `moves` with how many deeds went before."""
        now: dict[int, int] = {}
        for place, (count, moved) in reversed(list(enumerate(moves))):
            now = {**now, **{cell: now.get(to, to) for cell, to in moved.items()}}
            first = moves[place - 1][0] if place else 0
            self.deeds[first:count] = [replace(deed, now=now) for deed in self.deeds[first:count]]

    def did(self, entry: Entry, after: Mine) -> None:
        seat = entry["seat"]
        hindered, left = self.blocks[seat] > 0, self.left / self.all
        self.deeds.append(Deed(seat, entry, self.mine, after, self.closed, hindered, left))
        self.mine = after

    def unchanged(self, entry: Entry) -> None:
        self.did(entry, self.mine)

    def laid(self, entry: Entry) -> None:
        self.did(entry, self.mine.put(read_cell(entry["at"]), self.rules.face(entry["shows"])))

    def played(self, entry: Entry) -> None:
        """A card that takes away what lies at a cell; what lay there closed goes unseen."""
        if "at" not in entry or likenesses(self.rules).get(entry["card"]) != COLLAPSES:
            self.did(entry, self.mine)
            return
        cell = read_cell(entry["at"])
        self.did(entry, self.mine.take(cell) if "removed" in entry else self.mine.uncover(cell))

    def passed(self, entry: Entry) -> None:
        if entry["count"]:
            self.did(entry, self.mine)

    def revealed(self, entry: Entry) -> None:
        cell = read_cell(entry["goal"])
        shape = entry["face"].partition(" ")[2] or CROSSING
        self.closed -= {cell}
        self.mine = self.mine.put(cell, self.rules.face(shape))


def _beginning(knows: Knowledge, view: View) -> Beginning:
    """Open cards, closed goals and other closed cards as the view shows them: a scenario may begin with a maze."""
    goals = {cell for cell, goal in view["goals"].items() if not goal["open"]}
    return Beginning(dict(view["board"]), goals, {cell for closed in knows.closed for cell in closed(view)})


def unlaid(beginning: Beginning, entry: Entry) -> None:
    beginning.cards.pop(entry["at"], None)


def unplayed(beginning: Beginning, entry: Entry) -> None:
    """What a card took away lies at its cell again; what it took unseen lies there closed."""
    if "at" not in entry:
        return
    if "removed" in entry:
        beginning.cards[entry["at"]] = entry["removed"]
    else:
        beginning.others.add(entry["at"])


def covered(beginning: Beginning, entry: Entry) -> None:
    beginning.cards.pop(entry["goal"], None)
    beginning.goals.add(entry["goal"])


def put_in_front(walk: Walk, entry: Entry) -> list[tuple[int, int]]:
    """Seats in front of which a card came that keeps them from laying, or from which one was taken."""
    if "on" not in entry:
        return []
    if entry.get("removed") in walk.blocking:
        return [(entry["on"], -1)]
    return [(entry["on"], 1)] if entry["card"] in walk.blocking else []


def exchanged(entry: Entry) -> dict[str, str]:
    """Two goals that a card has put in place of one another."""
    one, other = entry.get("goals", ("", ""))
    return {one: other, other: one} if one else {}


def one_card(entry: Entry) -> int:
    return 1


def counted(entry: Entry) -> int:
    count: int = entry["count"]
    return count


HAPPENINGS: Final[Mapping[str, Happening]] = {
    "laid": Happening(Walk.laid, unlaid, one_card),
    "played": Happening(Walk.played, unplayed, one_card, put_in_front, exchanged),
    "passed": Happening(Walk.passed, spends=counted),
    "revealed": Happening(Walk.revealed, covered),
}
"""What the events of the base game do."""


def moved_goals(knows: Knowledge, entry: Entry) -> dict[str, str]:
    """Which goals an event moved, and where to."""
    happening = knows.happenings.get(entry["event"]) or HAPPENINGS.get(entry["event"])
    return happening.moves(entry) if happening is not None else {}
