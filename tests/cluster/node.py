"""One node of a site under test, as a process: `python -m tests.cluster.node PORT`; where the site is, the environment
says."""

import os
import sys
from dataclasses import replace

from motherlode.cli.serve import BUS, DATABASE
from motherlode.server.site.serving import serve_node
from tests.server.running import FREE
from tests.server.seeds import same_seed

PAUSE = 0.3
"""Seconds that the end of a round lies on the table."""


def main(port: str) -> int:
    limits = replace(FREE, pause=PAUSE, retry=0.3)
    return serve_node(os.environ[DATABASE], os.environ.get(BUS), "127.0.0.1", int(port), limits=limits, seeds=same_seed)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
