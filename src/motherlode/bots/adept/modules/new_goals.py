"""New goals: sacks give, the dragon takes, and the spider ends the round for the saboteurs (GOALS)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.interest import BLOCK, DIG
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.mind import Lay, Mind
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell

GOLD, SPIDER, DRAGON = "gold", "spider", "dragon"
SACKS: Final = {"sack-1": 1, "sack-2": 2}


def face_worth(mind: Mind, face: str) -> float:
    """What it is worth to me to turn over a goal that is not the gold."""
    if face in SACKS:
        return temper.NUGGET * SACKS[face]
    if face == DRAGON:
        return -temper.NUGGET if mind.reading.view["gold"]["has_gold"][mind.reading.me] else 0.0
    if face == SPIDER:
        return {BLOCK: temper.SPIDER, DIG: -temper.SPIDER * mind.reached_chance}.get(mind.interest.manner, 0.0)
    return 0.0


def unseen(mind: Mind) -> dict[str, float]:
    """How often a goal that I do not know, and that is not the gold, is this or that."""
    faces = Counter(card.name for card in mind.reading.rules.goal_cards) - Counter(mind.reading.faces.values())
    del faces[GOLD]
    total = sum(faces.values())
    return {face: count / total for face, count in faces.items()} if total else {}


def goal_worth(mind: Mind, goal: int) -> float:
    """The same for a goal of which I may know nothing; the gold itself is not counted."""
    if goal in mind.reading.faces:
        return face_worth(mind, mind.reading.faces[goal])
    other = sum(share * face_worth(mind, face) for face, share in unseen(mind).items())
    return (1 - mind.gold.get(goal, 0.0)) * other


def turn_over(mind: Mind, lay: Lay) -> float:
    after = lay.after or mind.reading.mine.put(lay.cell, lay.face)
    return sum(goal_worth(mind, goal) for goal in mind.reading.closed if goal in after.board.reached)


def first(mind: Mind, action: Action) -> float:
    """What gives something first; then the gold, if I want it; what takes something last."""
    cell = read_cell(action["choose"]["open"])
    if cell not in mind.reading.closed:
        return 0.0
    gold = {DIG: temper.NUGGET, BLOCK: -temper.LOSE}.get(mind.interest.manner, 0.0)
    return goal_worth(mind, cell) + gold * mind.gold.get(cell, 0.0)


KNOWLEDGE: Final = Knowledge(
    lays=(turn_over,),
    answers={"open": (first,)},
    quiet=frozenset(SACKS),
    remarks=frozenset({"goal-sack", "goal-dragon", "goal-spider"}),
)
