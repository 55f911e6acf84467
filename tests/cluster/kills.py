"""`python -m tests.cluster.kills --count N`: kills random nodes of a site while games run, and counts what was lost."""

import argparse
import asyncio
import math
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.cluster.evening import Evening
from tests.cluster.site import TestSite


async def kill_nodes(
    site: TestSite, evening: Evening, count: int, rng: random.Random, moves: int = 3, minutes: float = math.inf
) -> int:
    """One after the other, each while the last one killed may still be on its way up. Returns how many were killed in
    that time."""
    end = time.monotonic() + 60 * minutes
    for killed in range(count):
        if time.monotonic() > end:
            return killed
        await evening.go_on(rng.randint(1, moves))
        await asyncio.sleep(rng.uniform(0, 0.03))
        node = rng.choice([node for node in site.nodes if node.is_up])
        await node.end(signal.SIGKILL)
        node.begin()
        await asyncio.gather(node.ready(), evening.go_on(1))
    return count


async def run(folder: Path, count: int, seed: int, nodes: int, tables: int, minutes: float) -> int:
    began = time.monotonic()
    async with TestSite(folder, nodes) as site:
        evening = Evening(site, tables, bots=True)
        await evening.begin()
        killed = await kill_nodes(site, evening, count, random.Random(seed), minutes=minutes)
        await evening.go_on(1)
        await evening.end()
        kept = await evening.check()
        longest = max(player.longest for player in evening.players)
        print(
            f"{killed} kills, {len(evening.tables)} tables, {evening.acknowledged} moves acknowledged, all there once, "
            f"{kept} kept; longest wait for an answer {longest:.1f} s; {time.monotonic() - began:.0f} s"
        )
        complaints = site.complaints()
        print(*complaints[:10], sep="\n")
        return 1 if complaints else 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.kills", description=__doc__)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which no more are killed")
    wishes = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        night = run(Path(folder), wishes.count, wishes.seed, wishes.nodes, wishes.tables, wishes.minutes)
        return asyncio.run(night)


if __name__ == "__main__":
    sys.exit(main())
