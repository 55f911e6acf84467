"""`python -m tests.model --games 20`: follows so many whole games of every table, and counts what differs."""

import argparse
import sys

from tests.model.climbing import Climber
from tests.model.dueling import Duellist
from tests.model.following import Follower
from tests.model.tables import DUELS, KNOWN, MOUNTAINS, begin
from tests.properties.tables import Table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", default="", help="only tables with this in their name")
    wanted = parser.parse_args()
    turns = failed = 0
    for table in KNOWN + DUELS + MOUNTAINS:
        for seed in range(wanted.seed, wanted.seed + wanted.games) if wanted.table in table.name else ():
            companion = companion_of(table, seed)
            for difference in companion.differences(most=10_000):
                failed += 1
                print(f"{table.name}, seed {seed}: {difference}", flush=True)
            turns += companion.turns
    print(f"{turns} turns followed, {failed} games differ")
    return 1 if failed else 0


def companion_of(table: Table, seed: int) -> Follower | Duellist | Climber:
    if table in MOUNTAINS:
        return Climber(table.start(seed), seed)
    return Duellist(table.start(seed), seed) if table in DUELS else Follower(begin(table, seed), seed)


if __name__ == "__main__":
    sys.exit(main())
