"""A server as a program: what it holds, when it is told to stop, and what it says first and last."""

import asyncio
import signal
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server import serve as serving
from motherlode.server.limits import Limits


def server(**more: Any) -> Any:
    """One that has not begun."""
    app: Any = SimpleNamespace(**more)
    made = serving.AnnouncingServer.__new__(serving.AnnouncingServer)
    made.app, made._loop, made._told_to_stop = app, None, asyncio.Event()
    return made


def test_a_server_that_is_told_to_stop_does_so_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks: list[int] = []
    monkeypatch.setattr(serving, "SECOND", 1000.0)
    monkeypatch.setattr(serving.uvicorn.Server, "handle_exit", lambda self, sig, frame: ticks.append(sig))

    async def check() -> None:
        running = server()

        async def on_tick(counter: int) -> bool:
            assert counter == 0
            return bool(ticks)

        running.on_tick = on_tick
        serving.AnnouncingServer.handle_exit(running, signal.SIGTERM, None)  # it is not there yet
        assert not running._told_to_stop.is_set()
        ticks.clear()
        loop = asyncio.create_task(running.main_loop())
        await asyncio.sleep(0)
        assert not loop.done()
        running.handle_exit(signal.SIGTERM, None)
        await asyncio.wait_for(loop, 30)

    asyncio.run(check())
    assert ticks == [signal.SIGTERM]


def test_the_date_of_answers_is_renewed_while_a_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "SECOND", 0.001)
    ticks: list[int] = []

    async def check() -> None:
        running = server()

        async def on_tick(counter: int) -> bool:
            ticks.append(counter)
            return len(ticks) == 3

        running.on_tick = on_tick
        await asyncio.wait_for(running.main_loop(), 30)

    asyncio.run(check())
    assert ticks == [0, 0, 0]


@pytest.mark.parametrize("has_started", [True, False])
def test_a_server_hands_over_before_it_ends_and_says_where_it_is_if_it_has_begun(
    has_started: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Any] = []

    async def note(self: Any, sockets: Any = None) -> None:
        done.append(sockets)

    monkeypatch.setattr(serving.uvicorn.Server, "startup", note)
    monkeypatch.setattr(serving.uvicorn.Server, "shutdown", note)

    async def hand_over() -> None:
        done.append("handed over")

    async def check() -> None:
        running = server(hand_over=hand_over)
        running.started = has_started
        running._announce = lambda: done.append("announced")
        await running.startup(["here"])
        await running.shutdown(["here"])

    asyncio.run(check())
    assert done == [["here"], *["announced"] * has_started, "handed over", ["here"]]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("0.0.0.0", "http://localhost:7/"),
        ("127.0.0.1", "http://localhost:7/"),
        ("::", "http://localhost:7/"),
        ("10.0.0.1", "http://10.0.0.1:7/"),
    ],
)
def test_who_sits_at_this_machine_finds_the_server_by_a_name(host: str, address: str) -> None:
    listening: Any = SimpleNamespace(getsockname=lambda: (host, 7, 0, 0))
    assert serving.address_here(listening) == address
    assert serving.is_everywhere(listening) is (host in ("0.0.0.0", "::"))


@pytest.mark.parametrize(("local", "host"), [(True, "127.0.0.1"), (False, "0.0.0.0")])
def test_a_server_keeps_its_folder_for_itself_tells_where_it_is_and_runs(
    local: bool, host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[Any] = []
    listening = SimpleNamespace(getsockname=lambda: (host, 7))
    monkeypatch.setattr(serving, "listen", lambda *place: ran.append(place) or listening)
    monkeypatch.setattr(serving, "run", lambda app, running: ran.append((app, running)))
    limits = Limits(idle=5.0)
    assert serving.serve(None, 8, tmp_path, local, open_browser=False, limits=limits) == 0
    place, (app, running) = ran
    assert place == (host, 8)
    assert (tmp_path / "server.lock").read_text() == "http://localhost:7/"
    assert app.lines.limits is limits
    assert (running.wanted, running.open_browser, running.listening) == (8, False, listening)


def test_who_presses_ctrl_c_ends_a_server_well(monkeypatch: pytest.MonkeyPatch) -> None:
    frozen: list[bool] = []

    def interrupted(sockets: list[Any]) -> None:
        raise KeyboardInterrupt

    gc = SimpleNamespace(set_threshold=lambda *counts: None, freeze=lambda: frozen.append(True))
    monkeypatch.setattr(serving, "gc", gc)
    monkeypatch.setattr(serving, "allow_many_files", lambda: 7)
    running: Any = SimpleNamespace(listening="here", run=interrupted)
    serving.run(SimpleNamespace(lines=SimpleNamespace(fit=lambda files: None)), running)  # type: ignore[arg-type]
    assert frozen == [True]


def test_cycles_are_looked_for_so_seldom() -> None:
    assert serving.COLLECT == (50_000, 20, 50)
