"""What the ends of a round pay: two teams, the Boss, the Profiteer, Geologists and saboteurs (S2-117 to S2-148)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import SABOTEUR, Belief
from motherlode.bots.adept.interest import BLOCK, DIG, GATHER, ByRole, Interest, Wants, chances
from motherlode.bots.adept.reading import Reading
from motherlode.games.saboteur.modules.saboteur2.doors import TEAMS, passable
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.game import RULEBOOKS_KEPT
from motherlode.games.tunnels.shapes import Shape
from motherlode.games.tunnels.walkers import Walker

GREEN, BLUE = TEAMS
BOSS, PROFITEER, GEOLOGIST = "boss", "profiteer", "geologist"
NOBODY, BOTH = "nobody", "both"
WINNERS: Final[Mapping[str, tuple[str, ...]]] = {
    NOBODY: (SABOTEUR, PROFITEER),
    GREEN: (GREEN, BOSS, PROFITEER),
    BLUE: (BLUE, BOSS, PROFITEER),
    BOTH: (GREEN, BLUE, BOSS, PROFITEER),
}
"""Who is paid, by who reached the gold (S2-127)."""
DEDUCTIONS: Final = {BOSS: 1, PROFITEER: 2}
MOST_SHARE: Final = 6
TRAP: Final = "trap"
CRYSTAL: Final = "crystal"


def pay(reading: Reading, belief: Belief, role: str, end: str) -> float:
    """What I expect to be paid in a role at an end of the round, if I am free."""
    winners = WINNERS[end]
    if role not in winners:
        return 0.0
    winning = chances(belief, dict.fromkeys(winners, 1.0))
    free = [seat for seat, front in enumerate(reading.fronts) if seat != reading.me and TRAP not in front]
    count = 1 + sum(winning[seat] for seat in free)
    return max(0.0, max(1.0, MOST_SHARE - count) - DEDUCTIONS.get(role, 0))


@lru_cache(maxsize=len(TEAMS) * RULEBOOKS_KEPT)
def walker(rules: SaboteurRulebook, team: str) -> Walker:
    """Where a team can walk: not through doors of the other colour (S2-57)."""

    def closed(shape: Shape) -> int:
        return shape.sides & ~sum(passable(shape, team))

    return Walker(rules.faces, closed)


def other(team: str) -> str:
    return BLUE if team == GREEN else GREEN


def team(reading: Reading, belief: Belief) -> Interest:
    """A miner of a team: wants the gold for his own, by a way that his own can walk."""
    mine, theirs = reading.role, other(reading.role)
    alone, together = pay(reading, belief, mine, mine), pay(reading, belief, mine, BOTH)
    shared = 1 - together / alone
    return Interest(
        DIG,
        win=temper.NUGGET * alone,
        rivalry=temper.NUGGET * alone,
        caution=temper.TEAM_CAUTION,
        patience=temper.TEAM_PATIENCE,
        foes={SABOTEUR: 1.0, theirs: temper.OTHER_TEAM, GEOLOGIST: temper.NO_DIGGER, PROFITEER: temper.NO_DIGGER},
        rivals={theirs: 1.0, BOSS: shared, PROFITEER: shared, GEOLOGIST: shared},
        walker=walker(reading.rules, mine),
        rival_walker=walker(reading.rules, theirs),
    )


def boss(reading: Reading, belief: Belief) -> Interest:
    """The Boss wins with whoever reaches the gold."""
    return Interest(
        DIG,
        win=temper.NUGGET * max(1.0, pay(reading, belief, BOSS, GREEN), pay(reading, belief, BOSS, BLUE)),
        rivalry=0.0,
        foes={SABOTEUR: 1.0, GEOLOGIST: temper.NO_DIGGER, PROFITEER: temper.NO_DIGGER},
        rivals={},
    )


def profiteer(reading: Reading, belief: Belief) -> Interest:
    """The Profiteer wins in any case, so he is for the side that shares with the fewest."""
    members = {team: sum(chances(belief, {team: 1.0})) + temper.TEAM_OF_NOBODY for team in TEAMS}
    reached = sum(pay(reading, belief, PROFITEER, team) * count for team, count in members.items())
    gain = reached / sum(members.values()) - pay(reading, belief, PROFITEER, NOBODY)
    if gain > temper.TAKES_SIDES:
        return Interest(DIG, win=temper.NUGGET * gain, rivalry=0.0, rivals={})
    return Interest(BLOCK if gain < -temper.TAKES_SIDES else GATHER, allies=BLOCKERS)


def geologist(reading: Reading, belief: Belief) -> Interest:
    """A Geologist is paid for crystals and shares them with the other, if he is there."""
    others = sum(
        chance
        for seat, chance in enumerate(chances(belief, {GEOLOGIST: 1.0}))
        if seat != reading.me and TRAP not in reading.fronts[seat]
    )
    return Interest(GATHER, allies=BLOCKERS, features={CRYSTAL: temper.NUGGET / (1 + others)})


def saboteur(reading: Reading, belief: Belief) -> Interest:
    return Interest(BLOCK, allies=BLOCKERS)


BLOCKERS: Final[ByRole] = {SABOTEUR: 1.0, PROFITEER: 0.5, GEOLOGIST: 0.5}

INTERESTS: Final[dict[str, Wants]] = {
    GREEN: team,
    BLUE: team,
    BOSS: boss,
    PROFITEER: profiteer,
    GEOLOGIST: geologist,
    SABOTEUR: saboteur,
}
