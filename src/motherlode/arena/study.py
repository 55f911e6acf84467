"""What every study of rounds is asked for on the command line."""

from __future__ import annotations

import argparse


def player_counts(text: str) -> list[int]:
    """`5`, `3,5,8` or `3-10`."""
    first, dash, last = text.partition("-")
    return list(range(int(first), int(last) + 1)) if dash else [int(count) for count in text.split(",")]


def study_parser(
    name: str, description: str | None, players: str, rounds: int, of_rounds: str = "for each number of players"
) -> argparse.ArgumentParser:
    """With what is usual: numbers of players, rounds, a seed and processes."""
    parser = argparse.ArgumentParser(prog=f"python -m motherlode.arena.{name}", description=description)
    parser.add_argument("--players", type=player_counts, default=player_counts(players), help="5 or 3,5,8 or 3-10")
    parser.add_argument("--rounds", type=int, default=rounds, help=of_rounds)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None, help="processes; all cores if not given")
    return parser
