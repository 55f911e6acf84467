"""What a deed says about the role of who did it: log-odds of being a saboteur, by kind of deed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, log
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.field import CARD, FAR
from motherlode.bots.adept.likeness import BREAKS, COLLAPSES, MENDS, dead_ends, likenesses
from motherlode.bots.adept.mine import Mine
from motherlode.bots.adept.reading import Reading
from motherlode.bots.adept.walk import Deed
from motherlode.games.tunnels.cells import column, read_cell
from motherlode.games.tunnels.rulebook import Rulebook

LATE: Final = 0.3
"""The share of cards left below which a round is nearly over."""
EARLY: Final = 0.6
"""The share of cards left above which a round has hardly begun."""
NOTHING: Final = 0.25
"""A change of less than this many cards is none."""


class Witness:
    """Who watches the deeds, and what he thinks so far: by them alone, and by what he knew before the first of them."""

    __slots__ = (
        "faces",
        "helped",
        "knows",
        "leanings",
        "left_over",
        "looked",
        "me",
        "odds",
        "players",
        "prior",
        "retired",
        "role",
        "rules",
        "turns",
        "watched",
    )

    def __init__(self, reading: Reading, prior: float, faces: Mapping[int, str]) -> None:
        self.rules, self.knows = reading.rules, reading.knows
        self.me, self.role, self.players = reading.me, reading.role, reading.players
        self.watched = 0
        """How many deeds."""
        self.faces = faces
        """What the goals are, or are taken to be."""
        self.prior = prior
        """Log-odds of any other seat at the deal."""
        seats = range(reading.players)
        self.odds = [0.0 for _ in seats]
        """For each seat what its deeds so far said, added up."""
        self.left_over = [0.0] * (len(reading.rules.dwarfs) - reading.players)
        """The same for the dwarf cards left over, the top one first: who has one that was another's is no stranger."""
        self.retired: list[float] = []
        """The same for those given up."""
        self.leanings: list[dict[str, float]] = [{} for _ in seats]
        """For each seat what its deeds say for single roles, in log-odds."""
        self.looked: list[set[int]] = [set() for _ in seats]
        """For each seat the goals it had looked at by then, by the cells where they lie now."""
        self.turns = [0 for _ in seats]
        self.helped = [0.0 for _ in seats]
        """For each seat how many cards nearer it brought the goals so far."""

    def copy(self) -> Witness:
        """One who goes on by himself."""
        other: Witness = Witness.__new__(Witness)
        other.rules, other.knows = self.rules, self.knows
        other.me, other.role, other.players = self.me, self.role, self.players
        other.watched, other.faces, other.prior = self.watched, self.faces, self.prior
        other.odds, other.left_over, other.retired = self.odds[:], self.left_over[:], self.retired[:]
        other.leanings = [{**leaning} for leaning in self.leanings]
        other.looked = [{*cells} for cells in self.looked]
        other.turns, other.helped = self.turns[:], self.helped[:]
        return other

    def change(self, seat: int, odds: float) -> float:
        """A seat has another dwarf card, of which so much is known; what was known of the old one."""
        old, self.odds[seat], self.leanings[seat] = self.odds[seat], odds, {}
        return old

    def hear(self, told: Sequence[float]) -> None:
        """Something was said, and this is what it says of each seat."""
        self.odds = [_bounded(odd + more) for odd, more in zip(self.odds, told, strict=True)]

    def watch(self, deed: Deed) -> None:
        """Something was done."""
        self.watched += 1
        event = deed.event["event"]
        change = self.knows.changes.get(event)
        if change is not None:
            change(self, deed.event)
            return
        seat = deed.seat
        self.turns[seat] += 1
        if event in DEEDS:
            self.odds[seat] = _bounded(self.odds[seat] + telling(deed, self.players) * DEEDS[event](self, deed))
        if "goal" in deed.event:
            goal = read_cell(deed.event["goal"])
            self.looked[seat].add(deed.now.get(goal, goal))

    def take_left_over(self) -> float:
        return self.left_over.pop(0) if self.left_over else 0.0

    def see(self, deed: Deed) -> float:
        """How helpful a change of the maze looks, remembered."""
        helped = help_seen(deed.before, deed.after, aims(self, deed))
        self.helped[deed.seat] += helped
        return helped

    def suspicion(self, seat: int) -> float:
        """The probability, so far, that a seat is a saboteur in the eyes of the table."""
        return 1 / (1 + exp(-self.prior - self.odds[seat]))


def testimony(reading: Reading, prior: float, faces: Mapping[int, str]) -> Witness:
    """Who has watched everything in this round, if the goals are these; no deed is watched twice."""
    kept, knew = reading.walk.witnesses, (reading.role, prior, *sorted(faces.items()))
    before: Witness | None = kept.get(knew)
    if before is not None and before.watched == len(reading.deeds):
        return before.copy()
    witness = before.copy() if before is not None else Witness(reading, prior, faces)
    for deed in reading.deeds[witness.watched :]:
        witness.watch(deed)
    kept[knew] = witness
    return witness.copy()


