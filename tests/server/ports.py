"""Ports for servers that die and come back."""

import random
import socket

PORTS = range(12_000, 32_000)
"""Below those that the system gives away by itself: nobody else gets one while its server is dead."""


def free_port() -> int:
    for port in random.sample(PORTS, 100):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
