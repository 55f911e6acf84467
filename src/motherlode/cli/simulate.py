"""`motherlode simulate`: many games of bots, and who wins how often."""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import motherlode
from motherlode import arena
from motherlode.cli.failure import Failure
from motherlode.cli.options import command, option
from motherlode.cli.seating import listed, require_bots
from motherlode.words import Words


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "simulate", "help-simulate")
    def simulate(
        game: Annotated[str, option(words, "--game", text="help-game", metavar="NAME")] = "saboteur",
        players: Annotated[int, option(words, "--players", "-n", text="help-players", metavar="N")] = 5,
        bots: Annotated[str, option(words, "--bots", text="help-simulate-bots", metavar="A,B")] = "adept",
        games: Annotated[int, option(words, "--games", text="help-simulate-games", metavar="N", min=1)] = 1000,
        seed: Annotated[int, option(words, "--seed", text="help-simulate-seed", metavar="S")] = 0,
        jobs: Annotated[str, option(words, "--jobs", text="help-simulate-jobs", metavar="N|all")] = "all",
        modules: Annotated[str, option(words, "--modules", text="help-modules", metavar="A,B")] = "",
        edition: Annotated[str, option(words, "--edition", text="help-edition", metavar="NAME")] = "jubilee",
    ) -> None:
        played = motherlode.game(game)
        setup = played.setup(players, modules=listed(modules), edition=edition)
        kinds, cores = listed(bots), number_of_jobs(jobs)
        require_bots(kinds, game)
        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(words.say("simulate-progress"), total=games)

            def advance(done: int, _: int) -> None:
                bar.update(task, completed=done)

            report = arena.simulate(played, setup, kinds, games, seed, cores, advance)
        print_report(report, words)


def number_of_jobs(jobs: str) -> int | None:
    """None for all cores."""
    if jobs == "all":
        return None
    if not jobs.isdecimal() or int(jobs) < 1:
        raise Failure("usage-jobs", jobs=jobs)
    return int(jobs)


def print_report(report: arena.Report, words: Words) -> None:
    console, say = Console(), words.say
    console.print(say("simulate-title", games=report.games, players=len(report.names), rounds=report.rounds))
    console.print(bot_table(report, words))
    if report.rounds_won:
        console.print(team_table(report, words))
        console.print(role_table(report, words))
    if report.saboteur_share is not None:
        share = percent(report.saboteur_share)
        console.print(say("simulate-share", rounds=report.sabotaged, share=share))
    console.print(say("simulate-speed", decisions=report.decisions, seconds=round(report.seconds, 1)))


def bot_table(report: arena.Report, words: Words) -> Table:
    table = new_table(words, "simulate-bots", "simulate-bot", "simulate-seats", "simulate-wins", "simulate-gold")
    for bot in sorted(report.seats_by_bot):
        wins = f"{report.wins_by_bot[bot]} ({percent(report.win_share(bot))} %)"
        table.add_row(bot, str(report.seats_by_bot[bot]), wins, interval(report.gold_by_bot[bot]))
    return table


def team_table(report: arena.Report, words: Words) -> Table:
    table = new_table(words, "simulate-teams", "simulate-team", "simulate-rounds")
    for team, won in sorted(report.rounds_won.items()):
        table.add_row(words.say(f"team-{team}"), f"{won} ({percent(won / report.rounds)} %)")
    return table


def role_table(report: arena.Report, words: Words) -> Table:
    table = new_table(words, "simulate-roles", "simulate-role", "simulate-dealt", "simulate-gold")
    for role, gold in sorted(report.gold_by_role.items()):
        table.add_row(words.say(f"role-{role}"), str(gold.count), interval(gold))
    return table


def new_table(words: Words, title: str, first: str, *others: str) -> Table:
    table = Table(title=words.say(title), title_justify="left")
    table.add_column(words.say(first))
    for column in others:
        table.add_column(words.say(column), justify="right")
    return table


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def interval(mean: arena.Mean) -> str:
    return f"{mean.mean:.2f} ± {mean.margin:.2f}" if mean.count > 1 else f"{mean.mean:.2f}"
