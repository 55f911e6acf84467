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

from motherlode.server.site.jobs import Answer, release, unpack_answer
from motherlode.server.table.holding import Standing

if TYPE_CHECKING:
    from motherlode.server.site.node import Node
    from motherlode.server.table.table import Table

log = logging.getLogger("motherlode.site")

CHANNEL = "motherlode"
EVERY = 1.0
"""Seconds between two words: who is there, and what happened at its tables meanwhile. All nodes hear all words, so what
they cost grows with the square of the nodes, and hearing one costs as much as half a move."""
SILENT = 3.0
"""Seconds after which somebody who said nothing is not there."""
DEAF = 6
"""Words of our own after which a bus on which they do not come back is none, whatever it answers."""
AGAIN = 0.5
"""Seconds until a lost bus is tried again."""
TOLD_EVERY = 60.0
"""Seconds between two complaints about what is not ours."""
REMEMBERED = 50_000
"""Tables of other nodes of which we know how far they are."""


class Deaf(Exception):
    """What we say there is not heard."""


class Word(Struct, omit_defaults=True):
    """What one node says."""

    node: str
    ready: bool | None = None
    gone: bool = False
    tables: dict[str, Standing] = {}
    taken: list[str] = []
    """Tables that were taken from whoever ran them."""
    thinks: str | None = None
    """Said by workers: the release whose nodes they answer."""


STOPS = 0.5
"""Seconds for what listens and speaks to stop before it is told again."""

encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Word).decode


