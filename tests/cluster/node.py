"""One node of a site under test, as a process: `python -m tests.cluster.node PORT`; where the site is, the environment
says. SIGUSR1 sets its clock on by a day, SIGUSR2 back by two."""

import os
import signal
import sys
import time
from dataclasses import replace

from motherlode.cli.site_address import BUS, DATABASE
from motherlode.server.site.serving import serve_node
from tests.server.running import FREE
from tests.server.seeds import same_seed

PAUSE = 0.3
"""Seconds that the end of a round lies on the table."""


THINK = 120.0
"""Seconds for a bot, whose process may just be starting on a busy machine."""
DAY = 24 * 3600


def let_the_clock_jump() -> None:
    right, jumped = time.time, 0.0

    def jump(by: int) -> None:
        nonlocal jumped
        jumped += by

    time.time = lambda: right() + jumped
    signal.signal(signal.SIGUSR1, lambda *_: jump(DAY))
    signal.signal(signal.SIGUSR2, lambda *_: jump(-2 * DAY))


def main(port: str) -> int:
    if hasattr(signal, "SIGUSR1"):
        let_the_clock_jump()
    limits = replace(FREE, pause=PAUSE, retry=0.3, think=THINK)
    return serve_node(os.environ[DATABASE], os.environ.get(BUS), "127.0.0.1", int(port), limits=limits, seeds=same_seed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
