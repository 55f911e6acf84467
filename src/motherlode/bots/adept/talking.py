"""What an adept says: what a map showed, whom it distrusts, that it wants mending."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.claims import CLAIMS
from motherlode.bots.adept.known import knowledge
from motherlode.bots.adept.reading import read, round_begin, rulebook
from motherlode.bots.bot import Remark
from motherlode.bots.dice import dice
from motherlode.core.types import View

SABOTEUR: Final = "saboteur"
TRUTH: Final = {"gold": temper.TRUTH_ABOUT_GOLD, "stone": temper.TRUTH_ABOUT_STONE}


def remarks(seed: int, view: View, talk: Sequence[Remark]) -> list[Remark]:
    """What is worth saying now and was not said by me in this round."""
    if view["phase"] != "play":
        return []
    began = round_begin(view["log"])
    said = [remark for remark in talk if remark["seat"] == view["seat"] and remark.get("at", began) >= began]
    return [*_seen(seed, view, said), *_distrusted(view, talk, said), *_hindered(view, said)]


def _seen(seed: int, view: View, said: Sequence[Remark]) -> list[Remark]:
    """A miner tells what he saw; a saboteur tells what does harm, or now and then the truth."""
    me = view["seat"]
    told = {remark["goal"] for remark in said if remark["says"] in CLAIMS}
    claims: list[Remark] = []
    quiet = knowledge(tuple(view["modules"])).quiet
    for goal, seen in view["goals"].items():
        if seen["open"] or me not in seen["looked"] or goal in told:
            continue
        face = seen["face"].partition(" ")[0]
        if face in quiet:
            continue  # everything else that is not the gold is as good as stone
        face = "gold" if face == "gold" else "stone"
        if view["roles"][me] == SABOTEUR and dice(seed, view, goal).unit() >= TRUTH.get(face, 1.0):
            face = "stone" if face == "gold" else "gold"
        claims.append({"says": f"goal-{face}", "goal": goal})
    return claims


def _distrusted(view: View, talk: Sequence[Remark], said: Sequence[Remark]) -> list[Remark]:
    """A miner names whom he suspects most; a saboteur names a miner whom the table suspects already."""
    accused = {remark["about"] for remark in said if remark["says"] == "distrust"}
    if len(accused) >= rulebook(view).dwarfs.count(SABOTEUR):
        return []
    reading = read(view, talk)
    belief = believe(reading)
    others = [seat for seat in range(reading.players) if seat != reading.me and seat not in accused]
    if reading.role == SABOTEUR:
        others = [seat for seat in others if belief.saboteur[seat] < 0.5]
        suspicion, least = belief.table, temper.FRAME
    else:
        suspicion, least = belief.saboteur, temper.ACCUSE
    seat = max(others, key=lambda other: suspicion[other], default=-1)
    return [{"says": "distrust", "about": seat}] if seat >= 0 and suspicion[seat] >= least else []


def _hindered(view: View, said: Sequence[Remark]) -> list[Remark]:
    if not view["fronts"][view["seat"]] or any(remark["says"] == "mend-me" for remark in said):
        return []
    return [{"says": "mend-me"}]
