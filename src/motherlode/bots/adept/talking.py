"""What an adept says: what a map showed, whom it trusts and distrusts, that it wants mending, and what its voice adds.

A voice changes how much is said, never what the rules of the trade make of it: who knows the voice knows no role.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import SABOTEUR, believe
from motherlode.bots.adept.claims import GOLD, STONE, goals_spoken_of
from motherlode.bots.adept.likeness import BREAKS, MENDS, likenesses, menders
from motherlode.bots.adept.reading import Reading, read
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.bots.talk import ACCUSATIONS, REMARKS, voice_of
from motherlode.core.types import View
from motherlode.games.tunnels.cells import read_cell

TRUTH: Final = {GOLD: temper.TRUTH_ABOUT_GOLD, STONE: temper.TRUTH_ABOUT_STONE}
TRUSTED: Final = 0.05
"""How little somebody must be suspected to be praised for it."""
JOKES: Final = 0.06
"""How often a chatty one jokes, each time it may speak."""
THIEF: Final = "thief"


def remarks(seed: int, view: View, talk: Sequence[Remark]) -> list[Remark]:
    """What is worth saying now and was not said by me in this round."""
    if view["phase"] != "play":
        return []
    reading = read(view, talk)
    said = [remark for remark in reading.claims if remark["seat"] == reading.me]
    voice = voice_of(seed)
    spoken = [*_seen(seed, reading), *_distrusted(reading, said), *_hindered(reading, said), *_robbed(reading, said)]
    answers = [*_answered(voice, reading, said), *_moved(voice, reading, said)]
    if voice == "chatty":
        answers += [*_trusted(reading, said), *_joked(seed, reading, said)]
    return spoken + answers


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
        claims.append({"says": f"goal-{_named(reading, goal, face)}", "goal": cell})
    return claims


def _named(reading: Reading, goal: int, face: str) -> str:
    """What is not the gold has a name of its own; who lies about the gold speaks of stone, as most goals are."""
    seen = reading.faces[goal]
    return seen if face == STONE and seen != GOLD and f"goal-{seen}" in REMARKS else face


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


def _robbed(reading: Reading, said: Sequence[Remark]) -> list[Remark]:
    """Who has a Thief before him will steal when the round is over, if nobody takes it away."""
    named = {remark["about"] for remark in said if remark["says"] == "thief"}
    thieves = [seat for seat, cards in enumerate(reading.fronts) if THIEF in cards]
    return [{"says": "thief", "about": seat} for seat in thieves if seat not in {reading.me, *named}]


def _answered(voice: str, reading: Reading, said: Sequence[Remark]) -> list[Remark]:
    """Who is accused denies it, once a round; a chatty one points to his work, a hot-headed one strikes back."""
    if not any(remark["says"] in ACCUSATIONS and remark["about"] == reading.me for remark in reading.claims):
        return []
    words = {"chatty": ("watch-me",), "terse": ("not-me",), "hot-headed": ("not-me", "doubt")}[voice]
    known = {remark["says"] for remark in said}
    return [{"says": says} for says in words if says not in known]


def _moved(voice: str, reading: Reading, said: Sequence[Remark]) -> list[Remark]:
    """Thanks to who mended my tools; a hot-headed one asks who broke them for a reason."""
    wanted = {"chatty": {MENDS: "thanks"}, "hot-headed": {MENDS: "thanks", BREAKS: "why"}}.get(voice, {})
    known = {(remark["says"], remark.get("about")) for remark in said}
    does = likenesses(reading.rules)
    words: list[Remark] = []
    for deed in reading.deeds:
        says = wanted.get(does.get(deed.event.get("card", ""), ""))
        if says and deed.event.get("on") == reading.me != deed.seat and (says, deed.seat) not in known:
            known.add((says, deed.seat))
            words.append({"says": says, "about": deed.seat})
    return words


def _trusted(reading: Reading, said: Sequence[Remark]) -> list[Remark]:
    """Whom I suspect least, or, as a saboteur, whom the table does."""
    if any(remark["says"] == "trust" for remark in said):
        return []
    belief = believe(reading)
    suspicion = belief.table if reading.role == SABOTEUR else belief.saboteur
    others = [seat for seat in range(reading.players) if seat != reading.me]
    best = min(others, key=lambda seat: suspicion[seat])
    return [{"says": "trust", "about": best}] if suspicion[best] <= TRUSTED else []


def _joked(seed: int, reading: Reading, said: Sequence[Remark]) -> list[Remark]:
    told = any(remark["says"] == "joke" for remark in said)
    return [] if told or dice(seed, reading.view, "joke").unit() >= JOKES else [{"says": "joke"}]
