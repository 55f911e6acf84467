"""How well saboteurs hide among bots: `python -m motherlode.arena.hiding --help`.

Prints a table in Markdown: how well miners tell saboteurs from miners after some turns of each, and how often the
saboteurs win nevertheless.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from typing import Final

from motherlode.arena.crew import seeds, work
from motherlode.arena.reliability import discrimination, guesses, log_loss
from motherlode.arena.study import player_counts
from motherlode.arena.witnesses import Watched, watch_round

TURNS: Final = (2, 4)
"""After how many turns of each the miners are asked."""


def main(arguments: Sequence[str] | None = None) -> None:
    given = _parser().parse_args(arguments)
    print(f"{given.bot} among themselves, {given.rounds} rounds for each number of players, seed {given.seed}\n")
    asked = " | ".join(f"AUC after {turn} turns | log-loss" for turn in TURNS)
    print(f"| players | {asked} | rounds with a saboteur | saboteurs win |")
    print(f"| --- |{' --- | --- |' * len(TURNS)} --- | --- |")
    for players in given.players:
        watch = partial(_watch, players, given.bot)
        print(row(players, list(work(watch, seeds(given.seed, given.rounds), given.jobs))), flush=True)


def row(players: int, rounds: Sequence[Watched]) -> str:
    cells = [str(players)]
    for turn in TURNS:
        made = guesses(sight for one in rounds for sight in one.sights if sight.turn == turn)
        cells += [f"{discrimination(made):.2f}", f"{log_loss(made):.3f}"]
    sabotaged = [one for one in rounds if one.sabotaged]
    won = sum(not one.completed for one in sabotaged)
    return f"| {' | '.join([*cells, str(len(sabotaged)), f'{won / max(1, len(sabotaged)):.0%}'])} |"


def _watch(players: int, bot: str, seed: int) -> Watched:
    return watch_round(players, (bot,), seed)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m motherlode.arena.hiding", description=__doc__)
    parser.add_argument("--players", type=player_counts, default=player_counts("3-10"), help="5 or 3,5,8 or 3-10")
    parser.add_argument("--rounds", type=int, default=100, help="for each number of players")
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None, help="processes; all cores if not given")
    return parser


if __name__ == "__main__":
    main()
