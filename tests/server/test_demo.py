"""A site to look at: who ends is started again, who runs is left alone."""

from typing import Any

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
