"""How long do miners wait for the first choice of the gold? `python -m motherlode.arena.waiting --help`.

Rounds of adepts: what miners with whole tools do where the gold is near, how long a round takes, and how often
saboteurs win it, since they live by that waiting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from motherlode.arena.adepts import Table
from motherlode.arena.crew import seeds, work
from motherlode.arena.report import SABOTEUR, SABOTEURS
from motherlode.arena.study import study_parser
from motherlode.bots.adept import temper
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.thinking import think
from motherlode.core.audience import ALL
from motherlode.core.types import Action

NEAR: Final = 3.6
"""So many cards away the gold is near."""
ROUNDS, SABOTAGED, LOST, TURNS, NEARBY, PASSED, HELD = "rounds", "sabotaged", "lost", "turns", "near", "passed", "held"
"""Rounds, those with a saboteur, those of them that saboteurs won; turns, those of able miners near the gold, passes
among them, and those of the passes that had a card which digs."""


def watch(players: int, seed: int) -> Counter[str]:
    """One round."""
    table = Table(players, seed)
    roles = table.state.view(ALL)["roles"]
    counts = Counter({ROUNDS: 1, SABOTAGED: int(SABOTEUR in roles)})
    while table.is_playing:
        seat, state, action = table.state.actors[0], table.state, table.usual()
        counts[TURNS] += 1
        if roles[seat] != SABOTEUR:
            _count(counts, think(state.view(seat), state.legal(seat), table.talk), action)
        table.do(action)
    won = table.state.view(ALL)["last_round"]["won"]
    counts[LOST] += counts[SABOTAGED] and SABOTEURS in won
    return counts


def _count(counts: Counter[str], mind: Mind, action: Action) -> None:
    if mind.left > NEAR or mind.reading.hindered(mind.reading.me):
        return
    counts[NEARBY] += 1
    if "pass" in action:
        counts[PASSED] += 1
        counts[HELD] += any(gain >= temper.DIGS for gain in mind.best_gain.values())


def row(players: int, counts: Counter[str]) -> str:
    share = counts[LOST] / max(1, counts[SABOTAGED])
    margin = 1.96 * (share * (1 - share) / max(1, counts[SABOTAGED])) ** 0.5
    near = max(1, counts[NEARBY])
    cells = (
        *(players, counts[SABOTAGED], f"{share:.1%}", f"± {margin:.1%}", f"{counts[TURNS] / counts[ROUNDS]:.0f}"),
        *(f"{counts[NEARBY] / counts[ROUNDS]:.0f}", f"{counts[PASSED] / near:.0%}", f"{counts[HELD] / near:.0%}"),
    )
    return f"| {' | '.join(map(str, cells))} |"


def main(arguments: Sequence[str] | None = None) -> None:
    given = study_parser("waiting", __doc__, "3-10", 200).parse_args(arguments)
    print(f"adepts among themselves, {given.rounds} rounds for each number of players, seed {given.seed}\n")
    print(
        "| players | rounds with a saboteur | saboteurs win | 95 % | turns | miners near the gold | pass | could dig |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for players in given.players:
        counts: Counter[str] = Counter()
        for one in work(partial(watch, players), seeds(given.seed, given.rounds), given.jobs):
            counts.update(one)
        print(row(players, counts), flush=True)


if __name__ == "__main__":
    main()