class Bus:
    def __init__(self, url: str | None) -> None:
        """Without an address a node hears and says nothing, and still does everything."""
        self._url = url
        self.client: Any = None
        self._node: Node | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._ready: dict[str, float] = {}
        """When each of the others last said that it is well."""
        self._changed: dict[str, Standing] = {}
        self._told: OrderedDict[str, Standing] = OrderedDict()
        self._known: OrderedDict[str, Standing] = OrderedDict()
        self._workers: dict[str, float] = {}
        """When each worker that can think for us last said that it is there."""
        self.answers: dict[str, asyncio.Future[Answer]] = {}
        """What workers were asked, and have not answered yet."""
        self._unheard = 0
        """Words that we said since one of them came back: only if they do, others can hear them too."""
        self._complained = -TOLD_EVERY
        self.is_connected = False
        self.is_lost = False
        """Whether it is not where it should be; the operator has been told so."""

    @property
    def name(self) -> str:
        """Of the node that speaks here."""
        assert self._node is not None
        return self._node.name

    def start(self, node: Node) -> None:
        if self._url is None:
            return
        self._node = node
        self.client = connect(self._url)
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._speak()), loop.create_task(self._listen())]

    # ---- saying

    def note(self, table: Table) -> None:
        """Something may have happened there; it is told within a second, together with what happens elsewhere."""
        if self.client is None or table.is_lost:
            return
        match = table.match
        asked = tuple(match.asked) if match is not None else ()
        standing = Standing(match.version if match is not None else -1, table.status, asked)
        if self._told.get(table.row.id) != standing:
            _remember(self._told, table.row.id, standing)
            self._changed[table.row.id] = standing

    async def _speak(self) -> None:
        assert self._node is not None
        while True:
            changed, self._changed = self._changed, {}
            await self._say(Word(self._node.name, self._node.is_ready, tables=changed))
            await asyncio.sleep(EVERY)

    async def _say(self, word: Word) -> None:
        try:
            await self.client.publish(CHANNEL, encode(word))
        except Exception as error:  # whatever a stranger at that address may say
            self._lost(error)
        else:
            self._unheard += 1

    # ---- hearing

    async def _listen(self) -> None:
        while True:
            try:
                async with self.client.pubsub() as heard:
                    await heard.subscribe(CHANNEL, channel_of(self.name))
                    self._known.clear()  # much may have happened meanwhile
                    self._unheard = 0
                    while True:
                        await self._hear_next(heard)
            except Exception as error:  # whatever a stranger at that address may say
                self._lost(error)
                await asyncio.sleep(AGAIN)

    async def _hear_next(self, heard: Any) -> None:
        message = await heard.get_message(ignore_subscribe_messages=True, timeout=SILENT)
        if message is not None and message["channel"] == CHANNEL.encode():
            self._hear(message["data"])
        elif message is not None:
            self._hear_answer(message["data"])
        if self._unheard > DEAF:
            raise Deaf("it does not say again what it is told")

    def _hear(self, data: bytes) -> None:
        assert self._node is not None
        try:
            word = _decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._complain(error)
            return
        for table in word.taken:
            self._node.lose(table)
        if word.thinks is not None:
            self._hear_worker(word)
            return
        if word.node == self._node.name:
            self._found()
            return
        if word.gone or word.ready is False:
            self._ready.pop(word.node, None)
        elif word.ready:
            self._ready[word.node] = time.monotonic()
        for table, standing in word.tables.items():
            _remember(self._known, table, standing)

    def _hear_worker(self, word: Word) -> None:
        if word.gone:
            self._workers.pop(word.node, None)
        elif word.thinks == release():
            self._workers[word.node] = time.monotonic()

    def workers(self) -> frozenset[str]:
        """Those that are there and can think for us."""
        lately = time.monotonic() - SILENT
        self._workers = {worker: said for worker, said in self._workers.items() if said > lately}
        return frozenset(self._workers)

    def _hear_answer(self, data: bytes) -> None:
        """One to a question that nobody asks any more is dropped."""
        try:
            answer = unpack_answer(data)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            self._complain(error)
            return
        waiting = self.answers.get(answer.key)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def others_are_ready(self, since: float = 0.0) -> bool:
        """Whether somebody else has just said that it is well, and after that moment."""
        return any(said > max(since, time.monotonic() - SILENT) for said in self._ready.values())

    def standing(self, table: str) -> Standing | None:
        """How far a table of another node is, as far as we have heard."""
        return self._known.get(table)

    def _lost(self, error: Exception) -> None:
        if not self.is_lost:
            text = "the bus cannot be reached: %s; everything goes on without it, and it is tried again"
            log.error(text, why_lost(error))
        self.is_connected, self.is_lost = False, True

    def _found(self) -> None:
        self._unheard = 0
        if not self.is_connected:
            log.info("the bus is there")
        self.is_connected, self.is_lost = True, False

    def _complain(self, error: Exception) -> None:
        """Not of every word: there may be thousands."""
        if time.monotonic() - self._complained >= TOLD_EVERY:
            self._complained = time.monotonic()
            log.warning("something on the bus is not ours: %s", error)

    async def close(self) -> None:
        left = set(self._tasks)
        while left:  # a client that waits with a timeout may take the first call to stop for its own
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=STOPS)
        if self.client is None:
            return
        if self._node is not None and self.is_connected:
            await self._say(Word(self._node.name, gone=True))
        with contextlib.suppress(Exception):  # it is not there, and we are leaving
            await self.client.aclose()
        self.client = None


def channel_of(node: str) -> str:
    """Where a node is answered."""
    return f"{CHANNEL}:{node}"


def connect(url: str) -> Any:
    from valkey import asyncio as valkey

    from_url: Any = valkey.from_url
    return from_url(url, socket_timeout=5.0, socket_connect_timeout=2.0)


def why_lost(error: Exception) -> str:
    """For the operator; an error that no bus makes comes of whatever else answers at its address."""
    from valkey.exceptions import InvalidResponse, ValkeyError

    if isinstance(error, ValkeyError | OSError | Deaf) and not isinstance(error, InvalidResponse):
        return str(error) or type(error).__name__
    return f"what answers there is no Valkey or Redis ({error})"


async def tell_taken(url: str, table: str) -> None:
    """Whoever runs that table runs it no more; he would notice by himself at its next move."""
    client = connect(url)
    with contextlib.suppress(Exception):  # it is only for knowing sooner
        await client.publish(CHANNEL, encode(Word("", taken=[table])))
    with contextlib.suppress(Exception):
        await client.aclose()


def _remember(known: OrderedDict[str, Standing], table: str, standing: Standing) -> None:
    known[table] = standing
    known.move_to_end(table)
    if len(known) > REMEMBERED:
        known.popitem(last=False)
