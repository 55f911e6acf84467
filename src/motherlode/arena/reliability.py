"""Is the belief of miners right? `python -m motherlode.arena.reliability --help`.

Plays rounds of several kinds of bots, fits on half of them how much what was seen says (by number of players and by
turn), and prints for the other half the reliability, the log-loss and how well saboteurs are told from miners.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise
from math import log
from typing import Final

from motherlode.arena.crew import seeds, work
from motherlode.arena.lens import PLAIN, PLAYERS, TURNS, Lens, column_of, row_of
from motherlode.arena.study import study_parser
from motherlode.arena.witnesses import Sight, watch_round

KINDS: Final = (("adept",), ("novice",), ("adept", "random"), ("adept", "novice"))
"""The tables that are logged: bots of one kind, or of two in turn."""
BINS: Final = (0.0, 0.05, 0.15, 0.25, 0.35, 0.5, 0.65, 0.8, 0.95, 1.0)
GRID: Final = tuple(Lens(sharp / 10, calm / 10) for sharp in range(3, 19) for calm in range(-4, 21, 2))
"""The lenses that are tried."""
BLIND: Final = Lens(0.0)
NEVER: Final = 1e-4
"""No loss is counted as greater than that of a belief as low as this."""

Guess = tuple[float, bool]
"""What was believed, and what was true."""


def guesses(sights: Iterable[Sight], through: Lens = PLAIN) -> list[Guess]:
    return [
        guess
        for sight in sights
        for guess in zip(sight.chances(through), sight.truth, strict=True)
        if sight.saboteurs > 0
    ]


def log_loss(made: Sequence[Guess]) -> float:
    """The mean of minus the logarithm of what was thought of the truth."""
    return -sum(log(max(chance if is_true else 1 - chance, NEVER)) for chance, is_true in made) / max(1, len(made))


def discrimination(made: Sequence[Guess]) -> float:
    """How likely a saboteur looks more suspect than a miner; a tie is half (AUC)."""
    ranked = sorted(made)
    saboteurs = sum(is_true for _, is_true in made)
    miners = len(made) - saboteurs
    if not saboteurs or not miners:
        return 0.5
    better, below, place = 0.0, 0, 0
    while place < len(ranked):
        end = place
        while end < len(ranked) and ranked[end][0] == ranked[place][0]:
            end += 1
        among = sum(is_true for _, is_true in ranked[place:end])
        better += among * (below + (end - place - among) / 2)
        below += end - place - among
        place = end
    return better / (saboteurs * miners)


def fitted(sights: Sequence[Sight]) -> Lens:
    """The lens with the least log-loss."""
    return min(GRID, key=lambda through: log_loss(guesses(sights, through))) if sights else PLAIN


def reliability(made: Sequence[Guess]) -> list[tuple[float, float, int]]:
    """Bin by bin what was believed on the mean, how often it was true, and of how many."""
    rows = []
    for low, high in pairwise(BINS):
        within = [guess for guess in made if low <= guess[0] < high or guess[0] == high == 1.0]
        if within:
            count = len(within)
            rows.append((sum(chance for chance, _ in within) / count, sum(true for _, true in within) / count, count))
    return rows


def logged(players: int, rounds: int, seed: int, jobs: int | None) -> list[list[Sight]]:
    """For each round what its miners saw; the kinds of tables take turns."""
    tasks = [(KINDS[number % len(KINDS)], deal) for number, deal in enumerate(seeds(seed, rounds))]
    return list(work(partial(_watch, players), tasks, jobs))


def _watch(players: int, task: tuple[Sequence[str], int]) -> list[Sight]:
    return watch_round(players, *task).sights


def main(arguments: Sequence[str] | None = None) -> None:
    given = study_parser("reliability", __doc__, "3-10", 100, "to fit on, and as many to judge by").parse_args(
        arguments
    )
    train: list[Sight] = []
    test: list[Sight] = []
    for players in given.players:
        rounds = logged(players, 2 * given.rounds, given.seed, given.jobs)
        train += _flat(rounds[: given.rounds])
        test += _flat(rounds[given.rounds :])
    print(f"{given.rounds} rounds to fit on and as many to judge by, for each number of players, seed {given.seed}\n")
    print("| players | turns | guesses | log-loss of the deal | of the belief | fitted | sharpness, calm | AUC |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for row in range(len(PLAYERS)):
        for column in range(len(TURNS) + 1):
            judged = _within(test, row, column)
            if judged:
                print(_row(column, fitted(_within(train, row, column)), judged), flush=True)
    print("\n| believed | true | guesses |\n| --- | --- | --- |")
    for believed, true, count in reliability(guesses(test)):
        print(f"| {believed:.2f} | {true:.2f} | {count} |")

    print("\n| players | turns | miners asked | log-loss by lot | of the belief | likeliest place is it | believed |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for row in range(len(PLAYERS)):
        for column in range(len(TURNS) + 1):
            unsure = [sight for sight in _within(test, row, column) if len(sight.gold) > 1]
            if unsure:
                print(_gold_row(column, unsure), flush=True)


def _gold_row(column: int, unsure: Sequence[Sight]) -> str:
    """What miners make of the place of the gold who have not seen it."""
    asked = len(unsure)
    by_lot = sum(log(len(sight.gold)) for sight in unsure) / asked
    loss = -sum(log(max(sight.gold[0], NEVER)) for sight in unsure) / asked
    right = sum(share_of_likeliest(sight.gold) for sight in unsure) / asked
    believed = sum(max(sight.gold) for sight in unsure) / asked
    cells = (*_when(column, unsure), asked, f"{by_lot:.3f}", f"{loss:.3f}", f"{right:.2f}", f"{believed:.2f}")
    return f"| {' | '.join(map(str, cells))} |"


def share_of_likeliest(gold: Sequence[float]) -> float:
    """Whether the place where it is, the first, is the likeliest; a share of it where several are."""
    best = max(gold)
    return (gold[0] == best) / gold.count(best)


def _when(column: int, sights: Sequence[Sight]) -> tuple[str, str]:
    counts = sorted({sight.players for sight in sights})
    turns = f"up to {TURNS[column]}" if column < len(TURNS) else "more"
    return f"{counts[0]} to {counts[-1]}", turns


def _row(column: int, fit: Lens, judged: Sequence[Sight]) -> str:
    losses = [f"{log_loss(guesses(judged, through)):.3f}" for through in (BLIND, PLAIN, fit)]
    auc = f"{discrimination(guesses(judged)):.2f}"
    told = f"{fit.sharpness:.1f}, {fit.calm:.1f}"
    cells = (*_when(column, judged), len(guesses(judged)), *losses, told, auc)
    return f"| {' | '.join(map(str, cells))} |"


def _flat(rounds: Sequence[Sequence[Sight]]) -> list[Sight]:
    return [sight for one in rounds for sight in one]


def _within(sights: Sequence[Sight], row: int, column: int) -> list[Sight]:
    return [sight for sight in sights if row_of(sight.players) == row and column_of(sight.turn) == column]


if __name__ == "__main__":
    main()
