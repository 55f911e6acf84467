"""A real server on loopback, in a thread of the test."""

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from motherlode.server.app import App
from motherlode.server.limits import Limits
from motherlode.server.serve import config
from motherlode.server.table.thinking import Thinkers
from tests.server.seeds import same_seed

FREE = Limits(burst=10**6, post_burst=10**6, table_burst=10**6, costly_burst=10**6, remark_burst=10**6)
"""Limits under which a test may play as fast as it likes."""


TICK = 0.005


class QuickServer(uvicorn.Server):
    """Starts and ends as uvicorn's own does, which sleeps for a tenth of a second each time it looks."""

    async def main_loop(self) -> None:
        while not self.should_exit:
            await asyncio.sleep(TICK)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._all_done(), self.config.timeout_graceful_shutdown)
        for task in self.server_state.tasks:
            task.cancel()
        await self.lifespan.shutdown()

    async def _all_done(self) -> None:
        while self.server_state.connections or self.server_state.tasks:
            await asyncio.sleep(TICK)


class Running:
    def __init__(self, port: int, app: Any, server: uvicorn.Server) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.app = app
        self.server = server

    def deal(self, seed: int) -> None:
        """The games that begin from now on at new tables."""
        self.registry.seeds = lambda row: seed

    @property
    def registry(self) -> Any:
        return self.app.registry


@contextmanager
def running(data: Path, limits: Limits = FREE, send_buffer: int | None = None, **more: Any) -> Iterator[Running]:
    """`send_buffer`: how many bytes the system takes for a client that does not read."""
    app = App(data, limits=limits, thinkers=Thinkers(threads=True), seeds=same_seed, **more)
    listening = socket.socket()
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    listening.bind(("127.0.0.1", 0))
    listening.listen(256)
    if more.get("site") is not None:
        more["site"].address = f"127.0.0.1:{listening.getsockname()[1]}"
    server = QuickServer(config(app))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    until = time.monotonic() + 60
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < until
        time.sleep(0.002)
    try:
        yield Running(listening.getsockname()[1], app, server)
    finally:
        server.should_exit = True
        thread.join(60)
        listening.close()
        assert not thread.is_alive(), "the server does not end"
