"""The HTTP part of the protocol."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from motherlode import MotherlodeError
from motherlode.server import errors
from motherlode.server.errors import MalformedError, TableError
from motherlode.server.faults import Faults
from motherlode.server.http import game_list, puzzles
from motherlode.server.http.bodies import (
    ClauseBody,
    Done,
    Listed,
    Made,
    Mine,
    NewTable,
    Orders,
    PuzzleMove,
    SeatLink,
    Taken,
    TakeSeat,
)
from motherlode.server.http.invitation import Network, invitation
from motherlode.server.http.judged import Judgements
from motherlode.server.http.printing import Prints, wish_of
from motherlode.server.http.results import Results
from motherlode.server.http.security import browser_key, is_own_origin, raw_key
from motherlode.server.http.suspicion import Suspicions
from motherlode.server.keeping.record import record_text
from motherlode.server.keeping.replay import replay
from motherlode.server.keeping.storage import StorageError, TableRow
from motherlode.server.keys import cookie, new_key, print_of
from motherlode.server.limits import FRAME_BYTES
from motherlode.server.line.frames import EarlierTalk
from motherlode.server.quota import Quota, SharedQuota, address_of
from motherlode.server.table import orders, seating
from motherlode.server.table.broadcast import without
from motherlode.server.table.notebook import notebook
from motherlode.server.table.registry import TableRegistry
from motherlode.server.table.table import Table
from motherlode.words import DEFAULT, supported

log = logging.getLogger("motherlode.server")

Body = TypeVar("Body")
Clauses = Mapping[str, Mapping[str, ClauseBody]]
"""The rules by language and clause."""
MOST_LISTED, MOST_MINE, MOST_LOADED = 50, 30, 8
MOST_DIGITS = 6
REPLAYS = 16


def answer(content: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, media_type="application/json")


def refusal(error: MotherlodeError) -> Response:
    return answer(errors.body(error), errors.status(error))


class Api:
    def __init__(
        self,
        registry: TableRegistry,
        clauses: Clauses | None = None,
        network: Network | None = None,
        faults: Faults | None = None,
    ) -> None:
        self.faults = faults or Faults()
        self.registry = registry
        self.network = network
        self.clauses = clauses or {}
        limits = registry.limits
        self._requests = Quota(limits.posts_per_second, limits.post_burst)
        self._tables = SharedQuota(limits.tables_per_second, limits.table_burst)
        self._looks = SharedQuota(limits.looks_per_second, limits.look_burst)
        self._replays: OrderedDict[str, bytes] = OrderedDict()
        self._recalling = asyncio.Lock()
        drawing = registry.thinkers.single()
        self._prints = Prints(drawing)
        self._results = Results(registry, drawing)
        self._suspicions = Suspicions(registry, drawing)
        self._judgements = Judgements(registry, drawing)

    def close(self) -> None:
        self._prints.close()

    def routes(self) -> list[Route]:
        return [
            self._route("/api/games", "GET", self.games),
            self._route("/api/tables", "POST", self.new_table),
            self._route("/api/tables", "GET", self.lobby),
            self._route("/api/mine", "GET", self.mine),
            self._route("/api/tables/{table}/seats", "POST", self.take_seat),
            self._route("/api/tables/{table}/orders", "POST", self.order),
            self._route("/api/tables/{table}/seat-link", "GET", self.seat_link),
            self._route("/api/tables/{table}/past", "GET", self.past),
            self._route("/api/tables/{table}/replay", "GET", self.replay),
            self._route("/api/tables/{table}/suspicion", "GET", self.suspicion),
            self._route("/api/tables/{table}/judged/{seat}", "GET", self.judged),
            self._route("/api/tables/{table}/result", "GET", self.result),
            self._route("/api/tables/{table}/picture.png", "GET", self.picture),
            self._route("/api/tables/{table}/record", "GET", self.record),
            self._route("/api/tables/{table}/talk", "GET", self.talk),
            self._route("/api/tables/{table}/notebook", "GET", self.notebook),
            self._route("/api/seat-links/{link}", "POST", self.use_seat_link),
            self._route("/api/invitation", "GET", self.invitation),
            self._route("/api/print/{game}", "GET", self.print),
            self._route("/api/puzzles/{puzzle}/moves", "POST", self.puzzle_move),
            self._route("/api/rules", "GET", self.rules),
            self._route("/api/rules/{clause}", "GET", self.clause),
        ]

    def _route(self, path: str, method: str, handle: Callable[[Request], Awaitable[Response]]) -> Route:
        async def guarded(request: Request) -> Response:
            try:
                if method != "GET":
                    self.admit(request)
                return await handle(request)
            except MotherlodeError as error:
                return refusal(error)
            except StorageError as error:
                log.error("what is kept cannot be reached for %s: %s", request.url.path, error)
                return refusal(TableError("storage-failed"))
            except ClientDisconnect:
                self.faults.count("cut off")
                return Response(status_code=400)

        return Route(path, guarded, methods=[method])

    def admit(self, request: Request) -> None:
        """Requests that change something come from our own pages, and not in floods."""
        if not is_own_origin(request.scope, self.registry.origins):
            raise TableError("bad-origin")
        if self.registry.bans.hit(browser_key(request.scope), address_of(request.scope.get("client"))):
            raise TableError("banned")
        self.slow_down(request)

    def slow_down(self, request: Request) -> None:
        """Not too many at once from one address."""
        if not self._requests.of(address_of(request.scope.get("client"))).take():
            raise TableError("too-fast")

    def spend(self, quota: SharedQuota, request: Request) -> None:
        """Not too much of something costly, for one person nor for one address."""
        if not quota.take(browser_key(request.scope), address_of(request.scope.get("client"))):
            raise TableError("too-fast")

    @staticmethod
    def with_key(response: Response, request: Request, key: str) -> Response:
        response.headers["Set-Cookie"] = cookie(key, request.url.scheme == "https")
        return response

    # ---- tables

    async def games(self, request: Request) -> Response:
        return answer(game_list.games())

    async def new_table(self, request: Request) -> Response:
        new = await body(request, NewTable)
        self.spend(self._tables, request)
        key = raw_key(request.scope) or new_key()
        table = await self.registry.make(new, print_of(key))
        return self.with_key(answer(Made(table.row.id, 0)), request, key)

    async def lobby(self, request: Request) -> Response:
        rows = await self.registry.storage.listed(MOST_LISTED)
        return answer(
            [
                Listed(
                    row.id,
                    row.setup["game"],
                    list(row.setup["modules"]),
                    row.seats[row.host].name,
                    sum(seat.kind != "empty" for seat in row.seats),
                    len(row.seats),
                    row.settings.language,
                )
                for row in rows
            ]
        )

    async def mine(self, request: Request) -> Response:
        self.spend(self._looks, request)
        holder = browser_key(request.scope)
        rows = [] if holder is None else await self.registry.storage.held_by(holder, MOST_MINE)
        playing = [row.id for row in rows if row.status == "playing"][:MOST_LOADED]
        return answer([await self._mine(row, holder, row.id in playing) for row in rows])

    async def _mine(self, row: TableRow, holder: str | None, load: bool) -> Mine:
        seats = [seat for seat, other in enumerate(row.seats) if other.holder == holder]
        status: str = row.status
        your_turn: bool | None = None if row.status == "playing" else False
        elsewhere = self.registry.standing(row.id)
        if elsewhere is not None:
            status, your_turn = elsewhere.status, any(seat in seats for seat in elsewhere.asked)
        elif load:
            with suppress(MotherlodeError, StorageError):  # one that cannot be opened is shown as it was kept
                table = await self.registry.table(row.id)
                status, your_turn = await table.do(partial(table.standing, seats))
        names = [seat.name for seat in row.seats]
        game, modules = row.setup["game"], list(row.setup["modules"])
        return Mine(row.id, game, modules, seats[0] if seats else -1, status, your_turn, names, row.created)

    async def take_seat(self, request: Request) -> Response:
        wish = await body(request, TakeSeat)
        table = await self.registry.table(request.path_params["table"])
        key = raw_key(request.scope) or new_key()
        await self.registry.welcome(table, print_of(key))
        seat = await table.do(lambda: seating.take(table, print_of(key), wish.name, wish.seat, wish.look))
        return self.with_key(answer(Taken(seat)), request, key)

    async def order(self, request: Request) -> Response:
        order: Orders = await body(request, Orders)  # type: ignore[arg-type]
        table = await self.registry.table(request.path_params["table"])
        holder, create = browser_key(request.scope), self.registry.create
        return answer(await table.do(lambda: orders.carry_out(table, holder, order, create)))

    # ---- seat links

    async def seat_link(self, request: Request) -> Response:
        table = await self.registry.table(request.path_params["table"])
        holder = browser_key(request.scope)
        seats = table.seats_of(holder)
        if not seats or holder is None:
            raise TableError("not-seated")
        wanted = small_number(request.query_params.get("seat", ""))
        seat = wanted if wanted in seats else seats[0]
        handed = table.row.handed.get(seat, 0)
        return answer(SeatLink(f"/k/{self.registry.links.make(table.row.id, seat, holder, handed)}"))

    async def use_seat_link(self, request: Request) -> Response:
        made, key = await self.take_linked_seat(request)
        return self.with_key(answer(made), request, key)

    async def linked_seat(self, link: str) -> tuple[Table, int]:
        """The seat of a link that is still good."""
        found = self.registry.links.read(link)
        if found is None:
            raise TableError("no-such-link")
        name, seat = found
        table = await self.registry.table(name)
        holder = table.row.seats[seat].holder if seat < len(table.row.seats) else None
        handed = table.row.handed.get(seat, 0)
        if holder is None or not self.registry.links.is_good(link, name, seat, holder, handed):
            raise TableError("no-such-link")
        return table, seat

    async def take_linked_seat(self, request: Request) -> tuple[Made, str]:
        """Moves the seat of a link to this browser; returns the browser's key too."""
        link = request.path_params["link"]
        table, seat = await self.linked_seat(link)
        key = raw_key(request.scope) or new_key()
        await self.registry.welcome(table, print_of(key))

        async def take() -> None:
            await self.linked_seat(link)  # somebody may have been faster
            await seating.move_to(table, seat, print_of(key))

        await table.do(take)
        return Made(table.row.id, seat), key

    async def invitation(self, request: Request) -> Response:
        self.slow_down(request)
        return answer(invitation(request.query_params.get("to", ""), str(request.base_url), self.network))

    # ---- looking back, and the rules

    async def past(self, request: Request) -> Response:
        """Playing a round again takes a while, so it is done aside, for one at a time."""
        self.spend(self._looks, request)
        table = await self.registry.table(request.path_params["table"])
        audience = self._audience(table, request)
        async with self._recalling:
            so_far = await table.do(table.round_so_far)
            content = await asyncio.to_thread(lambda: msgspec.json.encode(so_far.seen_by(audience)))
        return Response(content, headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def notebook(self, request: Request) -> Response:
        """What the own seat could have written down of this round."""
        self.spend(self._looks, request)
        table = await self.registry.table(request.path_params["table"])
        if not table.row.settings.aids:
            raise TableError("aids-off")
        audience = self._audience(table, request)
        view, said = await table.do(partial(table.seen_and_said, audience))
        return answer(await asyncio.to_thread(notebook, view, said))

    async def talk(self, request: Request) -> Response:
        """What was said before the remarks that a view brings."""
        self.spend(self._looks, request)
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
        self.spend(self._looks, request)
        name = request.path_params["table"]
        if name not in self._replays:
            stored = await self.registry.stored(name)
            self._replays[name] = await asyncio.to_thread(lambda: msgspec.json.encode(replay(stored)))
            if len(self._replays) > REPLAYS:
                self._replays.popitem(last=False)
        return Response(self._replays[name], media_type="application/json")

    async def suspicion(self, request: Request) -> Response:
        """Who could suspect whom in a game that is over."""
        self.spend(self._looks, request)
        return Response(await self._suspicions.of(request.path_params["table"]), media_type="application/json")

    async def judged(self, request: Request) -> Response:
        """What the master would have done in place of a seat of a game that is over, as far as it is worked out."""
        self.spend(self._looks, request)
        seat = small_number(request.path_params["seat"])
        if seat is None:
            raise TableError("no-such-page")
        return answer(await self._judgements.of(request.path_params["table"], seat))

    async def result(self, request: Request) -> Response:
        self.spend(self._looks, request)
        result, _ = await self._results.of(request.path_params["table"])
        return answer(result)

    async def picture(self, request: Request) -> Response:
        """Of a game that is over: links to others have no picture."""
        self.spend(self._looks, request)
        language = supported(request.query_params.get("language", "en")) or "en"
        drawn = await self._results.picture(request.path_params["table"], language)
        return Response(drawn, headers={"Cache-Control": "public, max-age=86400"}, media_type="image/png")

    async def record(self, request: Request) -> Response:
        """Of a game that is over, or that cannot go on by today's rules: once it was read, it is closed for good."""
        self.spend(self._looks, request)
        table = await self.registry.table(request.path_params["table"])
        stored = await self.registry.stored(table.row.id)
        await table.do(partial(table.close_for_record, stored.row))
        headers = {"Content-Disposition": f'inline; filename="{table.row.id}.txt"', "Cache-Control": "no-store"}
        return PlainTextResponse(record_text(stored), headers=headers)

    async def print(self, request: Request) -> Response:
        """Sheets to cut out. They are costly to draw, so floods are refused and what was drawn is kept."""
        self.spend(self._looks, request)
        wish = wish_of(request.path_params["game"], request.query_params)
        pdf = await self._prints.of(wish)
        headers = {"Content-Disposition": f'inline; filename="{wish.filename}"', "Cache-Control": "no-cache"}
        return Response(pdf, headers=headers, media_type="application/pdf")

    async def puzzle_move(self, request: Request) -> Response:
        """Whether a move of a puzzle is legal; a browser knows all that are, but not why others are not."""
        wish = await body(request, PuzzleMove)
        await puzzles.verify(request.path_params["puzzle"], wish.action)
        return answer(Done())

    async def rules(self, request: Request) -> Response:
        return answer(list(self._clauses(request).values()))

    def _clauses(self, request: Request) -> Mapping[str, ClauseBody]:
        """In the language that is asked for, else in English."""
        wanted = request.query_params.get("language", DEFAULT)
        return self.clauses.get(wanted) or self.clauses.get(DEFAULT, {})

    async def clause(self, request: Request) -> Response:
        clause = self._clauses(request).get(request.path_params["clause"])
        if clause is None:
            raise TableError("no-such-clause")
        return answer(clause)


def small_number(text: str) -> int | None:
    """What a query names by its number; Python refuses to read thousands of digits."""
    return int(text) if text.isdecimal() and len(text) < MOST_DIGITS else None


async def body(request: Request, kind: type[Body]) -> Body:
    """What the request carries, typed and bounded."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableError("not-json")
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > FRAME_BYTES:
            raise TableError("too-large", {"most": FRAME_BYTES})
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedError("malformed", {"why": str(error)}) from error
