"""What every request goes through: who may ask, how often, and what is answered when something goes wrong."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from motherlode import MotherlodeError
from motherlode.server.errors import TableError
from motherlode.server.faults import Faults, trace_seldom
from motherlode.server.http.security import browser_key, is_own_origin
from motherlode.server.http.typed import refusal
from motherlode.server.keeping.storage import StorageError
from motherlode.server.keys import cookie
from motherlode.server.quota import Quota, SharedQuota, address_of
from motherlode.server.table.registry import TableRegistry

log = logging.getLogger("motherlode.server")

Handle = Callable[[Request], Awaitable[Response]]


def with_key(response: Response, request: Request, key: str) -> Response:
    """The browser is told its key."""
    response.headers["Set-Cookie"] = cookie(key, request.url.scheme == "https")
    return response


class Guard:
    def __init__(self, registry: TableRegistry, faults: Faults | None = None) -> None:
        self.registry, self.faults = registry, faults or Faults()
        limits = registry.limits
        self._requests = Quota(limits.posts_per_second, limits.post_burst)
        self._tables = SharedQuota(limits.tables_per_second, limits.table_burst)
        self._costly = SharedQuota(limits.costly_per_second, limits.costly_burst)

    def route(self, path: str, method: str, handle: Handle) -> Route:
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
            except Exception as error:
                trace_seldom(error, "a request for %s could not be answered", request.url.path)
                return refusal(TableError("failed"))

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

    def spend_table(self, request: Request) -> None:
        """Not too many tables are made."""
        self._spend(self._tables, request)

    def spend_costly(self, request: Request) -> None:
        """Not too much is asked that takes a while."""
        self._spend(self._costly, request)

    @staticmethod
    def _spend(quota: SharedQuota, request: Request) -> None:
        """For one person, and for all of one address."""
        if not quota.take(browser_key(request.scope), address_of(request.scope.get("client"))):
            raise TableError("too-fast")
