"""What docs/SITE.md tells a stranger to do is done here, as far as a machine without its own name and systemd can."""

import re
import shlex
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from motherlode.cli.app import app_for
from tests.cluster.page import BLOCKS, DEPLOY, PAGE, ROOT, UNIT, WORKER, site_of_the_page
from tests.server.clients import Browser


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


def test_the_page_leads_to_two_nodes_that_are_one_site() -> None:
    with site_of_the_page() as site:
        ann, bob = (Browser(f"http://127.0.0.1:{port}") for port in site.ports)
        for browser in (ann, bob):
            browser.http.headers["Host"] = site.environment["SITE"]
        table = ann.make()
        assert bob.take(table, "Bob") == 1
        ann.close()
        bob.close()
        assert not any(b"think-of-one" in command for command in all_commands())


def all_commands() -> list[bytes]:
    """Those of all processes, as everybody on the machine can list them."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has just ended
            found.append(path.read_bytes())
    return found


STUB = """#!/bin/sh
echo "{name} $*" >>"$CALLED"
"""
SUDO = """#!/bin/bash
# Does what it is told, with the system's folders inside of the test's own, and gives files to nobody else.
while [ "$1" = -u ]; do shift 2; done
for word in "$@"; do
    if [ "$last" = -o ]; then last=; continue; fi
    last=$word
    case $word in -o) continue ;; /etc/*|/opt/*) word=$ROOT$word ;; esac
    words+=("$word")
done
exec "${words[@]}"
"""


@pytest.fixture
def system(tmp_path: Path) -> dict[str, str]:
    """One that a test may change: packages, users and services are asked for and not had, files are written."""
    programs = tmp_path / "programs"
    pip = tmp_path / "root" / "opt" / "motherlode" / "bin" / "pip"
    for folder in (programs, pip.parent, tmp_path / "root" / "etc" / "caddy", tmp_path / "root/etc/systemd/system"):
        folder.mkdir(parents=True)
    stubs = ("apt", "useradd", "systemctl", "psql", "curl", "python3", "docker")
    for path in (pip, *(programs / name for name in stubs)):
        path.write_text(STUB.format(name=path.name))
    (programs / "sudo").write_text(SUDO)
    for path in (pip, *programs.iterdir()):
        path.chmod(0o755)
    return {
        "PATH": f"{programs}:/usr/bin:/bin",
        "ROOT": str(tmp_path / "root"),
        "CALLED": str(tmp_path / "called"),
    }


def test_every_command_of_the_page_is_carried_out_on_an_empty_server(system: dict[str, str]) -> None:
    steps = [block for kind, block in BLOCKS if kind == "sh"]
    here = Path(system["ROOT"]).parent / "project"
    shutil.copytree(DEPLOY, here / "deploy")
    for step in steps:
        done = subprocess.run(["sh", "-euc", step], cwd=here, env=system, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), step
    assert (here / "deploy" / ".env").stat().st_mode & 0o777 == 0o600
    assert (here / "deploy" / "database.secret").stat().st_mode & 0o777 == 0o400
    etc = Path(system["ROOT"]) / "etc"
    assert (etc / "motherlode" / "environment").stat().st_mode & 0o777 == 0o600
    assert (etc / "systemd/system/motherlode@.service").read_text(encoding="utf-8") == UNIT
    assert (etc / "systemd/system/motherlode-worker.service").read_text(encoding="utf-8") == WORKER
    assert (etc / "caddy/Caddyfile").read_bytes() == (DEPLOY / "Caddyfile").read_bytes()
    given = (etc / "systemd/system/caddy.service.d/site.conf").read_text()
    variables = set(re.findall(r"\{\$(\w+)\}", (DEPLOY / "Caddyfile").read_text(encoding="utf-8")))
    assert set(re.findall(r'"(\w+)=', given)) == variables
    called = Path(system["CALLED"]).read_text().splitlines()
    served = next(line for line in called if line.startswith("systemctl enable --now motherlode@"))
    assert [f"127.0.0.1:{port}" for port in re.findall(r"motherlode@(\d+)", served)] == re.findall(r"127[\d.:]+", given)
    assert [line for line in called if line.startswith("systemctl")][-2:] == [
        "systemctl restart motherlode@8642",
        "systemctl restart motherlode@8643",
    ]
    assert "pip install --require-hashes -r requirements/site.txt" in called
    assert not any("think-of-one" in line for line in called)  # everybody could read it in the list of processes
