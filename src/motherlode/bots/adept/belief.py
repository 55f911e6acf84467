"""Who is a saboteur? A probability for each seat, from what the view holds and from what was said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.evidence import DEEDS, Witness
from motherlode.bots.adept.reading import Reading
from motherlode.games.tunnels.cells import read_cell

SABOTEUR: Final = "saboteur"
GOLD: Final = "gold"
CLAIMS: Final = {"goal-gold": "gold", "goal-stone": "stone"}


@dataclass(frozen=True, slots=True)
class Belief:
    saboteur: list[float]
    """For each seat the probability that it is a saboteur; of those whose role I know 0 or 1."""
    roles: list[dict[str, float]]
    """For each seat the probability of every role it may have."""
    prior: float
    """The probability that any seat whose role I do not know is a saboteur, before anything was seen."""
    shares: dict[str, float]
    """The same for every role."""
    table: list[float]
    """For each seat the probability to be a saboteur as somebody may think who knows no role, me included."""
    pace: list[float]
    """For each seat how many cards it digs in a turn, as far as can be seen."""


def believe(reading: Reading) -> Belief:
    view = reading.view
    dwarfs = [*view["roles"], *view["leftover"], *view["retired"]]
    pool = Counter(reading.rules.dwarfs)
    unseen = pool - Counter(role for role in dwarfs if role is not None)
    hidden = len(reading.rules.dwarfs) - sum(role is not None for role in dwarfs)
    saboteurs = unseen[SABOTEUR]
    share = min(max(saboteurs / hidden if hidden else 0.0, 0.01), 0.99)
    table_share = pool[SABOTEUR] / len(reading.rules.dwarfs)
    witness = Witness(reading, log(share / (1 - share)))
    odds, turns = witness.odds, [0.0] * reading.players
    for deed in reading.deeds:
        event = deed.event["event"]
        change = reading.knows.changes.get(event)
        if change is not None:
            change(witness, deed.event)
            continue
        turns[deed.seat] += 1
        weight = odds[deed.seat] + (DEEDS[event](witness, deed) if event in DEEDS else 0.0)
        odds[deed.seat] = min(max(weight, -temper.MOST), temper.MOST)
        if "goal" in deed.event:
            witness.looked[deed.seat].add(read_cell(deed.event["goal"]))
        if "goals" in deed.event:
            witness.exchange(*map(read_cell, deed.event["goals"]))
    for told in (_claims_checked(reading), _accusations(witness)):
        for seat, weight in enumerate(told):
            odds[seat] = min(max(odds[seat] + weight, -temper.MOST), temper.MOST)
    all_odds = [*odds, *_fitted(witness.left_over, view["leftover"]), *_fitted(witness.retired, view["retired"])]
    unknown = [place for place, role in enumerate(dwarfs) if role is None]
    chances = posterior([all_odds[place] for place in unknown], saboteurs)
    probabilities = [1.0 if role == SABOTEUR else 0.0 for role in view["roles"]]
    for place, chance in zip(unknown, chances, strict=False):
        if place < reading.players:
            probabilities[place] = chance
    table = log(table_share / (1 - table_share)) if 0 < table_share < 1 else 0.0
    pace = [
        max(0.0, (helped + temper.PACE * temper.PACE_TURNS) / (count + temper.PACE_TURNS))
        for helped, count in zip(witness.helped, turns, strict=True)
    ]
    return Belief(
        saboteur=probabilities,
        roles=_all_roles(witness, probabilities, unseen),
        prior=share,
        shares={role: count / hidden for role, count in unseen.items()} if hidden else {},
        table=[1 / (1 + exp(-table - odd)) for odd in odds],
        pace=pace,
    )


def _fitted(odds: list[float], dwarfs: Sequence[str | None]) -> list[float]:
    """One for each of the dwarf cards, also of those that lay there before the log begins."""
    return ([0.0] * len(dwarfs) + odds)[-len(dwarfs) :] if dwarfs else []


def _all_roles(witness: Witness, saboteur: Sequence[float], unseen: Counter[str]) -> list[dict[str, float]]:
    """Who is no saboteur is one of the others as often as their cards are unseen, and as they lean to a team."""
    roles: list[dict[str, float]] = []
    for seat, (known, chance) in enumerate(zip(witness.reading.view["roles"], saboteur, strict=True)):
        if known is not None:
            roles.append({known: 1.0})
            continue
        leaning = witness.leanings[seat]
        others = {role: count * exp(leaning.get(role, 0.0)) for role, count in unseen.items() if role != SABOTEUR}
        total = sum(others.values())
        roles.append({SABOTEUR: chance, **{role: (1 - chance) * (count / total) for role, count in others.items()}})
    return roles


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
            weights[remark["seat"]] += temper.TOLD_TRUTH if (truth == GOLD) == (face == GOLD) else temper.LIED
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
