"""What docs/SITE.md and `deploy` say, for tests that do it on this machine."""

import asyncio
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import asyncpg
import httpx

from motherlode.server.site.local import LocalPostgres, LocalValkey, free_port

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "SITE.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
WORKER = (DEPLOY / "motherlode-worker.service").read_text(encoding="utf-8")
UNIT = (DEPLOY / "motherlode@.service").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)


def make_database(running: LocalPostgres) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(running.url())
        (told,) = re.findall(r"psql .*<<'END'\n(.*?)\nEND\n", PAGE, re.DOTALL)
        for statement in told.splitlines():
            await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def environment_of(running: LocalPostgres, bus: LocalValkey) -> dict[str, str]:
    """That of the page, with the ports of this machine."""
    (text,) = [block for kind, block in BLOCKS if kind == "ini"]
    found = dict(line.split("=", 1) for line in text.splitlines())
    found["MOTHERLODE_DATABASE"] = found["MOTHERLODE_DATABASE"].replace(":5432/", f":{running.port}/")
    found["MOTHERLODE_BUS"] = found["MOTHERLODE_BUS"].replace(":6379/", f":{bus.port}/")
    return os.environ | found


def start(port: int, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """As the unit starts it."""
    (line,) = [line for line in UNIT.splitlines() if line.startswith("ExecStart=")]
    _, *arguments = shlex.split(line.replace("%i", str(port)).replace("${SITE}", environment["SITE"]))
    command = [sys.executable, "-m", "motherlode", *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_until_ready(port: int) -> None:
    end = time.monotonic() + 150
    while True:
        assert time.monotonic() < end
        try:
            if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)


class TwoNodes(NamedTuple):
    environment: dict[str, str]
    ports: list[int]
    processes: list[subprocess.Popen[bytes]]

    def restart(self, place: int) -> None:
        """As `systemctl restart` does, and the page's loop waits."""
        self.processes[place].send_signal(signal.SIGTERM)
        assert self.processes[place].wait(90) == 0
        self.processes[place] = start(self.ports[place], self.environment)
        wait_until_ready(self.ports[place])


@contextmanager
def site_of_the_page(name: str | None = None) -> Iterator[TwoNodes]:
    """Two nodes that serve; `name`: instead of the page's."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        LocalPostgres(Path(folder) / "postgres", safe=False) as database,
        LocalValkey(Path(folder) / "valkey") as bus,
    ):
        make_database(database)
        environment = environment_of(database, bus) | ({"SITE": name} if name else {})
        ports = [free_port(), free_port()]
        nodes = TwoNodes(environment, ports, [start(port, environment) for port in ports])
        try:
            for port in ports:
                wait_until_ready(port)
            yield nodes
        finally:
            for node in nodes.processes:
                node.send_signal(signal.SIGTERM)
            statuses = [node.wait(90) for node in nodes.processes]
    assert statuses == [0, 0]
