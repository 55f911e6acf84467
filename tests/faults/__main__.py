"""`python -m tests.faults [PATH…] --count N --seed N`: how many of a sample of planted faults the tests notice."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from hashlib import sha256
from itertools import islice
from pathlib import Path

import yaml

from tests.faults.chosen import LISTS, try_chosen
from tests.faults.engine import ENGINE, choose_engine
from tests.faults.ledger import Ledger
from tests.faults.planting import Fault, compiles, faults_in
from tests.faults.reach import KEPT
from tests.faults.thorough import SECONDS, Thorough
from tests.faults.trial import COPIED, PROJECT, copy_project, is_noticed, passes, stages

EQUIVALENTS = Path(__file__).with_name("equivalents.yaml")


def main(arguments: Sequence[str] | None = None) -> int:
    wishes = read(arguments)
    if wishes.chosen:
        return try_chosen(LISTS[wishes.chosen], wishes.minutes)
    chosen = sample(all_faults(wishes.paths), wishes.count, wishes.seed)
    if wishes.list:
        print(*(f"line {fault.line}, {fault.name}" for fault in chosen), sep="\n")
        return 0
    os.environ.setdefault("MOTHERLODE_FEW_TABLES", "1")
    until = time.monotonic() + wishes.minutes * 60 if wishes.minutes else float("inf")
    if wishes.near:
        return near(chosen, wishes, until)
    ledger = Ledger()
    noted = KEPT / choose_engine(wishes.paths)
    Thorough(ledger, wishes.again, until, wishes.without, wishes.seconds, noted).try_all(chosen)
    return told(chosen, ledger, wishes)


def near(chosen: list[Fault], wishes: argparse.Namespace, until: float) -> int:
    """Only by the tests that speak of the place, and nothing is kept."""
    alive, tried = [], 0
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        copy_project(Path(folder))
        for fault in chosen:
            if time.monotonic() > until:
                break
            noticed = is_noticed(fault, Path(folder), stages(fault, Path(folder), near=True))
            tried += 1
            print(f"{'noticed' if noticed else 'LIVES  '} line {fault.line}, {fault.name}", flush=True)
            alive += [] if noticed else [fault]
        sound = not alive or all(passes(tests, Path(folder)) for tests in stages(alive[0], Path(folder), near=True))
    print(f"{tried - len(alive)} of {tried} noticed (seed {wishes.seed}, {len(equivalents())} equivalents named)")
    if not sound:
        print("the tests fail without any fault: the figure means nothing")
    return 1 if not sound or len(alive) > wishes.allow else 0


def told(chosen: list[Fault], ledger: Ledger, wishes: argparse.Namespace) -> int:
    """What the ledger has of this sample, after this run and those before."""
    tried = [fault for fault in chosen if ledger.is_tried(fault.name)]
    alive = [fault for fault in tried if not ledger.is_noticed(fault.name)]
    for fault in alive:
        print(f"LIVES   {fault.path}:{fault.line}, {fault.name}")
    sum_ = f"{len(tried) - len(alive)} of {len(tried)} noticed, {len(chosen) - len(tried)} not tried yet"
    print(f"{sum_} (seed {wishes.seed}, {len(equivalents())} equivalents named)")
    return 1 if len(alive) > wishes.allow else 0


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("paths", nargs="*", default=ENGINE, help=f"files or folders below {COPIED}")
    parser.add_argument("--count", type=int, default=20, help="how many faults")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plants the same faults in the same code")
    parser.add_argument(
        "--minutes", type=float, default=0, help="plant no further fault after this time; the next run goes on"
    )
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of tests for one fault, the shortest first")
    parser.add_argument("--again", action="store_true", help="try those again that lived in an earlier run")
    parser.add_argument("--without", action="append", default=[], metavar="PATH", help="leave these tests out")
    parser.add_argument("--allow", type=int, default=0, help="how many may live before this is a failure")
    parser.add_argument(
        "--near", action="store_true", help="run only the tests that speak of the place: seconds a fault"
    )
    parser.add_argument(
        "--chosen",
        nargs="?",
        const="rules",
        choices=LISTS,
        help="plant those of chosen.yaml, server.yaml, bots.yaml or site.yaml, which must all be noticed",
    )
    parser.add_argument("--list", action="store_true", help="only tell which faults would be planted")
    return parser.parse_args(arguments)


def all_faults(paths: Sequence[str]) -> list[Fault]:
    files = {file for path in paths for file in python_files(Path(path))}
    found = [fault for file in sorted(files) for fault in faults_in(str(file), (PROJECT / file).read_text("utf-8"))]
    known = equivalents()
    return [fault for fault in found if fault.name not in known]


def python_files(path: Path) -> list[Path]:
    whole = PROJECT / path
    if not whole.exists():
        sys.exit(f"{path}: there is no such file or folder in the project")
    return [file.relative_to(PROJECT) for file in ([whole] if whole.is_file() else sorted(whole.rglob("*.py")))]


def sample(faults: list[Fault], count: int, seed: int) -> list[Fault]:
    """A lot for each fault by its name: an edit elsewhere changes few of the drawn ones."""
    order = sorted(faults, key=lambda fault: sha256(f"{seed} {fault.name}".encode()).digest())
    return [*islice((fault for fault in order if compiles(fault, source_of(fault))), count)]


def source_of(fault: Fault) -> str:
    return (PROJECT / fault.path).read_text(encoding="utf-8")


def equivalents() -> dict[str, str]:
    """Faults that change nothing that anybody could notice, each with the reason."""
    content = yaml.safe_load(EQUIVALENTS.read_text(encoding="utf-8")) if EQUIVALENTS.is_file() else None
    return dict(content or {})


if __name__ == "__main__":
    sys.exit(main())
