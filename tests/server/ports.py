"""Ports for servers that die and come back."""

import os
import random
import socket

WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 16
"""Processes that test beside each other have ports of their own: one that is chosen may be taken only much later."""
PORTS = range(12_000 + 500 * WORKER, 12_500 + 500 * WORKER)
"""Below those that the system gives away by itself: nobody else gets one while its server is dead."""
OF_SITES = (20_000 + 750 * WORKER, 20_750 + 750 * WORKER)
"""The same for what a site consists of."""

_given: set[int] = set()


def free_port() -> int:
    for port in random.sample(PORTS, len(PORTS)):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        if port not in _given:
            _given.add(port)
            return port
    raise AssertionError("no port is free")
