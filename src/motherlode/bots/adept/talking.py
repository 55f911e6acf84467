"""What an adept says: what a map showed, whom it distrusts, that it wants mending."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import SABOTEUR, believe
from motherlode.bots.adept.claims import GOLD, STONE, goals_spoken_of
from motherlode.bots.adept.likeness import menders
from motherlode.bots.adept.reading import Reading, read
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.core.types import View
from motherlode.games.tunnels.cells import read_cell

TRUTH: Final = {GOLD: temper.TRUTH_ABOUT_GOLD, STONE: temper.TRUTH_ABOUT_STONE}


def remarks(seed: int, view: View, talk: Sequence[Remark]) -> list[Remark]:
    """What is worth saying now and was not said by me in this round."""
    if view["phase"] != "play":
        return []
    reading = read(view, talk)
    said = [remark for remark in reading.claims if remark["seat"] == reading.me]
    return [*_seen(seed, reading), *_distrusted(reading, said), *_hindered(reading, said)]


def _seen(seed: int, reading: Reading) -> list[Remark]:
    """A miner tells what he saw; a saboteur tells what does harm and fits what was said, or now and then the truth."""
    me, goals = reading.me, reading.view["goals"]
    spoken = goals_spoken_of(reading)
    told = {goal: face for seat, goal, face in spoken if seat == me}
    claims: list[Remark] = []
    for cell, seen in goals.items():
        goal = read_cell(cell)
        if seen["open"] or me not in seen["looked"] or goal in told or reading.faces[goal] in reading.knows.quiet:
            continue  # what one would rather find oneself; everything else that is not the gold is as good as stone
        face = GOLD if reading.faces[goal] == GOLD else STONE
        if reading.role == SABOTEUR:
            others = {about for seat, other, about in spoken if other == goal and seat != me}
            face = _told_by_saboteur(dice(seed, reading.view, cell).unit(), face, possible(reading, told, goal), others)
        told[goal] = face
        claims.append({"says": f"goal-{face}", "goal": cell})
    return claims


def possible(reading: Reading, told: Mapping[int, str], goal: int) -> list[str]:
    """What can be said of a goal beside what was told before: one goal is the gold, and only one."""
    if GOLD in told.values():
        return [STONE]
    others = [other for other in reading.closed if other != goal]
    return [STONE, GOLD] if any(other not in told for other in others) else [GOLD]


def _told_by_saboteur(luck: float, face: str, possible: Sequence[str], others: Collection[str]) -> str:
    """A lie where it is possible and nobody has said otherwise, as often as it is wise."""
    lie = STONE if face == GOLD else GOLD
    if lie not in possible:
        return face if face in possible else lie
    if face not in possible:
        return lie
    contradicted = face in others and lie not in others
    return face if contradicted or luck < TRUTH[face] else lie


def _distrusted(reading: Reading, said: Sequence[Remark]) -> list[Remark]:
    """A miner names whom he suspects most; a saboteur names a miner whom the table suspects already."""
    accused = {remark["about"] for remark in said if remark["says"] == "distrust"}
    if len(accused) >= reading.rules.dwarfs.count(SABOTEUR):
        return []
    belief = believe(reading)
    others = [seat for seat in range(reading.players) if seat != reading.me and seat not in accused]
    if reading.role == SABOTEUR:
        others = [seat for seat in others if belief.saboteur[seat] < 0.5]
        suspicion, least = belief.table, temper.FRAME
    else:
        suspicion, least = belief.saboteur, temper.ACCUSE
    most = reading.rules.dwarfs.count(SABOTEUR) - len(accused)
    suspects = sorted((seat for seat in others if suspicion[seat] >= least), key=lambda seat: -suspicion[seat])
    return [{"says": "distrust", "about": seat} for seat in suspects[:most]]


def _hindered(reading: Reading, said: Sequence[Remark]) -> list[Remark]:
    """Only a broken tool can be mended: a thief, or a trap, is another matter."""
    broken = [card for card in reading.fronts[reading.me] if menders(reading.rules, card)]
    if not broken or any(remark["says"] == "mend-me" for remark in said):
        return []
    return [{"says": "mend-me"}]
