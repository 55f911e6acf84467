"""Who is a saboteur? A probability for each seat, from what the view holds and from what was said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.evidence import DEEDS, Witness
from motherlode.bots.adept.reading import Reading
from motherlode.games.saboteur.cells import read_cell

SABOTEUR: Final = "saboteur"
CLAIMS: Final = {"goal-gold": "gold", "goal-stone": "stone"}


@dataclass(frozen=True, slots=True)
class Belief:
    saboteur: list[float]
    """For each seat the probability that it is a saboteur; of those whose role I know 0 or 1."""
    prior: float
    """The same for any seat whose role I do not know, before anything was seen."""
    table: list[float]
    """The same as somebody may think who knows no role, me included."""
    pace: list[float]
    """For each seat how many cards it digs in a turn, as far as can be seen."""


def believe(reading: Reading) -> Belief:
    pool = reading.rules.dwarfs
    known = [role for role in reading.view["roles"] if role is not None]
    hidden = len(pool) - len(known)
    saboteurs = pool.count(SABOTEUR) - known.count(SABOTEUR)
    share = min(max(saboteurs / hidden if hidden else 0.0, 0.01), 0.99)
    table_share = pool.count(SABOTEUR) / len(pool)
    looked: list[set[int]] = [set() for _ in range(reading.players)]
    nothing = [0.0] * reading.players
    witness = Witness(reading, log(share / (1 - share)), nothing[:], looked, nothing[:])
    odds, turns = witness.odds, nothing[:]
    for deed in reading.deeds:
        turns[deed.seat] += 1
        weight = odds[deed.seat] + DEEDS[deed.event["event"]](witness, deed)
        odds[deed.seat] = min(max(weight, -temper.MOST), temper.MOST)
        if "goal" in deed.event:
            looked[deed.seat].add(read_cell(deed.event["goal"]))
    for told in (_claims_checked(reading), _accusations(witness)):
        for seat, weight in enumerate(told):
            odds[seat] = min(max(odds[seat] + weight, -temper.MOST), temper.MOST)
    unknown = [seat for seat, role in enumerate(reading.view["roles"]) if role is None]
    left_over = [0.0] * (hidden - len(unknown))
    chances = posterior([*(odds[seat] for seat in unknown), *left_over], saboteurs)
    probabilities = [1.0 if role == SABOTEUR else 0.0 for role in reading.view["roles"]]
    for seat, chance in zip(unknown, chances, strict=False):
        probabilities[seat] = chance
    table = log(table_share / (1 - table_share)) if 0 < table_share < 1 else 0.0
    pace = [
        max(0.0, (helped + temper.PACE * temper.PACE_TURNS) / (count + temper.PACE_TURNS))
        for helped, count in zip(witness.helped, turns, strict=True)
    ]
    return Belief(probabilities, share, [1 / (1 + exp(-table - odd)) for odd in odds], pace)


def _claims_checked(reading: Reading) -> list[float]:
    """Who was found out to lie about a goal, and who told the truth, as far as I know; others know less of my lies."""
    weights = [0.0] * reading.players
    for remark in reading.claims:
        face = CLAIMS.get(remark["says"])
        if face is None:
            continue
        goal = read_cell(remark["goal"])
        truth = reading.faces.get(goal)
        if truth is not None and (remark["seat"] != reading.me or goal not in reading.closed):
            weights[remark["seat"]] += temper.TOLD_TRUTH if truth == face else temper.LIED
    return weights


def _accusations(witness: Witness) -> list[float]:
    """Whom others distrust counts as far as they are trusted themselves; who accuses me wrongly is a little suspect."""
    reading = witness.reading
    weights = [0.0] * reading.players
    for remark in reading.claims:
        if remark["says"] != "distrust" or remark["seat"] == reading.me:
            continue
        seat, about = remark["seat"], remark["about"]
        weights[about] += temper.ACCUSED * (1 - 2 * witness.suspicion(seat))
        if about == reading.me and reading.role != SABOTEUR:
            weights[seat] += temper.ACCUSES_ME
    return [min(max(weight, -temper.ACCUSED_MOST), temper.ACCUSED_MOST) for weight in weights]


def posterior(odds: Sequence[float], saboteurs: int) -> list[float]:
    """The probability of each dwarf card to be a saboteur's, if exactly so many of them are.

    Every way to deal the cards is as likely as any other before anything is seen; so the weight of a deal is the
    product of what is seen of those who are saboteurs in it (BASE-10, BASE-12).
    """
    if saboteurs <= 0:
        return [0.0] * len(odds)
    weights = [exp(odd) for odd in odds]
    total = _ways(weights, saboteurs)[saboteurs]
    return [
        weight * _ways([*weights[:index], *weights[index + 1 :]], saboteurs - 1)[saboteurs - 1] / total
        if total
        else 0.0
        for index, weight in enumerate(weights)
    ]


def _ways(weights: Sequence[float], count: int) -> list[float]:
    """The weight of all choices of 0, 1, … `count` of them."""
    ways = [1.0] + [0.0] * count
    for weight in weights:
        for chosen in range(count, 0, -1):
            ways[chosen] += ways[chosen - 1] * weight
    return ways
