"""`motherlode serve --demo-cluster N` shows a whole site on one machine, and what happens when a part of it dies."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from motherlode.cli.site_address import BUS, DATABASE
from motherlode.server.site.local import free_port
from tests.server.clients import Browser
from tests.server.waiting import until

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")

PATIENCE = 300.0
"""Seconds, on a busy machine."""
HEARING = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("motherlode", run_name="__main__")
"""
"""The command as it is started from a terminal: who is begun in the background of a shell is deaf for Ctrl+C."""


@pytest.fixture
def said() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder) / "said"


@pytest.fixture
def demo(said: Path) -> Iterator[subprocess.Popen[bytes]]:
    environment = {name: value for name, value in os.environ.items() if name not in (BUS, DATABASE)}
    command = [sys.executable, "-c", HEARING, "--language", "en", "serve", "--demo-cluster", "2"]
    with said.open("wb") as output:
        process = subprocess.Popen(
            [*command, "--port", str(free_port())],
            env=environment | {"PYTHONUNBUFFERED": "1"},
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait(PATIENCE)


def is_ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}readyz").json() == {"ready": True, "serving": True, "database": True, "bus": True}
    except httpx.TransportError:
        return False


def test_a_site_to_look_at_and_to_break(demo: subprocess.Popen[bytes], said: Path) -> None:
    until(lambda: "Ctrl+C" in said.read_text(), PATIENCE)
    addresses = re.findall(r"Node \d: (http://\S+)", said.read_text())
    assert len(addresses) == 2
    wanted = int(demo.args[-1])
    assert all(httpx.URL(address).port >= wanted for address in addresses), "from the port that was asked for on"
    for address in addresses:
        until(lambda address=address: is_ready(address), PATIENCE)
    assert "Ctrl+C closes the mine and throws its tables away" in said.read_text()
    ann, bob = (Browser(address.rstrip("/")) for address in addresses)
    table = ann.make()
    assert bob.take(table, "Bob") == 1
    (look,) = re.findall(r"Look around: motherlode (.*?)  ", said.read_text())
    listed = subprocess.run([sys.executable, "-m", "motherlode", *look.split()], capture_output=True, check=True).stdout
    assert table in listed.decode()
    counts = re.findall(r"what it counts: (http://\S+)\)", said.read_text())
    tables = [re.findall(r"^motherlode_tables (\S+)", httpx.get(url).text, re.MULTILINE) for url in counts]
    assert tables == [["1.0"], ["0.0"]]

    (killed,) = re.findall(r"kill -9 (\d+)", said.read_text())
    os.kill(int(killed), signal.SIGKILL)
    until(lambda: "Node 1 has ended and is started again." in said.read_text(), PATIENCE)
    assert bob.http.get(f"/api/tables/{table}/talk", timeout=PATIENCE).status_code == 200
    until(lambda: is_ready(addresses[0]), PATIENCE)
    assert table in {mine["table"] for mine in ann.http.get("/api/mine").json()}
    for browser in (ann, bob):
        browser.close()

    os.killpg(demo.pid, signal.SIGINT)  # as a terminal does
    assert demo.wait(PATIENCE) == 0
    assert "cannot be reached" not in said.read_text()
    assert "old tables could not be looked for" not in said.read_text()
    for address in addresses:
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{address}healthz")
