"""How far is the master's foresight to be believed? `python -m motherlode.arena.hindsight --help`.

In rounds of adepts, at every turn of one seat, the moves that a master would think of are played on in his deals, none
of them given up. Then the best of them and one by lot are played on once by the adepts themselves, from the true
position. Beside what the usual move brought there, how much does what was foreseen tell, and how much what the adept
thinks of the move?
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Final

from motherlode.arena.adepts import Table
from motherlode.arena.crew import seeds, work
from motherlode.arena.study import study_parser
from motherlode.bots.foresight.foresight import Bench, Care, candidates
from motherlode.bots.mean import Mean
from motherlode.core.audience import ALL
from motherlode.core.rng import Rng
from motherlode.core.types import Action

WIDE: Final = Care(candidates=10, passes=2, clearly=1.0, hopeless=1.6, hopeless_near=1.6, trust=1.0, again=0)
"""More moves than a master tries, with all that the adept thinks of them."""
CLEARLY: Final = (0.0, 1.0, 2.0)
"""By how many standard errors a move is better that is looked at by itself."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A move in place of the usual one."""

    role: str
    foreseen: float
    """How much better it ends in the master's deals."""
    error: float
    thought: float
    """How much better the adept thinks it, in nuggets."""
    became: int
    """How many nuggets more adepts made of it from the true position."""
    best: bool
    """Whether it was the most promising, and not only drawn by lot."""


def look_back(players: int, deals: int, task: tuple[int, int]) -> list[Tried]:
    """One round of adepts; which seat is asked follows from the number of the round, the roles by turns."""
    number, seed = task
    table, rng = Table(players, seed), Rng(seed)
    roles = table.state.view(ALL)["roles"]
    saboteurs = [seat for seat in range(players) if roles[seat] == "saboteur"]
    group = saboteurs if number % 2 and saboteurs else [seat for seat in range(players) if seat not in saboteurs]
    me = group[number // 2 % len(group)]
    tried: list[Tried] = []
    while table.is_playing:
        usual = table.usual()
        if table.state.actors[0] == me:
            tried += _try_moves(table, me, roles[me], usual, deals, rng)
        table.do(usual)
    return tried


def _try_moves(table: Table, me: int, role: str, usual: Action, deals: int, rng: Rng) -> Iterator[Tried]:
    view, legal = table.state.view(me), table.state.legal(me)
    bench = Bench(table.seeds[me], view, legal, table.talk)
    trials = [] if bench.is_early else candidates(bench.valued, usual, WIDE, True)
    if not trials:
        return
    bench.weigh(usual, trials, deals, gives_up=False)
    best, by_lot = max(trials, key=lambda trial: trial.mean), trials[rng.below(len(trials))]
    base = table.after(usual).gained(me)
    for trial in (best,) if by_lot is best else (best, by_lot):
        became = table.after(trial.action).gained(me) - base
        yield Tried(role, trial.mean, trial.error, trial.prior, became, trial is best)


def told(tried: Sequence[Tried]) -> tuple[tuple[float, float], tuple[float, float]]:
    """What became of moves as so much of what was foreseen and so much of what was thought (least squares), each with
    its margin; turns of one round are taken for independent, so that margins are too narrow rather than too wide."""
    foreseen = sum(one.foreseen**2 for one in tried)
    thought = sum(one.thought**2 for one in tried)
    both = sum(one.foreseen * one.thought for one in tried)
    became = sum(one.foreseen * one.became for one in tried), sum(one.thought * one.became for one in tried)
    whole = foreseen * thought - both * both
    if whole <= 0 or len(tried) < 3:
        return (0.0, float("inf")), (0.0, float("inf"))
    first = (became[0] * thought - became[1] * both) / whole
    second = (became[1] * foreseen - became[0] * both) / whole
    rest = sum((one.became - first * one.foreseen - second * one.thought) ** 2 for one in tried) / (len(tried) - 2)
    return (first, 1.96 * sqrt(rest * thought / whole)), (second, 1.96 * sqrt(rest * foreseen / whole))


def preferred(tried: Sequence[Tried], clearly: float) -> tuple[Mean, Mean]:
    """What was foreseen of the moves that were better by so many standard errors, and what became of them."""
    foreseen, became = Mean(), Mean()
    for one in tried:
        if one.best and one.foreseen > clearly * one.error:
            foreseen.add(one.foreseen)
            became.add(one.became)
    return foreseen, became


def rows(players: int, tried: Sequence[Tried]) -> Iterator[str]:
    for role in sorted({one.role for one in tried}):
        of_role = [one for one in tried if one.role == role]
        (foreseen, margin), (thought, other) = told(of_role)
        cells = [players, role, len(of_role), f"{foreseen:+.2f} ± {margin:.2f}", f"{thought:+.2f} ± {other:.2f}"]
        for clearly in CLEARLY:
            said, became = preferred(of_role, clearly)
            cells.append(f"{became.count}: {said.mean:+.2f}, {became.mean:+.2f} ± {became.margin:.2f}")
        yield f"| {' | '.join(map(str, cells))} |"


def main(arguments: Sequence[str] | None = None) -> None:
    given = _parser().parse_args(arguments)
    print(f"adepts, {given.rounds} rounds for each number of players, {given.deals} deals, seed {given.seed}\n")
    print(f"| players | role | moves | of foreseen | of thought |{''.join(f' {one} errors |' for one in CLEARLY)}")
    print(f"| --- | --- | --- | --- | --- |{' --- |' * len(CLEARLY)}")
    for players in given.players:
        rounds = work(
            partial(look_back, players, given.deals), [*enumerate(seeds(given.seed, given.rounds))], given.jobs
        )
        for row in rows(players, [one for tried in rounds for one in tried]):
            print(row, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = study_parser("hindsight", __doc__, "3,5", 60)
    parser.add_argument("--deals", type=int, default=160, help="for each turn")
    return parser


if __name__ == "__main__":
    main()
