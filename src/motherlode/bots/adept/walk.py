"""The maze of a round from its beginning to now, and what everybody did to it: each entry of the log is read once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Final

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


@dataclass(frozen=True, slots=True)
class Moved:
    """Goals that were moved."""

    place: int
    """Where in the log."""
    deeds: int
    """How many deeds went before."""
    goals: Mapping[str, str]
    """From where to where."""


@dataclass(slots=True)
class Standing:
    """What a walk sets out from: taken from a view, less what it is to follow."""

    maze: Beginning
    start: str
    blocks: list[int]
    """For each seat how many cards keep it from laying."""
    left: int
    """The cards of the round that are still to be played."""


class Walk:
    """Follows the maze through a round and keeps what everybody did: the facts of the round so far.

    `go_on` follows what was told since and nothing else. It makes another walk; one that was made is not changed.
    """

    def __init__(self, rules: SaboteurRulebook, knows: Knowledge, view: View, began: int) -> None:
        self.rules = rules
        self.knows = knows
        self.blocking = {rules.words[kind] for kind in rules.forbidding}
        """The cards that keep whom they lie in front of from laying."""
        self.began = began
        """Where in the log the round begins."""
        self.entries: list[Entry] = []
        """What was followed so far."""
        self.deeds: list[Deed] = []
        self.moves: list[Moved] = []
        self.remembered: list[Entry] = []
        """What else modules want to know later."""
        self.witnesses: dict[Any, Any] = {}
        """Who has watched the deeds so far, by what he knows; kept by who asks him."""
        entries = view["log"][began:]
        outset = self._outset(view, entries)
        faces = {read_cell(cell): rules.face(word) for cell, word in outset.maze.cards.items()}
        self.closed = frozenset(map(read_cell, outset.maze.goals))
        room = rules.room.cells if rules.room is not None else frozenset()
        others = frozenset(map(read_cell, outset.maze.others))
        self.mine = opening(rules, faces, self.closed | others | room, (read_cell(outset.start),), others)
        self.blocks, self.left, self.all = outset.blocks, outset.left, len(rules.deck)
        self._follow(view, entries)

    def go_on(self, view: View) -> Walk | None:
        """The same round at a later view; None if that is another round, or if more became of it than was told."""
        log, known = view["log"], self.entries
        read = self.began + len(known)
        if len(log) < read or log[self.began : read] != known:
            return None
        entries = log[read:]
        if self._outset(view, entries) != self.end:
            return None
        return self._later(view, entries) if entries else self

    def _later(self, view: View, entries: Sequence[Entry]) -> Walk:
        later = copy(self)
        later.deeds, later.moves, later.blocks = self.deeds[:], self.moves[:], self.blocks[:]
        later.remembered, later.witnesses = self.remembered[:], {**self.witnesses}
        later._follow(view, entries)
        return later

    def _outset(self, view: View, entries: Sequence[Entry]) -> Standing:
        """What a view shows, with these last of its entries undone."""
        blocks = [sum(card in self.blocking for card in front) for front in view["fronts"]]
        outset = Standing(_shown(self.knows, view), view["start"], blocks, view["deck"] + sum(view["hand_sizes"]))
        for entry in reversed(entries):
            happening = happening_of(self.knows, entry)
            if happening is not None:
                happening.undoes(outset.maze, entry)
                outset.left += happening.spends(entry)
                for seat, change in happening.blocks(self, entry):
                    outset.blocks[seat] -= change
        return outset

    def _follow(self, view: View, entries: Sequence[Entry]) -> None:
        moves = len(self.moves)
        for place, entry in enumerate(entries, self.began + len(self.entries)):
            happening = happening_of(self.knows, entry)
            if happening is not None:
                self._take(place, entry, happening)
        self.entries = [*self.entries, *entries]
        self.end = self._outset(view, ())
        """As the view showed it."""
        if len(self.moves) > moves:
            self._follow_goals()

    def _take(self, place: int, entry: Entry, happening: Happening) -> None:
        happening.does(self, entry)
        moved = happening.moves(entry)
        if moved:
            self.moves.append(Moved(place, len(self.deeds), moved))
        self.left -= happening.spends(entry)
        for seat, change in happening.blocks(self, entry):
            self.blocks[seat] += change

    def _follow_goals(self) -> None:
        """Says of each deed before a move of goals where they lie since; who watched them watches them anew."""
        now: dict[int, int] = {}
        for place, move in reversed(list(enumerate(self.moves))):
            moved = {read_cell(cell): read_cell(to) for cell, to in move.goals.items()}
            now = {**now, **{cell: now.get(to, to) for cell, to in moved.items()}}
            first = self.moves[place - 1].deeds if place else 0
            self.deeds[first : move.deeds] = [replace(deed, now=now) for deed in self.deeds[first : move.deeds]]
        self.witnesses = {}

    def remember(self, entry: Entry) -> None:
        """No deed, and nothing in the maze; somebody will ask for it."""
        self.remembered.append(entry)

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


def _shown(knows: Knowledge, view: View) -> Beginning:
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


def happening_of(knows: Knowledge, entry: Entry) -> Happening | None:
    """What an event does, if it does anything here."""
    return knows.happenings.get(entry["event"]) or HAPPENINGS.get(entry["event"])
