"""`motherlode play` in the browser: starts the server, says where it is, opens a browser."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import io
import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from types import FrameType

import segno
import uvicorn

from motherlode.server.app import App
from motherlode.server.faults import SaidBefore
from motherlode.server.http.address import data_folder, has_browser, listen, network_address
from motherlode.server.http.api import Clauses
from motherlode.server.http.pages import client_folder
from motherlode.server.keeping.occupied import Occupation, Occupied
from motherlode.server.keeping.storage import EmptyFile, NewerFile, SqliteStorage, StorageError
from motherlode.server.limits import FRAME_BYTES, Limits
from motherlode.server.line.lines import allow_many_files
from motherlode.server.line.requests import BoundedHttp
from motherlode.server.line.socket import QuickSocket
from motherlode.server.table.seeds import Seeds, secret_seed
from motherlode.words import Words

PORT = 8642
EVERYWHERE = "0.0.0.0"
LOCAL = "127.0.0.1"
SECOND = 1.0
"""How often the date of HTTP answers is renewed."""
COLLECT = (50_000, 20, 50)
"""A move makes thousands of small containers and no cycles; looking for cycles as often as usual costs a tenth."""


def serve(
    host: str | None = None,
    port: int = PORT,
    data: Path | None = None,
    local: bool = False,
    open_browser: bool = True,
    *,
    words: Words | None = None,
    clauses: Clauses | None = None,
    limits: Limits | None = None,
    hosts: frozenset[str] = frozenset(),
    origins: frozenset[str] = frozenset(),
    proxies: tuple[str, ...] = (),
    seeds: Seeds = secret_seed,
) -> int:
    """Serves until interrupted; returns the exit status."""
    words = words or Words()
    folder = data or data_folder()
    with contextlib.ExitStack() as held:
        try:
            storage, occupation = open_folder(folder, words, held)
            listening = listen(host or (LOCAL if local else EVERYWHERE), port)
        except CannotServe as error:
            print(error, file=sys.stderr)
            return 1
        except (StorageError, OSError) as error:
            print(words.say("serve-failed", why=str(error)), file=sys.stderr)
            return 1
        occupation.tell(address_here(listening))
        app = App(
            folder,
            storage=storage,
            limits=limits,
            clauses=clauses,
            hosts=hosts,
            origins=origins,
            proxies=proxies,
            network=network_address if is_everywhere(listening) else None,
            seeds=seeds,
        )
        run(app, AnnouncingServer(config(app), words, listening, port, open_browser))
    return 0


def run(app: App, server: AnnouncingServer) -> None:
    app.lines.fit(allow_many_files())
    gc.set_threshold(*COLLECT)
    gc.freeze()  # what is loaded now stays, and need not be looked through
    log, said_before = logging.getLogger("motherlode.server"), SaidBefore()
    log.addFilter(said_before)
    try:
        with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is how it is closed
            server.run(sockets=[server.listening])
    finally:
        log.removeFilter(said_before)


class CannotServe(Exception):
    """Why, in the user's language."""


def open_folder(folder: Path, words: Words, held: contextlib.ExitStack) -> tuple[SqliteStorage, Occupation]:
    """What is kept in the folder, for this server alone as long as it is `held`."""
    try:
        occupation = held.enter_context(contextlib.closing(Occupation(folder)))
        return SqliteStorage(folder / "tables.sqlite3"), occupation
    except Occupied as error:
        raise CannotServe(words.say("serve-occupied", folder=str(folder), address=error.address)) from error
    except NewerFile as error:
        raise CannotServe(words.say("serve-newer-file", path=str(error.path))) from error
    except EmptyFile as error:
        raise CannotServe(words.say("serve-empty-file", path=str(error.path))) from error
    except OSError as error:
        raise CannotServe(words.say("serve-bad-folder", folder=str(folder), why=str(error.strerror))) from error


def address_here(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{'localhost' if host in (EVERYWHERE, LOCAL, '::') else host}:{port}/"


def config(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        http=BoundedHttp,
        ws=QuickSocket,
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        proxy_headers=bool(app.proxies),
        forwarded_allow_ips=list(app.proxies),
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


class AnnouncingServer(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(
        self, config: uvicorn.Config, words: Words, listening: socket.socket, wanted: int, open_browser: bool
    ) -> None:
        super().__init__(config)
        self.app: App = config.app  # type: ignore[assignment]
        self.words = words
        self.listening = listening
        self.wanted = wanted
        self.open_browser = open_browser
        self._loop: asyncio.AbstractEventLoop | None = None
        self._told_to_stop = asyncio.Event()

    async def main_loop(self) -> None:
        """Until it is told to stop; uvicorn's own looks ten times a second whether it is."""
        self._loop = asyncio.get_running_loop()
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._told_to_stop.wait(), SECOND)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._told_to_stop.set)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Who is here finds his table at another node, if there is one, as soon as his line is closed."""
        await self.app.hand_over()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

    def _announce(self) -> None:
        port = self.listening.getsockname()[1]
        say = self.words.say
        if port != self.wanted:
            print(say("serve-port-taken", wanted=str(self.wanted), port=str(port)))
        here = address_here(self.listening)
        print(say("serve-here", address=here))
        network = network_address() if is_everywhere(self.listening) else None
        if network:
            there = f"http://{network}:{port}/"
            print(say("serve-network", address=there))
            if sys.stdout.isatty():
                print(qr_code(there))
        if client_folder() is None:
            print(say("serve-no-client"))
        print(say("serve-stop"), flush=True)
        if self.open_browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def is_everywhere(listening: socket.socket) -> bool:
    return listening.getsockname()[0] in (EVERYWHERE, "::")


def qr_code(text: str) -> str:
    picture = io.StringIO()
    segno.make(text, error="m").terminal(out=picture, compact=True)
    return picture.getvalue().rstrip("\n")
