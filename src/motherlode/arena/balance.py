"""How balanced the game is among bots: `python -m motherlode.arena.balance --help`.

Prints tables in Markdown: how often saboteurs win, for each number of players, and what one bot in place of another
gains, role by role or module by module.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from motherlode.arena.pairing import paired, paired_until_clear
from motherlode.arena.report import Report
from motherlode.arena.simulation import simulate
from motherlode.arena.study import player_counts
from motherlode.games import game as find_game
from motherlode.games.saboteur.modules import MODULES


def main(arguments: Sequence[str] | None = None) -> None:
    given = _parser().parse_args(arguments)
    if given.what in ("shares", "all"):
        shares(given)
    if given.what in ("pairs", "all"):
        pairs(given)
    if given.what == "modules":
        modules(given)


def shares(given: argparse.Namespace) -> None:
    """Rounds of one kind of bot: who wins, what it pays, how long it takes."""
    game = find_game("saboteur")
    print(f"{given.bot} among themselves, {given.rounds} rounds for each number of players, seed {given.seed}\n")
    print("| players | rounds with a saboteur | saboteurs win | 95 % | gold of a miner | of a saboteur | decisions/s |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for players in given.players:
        setup = game.setup(players)
        report = simulate(game, setup, [given.bot], given.rounds, given.seed, given.jobs, rounds=1)
        print(_share_row(players, report), flush=True)
    print()


def _share_row(players: int, report: Report) -> str:
    share = report.saboteur_share or 0.0
    margin = 1.96 * (share * (1 - share) / max(1, report.sabotaged)) ** 0.5
    gold = {role: f"{mean.mean:.2f}" for role, mean in report.gold_by_role.items()}
    cells = (
        *(players, report.sabotaged, f"{share:.1%}", f"± {margin:.1%}"),
        *(gold.get("miner", ""), gold.get("saboteur", ""), f"{report.decisions_per_second:.0f}"),
    )
    return f"| {' | '.join(map(str, cells))} |"


def pairs(given: argparse.Namespace) -> None:
    """The same deals twice: with a bot in one seat, and with another bot in that seat."""
    game = find_game("saboteur")
    print(f"{given.bot} in place of {given.instead}, {given.pairs} deals for each row, seed {given.seed}\n")
    print("| players | the others | role | deals | nuggets more in a round | 95 % |")
    print("| --- | --- | --- | --- | --- | --- |")
    for company in given.company:
        for players in given.players:
            others = [company] * players
            gain = paired(
                game, game.setup(players), given.pairs, given.seed, given.bot, given.instead, others, given.jobs
            )
            for role, mean in gain.items():
                print(
                    f"| {players} | {company} | {role} | {mean.count} | {mean.mean:+.3f} | ± {mean.margin:.3f} |",
                    flush=True,
                )
    print()


def modules(given: argparse.Namespace) -> None:
    """For each module by itself what one bot gains in place of another, over all roles and with all gold counted."""
    game = find_game("saboteur")
    print(f"{given.bot} in place of {given.instead}, {given.least} to {given.pairs} deals, seed {given.seed}\n")
    print("| module | players | the others | deals | nuggets more in a round | 95 % |")
    print("| --- | --- | --- | --- | --- | --- |")
    for module in given.modules:
        for players in given.players:
            setup = game.setup(players, modules=() if module == "base" else (module,))
            for company in given.company:
                others = [company] * players
                gain = paired_until_clear(
                    *(game, setup, given.least, given.pairs, given.seed, given.bot, given.instead, others, given.jobs)
                )
                cells = (module, players, company, gain.count, f"{gain.mean:+.2f}", f"± {gain.margin:.2f}")
                print(f"| {' | '.join(map(str, cells))} |", flush=True)
    print()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m motherlode.arena.balance", description=__doc__)
    parser.add_argument("what", choices=["shares", "pairs", "all", "modules"], nargs="?", default="all")
    parser.add_argument("--players", type=player_counts, default=player_counts("3-10"), help="5 or 3,5,8 or 3-10")
    parser.add_argument("--rounds", type=int, default=1000, help="for each number of players")
    parser.add_argument("--pairs", type=int, default=1000, help="deals for each row of the second table, at most")
    parser.add_argument("--least", type=int, default=100, help="the table of modules stops where zero is excluded")
    parser.add_argument("--modules", type=lambda text: text.split(","), default=["base", *MODULES])
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--instead", default="random", help="the bot in whose place it plays")
    parser.add_argument("--company", type=lambda text: text.split(","), default=["random", "adept"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None, help="processes; all cores if not given")
    return parser


if __name__ == "__main__":
    main()
