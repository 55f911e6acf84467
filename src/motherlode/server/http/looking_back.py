"""What was: the round so far, what could have been written down of it, the talk, and games that are over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from motherlode.server.errors import TableError
from motherlode.server.http.guard import Guard
from motherlode.server.http.judged import Judgements
from motherlode.server.http.results import Results
from motherlode.server.http.security import browser_key
from motherlode.server.http.suspicion import Suspicions
from motherlode.server.http.typed import answer, small_number
from motherlode.server.keeping.record import record_text
from motherlode.server.keeping.replay import replay
from motherlode.server.line.frames import EarlierTalk
from motherlode.server.table.broadcast import without
from motherlode.server.table.notebook import notebook
from motherlode.server.table.table import Table
from motherlode.server.table.thinking import Thinkers
from motherlode.words import supported

REPLAYS = 16


class LookingBack:
    def __init__(self, guard: Guard, worker: Thinkers) -> None:
        """`worker` does what takes long."""
        self.guard = guard
        self.registry = guard.registry
        self._replays: OrderedDict[str, bytes] = OrderedDict()
        self._recalling = asyncio.Lock()
        self._results = Results(self.registry, worker)
        self._suspicions = Suspicions(self.registry, worker)
        self._judgements = Judgements(self.registry, worker)

    def routes(self) -> list[Route]:
        route = self.guard.route
        return [
            route("/api/tables/{table}/past", "GET", self.past),
            route("/api/tables/{table}/notebook", "GET", self.notebook),
            route("/api/tables/{table}/talk", "GET", self.talk),
            route("/api/tables/{table}/replay", "GET", self.replay),
            route("/api/tables/{table}/suspicion", "GET", self.suspicion),
            route("/api/tables/{table}/judged/{seat}", "GET", self.judged),
            route("/api/tables/{table}/result", "GET", self.result),
            route("/api/tables/{table}/picture.png", "GET", self.picture),
            route("/api/tables/{table}/record", "GET", self.record),
        ]

    async def past(self, request: Request) -> Response:
        """Playing a round again takes a while, so it is done aside, for one at a time."""
        self.guard.spend_costly(request)
        table = await self.registry.table(request.path_params["table"])
        audience = self._audience(table, request)
        async with self._recalling:
            so_far = await table.do(table.round_so_far)
            content = await asyncio.to_thread(lambda: msgspec.json.encode(so_far.seen_by(audience)))
        return Response(content, headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def notebook(self, request: Request) -> Response:
        """What the own seat could have written down of this round."""
        self.guard.spend_costly(request)
        table = await self.registry.table(request.path_params["table"])
        if not table.row.settings.aids:
            raise TableError("aids-off")
        audience = self._audience(table, request)
        view, said = await table.do(partial(table.seen_and_said, audience))
        return answer(await asyncio.to_thread(notebook, view, said))

    async def talk(self, request: Request) -> Response:
        """What was said before the remarks that a view brings."""
        self.guard.spend_costly(request)
        table = await self.registry.table(request.path_params["table"])
        earlier, said = table.talk.latest(small_number(request.query_params.get("before", "")))
        holder = browser_key(request.scope)
        blocked = frozenset() if holder is None else await self.registry.storage.moderation.blocked_by(holder)
        return answer(EarlierTalk(earlier, without(said, table.unheard(blocked))))

    @staticmethod
    def _audience(table: Table, request: Request) -> int:
        """The seat that is asked for, if it is this browser's, or what this browser sees without asking."""
        holder = browser_key(request.scope)
        wanted = request.query_params.get("seat")
        if wanted is None:
            return table.default_audience(holder)
        seat = small_number(wanted)
        if seat is None or not table.holds(holder, seat):
            raise TableError("not-your-seat")
        return seat

    async def replay(self, request: Request) -> Response:
        self.guard.spend_costly(request)
        name = request.path_params["table"]
        async with self._recalling:
            if name not in self._replays:
                stored = await self.registry.stored(name)
                self._replays[name] = await asyncio.to_thread(lambda: msgspec.json.encode(replay(stored)))
                if len(self._replays) > REPLAYS:
                    self._replays.popitem(last=False)
            content = self._replays[name]
        return Response(content, media_type="application/json")

    async def suspicion(self, request: Request) -> Response:
        """Who could suspect whom in a game that is over."""
        self.guard.spend_costly(request)
        return Response(await self._suspicions.of(request.path_params["table"]), media_type="application/json")

    async def judged(self, request: Request) -> Response:
        """What the master would have done in place of a seat of a game that is over, as far as it is worked out."""
        self.guard.spend_costly(request)
        seat = small_number(request.path_params["seat"])
        if seat is None:
            raise TableError("no-such-page")
        return answer(await self._judgements.of(request.path_params["table"], seat))

    async def result(self, request: Request) -> Response:
        self.guard.spend_costly(request)
        result, _ = await self._results.of(request.path_params["table"])
        return answer(result)

    async def picture(self, request: Request) -> Response:
        """Of a game that is over: links to others have no picture."""
        self.guard.spend_costly(request)
        language = supported(request.query_params.get("language", "en")) or "en"
        drawn = await self._results.picture(request.path_params["table"], language)
        return Response(drawn, headers={"Cache-Control": "public, max-age=86400"}, media_type="image/png")

    async def record(self, request: Request) -> Response:
        """Of a game that is over, or that cannot go on by today's rules: once it was read, it is closed for good."""
        self.guard.spend_costly(request)
        table = await self.registry.table(request.path_params["table"])
        stored = await self.registry.stored(table.row.id)
        await table.do(partial(table.close_for_record, stored.row))
        headers = {"Content-Disposition": f'inline; filename="{table.row.id}.txt"', "Cache-Control": "no-store"}
        return PlainTextResponse(record_text(stored), headers=headers)