def _bounded(odds: float) -> float:
    return min(max(odds, -temper.MOST), temper.MOST)


def telling(deed: Deed, players: int) -> float:
    """How much of what a deed looks like is to be believed: far from the goals saboteurs dig with the others."""
    before = deed.before
    return sharpness(before.least(deed.closed) / CARD, players)


def sharpness(left: float, players: int) -> float:
    """The same where so many cards are left to the nearest goal."""
    if players < temper.TELLING_FROM:
        return 1.0
    far = min(max((left - temper.TELLING_AT) / temper.TELLING_SPAN, 0.0), 1.0)
    return temper.SHARPNESS + (temper.SHARPNESS_FAR - temper.SHARPNESS) * far


def aims(witness: Witness, deed: Deed) -> dict[int, float]:
    """Where the gold was for all that the seat could know."""
    faces, seen, now = witness.faces, witness.looked[deed.seat], deed.now
    known = {goal for goal in deed.closed if now.get(goal, goal) in seen}
    gold = [goal for goal in known if faces.get(now.get(goal, goal)) == "gold"]
    possible = gold or [goal for goal in deed.closed if goal not in known] or list(deed.closed)
    return {goal: 1 / len(possible) for goal in possible}


def help_seen(before: Mine, after: Mine, weights: Mapping[int, float]) -> float:
    """How helpful a change of the maze looks: who digs straight for one of the goals helps more than the average."""
    if before is after:
        return 0.0
    gain, best = 0.0, -FAR
    for goal, weight in weights.items():
        nearer = before.distance(goal) - after.distance(goal)
        gain += weight * nearer
        best = max(best, nearer)
    return 0.6 * (gain / CARD) + 0.4 * (best / CARD)


def judge(helped: float) -> float:
    """How suspicious a change of the maze is."""
    if helped > NOTHING:
        return temper.DUG * min(helped, temper.DUG_MOST)
    if helped >= -NOTHING:
        return temper.IDLE
    return temper.HARMED + temper.HARMED_EACH * min(-helped, temper.HARMED_MOST)


def laid(witness: Witness, deed: Deed) -> float:
    for show in witness.knows.shows:
        show(witness, deed)
    event, rules = deed.event, witness.rules
    return judge(witness.see(deed)) + manner_of_laying(rules, event["card"], read_cell(event["at"]))


def manner_of_laying(rules: Rulebook, card: str, cell: int) -> float:
    """How suspicious a lay is whatever it does to the way: a dead end, or a tunnel behind the start."""
    behind = column(cell) < column(min(rules.start_cells))
    return (temper.DEAD_END if card in dead_ends(rules) else 0.0) + (temper.BEHIND if behind else 0.0)


def passed(witness: Witness, deed: Deed) -> float:
    return passing(deed.hindered, deed.cards_left)


def passing(hindered: bool, cards_left: float) -> float:
    """How suspicious a pass is: at first everybody finds something to do, at the end everybody should."""
    if hindered:
        return 0.0
    early = min(max((cards_left - EARLY) / (1 - EARLY), 0.0), 1.0)
    return temper.PASSED + temper.PASSED_EARLY * early + (temper.PASSED_LATE if cards_left < LATE else 0.0)


def aimed(suspicion: float) -> float:
    """How much likelier a saboteur than a miner is to hinder somebody who is suspected that much."""
    return temper.AIMED * log((1.15 - suspicion) / (suspicion + 0.1))


def target(witness: Witness, seat: int) -> float:
    """How suspect a seat is as a target; of myself I know more than the table does."""
    suspicion = witness.suspicion(seat)
    if seat == witness.me:
        return 0.5 * suspicion + (0.5 if witness.role == "saboteur" else 0.0)
    return suspicion


def broke(witness: Witness, deed: Deed) -> float:
    return temper.BROKE + aimed(target(witness, deed.event["on"]))


def mended(witness: Witness, deed: Deed) -> float:
    if deed.event["on"] == deed.seat:
        return 0.0
    return temper.MENDED - aimed(target(witness, deed.event["on"]))


def collapsed(witness: Witness, deed: Deed) -> float:
    return judge(witness.see(deed))


PLAYED: Final[dict[str, Callable[[Witness, Deed], float]]] = {BREAKS: broke, MENDS: mended, COLLAPSES: collapsed}
"""By what an action card is like."""


def played(witness: Witness, deed: Deed) -> float:
    card = deed.event["card"]
    says = witness.knows.says.get(card) or PLAYED.get(likenesses(witness.rules).get(card, ""))
    return says(witness, deed) if says is not None else 0.0


DEEDS: Final[dict[str, Callable[[Witness, Deed], float]]] = {"laid": laid, "played": played, "passed": passed}
"""By event; others say nothing."""
