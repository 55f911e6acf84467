"""Finds puzzles in games of bots: `python -m motherlode.puzzles.finding --game duel --count 10 --out found.json`.

`--shelve found.json …` makes the file of the package of what was found, the kinds by turns. `--judge` looks at those
of the package again and writes those that stand.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from motherlode.bots.appraisal import Appraisal
from motherlode.core.rng import Rng
from motherlode.core.types import Action
from motherlode.puzzles.finding.judging import FINDERS, KINDS, judged
from motherlode.puzzles.finding.position import Position, positions, worths
from motherlode.puzzles.puzzle import Answer, Puzzle, Solution
from motherlode.puzzles.shelf import FILE, shelf, written

PLAYERS = {"saboteur": (3, 4, 5), "duel": (2,)}
A_GAME = 1
"""Of one game no more puzzles of one kind than this are taken: the next one would look like it."""


def found(game: str, seed: int, kinds: Collection[str]) -> Iterator[Puzzle]:
    """The puzzles of these kinds of a game that bots play; none whose answer hangs on what its seat cannot know."""
    players = PLAYERS[game][Rng(seed).below(len(PLAYERS[game]))]
    wanted = dict.fromkeys(kinds, A_GAME)
    for position in positions(game, players, seed):
        result = FINDERS[game](position, [kind for kind, more in wanted.items() if more])
        puzzle = None if result is None else judged(made(position, *result))
        if puzzle is not None:
            wanted[puzzle.kind] -= 1
            yield puzzle


def made(position: Position, kind: str, appraisals: Sequence[Appraisal], reason: dict[str, Any]) -> Puzzle:
    best, worth = appraisals[0].action, worths(position, appraisals)
    event, events = position.told(best)
    solution = Solution(_plain(best), worth[str(_plain(best))], event, reason, events)
    decision = position.state.decision(position.seat)
    assert decision is not None
    name = sha256(repr((position.view["seat"], position.view["log"])).encode()).hexdigest()[:8]
    return Puzzle(
        f"{kind}-{name}",
        kind,
        position.state.setup.plain(),
        position.view,
        {"kind": decision.kind, "options": decision.options},
        position.appraiser.unit,
        solution,
        _others(position, best, worth),
    )


def _others(position: Position, best: Action, worth: Mapping[str, float]) -> list[Answer]:
    others = [
        Answer(_plain(action), worth[str(_plain(action))], position.told(action)[0])
        for action in position.legal
        if action != best
    ]
    return sorted(others, key=lambda answer: -answer.worth)


def _plain(action: Action) -> Action:
    return dict(action)


def by_turns(plain: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Never two of a kind on two days if it can be helped: each kind spread evenly over all days."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    for puzzle in plain:
        kinds.setdefault(puzzle["kind"], []).append(puzzle)
    placed = [
        ((number + 0.5) / len(of_kind), place, puzzle)
        for place, of_kind in enumerate(kinds.values())
        for number, puzzle in enumerate(of_kind)
    ]
    return [puzzle for _, _, puzzle in sorted(placed, key=lambda one: one[:2])]


def judge_all(out: Path) -> None:
    """Writes those that stand after each puzzle, and says which do not."""
    standing: list[dict[str, Any]] = []
    for puzzle in shelf():
        again = judged(puzzle)
        if again is not None:
            standing.append(again.plain())
            out.write_text(written(standing))
        print(puzzle.id, "stands" if again else "falls", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m motherlode.puzzles.finding", description=__doc__)
    parser.add_argument("--game", choices=sorted(FINDERS), default="saboteur")
    parser.add_argument("--kinds", nargs="+", help="only these; all of the game if not given")
    parser.add_argument("--count", type=int, default=10, help="how many to find of every kind that comes up")
    parser.add_argument("--games", type=int, default=1000, help="in how many games at most")
    parser.add_argument("--minutes", type=float, default=60.0, help="for how long at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("found.json"), help="written after each game")
    parser.add_argument("--shelve", type=Path, nargs="+", help="put what these files hold into the package instead")
    parser.add_argument("--judge", action="store_true", help="judge the puzzles of the package again instead")
    given = parser.parse_args(arguments)
    if given.shelve:
        FILE.write_text(
            written(by_turns([plain for file in given.shelve for plain in json.loads(file.read_text())["puzzles"]]))
        )
        return
    if given.judge:
        judge_all(given.out)
        return
    end = time.monotonic() + 60 * given.minutes
    kept: dict[str, list[Puzzle]] = {kind: [] for kind in given.kinds or KINDS[given.game]}
    rng = Rng(given.seed)
    for number in range(1, given.games + 1):
        for puzzle in found(given.game, rng.next(), [kind for kind in kept if len(kept[kind]) < given.count]):
            kept[puzzle.kind].append(puzzle)
        given.out.write_text(written([puzzle.plain() for puzzles in kept.values() for puzzle in puzzles]))
        print(number, {kind: len(puzzles) for kind, puzzles in kept.items()}, flush=True)
        if time.monotonic() > end or all(len(puzzles) >= given.count for puzzles in kept.values()):
            break


if __name__ == "__main__":
    main()
