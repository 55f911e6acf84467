"""Who is a saboteur, and where is the gold? One inference over both, from what was done and what was said.

For each place where the gold may be the deeds and the claims are weighed as they look if it is there; then the places
are weighed by how well everything fits together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from motherlode.bots.adept import temper
from motherlode.bots.adept.claims import GOLD, STONE, standing, weigh_claims
from motherlode.bots.adept.dealt import SABOTEUR, Dealt, dealt, log_odds, posterior, weight_of
from motherlode.bots.adept.evidence import Witness, testimony
from motherlode.bots.adept.reading import Reading

__all__ = ["SABOTEUR", "Belief", "believe"]


@dataclass(frozen=True, slots=True)
class Belief:
    saboteur: list[float]
    """For each seat the probability that it is a saboteur; of those whose role I know 0 or 1."""
    roles: list[dict[str, float]]
    """For each seat the probability of every role it may have."""
    gold: dict[int, float]
    """For each closed goal that may be the gold the probability that it is."""
    prior: float
    """The probability that any seat whose role I do not know is a saboteur, before anything was seen."""
    shares: dict[str, float]
    """The same for every role."""
    table: list[float]
    """For each seat the probability to be a saboteur as somebody may think who knows no role, me included."""
    pace: list[float]
    """For each seat how many cards it digs in a turn, as far as can be seen."""
    cases: tuple[Case, ...] = ()
    """For each place where the gold may be how everything looks if it is there."""
    cards: Dealt | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """How everything looks if the gold is at one place."""

    gold: int | None
    witness: Witness
    odds: list[float]
    """For each seat the log-odds to be a saboteur, beside those of the deal."""
    chances: list[float]
    """For each seat the probability to be a saboteur."""
    weight: float
    unknown: list[float]
    """For each dwarf card that I do not know the log-odds to be a saboteur's, beside those of the deal."""


def believe(reading: Reading) -> Belief:
    cards = dealt(reading)
    cases = [_case(reading, cards, gold) for gold in places(reading)]
    total = sum(case.weight for case in cases)
    shares = [case.weight / total for case in cases]

    def average(of: list[list[float]]) -> list[float]:
        return [sum(share * value for share, value in zip(shares, seat, strict=True)) for seat in zip(*of, strict=True)]

    saboteur = average([case.chances for case in cases])
    odds = average([case.odds for case in cases])
    return Belief(
        saboteur=saboteur,
        roles=_all_roles(reading, cases[0].witness, saboteur, cards),
        gold={case.gold: share for case, share in zip(cases, shares, strict=True) if case.gold is not None},
        prior=cards.prior,
        shares=cards.shares,
        table=[1 / (1 + exp(-log_odds(cards.table) - odd)) for odd in odds],
        pace=average([_pace(case.witness) for case in cases]),
        cases=tuple(cases),
        cards=cards,
    )


def places(reading: Reading) -> list[int | None]:
    """Where the gold may be; nowhere that is closed if the round is decided."""
    faces = reading.faces
    known = [goal for goal in reading.closed if faces.get(goal) == GOLD]
    return [*known] or [goal for goal in reading.closed if goal not in faces] or [None]


def _case(reading: Reading, cards: Dealt, gold: int | None) -> Case:
    faces = {goal: GOLD if goal == gold else STONE for goal in reading.closed} | reading.faces
    witness = testimony(reading, log_odds(cards.prior), faces)
    deeds = list(witness.odds)
    miner, told = weigh_claims(reading, gold)
    witness.hear(told)
    witness.hear(_accusations(reading, witness))
    for remark in reading.claims:
        if remark["says"] in reading.knows.hears:
            reading.knows.hears[remark["says"]](witness, remark)
    unknown = [*witness.odds, *_fitted(witness.left_over, reading.view["leftover"])]
    unknown += _fitted(witness.retired, reading.view["retired"])
    chances = [1.0 if role == SABOTEUR else 0.0 for role in reading.view["roles"]]
    odds = [unknown[place] for place in cards.unknown]
    saboteurs = cards.unseen[SABOTEUR]
    for place, chance in zip(cards.unknown, posterior(odds, saboteurs), strict=False):
        if place < reading.players:
            chances[place] = chance
    fits = weight_of(odds, saboteurs)
    for seat, role in enumerate(reading.view["roles"]):
        if seat == reading.me:
            continue
        fits *= exp(miner[seat] - deeds[seat])
        if role == SABOTEUR:
            fits *= exp(witness.odds[seat])
    return Case(gold, witness, witness.odds, chances, fits, odds)


def _pace(witness: Witness) -> list[float]:
    return [
        max(0.0, (helped + temper.PACE * temper.PACE_TURNS) / (count + temper.PACE_TURNS))
        for helped, count in zip(witness.helped, witness.turns, strict=True)
    ]


def _fitted(odds: list[float], dwarfs: Sequence[str | None]) -> list[float]:
    """One for each of the dwarf cards, also of those that lay there before the log begins."""
    return ([0.0] * len(dwarfs) + odds)[-len(dwarfs) :] if dwarfs else []


def _all_roles(reading: Reading, witness: Witness, saboteur: Sequence[float], cards: Dealt) -> list[dict[str, float]]:
    """Who is no saboteur is one of the others as often as their cards are unseen, and as they lean to a team."""
    roles: list[dict[str, float]] = []
    for seat, (known, chance) in enumerate(zip(reading.view["roles"], saboteur, strict=True)):
        if known is not None:
            roles.append({known: 1.0})
            continue
        leaning = witness.leanings[seat]
        others = {role: count * exp(leaning.get(role, 0.0)) for role, count in cards.unseen.items() if role != SABOTEUR}
        total = sum(others.values())
        roles.append({SABOTEUR: chance, **{role: (1 - chance) * (count / total) for role, count in others.items()}})
    return roles


def _accusations(reading: Reading, witness: Witness) -> list[float]:
    """Whom others distrust, or trust, counts as far as they are trusted themselves; who accuses me wrongly is a little
    suspect."""
    weights = [0.0] * reading.players
    for (seat, about), says in sorted(standing(reading.claims).items()):
        if seat == reading.me or says not in temper.SPOKEN_OF:
            continue
        weights[about] += temper.SPOKEN_OF[says] * (1 - 2 * witness.suspicion(seat))
        if says == "distrust" and about == reading.me and reading.role != SABOTEUR:
            weights[seat] += temper.ACCUSES_ME
    return [min(max(weight, -temper.ACCUSED_MOST), temper.ACCUSED_MOST) for weight in weights]
