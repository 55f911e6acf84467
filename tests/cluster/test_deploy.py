"""What docs/SITE.md tells a stranger to do is done here, as far as a machine without its own name and systemd can."""

import asyncio
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
import typer
import yaml

from motherlode.cli.app import app_for
from motherlode.server.site.local import LocalPostgres, LocalValkey, free_port
from tests.server.clients import Browser

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "SITE.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
WORKER = (DEPLOY / "motherlode-worker.service").read_text(encoding="utf-8")
UNIT = (DEPLOY / "motherlode@.service").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)


def options_of(words: list[str]) -> set[str]:
    """What a command of ours takes."""
    app, _ = app_for([])
    command: Any = typer.main.get_command(app)
    for word in words[1:]:
        command = command.commands[word] if hasattr(command, "commands") else command
    return {option for parameter in command.params for option in parameter.opts}


def our_commands() -> list[list[str]]:
    """Every `motherlode …` that the page and the files of `deploy` have."""
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    starts = [line for unit in (UNIT, WORKER) for line in unit.splitlines() if line.startswith("ExecStart=")]
    lines = [line for _, block in BLOCKS for line in block.splitlines() if line.startswith("motherlode ")]
    lines += [start.partition("/bin/")[2] for start in starts]
    lines += [f"motherlode {service['command']}" for service in (compose["x-node"], compose["services"]["worker"])]
    return [shlex.split(line) for line in lines]


@pytest.mark.parametrize("words", our_commands(), ids=lambda words: " ".join(words)[:60])
def test_commands_of_the_page_have_options_that_there_are(words: list[str]) -> None:
    given = {word for word in words if word.startswith("--")}
    assert given <= options_of(words)


def test_the_files_that_the_page_names_are_there() -> None:
    named = set(re.findall(r"\b((?:deploy|requirements)/[\w@.-]+\w)", PAGE)) - {"deploy/.env", "deploy/database.secret"}
    assert named >= {"deploy/Caddyfile", "deploy/compose.yaml", "deploy/Containerfile", "deploy/motherlode@.service"}
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_no_password_stands_in_a_command_or_an_image() -> None:
    for name in ("compose.yaml", "Containerfile", "motherlode@.service"):
        assert not re.search(r"://[^\s/@:]+:[^\s/@]+@", (DEPLOY / name).read_text(encoding="utf-8")), name


@pytest.fixture
def database() -> Iterator[LocalPostgres]:
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        LocalPostgres(Path(folder) / "postgres", safe=False) as running,
    ):
        yield running


def make_database(running: LocalPostgres) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(running.url())
        for statement in re.findall(r'psql -c "(.*?)"', PAGE):
            await connection.execute(statement)
        await connection.close()

    asyncio.run(run())


def environment_of(running: LocalPostgres, bus: LocalValkey) -> dict[str, str]:
    """That of the page, with the ports of this machine."""
    (text,) = [block for kind, block in BLOCKS if kind == "ini"]
    found = dict(line.split("=", 1) for line in text.splitlines())
    found["MOTHERLODE_DATABASE"] = found["MOTHERLODE_DATABASE"].replace(":5432/", f":{running.port}/")
    found["MOTHERLODE_BUS"] = found["MOTHERLODE_BUS"].replace(":6379/", f":{bus.port}/")
    return os.environ | found


def start(port: int, environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """As the unit starts it."""
    (line,) = [line for line in UNIT.splitlines() if line.startswith("ExecStart=")]
    _, *arguments = shlex.split(line.replace("%i", str(port)).replace("${SITE}", environment["SITE"]))
    command = [sys.executable, "-m", "motherlode", *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def wait_until_ready(port: int) -> None:
    end = time.monotonic() + 150
    while True:
        assert time.monotonic() < end
        try:
            if httpx.get(f"http://127.0.0.1:{port}/readyz").status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)


def test_the_page_leads_to_two_nodes_that_are_one_site(database: LocalPostgres, tmp_path: Path) -> None:
    make_database(database)
    with LocalValkey(tmp_path / "valkey") as bus:
        environment = environment_of(database, bus)
        ports = [free_port(), free_port()]
        nodes = [start(port, environment) for port in ports]
        try:
            for port in ports:
                wait_until_ready(port)
            ann, bob = (Browser(f"http://127.0.0.1:{port}") for port in ports)
            for browser in (ann, bob):
                browser.http.headers["Host"] = environment["SITE"]
            table = ann.make()
            assert bob.take(table, "Bob") == 1
            ann.close()
            bob.close()
            commands = [Path(f"/proc/{node.pid}/cmdline") for node in nodes]
            assert not any(b"think-of-one" in path.read_bytes() for path in commands if path.exists())
        finally:
            for node in nodes:
                node.send_signal(signal.SIGTERM)
            statuses = [node.wait(90) for node in nodes]
        assert statuses == [0, 0]
