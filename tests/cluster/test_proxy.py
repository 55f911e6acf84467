"""The page's site behind its proxy: Caddy with the file of `deploy`, TLS, and nodes that are restarted one by one.

`./check` gets Caddy from Debian's packages (see scripts/caddy.sh); elsewhere it is used if it is there.
"""

import os
import shutil
import socket
import ssl
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from motherlode.server.site.local import free_port
from tests.cluster.page import DEPLOY, ROOT, TwoNodes, site_of_the_page
from tests.server.clients import Browser
from tests.server.waiting import until

CADDY = shutil.which("caddy", path=f"{os.environ.get('PATH', '')}:{ROOT / 'build' / 'caddy' / 'usr' / 'bin'}")
NAME = "localhost"
"""For which Caddy makes certificates itself, where the world is not asked."""
HERE = """{{
	admin off
	http_port {port}
	skip_install_trust
}}
"""
"""What a test needs besides: nothing on ports of the system, no authority that the machine trusts."""
PATIENCE = 60.0

pytestmark = pytest.mark.skipif(CADDY is None, reason="there is no Caddy here")


@contextmanager
def caddy(site: TwoNodes, folder: Path) -> Iterator[tuple[str, ssl.SSLContext]]:
    """Returns where the site is for the world, and what a browser trusts."""
    port, file = free_port(), folder / "Caddyfile"
    file.write_text(HERE.format(port=free_port()) + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    environment = os.environ | {
        "SITE": f"{NAME}:{port}",
        "NODES": " ".join(f"127.0.0.1:{port}" for port in site.ports),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with (folder / "log").open("wb") as log:
        command = [str(CADDY), "run", "--config", str(file), "--adapter", "caddyfile"]
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        until(lambda: root.exists() and listens(port), PATIENCE)
        yield f"https://{NAME}:{port}", ssl.create_default_context(cafile=str(root))
    finally:
        process.terminate()
        process.wait(PATIENCE)


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def browser_at(url: str, trusted: ssl.SSLContext) -> Browser:
    browser = Browser(url)
    browser.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=trusted)
    return browser


def test_the_site_is_one_behind_caddy_with_tls_and_stays_it_while_it_is_renewed(tmp_path: Path) -> None:
    with (
        site_of_the_page(NAME) as site,
        tempfile.TemporaryDirectory() as folder,
        caddy(site, Path(folder)) as (url, trusted),
    ):
        ann, bob = browser_at(url, trusted), browser_at(url, trusted)
        until(lambda: is_ready(ann), PATIENCE)
        answer = ann.post("/api/tables", {"players": 3, "name": "Ann", "pace": "instant"})
        assert "; Secure" in answer.headers["Set-Cookie"]
        table = answer.json()["table"]
        assert bob.take(table, "Bob") == 1
        with pytest.raises(httpx.ConnectError):  # nobody trusts what Caddy signed for itself
            httpx.get(f"{url}/readyz", verify=ssl.create_default_context())

        for place in (0, 1):
            with live(bob, table, trusted) as line:
                line.send('{"frame":"hello"}')
                assert '"frame":"table"' in str(line.recv(PATIENCE))
                site.restart(place)
                assert ann.http.get(f"/api/tables/{table}/talk").status_code == 200
        with live(bob, table, trusted) as line:
            line.send('{"frame":"hello"}')
            assert '"you":1' in str(line.recv(PATIENCE))
        for browser in (ann, bob):
            browser.close()


def is_ready(browser: Browser) -> bool:
    try:
        return browser.http.get("/readyz").status_code == 200
    except httpx.TransportError:  # the certificate is not signed yet
        return False


@contextmanager
def live(browser: Browser, table: str, trusted: ssl.SSLContext) -> Iterator[Any]:
    address = f"{browser.url.replace('https', 'wss')}/api/tables/{table}/live"
    cookie = {"Cookie": f"motherlode={browser.key}"}
    how = {"ssl": trusted, "additional_headers": cookie, "open_timeout": PATIENCE}
    with suppress(ConnectionClosed), connect(address, origin=browser.url, **how) as line:  # type: ignore[arg-type]
        yield line
