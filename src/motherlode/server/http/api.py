"""The HTTP part of the protocol."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from motherlode import MotherlodeError
from motherlode.server.errors import TableError
from motherlode.server.faults import Faults, trace_seldom
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
    Taken,
    TakeSeat,
)
from motherlode.server.http.guard import Guard, with_key
from motherlode.server.http.invitation import Network, invitation
from motherlode.server.http.lasting import Lasting, lasting, sent
from motherlode.server.http.looking_back import LookingBack
from motherlode.server.http.printing import Prints, wish_of
from motherlode.server.http.seat_links import SeatLinks
from motherlode.server.http.security import browser_key, raw_key
from motherlode.server.http.typed import answer, body
from motherlode.server.keeping.storage import StorageError, TableRow
from motherlode.server.keys import new_key, print_of
from motherlode.server.table import orders, seating
from motherlode.server.table.registry import TableRegistry
from motherlode.server.table.table import Table
from motherlode.words import DEFAULT

log = logging.getLogger("motherlode.server")

Clauses = Mapping[str, Mapping[str, ClauseBody]]
"""The rules by language and clause."""
MOST_LISTED, MOST_MINE, MOST_LOADED = 50, 30, 8


class Api:
    def __init__(
        self,
        registry: TableRegistry,
        clauses: Clauses | None = None,
        network: Network | None = None,
        faults: Faults | None = None,
    ) -> None:
        self.guard = Guard(registry, faults)
        self.registry = registry
        self.network = network
        self.clauses = clauses or {}
        self._rules: dict[str, Lasting] = {}
        drawing = registry.thinkers.single()
        self._prints = Prints(drawing)
        self.looking_back = LookingBack(self.guard, drawing)
        self.seat_links = SeatLinks(self.guard)

    def close(self) -> None:
        self._prints.close()

    def routes(self) -> list[Route]:
        route = self.guard.route
        return [
            route("/api/games", "GET", self.games),
            route("/api/tables", "POST", self.new_table),
            route("/api/tables", "GET", self.lobby),
            route("/api/mine", "GET", self.mine),
            route("/api/tables/{table}/seats", "POST", self.take_seat),
            route("/api/tables/{table}/orders", "POST", self.order),
            *self.seat_links.routes(),
            *self.looking_back.routes(),
            route("/api/invitation", "GET", self.invitation),
            route("/api/print/{game}", "GET", self.print),
            route("/api/puzzles/{puzzle}/moves", "POST", self.puzzle_move),
            route("/api/rules", "GET", self.rules),
            route("/api/rules/{clause}", "GET", self.clause),
        ]

    # ---- tables

    async def games(self, request: Request) -> Response:
        return answer(game_list.games())

    async def new_table(self, request: Request) -> Response:
        new = await body(request, NewTable)
        self.guard.spend_table(request)
        key = raw_key(request.scope) or new_key()
        table = await self.registry.make(new, print_of(key))
        return with_key(answer(Made(table.row.id, 0)), request, key)

    async def lobby(self, request: Request) -> Response:
        self.guard.spend_costly(request)
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
        self.guard.spend_costly(request)
        holder = browser_key(request.scope)
        rows = [] if holder is None else await self.registry.storage.tables_of(holder, MOST_MINE)
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
            try:
                table = await self.registry.table(row.id)
                status, your_turn = await table.do(partial(table.standing, seats))
            except (MotherlodeError, StorageError) as error:
                log.debug("table %s is shown as it was kept: %s", row.id, error)
            except Exception as error:
                trace_seldom(error, "table %s is shown as it was kept", row.id)
        names = [seat.name for seat in row.seats]
        game, modules = row.setup["game"], list(row.setup["modules"])
        return Mine(row.id, game, modules, seats[0] if seats else -1, status, your_turn, names, row.created)

    async def take_seat(self, request: Request) -> Response:
        wish = await body(request, TakeSeat)
        table = await self.registry.table(request.path_params["table"])
        key = raw_key(request.scope) or new_key()
        await self.registry.welcome(table, print_of(key))
        seat = await table.do(lambda: seating.take(table, print_of(key), wish.name, wish.seat, wish.look))
        return with_key(answer(Taken(seat)), request, key)

    async def order(self, request: Request) -> Response:
        order: Orders = await body(request, Orders)  # type: ignore[arg-type]
        table = await self.registry.table(request.path_params["table"])
        holder = browser_key(request.scope)

        async def create(row: TableRow) -> Table:
            self.guard.spend_table(request)
            return await self.registry.create(row)

        return answer(await table.do(lambda: orders.carry_out(table, holder, order, create)))

    # ---- what is around the tables

    async def invitation(self, request: Request) -> Response:
        self.guard.slow_down(request)
        return answer(invitation(request.query_params.get("to", ""), str(request.base_url), self.network))

    async def print(self, request: Request) -> Response:
        """Sheets to cut out. They are costly to draw, so floods are refused and what was drawn is kept."""
        self.guard.spend_costly(request)
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
        language = self._language(request)
        if language not in self._rules:
            clauses = list(self.clauses.get(language, {}).values())
            self._rules[language] = await asyncio.to_thread(lambda: lasting(msgspec.json.encode(clauses)))
        return sent(self._rules[language], "application/json", request)

    def _language(self, request: Request) -> str:
        """The one that is asked for, if there are rules in it."""
        wanted = request.query_params.get("language", DEFAULT)
        return wanted if self.clauses.get(wanted) else DEFAULT

    async def clause(self, request: Request) -> Response:
        clause = self.clauses.get(self._language(request), {}).get(request.path_params["clause"])
        if clause is None:
            raise TableError("no-such-clause")
        return answer(clause)
