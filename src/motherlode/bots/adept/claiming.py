"""What an adept says of the goals it has looked at: a miner the truth, a saboteur the truth until a lie matters."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import SABOTEUR
from motherlode.bots.adept.claims import GOLD, STONE, goals_spoken_of
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.reading import Reading
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.talk import REMARKS
from motherlode.games.tunnels.cells import read_cell


def claims(seed: int, reading: Reading) -> list[Remark]:
    """Of every goal that I have looked at and not yet spoken of."""
    me, goals = reading.me, reading.view["goals"]
    spoken = goals_spoken_of(reading)
    told = {goal: face for seat, goal, face in spoken if seat == me}
    words: list[Remark] = []
    for cell, seen in goals.items():
        goal = read_cell(cell)
        if seen["open"] or me not in seen["looked"] or goal in told or reading.faces[goal] in reading.knows.quiet:
            continue  # what one would rather find oneself; everything else that is not the gold is as good as stone
        face = GOLD if reading.faces[goal] == GOLD else STONE
        if reading.role == SABOTEUR:
            others = {about for seat, other, about in spoken if other == goal and seat != me}
            lies = face == GOLD and dice(seed, reading.view, cell).unit() >= temper.TRUTH_ABOUT_GOLD
            lies = lies or (face == STONE and matters(reading) and not has_lied(reading, told))
            face = _told_by_saboteur(lies, face, possible(reading, told, goal), others)
        told[goal] = face
        words.append({"says": f"goal-{_named(reading, goal, face)}", "goal": cell})
    return words


def matters(reading: Reading) -> bool:
    """Whether the goals are so near that it matters where one digs: before that the truth earns more."""
    return any(reading.mine.distance(goal) <= temper.LIES_NEAR * CARD for goal in reading.closed)


def has_lied(reading: Reading, told: Mapping[int, str]) -> bool:
    """Whether something that I said is not what I saw: one lie in a round, where it matters, and no more."""
    return any((face == GOLD) != (reading.faces.get(goal) == GOLD) for goal, face in told.items())


def possible(reading: Reading, told: Mapping[int, str], goal: int) -> list[str]:
    """What can be said of a goal beside what was told before: one goal is the gold, and only one."""
    if GOLD in told.values():
        return [STONE]
    others = [other for other in reading.closed if other != goal]
    return [STONE, GOLD] if any(other not in told for other in others) else [GOLD]


def _told_by_saboteur(lies: bool, face: str, possible: Sequence[str], others: Collection[str]) -> str:
    """A lie where it is possible and nobody has said otherwise."""
    lie = STONE if face == GOLD else GOLD
    if lie not in possible:
        return face if face in possible else lie
    if face not in possible:
        return lie
    contradicted = face in others and lie not in others
    return lie if lies and not contradicted else face


def _named(reading: Reading, goal: int, face: str) -> str:
    """What is not the gold has a name of its own; who lies about the gold speaks of stone, as most goals are."""
    seen = reading.faces[goal]
    return seen if face == STONE and seen != GOLD and f"goal-{seen}" in REMARKS else face
