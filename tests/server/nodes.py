"""Several nodes of one site, each in a thread of the test."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import asyncpg
from websockets.exceptions import ConnectionClosed

from motherlode.server.site.node import Node
from tests.server.clients import Browser, Live
from tests.server.running import Running

Join = Callable[..., Running]


def on_loop_of(running: Running, work: Coroutine[Any, Any, Any]) -> Any:
    """What a node's own thread makes of it."""
    return asyncio.run_coroutine_threadsafe(work, running.server.servers[0].get_loop()).result(60)


def hand_over(running: Running) -> None:
    """The node is told to stop, and lets its tables go."""
    on_loop_of(running, running.app.hand_over())


def end_of(live: Live) -> int | None:
    """The code with which its socket is closed."""
    try:
        while True:
            live.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def at(running: Running, browser: Browser) -> Browser:
    """The same browser, led to another node by a proxy."""
    other = Browser(running.url)
    other.http.cookies.update(browser.http.cookies)
    return other


def node_of(running: Running) -> Node:
    node: Node = running.app._site.node
    return node


def take(running: Running, table: str) -> None:
    """The node takes the table, whoever runs it."""

    async def force() -> None:
        await node_of(running).leases.claim(table, force=True)

    on_loop_of(running, force())


async def mislead(database: str, node: str, address: str = "127.0.0.1:1") -> None:
    """The others are told that the node is somewhere else."""
    connection = await asyncpg.connect(database)
    await connection.execute("UPDATE nodes SET address = $1 WHERE id = $2", address, node)
    await connection.close()
