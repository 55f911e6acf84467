"""The ASGI app: API, WebSocket, catalogues and the client's files."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from motherlode.server.faults import Faults
from motherlode.server.http import health
from motherlode.server.http.api import Api, Clauses
from motherlode.server.http.invitation import Network
from motherlode.server.http.pages import Pages, client_folder
from motherlode.server.http.seat_page import SeatPage
from motherlode.server.http.security import KnownHosts, SecurityHeaders, is_known_host
from motherlode.server.keeping.storage import SqliteStorage, Storage
from motherlode.server.keys import Links
from motherlode.server.limits import Limits
from motherlode.server.line.lines import Lines
from motherlode.server.line.live import Live
from motherlode.server.table.registry import TableRegistry
from motherlode.server.table.seeds import Seeds, secret_seed
from motherlode.server.table.thinking import Thinkers

if TYPE_CHECKING:
    from motherlode.server.site.site import Site

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Coroutine[Any, Any, None]]
Handle = Callable[[Message, Receive, Send], Awaitable[None]]
LIVE = re.compile(r"/api/tables/([^/]{1,64})/live")


class App:
    """Starlette serves the requests; the sockets of tables go past it, every layer between costs time at each move."""

    def __init__(
        self,
        data: Path,
        *,
        limits: Limits | None = None,
        clauses: Clauses | None = None,
        client: Path | None = None,
        storage: Storage | None = None,
        thinkers: Thinkers | None = None,
        origins: frozenset[str] = frozenset(),
        hosts: frozenset[str] = frozenset(),
        proxies: tuple[str, ...] = (),
        network: Network | None = None,
        seeds: Seeds = secret_seed,
        site: Site | None = None,
    ) -> None:
        """Keeps its tables in the folder `data`, or in `storage`; `network` tells where other machines find it.

        `origins`: pages besides our own that may speak to us; `hosts`: the names we are asked for by, any if none is
        given; `proxies`: whose word counts for where a request comes from; `seeds`: what the games are dealt from;
        `site`: where the tables are kept if we are one node of several.
        """
        self._site = site
        self._answer: Handle = self._answer_here
        self.proxies = proxies
        self.faults = Faults()
        self.lines = Lines(limits or Limits(), self.faults, proxies)
        self.registry: TableRegistry | None = None

        @asynccontextmanager
        async def lifespan(pages: Starlette) -> AsyncIterator[None]:
            kept: Storage = storage or (await site.open(thinkers) if site else SqliteStorage(data / "tables.sqlite3"))
            secret, holding = await kept.secret(), site.node if site else None
            asked = site.thinkers if site else thinkers
            self.registry = TableRegistry(kept, Links(secret), limits, asked, origins, seeds, holding)
            if site is not None:
                self._answer = await site.join(self._answer_here, self.registry, self.lines, secret)
            await self.registry.age()
            await self.registry.look_up_bans()
            api = Api(self.registry, clauses, network, self.faults)
            pages.router.routes[:] = [
                *api.routes(),
                *SeatPage(api.seat_links).routes(),
                *Pages(client or client_folder()).routes(),
            ]
            try:
                yield
            finally:
                api.close()
                self.faults.stop()
                await self.hand_over()
                await self.registry.close()

        around = [
            Middleware(SecurityHeaders),
            Middleware(KnownHosts, hosts=hosts),
            Middleware(GZipMiddleware, minimum_size=1000),
        ]
        self.hosts = hosts
        self.pages = Starlette(lifespan=lifespan, middleware=around)

    async def hand_over(self) -> None:
        """Other nodes may run our tables from now on."""
        if self._site is not None:
            await self._site.leave()

    def state(self) -> dict[str, bool]:
        """What being ready takes, and whether it is there."""
        if self._site is not None:
            return self._site.state()
        return {"serving": self.registry is not None, "database": True}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] in (health.ALIVE, health.READY):
            await health.answer(scope["path"], self.state(), send)
            return
        await (self._answer_here if scope["type"] == "lifespan" else self._answer)(scope, receive, send)

    async def _answer_here(self, scope: Message, receive: Receive, send: Send) -> None:
        found = LIVE.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is not None and self.registry is not None and is_known_host(scope, self.hosts):
            await Live(self.registry)(found[1], scope, receive, send)
        else:
            await self.pages(scope, receive, send)
