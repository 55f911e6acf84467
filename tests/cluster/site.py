"""A whole site for tests: PostgreSQL, Valkey and nodes, each a process that can be stopped, killed and started."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from motherlode.cli.site_address import BUS, DATABASE
from motherlode.server.site.local import LOCAL, LocalPostgres, LocalValkey, free_port

STARTS = 600.0
"""Seconds for a process to come up: whoever is killed on a busy machine waits for its processor too."""
FAULTS = ("Traceback", "could not be carried out", "could not be answered", "cannot be opened")


class NodeProcess:
    program = "tests.cluster.node"

    def __init__(self, environment: dict[str, str], log: Path) -> None:
        self.port = free_port()
        self.is_up = False
        self.environment, self.log = environment, log
        self._process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        command = [sys.executable, "-m", self.program, str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    async def ready(self) -> None:
        end = asyncio.get_running_loop().time() + STARTS
        while not self._answers():
            assert self._process is not None
            assert self._process.poll() is None, self.log.read_text()
            assert asyncio.get_running_loop().time() < end
            await asyncio.sleep(0.02)
        self.is_up = True

    def _answers(self) -> bool:
        try:
            socket.create_connection((LOCAL, self.port), 1).close()
        except OSError:
            return False
        return True

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    async def end(self, how: signal.Signals) -> int:
        """Returns its exit status."""
        assert self._process is not None
        self.is_up = False
        self._process.send_signal(how)
        return await asyncio.to_thread(self._process.wait)


class WorkerProcess:
    """A worker of the site, as the page tells to start it."""

    def __init__(self, environment: dict[str, str], log: Path) -> None:
        command = [sys.executable, "-m", "motherlode", "worker", "--processes", "1"]
        self.log = log
        with log.open("ab") as written:
            self._process = subprocess.Popen(command, env=environment, stdout=written, stderr=written)

    async def ready(self) -> None:
        end = asyncio.get_running_loop().time() + STARTS
        while "the bus is there" not in self.log.read_text():
            assert self._process.poll() is None, self.log.read_text()
            assert asyncio.get_running_loop().time() < end
            await asyncio.sleep(0.02)

    async def end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        return await asyncio.to_thread(self._process.wait)


class TestSite:
    """Its `port` is another node's each time, as behind a proxy."""

    __test__ = False

    def __init__(self, folder: Path, nodes: int, database: str | None = None) -> None:
        """`database`: where the nodes find it, if not where it is."""
        self.folder = folder
        self.postgres = LocalPostgres(folder / "postgres", safe=False)
        self.valkey = LocalValkey(folder / "valkey")
        self._rng = random.Random(1)
        self.environment = os.environ | {BUS: self.valkey.url, DATABASE: database or self.postgres.url()}
        self.nodes = [NodeProcess(self.environment, folder / f"node-{number}.log") for number in range(nodes)]

    async def __aenter__(self) -> Self:
        self.postgres.start()
        self.valkey.start()
        for node in self.nodes:
            node.begin()
        await asyncio.gather(*(node.ready() for node in self.nodes))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for node in self.nodes:
            if node._process is not None and node._process.poll() is None:
                await node.end(signal.SIGKILL)
        self.valkey.stop()
        self.postgres.stop()

    @property
    def port(self) -> int:
        up = [node for node in self.nodes if node.is_up]
        return self._rng.choice(up or self.nodes).port

    def complaints(self) -> list[str]:
        """Faults of ours that nodes wrote down."""
        lines = [line for path in self.folder.glob("node-*.log") for line in path.read_text().splitlines()]
        return [line for line in lines if any(fault in line for fault in FAULTS)]
