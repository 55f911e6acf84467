"""The deeds behind a suspicion: what somebody did or said that no honest miner would, with what it weighed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from motherlode.bots.adept.belief import Belief
from motherlode.bots.adept.claims import GOLD, STONE, goals_spoken_of
from motherlode.bots.adept.dealt import log_odds
from motherlode.bots.adept.evidence import NOTHING, Witness, aims, help_seen
from motherlode.bots.adept.likeness import BREAKS, COLLAPSES, MENDS, dead_ends, likenesses
from motherlode.bots.adept.reading import Reading
from motherlode.bots.adept.walk import Deed
from motherlode.games.tunnels.cells import cell_word

LEAST: Final = 0.2
"""A deed that weighs less is none that one could name, in log-odds."""
MINE: Final = 1.5
"""How much more a deed counts for whom it was done to."""
A_LIE: Final = 3.0
"""What a claim weighs of which one knows better."""
PLAYED: Final = {BREAKS: "broke", MENDS: "mended", COLLAPSES: "collapsed"}


@dataclass(frozen=True, slots=True)
class Reason:
    deed: str
    turn: int
    """In which of his turns, counted from one; 0 for something said."""
    weight: float
    """How much more suspect it made him, in log-odds."""
    of: Mapping[str, Any]
    """What the words of the deed need besides: whom it was done to, with which card, of which goal it speaks."""

    def told(self) -> dict[str, Any]:
        """As a remark carries it."""
        return {"deed": self.deed, "turn": self.turn, **self.of}


def reasons(reading: Reading, belief: Belief) -> list[list[Reason]]:
    """For each seat its suspicious deeds in this round, in their order, as they look if the gold is where I think."""
    case = max(belief.cases, key=lambda case: case.weight)
    faces = {goal: GOLD if goal == case.gold else STONE for goal in reading.closed} | reading.faces
    prior = belief.cards.prior if belief.cards is not None else belief.prior
    witness = Witness(reading, log_odds(prior), faces)
    found: list[list[Reason]] = [[] for _ in range(reading.players)]
    for deed in reading.deeds:
        before, kind = witness.odds[deed.seat], _kind(witness, deed)
        witness.watch(deed)
        weight = witness.odds[deed.seat] - before
        if kind is None:
            found[deed.seat] *= deed.event["event"] not in reading.knows.changes  # another dwarf, another story
        elif weight >= LEAST:
            found[deed.seat].append(Reason(kind, witness.turns[deed.seat], weight, _of(kind, deed)))
    for seat, goal, face in goals_spoken_of(reading):
        if goal in reading.faces and (reading.faces[goal] == GOLD) != (face == GOLD):
            found[seat].append(Reason(f"called-{face}", 0, A_LIE, {"goal": cell_word(goal)}))
    return found


def gravest(found: list[Reason], me: int) -> Reason | None:
    """The one that weighs most; what was done to me weighs more. Of equal ones the latest."""
    return max(
        reversed(found), key=lambda reason: reason.weight * (MINE if reason.of.get("on") == me else 1.0), default=None
    )


def _kind(witness: Witness, deed: Deed) -> str | None:
    rules, event = witness.rules, deed.event
    match event["event"]:
        case "passed":
            return "passed"
        case "laid" if event["card"] in dead_ends(rules):
            return "dead-end"
        case "laid":
            return "harmed" if help_seen(deed.before, deed.after, aims(witness, deed)) < -NOTHING else "idle"
        case "played":
            return PLAYED.get(likenesses(rules).get(event["card"], ""), "played")
    return None


def _of(kind: str, deed: Deed) -> dict[str, Any]:
    fields = {"broke": ("on", "card"), "mended": ("on",), "played": ("card",)}.get(kind, ())
    return {field: deed.event[field] for field in fields}
