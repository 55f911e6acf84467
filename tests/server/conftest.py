"""Servers and browsers for a test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from motherlode.server.site.local import LocalPostgres, LocalValkey
from tests.server.clients import Browser
from tests.server.running import FREE, Running, running

NewBrowser = Callable[[], Browser]
Serve = Callable[..., Running]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts a server with other limits: `serve(grace=0.2)`, or another storage."""
    with ExitStack() as stack:

        def start(
            storage: Any = None,
            client: Any = None,
            clauses: Any = None,
            network: Any = None,
            send_buffer: int | None = None,
            hosts: frozenset[str] = frozenset(),
            origins: frozenset[str] = frozenset(),
            proxies: tuple[str, ...] = (),
            **limits: Any,
        ) -> Running:
            more = {"storage": storage, "client": client, "clauses": clauses, "network": network}
            more |= {"send_buffer": send_buffer, "hosts": hosts, "origins": origins, "proxies": proxies}
            return stack.enter_context(running(tmp_path, replace(FREE, **limits), **more))

        yield start


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[LocalPostgres]:
    from tests.server.postgres import postgres

    with postgres() as running:
        yield running


@pytest.fixture
def database(postgres_server: LocalPostgres) -> str:
    """The address of an empty database."""
    from tests.server.postgres import emptied

    return emptied(postgres_server)


@pytest.fixture(scope="session")
def valkey_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalValkey]:
    with LocalValkey(tmp_path_factory.mktemp("bus") / "valkey") as running:
        yield running


@pytest.fixture
def join(database: str, valkey_server: LocalValkey, tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts a node of the test's site: `join()`; `join(bus=None)` for one that hears nothing."""
    from motherlode.server.site.site import Site

    with ExitStack() as stack:

        def start(bus: str | None = valkey_server.url, at: str = database, **limits: Any) -> Running:
            return stack.enter_context(running(tmp_path, replace(FREE, **limits), site=Site(at, bus)))

        yield start


@pytest.fixture
def pair(join: Callable[..., Running]) -> tuple[Running, Running]:
    """Two nodes of one site."""
    return join(), join()


@pytest.fixture
def company(pair: tuple[Running, Running], new_browser: Callable[..., Browser]) -> list[Browser]:
    """Two at the first node and one at the second."""
    one, two = pair
    return [new_browser(one), new_browser(two), new_browser(one)]


@pytest.fixture
def server(serve: Serve) -> Running:
    return serve()


@pytest.fixture
def new_browser(request: pytest.FixtureRequest) -> Iterator[Callable[..., Browser]]:
    """Makes a browser for the test's server, or for one that is given."""
    made: list[Browser] = []

    def make(running: Running | None = None) -> Browser:
        found = running or request.getfixturevalue("server")
        made.append(Browser(found.url))
        return made[-1]

    yield make
    for browser in made:
        browser.close()


@pytest.fixture
def ann(new_browser: NewBrowser) -> Browser:
    return new_browser()


@pytest.fixture
def bob(new_browser: NewBrowser) -> Browser:
    return new_browser()


@pytest.fixture
def cid(new_browser: NewBrowser) -> Browser:
    return new_browser()
