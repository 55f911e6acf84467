"""Private seat links: made for who sits there, and used once by who takes the seat with him to another device."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from motherlode.server.errors import TableError
from motherlode.server.http.bodies import Made, SeatLink
from motherlode.server.http.guard import Guard, with_key
from motherlode.server.http.security import browser_key, raw_key
from motherlode.server.http.typed import answer, small_number
from motherlode.server.keys import new_key, print_of
from motherlode.server.table import seating
from motherlode.server.table.table import Table


class SeatLinks:
    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.registry = guard.registry

    def routes(self) -> list[Route]:
        return [
            self.guard.route("/api/tables/{table}/seat-link", "GET", self.link),
            self.guard.route("/api/seat-links/{link}", "POST", self.use),
        ]

    async def link(self, request: Request) -> Response:
        self.guard.spend_costly(request)
        table = await self.registry.table(request.path_params["table"])
        holder = browser_key(request.scope)
        seats = table.seats_of(holder)
        if not seats or holder is None:
            raise TableError("not-seated")
        wanted = small_number(request.query_params.get("seat", ""))
        seat = wanted if wanted in seats else seats[0]
        handed = table.row.handed.get(seat, 0)
        return answer(SeatLink(f"/k/{self.registry.links.make(table.row.id, seat, holder, handed)}"))

    async def use(self, request: Request) -> Response:
        made, key = await self.take(request)
        return with_key(answer(made), request, key)

    async def seat_of(self, link: str) -> tuple[Table, int]:
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

    async def take(self, request: Request) -> tuple[Made, str]:
        """Moves the seat of a link to this browser; returns the browser's key too."""
        link = request.path_params["link"]
        table, seat = await self.seat_of(link)
        key = raw_key(request.scope) or new_key()
        await self.registry.welcome(table, print_of(key))

        async def move() -> None:
            await self.seat_of(link)  # somebody may have been faster
            await seating.move_to(table, seat, print_of(key))

        await table.do(move)
        return Made(table.row.id, seat), key
