"""`motherlode serve --database …`: one node of a site, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

from motherlode.server.app import App
from motherlode.server.http.address import listen, network_address
from motherlode.server.http.api import Clauses
from motherlode.server.keeping.storage import StorageError
from motherlode.server.keeping.storage.postgres.schema import NewerDatabase
from motherlode.server.limits import Limits
from motherlode.server.serve import EVERYWHERE, LOCAL, AnnouncingServer, config, is_everywhere, run
from motherlode.server.site.logs import write_logs
from motherlode.server.site.metrics import serve_metrics
from motherlode.server.site.site import Site
from motherlode.server.table.seeds import Seeds, secret_seed
from motherlode.words import Words


def serve_node(
    database: str,
    bus: str | None,
    host: str | None,
    port: int,
    address: str | None = None,
    local: bool = False,
    *,
    words: Words | None = None,
    clauses: Clauses | None = None,
    limits: Limits | None = None,
    hosts: frozenset[str] = frozenset(),
    origins: frozenset[str] = frozenset(),
    proxies: tuple[str, ...] = (),
    seeds: Seeds = secret_seed,
    metrics: str | None = None,
) -> int:
    """Returns the exit status. `address`: where the other nodes reach this one, `metrics`: where Prometheus does, both
    as `host:port`."""
    words = words or Words()
    write_logs()
    site = Site(database, bus)
    try:
        asyncio.run(site.check())
        listening = listen(host or (LOCAL if local else EVERYWHERE), port, exactly=port != 0)
    except NewerDatabase as error:
        return _complain(words.say("site-newer-database", form=str(error.form)))
    except StorageError as error:
        return _complain(words.say("site-no-database", where=place_of(database), why=str(error)))
    except OSError as error:
        return _complain(words.say("serve-failed", why=str(error)))
    here, number = listening.getsockname()[:2]
    reached = (network_address() or LOCAL) if is_everywhere(listening) else here
    site.address = address or (f"[{reached}]:{number}" if ":" in reached else f"{reached}:{number}")
    app = App(
        Path(),
        limits=limits,
        clauses=clauses,
        hosts=hosts,
        origins=origins,
        proxies=proxies,
        network=network_address if is_everywhere(listening) else None,
        seeds=seeds,
        site=site,
    )
    if metrics is not None:
        try:
            serve_metrics(metrics, app, site)
        except (OSError, ValueError, OverflowError) as error:
            return _complain(words.say("site-no-metrics", address=metrics, why=str(error)))
    signal.signal(signal.SIGTERM, _stop)
    run(app, AnnouncingServer(config(app), words, listening, number, open_browser=False))
    return 0


def place_of(address: str) -> str:
    """What may be told of an address: neither its user nor a password."""
    parts = urlsplit(address)
    return parts.netloc.rpartition("@")[2] + parts.path


def _stop(number: int, frame: FrameType | None) -> None:
    """The end of a node that was told to stop is none by a signal."""
    raise KeyboardInterrupt


def _complain(text: str) -> int:
    print(text, file=sys.stderr)
    return 1
