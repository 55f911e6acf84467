"""A site to look at: who ends is started again, who runs is left alone."""

from pathlib import Path
from typing import Any, ClassVar

import pytest

from motherlode.server.site import demo
from motherlode.server.site.demo import Cluster, Stop
from motherlode.words import Words


class Process:
    def __init__(self, *arguments: str) -> None:
        self.arguments = arguments
        self.has_ended = False
        self.pid = 1
        self.told: list[str] = []

    def poll(self) -> int | None:
        return 0 if self.has_ended else None

    def terminate(self) -> None:
        self.told.append("terminate")

    def wait(self, seconds: float | None = None) -> None:
        if seconds is not None and self.arguments[-1] == "stubborn":
            raise demo.subprocess.TimeoutExpired("node", seconds)

    def kill(self) -> None:
        self.told.append("kill")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Process]:
    begun: list[Process] = []

    def begin(cluster: Any, *arguments: str) -> Process:
        begun.append(Process(*arguments))
        return begun[-1]

    monkeypatch.setattr(Cluster, "_begin", begin)
    return begun


def look(cluster: Cluster, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    left = iter([*[None] * times])

    def sleep(seconds: float) -> None:
        try:
            next(left)
        except StopIteration:
            raise Stop from None

    monkeypatch.setattr(demo.time, "sleep", sleep)
    with pytest.raises(Stop):
        cluster.watch()


def test_who_ends_is_started_again(
    begun: list[Process], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cluster = Cluster(2, 28_000, {}, Words("en"))
    cluster.start()
    _, second, worker = begun
    assert [process.arguments[0] for process in begun] == ["serve", "serve", "worker"]
    look(cluster, monkeypatch, 2)
    assert len(begun) == 3, "all of them run"
    second.has_ended = True
    look(cluster, monkeypatch, 2)
    assert [process.arguments for process in begun[3:]] == [second.arguments]
    worker.has_ended = True
    look(cluster, monkeypatch, 2)
    assert [process.arguments for process in begun[4:]] == [("worker",)]
    said = capsys.readouterr().out
    assert Words("en").say("site-demo-again", number="2") in said
    assert Words("en").say("site-demo-again", number="1") not in said
    cluster.stop()
    assert [process.told for process in begun] == [["terminate"], [], [], ["terminate"], ["terminate"]]


def test_who_does_not_stop_is_killed(begun: list[Process]) -> None:
    cluster = Cluster(1, 28_000, {}, Words("en"))
    cluster.start()
    begun[0].arguments = ("stubborn",)
    cluster.stop()
    assert [process.told for process in begun] == [["terminate", "kill"], ["terminate"]]


class Local:
    """A database or a bus that does not run."""

    begun: ClassVar[list[Any]] = []

    def __init__(self, folder: Path) -> None:
        self.folder, self.is_apart = folder, False
        self.url: Any = "redis://here"
        if folder.name == "postgres":
            self.url = lambda: "postgresql://here"

    def __enter__(self) -> Any:
        self.begun.append((self.folder.name, self.is_apart))
        return self

    def __exit__(self, *_: object) -> None:
        self.begun.append((self.folder.name, "ended"))


@pytest.mark.parametrize(("ends_by", "status"), [(Stop, 0), (KeyboardInterrupt, 0), (OSError("no room"), 1)])
@pytest.mark.parametrize("is_kept", [True, False])
def test_a_site_to_look_at_begins_tells_and_ends(
    ends_by: Any,
    status: int,
    is_kept: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    done: list[Any] = []

    class Watched(Cluster):
        def __init__(self, count: int, port: int, environment: dict[str, str], words: Words) -> None:
            places = {name: environment[f"MOTHERLODE_{name}"] for name in ("DATABASE", "BUS")}
            done.append((count, port, places))

        def start(self) -> None:
            done.append("start")

        def watch(self) -> Any:
            raise ends_by

        def stop(self) -> None:
            done.append("stop")

    monkeypatch.setattr(Local, "begun", done)
    for name, made in (("LocalPostgres", Local), ("LocalValkey", Local), ("Cluster", Watched)):
        monkeypatch.setattr(demo, name, made)
    say = Words("en").say
    before = demo.signal.getsignal(demo.signal.SIGTERM)
    assert demo.serve_cluster(2, None if is_kept else 5, tmp_path if is_kept else None, Words("en")) == status
    assert demo.signal.getsignal(demo.signal.SIGTERM) is before
    places = {"DATABASE": "postgresql://here", "BUS": "redis://here"}
    assert done == [
        *(("postgres", True), ("valkey", True), (2, demo.PORT if is_kept else 5, places), "start", "stop"),
        *(("valkey", "ended"), ("postgres", "ended")),
    ]
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        *say("site-demo-begins").splitlines(),
        *say("site-demo-look", database="postgresql://here", bus="redis://here").splitlines(),
        *say("serve-stop" if is_kept else "site-demo-stop").splitlines(),
    ]
    assert told.err.strip() == (say("serve-failed", why="no room") if status else "")
