"""The files from which containers and services are made: nothing in them names what is not there, and what they start
runs. No image is built here: there is no daemon for that."""

import fnmatch
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import yaml

from motherlode.cli.site_address import BUS, DATABASE
from motherlode.server.site.local import LocalPostgres, LocalValkey, free_port
from tests.cluster.page import BLOCKS, DEPLOY, PAGE, ROOT, environment_of, make_database, wait_until_ready
from tests.server.waiting import until

COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
PATIENCE = 150.0


class Step(NamedTuple):
    word: str
    rest: str


def steps() -> list[Step]:
    lines = [line for line in CONTAINERFILE.splitlines() if line and not line.startswith("#")]
    return [Step(*line.split(maxsplit=1)) for line in lines]


def stages() -> dict[str, list[Step]]:
    """By name; the last one, the image itself, has none."""
    found: dict[str, list[Step]] = {}
    for step in steps():
        if step.word == "FROM":
            name = step.rest.partition(" AS ")[2]
            found[name] = []
        else:
            found[name].append(step)
    return found


def copies() -> Iterator[tuple[str | None, list[str]]]:
    """From which stage, and what of it."""
    for step in steps():
        if step.word == "COPY":
            words = shlex.split(step.rest)
            stage = words.pop(0).removeprefix("--from=") if words[0].startswith("--from=") else None
            yield stage, words[:-1]


def is_ignored(path: str) -> bool:
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    patterns += [pattern.removeprefix("**/") for pattern in patterns]
    parents = [path, *map(str, Path(path).parents)]
    return any(fnmatch.fnmatch(parent, pattern) for parent in parents for pattern in patterns)


def test_an_image_is_made_of_what_is_there() -> None:
    known: list[str] = []
    for stage, sources in copies():
        if stage is not None:
            assert stage in stages()
            continue
        known += sources
        for source in sources:
            assert (ROOT / source).exists()
            assert not is_ignored(source)
    assert "." in known


def test_what_an_image_needs_is_not_left_out() -> None:
    named = set(re.findall(r"-r (requirements/\S+)", CONTAINERFILE)) | {"web/package-lock.json", "pyproject.toml"}
    assert named >= {"requirements/build.txt"}
    for path in (*named, "src/motherlode/__init__.py", "web/src/main.ts", "locales/en/site.ftl", "hatch_build.py"):
        assert (ROOT / path).exists(), path
        assert not is_ignored(path), path
    assert is_ignored("web/node_modules/vite")
    scripts = yaml.safe_load((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert set(re.findall(r"npm run (\w+)", CONTAINERFILE)) <= set(scripts)


def test_what_only_the_operator_knows_comes_neither_into_an_image_nor_among_the_sources() -> None:
    kept_out = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    for name in ("deploy/.env", "deploy/database.secret"):
        assert name in PAGE
        assert is_ignored(name)
        assert name in kept_out


def test_whoever_runs_in_a_container_can_read_the_secret_and_is_not_root() -> None:
    (user,) = [step.rest for step in stages()[""] if step.word == "USER"]
    assert user == "motherlode"
    (number,) = re.findall(r"useradd --system --uid (\d+) .*motherlode", CONTAINERFILE)
    assert f"install -m 400 -o {number} /dev/null deploy/database.secret" in PAGE


def test_everything_that_the_compose_file_names_is_in_it() -> None:
    services = COMPOSE["services"]
    assert set(services) == {"node-1", "node-2", "worker", "postgres", "valkey", "caddy"}
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service.get("secrets", [])) <= set(COMPOSE["secrets"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file(), source
    assert (DEPLOY / services["node-1"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["node-1"]["build"]["dockerfile"]).is_file()
    assert COMPOSE["secrets"]["database"]["file"] == "database.secret"


def test_the_proxy_of_the_compose_file_finds_the_nodes_and_they_believe_it() -> None:
    (port,) = [step.rest for step in stages()[""] if step.word == "EXPOSE"]
    caddy = COMPOSE["services"]["caddy"]["environment"]
    variables = set(re.findall(r"\{\$(\w+)\}", (DEPLOY / "Caddyfile").read_text(encoding="utf-8")))
    assert set(caddy) == variables
    assert caddy["NODES"].split() == [f"node-{number}:{port}" for number in (1, 2)]
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert f"--proxies {network['subnet']} " in COMPOSE["services"]["node-1"]["command"]


def test_what_the_page_tells_to_write_is_what_the_compose_file_asks_for() -> None:
    (told,) = [block for kind, block in BLOCKS if kind == "properties"]
    (address,) = [block for kind, block in BLOCKS if kind == "text"]
    values = dict(line.split("=", 1) for line in told.splitlines())
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert set(values) == set(re.findall(r"\$\{(\w+)", text))
    database = COMPOSE["services"]["postgres"]["environment"]
    user, name = database["POSTGRES_USER"], database["POSTGRES_DB"]
    assert address.strip() == f"postgresql://{user}:{values['POSTGRES_PASSWORD']}@postgres/{name}"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of containers beside a PostgreSQL and a Valkey: the address is in a file."""
    with (
        LocalPostgres(tmp_path / "postgres", safe=False) as database,
        LocalValkey(tmp_path / "valkey") as bus,
    ):
        make_database(database)
        environment = environment_of(database, bus)
        secret = tmp_path / "secret"
        secret.write_text(environment.pop(DATABASE) + "\n")
        yield environment | {f"{DATABASE}_FILE": str(secret)}


def command_of(service: dict[str, Any]) -> list[str]:
    """The image's first words, and the service's."""
    (entry,) = [yaml.safe_load(step.rest) for step in stages()[""] if step.word == "ENTRYPOINT"]
    assert entry == ["motherlode"]
    words = shlex.split(re.sub(r"\$\{SITE:\?\}", "mine.example", service["command"]))
    return [sys.executable, "-m", "motherlode", "--language", "en", *words]


def test_what_the_compose_file_starts_runs_and_stops_when_it_is_told_to(site: dict[str, str], tmp_path: Path) -> None:
    services, port, metrics = COMPOSE["services"], free_port(), free_port()
    node = [*command_of(services["node-1"]), "--port", str(port)]
    node[node.index("--metrics") + 1] = f"127.0.0.1:{metrics}"
    worker_needs = {name for name in site if name.startswith("MOTHERLODE_")} - {BUS}
    assert set(services["worker"]["environment"]) == {BUS}
    log = tmp_path / "log"
    with log.open("wb") as written:
        options: Any = {"stdout": written, "stderr": written}
        begun = [
            subprocess.Popen(node, env=site, **options),
            subprocess.Popen(
                command_of(services["worker"]),
                env={name: value for name, value in site.items() if name not in worker_needs},
                **options,
            ),
        ]
    try:
        wait_until_ready(port)
        until(lambda: "motherlode_workers 1.0" in httpx.get(f"http://127.0.0.1:{metrics}/metrics").text, PATIENCE)
    finally:
        for process in begun:
            process.send_signal(signal.SIGTERM)
        ended = [process.wait(PATIENCE) for process in begun]
    assert ended == [0, 0], log.read_text()
    assert "Traceback" not in log.read_text()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("name", ["motherlode@.service", "motherlode-worker.service"])
def test_systemd_finds_nothing_wrong_with_the_units(name: str, tmp_path: Path) -> None:
    unit = tmp_path / name
    text = (DEPLOY / name).read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/motherlode/bin/motherlode", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
