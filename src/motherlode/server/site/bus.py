"""What nodes tell each other by Valkey or Redis: who is there, and how far tables have come.

All of it is for knowing sooner, nothing for being right: a message that is lost, or a bus that is, costs nobody a move.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from motherlode.server.table.holding import Standing

if TYPE_CHECKING:
    from motherlode.server.site.node import Node
    from motherlode.server.table.table import Table

log = logging.getLogger("motherlode.site")

CHANNEL = "motherlode"
EVERY = 1.0
"""Seconds between two words of who is there."""
GATHERED = 0.2
"""Seconds in which what happens at tables is told together."""
SILENT = 3.0
"""Seconds after which somebody who said nothing is not there."""
AGAIN = 0.5
"""Seconds until a lost bus is tried again."""
REMEMBERED = 50_000
"""Tables of other nodes of which we know how far they are."""


class Word(Struct, omit_defaults=True):
    """What one node says."""

    node: str
    ready: bool | None = None
    gone: bool = False
    tables: dict[str, Standing] = {}
    taken: list[str] = []
    """Tables that were taken from whoever ran them."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Word).decode


class Bus:
    def __init__(self, url: str | None) -> None:
        """Without an address a node hears and says nothing, and still does everything."""
        self._url = url
        self._client: Any = None
        self._node: Node | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._ready: dict[str, float] = {}
        """When each of the others last said that it is well."""
        self._changed: dict[str, Standing] = {}
        self._told: OrderedDict[str, Standing] = OrderedDict()
        self._known: OrderedDict[str, Standing] = OrderedDict()
        self.is_connected = False

    def start(self, node: Node) -> None:
        if self._url is None:
            return
        self._node = node
        self._client = _connect(self._url)
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._speak()), loop.create_task(self._listen())]

    # ---- saying

    def note(self, table: Table) -> None:
        """Something may have happened there; it is told soon, together with what happens elsewhere."""
        if self._client is None or table.is_lost:
            return
        match = table.match
        asked = tuple(match.asked) if match is not None else ()
        standing = Standing(match.version if match is not None else -1, table.status, asked)
        if self._told.get(table.row.id) != standing:
            _remember(self._told, table.row.id, standing)
            self._changed[table.row.id] = standing

    async def _speak(self) -> None:
        assert self._node is not None
        spoken = 0.0
        while True:
            now = time.monotonic()
            if self._changed or now - spoken >= EVERY:
                changed, self._changed = self._changed, {}
                spoken = now
                await self._say(Word(self._node.name, self._node.is_ready, tables=changed))
            await asyncio.sleep(GATHERED)

    async def _say(self, word: Word) -> None:
        from valkey.exceptions import ValkeyError

        try:
            await self._client.publish(CHANNEL, _encode(word))
        except (ValkeyError, OSError) as error:
            self._lost(error)
        else:
            self._found()

    # ---- hearing

    async def _listen(self) -> None:
        from valkey.exceptions import ValkeyError

        while True:
            try:
                async with self._client.pubsub() as heard:
                    await heard.subscribe(CHANNEL)
                    while True:
                        message = await heard.get_message(ignore_subscribe_messages=True, timeout=SILENT)
                        if message is not None:
                            self._hear(message["data"])
            except (ValkeyError, OSError) as error:
                self._lost(error)
                await asyncio.sleep(AGAIN)

    def _hear(self, data: bytes) -> None:
        assert self._node is not None
        try:
            word = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            log.warning("something on the bus is not ours: %s", error)
            return
        for table in word.taken:
            self._node.lose(table)
        if word.node == self._node.name:
            return
        if word.gone or word.ready is False:
            self._ready.pop(word.node, None)
        elif word.ready:
            self._ready[word.node] = time.monotonic()
        for table, standing in word.tables.items():
            _remember(self._known, table, standing)

    def others_are_ready(self, since: float = 0.0) -> bool:
        """Whether somebody else has just said that it is well, and after that moment."""
        return any(said > max(since, time.monotonic() - SILENT) for said in self._ready.values())

    def standing(self, table: str) -> Standing | None:
        """How far a table of another node is, as far as we have heard."""
        return self._known.get(table)

    def _lost(self, error: Exception) -> None:
        if self.is_connected:
            log.error("the bus is lost: %s; everything goes on without it", error)
        self.is_connected = False

    def _found(self) -> None:
        if not self.is_connected:
            self._known.clear()  # much may have happened meanwhile
            log.info("the bus is there")
        self.is_connected = True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._client is None:
            return
        if self._node is not None and self.is_connected:
            await self._say(Word(self._node.name, gone=True))
        with contextlib.suppress(Exception):  # it is not there, and we are leaving
            await self._client.aclose()
        self._client = None


def _connect(url: str) -> Any:
    from valkey import asyncio as valkey

    connect: Any = valkey.from_url
    return connect(url, socket_timeout=5.0, socket_connect_timeout=2.0)


async def tell_taken(url: str, table: str) -> None:
    """Whoever runs that table runs it no more; he would notice by himself at its next move."""
    client = _connect(url)
    with contextlib.suppress(Exception):  # it is only for knowing sooner
        await client.publish(CHANNEL, _encode(Word("", taken=[table])))
    with contextlib.suppress(Exception):
        await client.aclose()


def _remember(known: OrderedDict[str, Standing], table: str, standing: Standing) -> None:
    known[table] = standing
    known.move_to_end(table)
    if len(known) > REMEMBERED:
        known.popitem(last=False)
