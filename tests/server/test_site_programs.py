"""A node as a program: what it says when it cannot begin, what it counts, how it is; a site to look at, its logs."""

import asyncio
import json
import logging
import signal
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode import __version__
from motherlode.server.keeping.restoring import current_rules
from motherlode.server.keeping.storage import StorageError
from motherlode.server.keeping.storage.postgres.schema import LOCK, OURS, STEPS, NewerDatabase
from motherlode.server.site import demo, serving
from motherlode.server.site import site as sites
from motherlode.server.site.demo import METRICS, Cluster, free_ports
from motherlode.server.site.logs import JsonLines, write_logs
from motherlode.server.site.metrics import NodeMetrics
from motherlode.server.site.serving import place_of
from motherlode.server.site.site import Site
from motherlode.server.table.thinking import Thinkers
from motherlode.words import Words

SAY = Words("en").say
DATABASE = "postgresql://somebody:hush@db:5432/motherlode"


class Ran:
    """What a node was begun with."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app: Any = None
        self.done: list[Any] = []
        self.fails: dict[str, Exception] = {}
        self.listening: Any = SimpleNamespace(getsockname=lambda: ("::1", 99, 0, 0))
        for name, stand_in in {
            "App": self._make,
            "config": lambda app: "config",
            "write_logs": lambda: self.done.append("logs"),
            "listen": self._listen,
            "serve_metrics": self._metrics,
            "AnnouncingServer": lambda *given, **more: (given, more),
            "run": lambda app, server: self.done.append(("run", server)),
        }.items():
            monkeypatch.setattr(serving, name, stand_in)
        told = SimpleNamespace(SIGTERM=signal.SIGTERM, signal=lambda *given: self.done.append(given))
        monkeypatch.setattr(serving, "signal", told)
        monkeypatch.setattr(serving.Site, "check", self._check)

    def _step(self, name: str) -> None:
        if name in self.fails:
            raise self.fails[name]

    def _make(self, folder: Path, **given: Any) -> Any:
        self.app = SimpleNamespace(**given)
        return self.app

    def _listen(self, host: str, port: int, exactly: bool) -> Any:
        self._step("listen")
        self.done.append((host, port, exactly))
        return self.listening

    def _metrics(self, address: str, app: Any, site: Any) -> None:
        self._step("metrics")
        self.done.append(("metrics", address, site.address))

    async def _check(self) -> None:
        self._step("check")

    def serve(self, **given: Any) -> int:
        return serving.serve_node(DATABASE, None, given.pop("host", None), 99, words=Words("en"), **given)


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> Ran:
    return Ran(monkeypatch)


@pytest.mark.parametrize(
    ("step", "error", "said"),
    [
        ("check", NewerDatabase(99), SAY("site-newer-database", form="99")),
        ("check", StorageError("away"), SAY("site-no-database", where="db:5432/motherlode", why="away")),
        ("listen", OSError("taken"), SAY("serve-failed", why="taken")),
        ("metrics", OSError("taken"), SAY("site-no-metrics", address="here:1", why="taken")),
        ("metrics", ValueError("no port"), SAY("site-no-metrics", address="here:1", why="no port")),
        ("metrics", OverflowError("too large"), SAY("site-no-metrics", address="here:1", why="too large")),
    ],
)
def test_a_node_that_cannot_begin_says_why_and_ends_badly(
    step: str, error: Exception, said: str, ran: Ran, capsys: pytest.CaptureFixture[str]
) -> None:
    ran.fails[step] = error
    assert ran.serve(metrics="here:1") == 1
    assert capsys.readouterr().err.strip() == said
    assert not [one for one in ran.done if one[0] == "run"]


def test_a_node_listens_exactly_there_counts_where_it_is_told_to_and_runs(ran: Ran) -> None:
    assert ran.serve(metrics="here:1", local=True) == 0
    logs, listened, metrics, (number, stop), (_, server) = ran.done
    assert (logs, listened, metrics) == ("logs", ("127.0.0.1", 99, True), ("metrics", "here:1", "[::1]:99"))
    assert number == signal.SIGTERM
    with pytest.raises(KeyboardInterrupt):
        stop(number, None)
    (config, _, listening, wanted), more = server
    assert (config, listening, wanted, more) == ("config", ran.listening, 99, {"open_browser": False})
    assert ran.app.network is None


def test_a_node_that_nobody_counts_has_no_second_address(ran: Ran) -> None:
    ran.listening = SimpleNamespace(getsockname=lambda: ("0.0.0.0", 99))
    assert ran.serve() == 0
    assert ran.done[1] == ("0.0.0.0", 99, True)
    assert not [one for one in ran.done if one[0] == "metrics"]
    assert ran.app.network is serving.network_address


@pytest.mark.parametrize(("reached", "told"), [(None, "127.0.0.1:99"), ("10.0.0.9", "10.0.0.9:99")])
def test_a_node_without_a_network_is_reached_on_its_own_machine(
    reached: str | None, told: str, ran: Ran, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "network_address", lambda: reached)
    ran.listening = SimpleNamespace(getsockname=lambda: ("0.0.0.0", 99))
    ran.serve()
    assert ran.app.site.address == told


@pytest.mark.parametrize(
    ("address", "place"),
    [(DATABASE, "db:5432/motherlode"), ("postgresql://db/x", "db/x"), ("postgresql://a@b:c@db:1", "db:1")],
)
def test_of_an_address_neither_user_nor_password_is_told(address: str, place: str) -> None:
    assert place_of(address) == place


# ---- how a node is, and what it counts


class Bus:
    is_connected = False

    def workers(self) -> list[str]:
        return ["a", "b"]


def table(connections: int, is_lost: bool = False, stuck: bool = False) -> Any:
    return SimpleNamespace(connections=[None] * connections, is_lost=is_lost, stuck=stuck)


def test_all_that_a_node_counts_is_what_there_is() -> None:
    appended = SimpleNamespace(moves=11, commits=12, seconds=1.5)
    leases = SimpleNamespace(storage=SimpleNamespace(appended=appended))
    node = SimpleNamespace(name="one", is_ready=True, bus=Bus(), leases=leases, lost=13)
    counts = SimpleNamespace(there=14, here=15)
    site: Any = SimpleNamespace(node=node, thinkers=SimpleNamespace(counts=counts))
    tables = {"a": table(2), "b": table(3, is_lost=True, stuck=True), "c": table(0, stuck=True), "d": table(1)}
    app: Any = SimpleNamespace(registry=None)
    metrics = NodeMetrics(app, site)
    assert metrics.describe() == []
    assert list(metrics.collect()) == []
    app.registry = SimpleNamespace(tables=tables)
    assert list(metrics.collect()) == [], "it has not joined its site yet"
    site.forwarding = SimpleNamespace(count=16)
    samples = [sample for metric in metrics.collect() for sample in metric.samples]
    (info,) = [sample.labels for sample in samples if sample.name == "motherlode_node_info"]
    assert info == {"release": __version__, "rules": str(current_rules()), "node": "one"}
    told = {sample.name.removeprefix("motherlode_"): sample.value for sample in samples}
    assert {name: value for name, value in told.items() if name != "node_info"} == {
        "ready": 1.0,
        "bus_connected": 0.0,
        "workers": 2.0,
        "tables": 3.0,
        "stuck_tables": 2.0,
        "sockets": 6.0,
        "moves_total": 11.0,
        "commits_total": 12.0,
        "commit_seconds_total": 1.5,
        "forwarded_total": 16.0,
        "thoughts_by_workers_total": 14.0,
        "thoughts_here_total": 15.0,
        "tables_lost_total": 13.0,
    }


@pytest.mark.parametrize("is_well", [True, False])
def test_a_node_says_of_each_thing_that_it_stands_on_how_it_is(is_well: bool) -> None:
    site = Site(DATABASE, None)
    assert site.state() == {"serving": False, "database": False, "bus": False}
    bus = SimpleNamespace(is_connected=is_well)
    site.node = SimpleNamespace(is_leaving=not is_well, is_cut_off=not is_well, bus=bus)  # type: ignore[assignment]
    assert site.state() == dict.fromkeys(("serving", "database", "bus"), is_well)


def test_a_site_is_checked_opened_joined_and_left(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []

    class Storage:
        async def close(self) -> None:
            done.append("closed")

    async def open_storage(address: str) -> Storage:
        done.append(address)
        return Storage()

    async def note(node: Any, *given: Any) -> None:
        done.append(given)

    monkeypatch.setattr(sites.PostgresStorage, "open", open_storage)
    monkeypatch.setattr(sites.Node, "come", note)
    monkeypatch.setattr(sites.Node, "hand_over", note)
    own = Thinkers(2, threads=True)

    async def check() -> None:
        site = Site(DATABASE, None, "here:1")
        await site.check()
        assert done == [DATABASE, "closed"]
        storage = await site.open(own)
        assert site.node.leases.storage is storage
        assert site.node.leases.address == "here:1"
        assert (site.thinkers.workers, site.thinkers.threads) == (2, True)
        assert await site.join("app", "registry", "lines", b"secret") is site.forwarding  # type: ignore[arg-type]
        await site.leave()

    asyncio.run(check())
    assert done[2:] == [DATABASE, ("registry",), ()]


def test_every_release_waits_for_the_same_lock_and_says_who_can_use_what_it_made() -> None:
    """Whatever comes later: nodes of older releases know no other numbers."""
    assert LOCK == 864215
    assert {number: STEPS[number].usable_from for number in (1, 2, 3)} == {1: 1, 2: 2, 3: 2}
    assert max(STEPS) == OURS
    error = NewerDatabase(7)
    assert (error.form, str(error)) == (7, f"the database is of form 7, ours is {OURS}")


# ---- a site to look at


def test_a_site_to_look_at_says_where_each_part_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[Any] = []

    def popen(command: list[str], **given: Any) -> Any:
        begun.append((command, given))
        return SimpleNamespace(pid=40 + len(begun))

    monkeypatch.setattr(demo, "free_ports", lambda count, first: list(range(first, first + count)))
    monkeypatch.setattr(demo.subprocess, "Popen", popen)
    Cluster(2, 8642, {"A": "B"}, Words("en")).start()
    first, second, worker = begun
    run = [sys.executable, "-m", "motherlode"]
    where = ["serve", "--local", "--port", "8642", "--metrics", f"127.0.0.1:{METRICS}"]
    assert first[0] == [*run, *where]
    assert second[0][-3:] == ["8643", "--metrics", f"127.0.0.1:{METRICS + 1}"]
    assert worker[0] == [*run, "worker"]
    assert first[1] == {"env": {"A": "B"}, "stdout": demo.subprocess.DEVNULL, "start_new_session": True}
    said = [
        SAY("site-demo-node", number=str(number), address=f"http://localhost:{port}/", counts=counts)
        for number, port, counts in (
            (1, 8642, f"http://localhost:{METRICS}/metrics"),
            (2, 8643, f"http://localhost:{METRICS + 1}/metrics"),
        )
    ]
    said += [SAY("site-demo-worker"), SAY("site-demo-kill", process="41")]
    assert capsys.readouterr().out.splitlines() == [line for text in said for line in text.splitlines()]


def test_the_first_ports_of_a_site_to_look_at_are_those_that_are_told_of_everywhere() -> None:
    assert (demo.PORT, METRICS) == (8642, 9642)


def test_ports_of_a_site_to_look_at_are_let_go_before_its_nodes_take_them() -> None:
    ports = free_ports(3, 28_400)
    assert len(set(ports)) == 3
    assert free_ports(3, 28_400) == ports


def test_a_site_to_look_at_that_never_began_a_worker_ends_its_nodes() -> None:
    told: list[Any] = []
    cluster = Cluster.__new__(Cluster)
    cluster._worker = None
    cluster._nodes = [SimpleNamespace(terminate=lambda: told.append("told"), wait=told.append)]  # type: ignore[list-item]
    cluster.stop()
    assert told == ["told", demo.STOPS]


# ---- its logs


def test_what_everybody_tells_is_told_as_lines_that_programs_read(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    try:
        write_logs()
        logging.getLogger("motherlode.site").info("one", extra={"table": 5})
        logging.getLogger("motherlode.site").debug("two")
    finally:
        root.handlers[:] = before
        root.setLevel(level)
    (line,) = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert {name: told[name] for name in told if name != "time"} == {
        "level": "info",
        "from": "motherlode.site",
        "text": "one",
        "table": "5",
    }


def test_a_moment_is_told_to_the_millisecond_and_nothing_twice() -> None:
    record = logging.makeLogRecord({"created": 1.5, "msg": "a", "message": "b", "asctime": "c", "taskName": "d"})
    assert json.loads(JsonLines().format(record)) == {
        "time": "1970-01-01T00:00:01.500+00:00",
        "level": record.levelname.lower(),
        "from": record.name,
        "text": "a",
    }
