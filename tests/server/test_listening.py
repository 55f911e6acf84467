"""A port is taken, or one of the next, or any; what was tried and not taken is let go. With stand-ins for sockets."""

from __future__ import annotations

import errno
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from motherlode.server.http import address
from motherlode.server.http.address import TRIES, data_folder, listen


class Socket:
    """Fails at some ports; all that were made are kept."""

    made: ClassVar[list[Socket]] = []
    fails: ClassVar[dict[int, Exception]] = {}

    def __init__(self, family: int, kind: int) -> None:
        self.family, self.kind = family, kind
        self.done: list[Any] = []
        self.port = -1
        self.made.append(self)

    def setsockopt(self, *option: int) -> None:
        self.done.append(option)

    def bind(self, place: tuple[str, int]) -> None:
        self.host, self.port = place
        if self.port in self.fails:
            raise self.fails[self.port]

    def listen(self, waiting: int) -> None:
        self.done.append(("listen", waiting))

    def set_inheritable(self, is_inheritable: bool) -> None:
        self.done.append(("inheritable", is_inheritable))

    def close(self) -> None:
        self.done.append("closed")


@pytest.fixture(autouse=True)
def sockets(monkeypatch: pytest.MonkeyPatch) -> list[Socket]:
    Socket.made, Socket.fails = [], {}
    monkeypatch.setattr(address, "socket", SimpleNamespace(**vars(socket) | {"socket": Socket}))
    monkeypatch.setattr(address.sys, "platform", "linux")
    return Socket.made


def taken() -> OSError:
    return OSError(errno.EADDRINUSE, "taken")


REUSED = (socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


@pytest.mark.parametrize(("host", "family"), [("127.0.0.1", socket.AF_INET), ("::1", socket.AF_INET6)])
def test_a_port_that_is_free_is_taken_and_not_handed_on(host: str, family: int, sockets: list[Socket]) -> None:
    listening: Any = listen(host, 8642)
    assert sockets == [listening]
    assert (listening.family, listening.kind) == (family, socket.SOCK_STREAM)
    assert (listening.host, listening.port) == (host, 8642)
    assert listening.done == [REUSED, ("listen", 1024), ("inheritable", False)]


def test_on_windows_two_programs_do_not_share_a_port(monkeypatch: pytest.MonkeyPatch, sockets: list[Socket]) -> None:
    monkeypatch.setattr(address.sys, "platform", "win32")
    listen("127.0.0.1", 8642)
    assert REUSED not in sockets[0].done


def test_of_ports_that_are_taken_or_forbidden_so_many_are_tried_and_then_any(sockets: list[Socket]) -> None:
    Socket.fails = {port: PermissionError() if port % 2 else taken() for port in range(80, 80 + TRIES)}
    listen("127.0.0.1", 80)
    assert [one.port for one in sockets] == [*range(80, 80 + TRIES), 0]
    assert all(one.done[-1] == "closed" for one in sockets[:-1])
    assert "closed" not in sockets[-1].done


def test_there_is_no_port_beyond_the_last(sockets: list[Socket]) -> None:
    Socket.fails = {65_534: taken(), 65_535: taken()}
    listen("127.0.0.1", 65_534)
    assert [one.port for one in sockets] == [65_534, 65_535, 0]


def test_exactly_one_port_is_tried_where_no_other_will_do(sockets: list[Socket]) -> None:
    Socket.fails = {80: taken()}
    with pytest.raises(OSError, match=r"^port 80 at 127\.0\.0\.1 is taken$"):
        listen("127.0.0.1", 80, exactly=True)
    assert [(one.port, one.done[-1]) for one in sockets] == [(80, "closed")]


def test_where_there_is_no_port_at_all_it_is_said(sockets: list[Socket]) -> None:
    Socket.fails = {port: taken() for port in (0, *range(80, 80 + TRIES))}
    with pytest.raises(OSError, match=r"^no free port at 127\.0\.0\.1$"):
        listen("127.0.0.1", 80)


def test_a_host_that_cannot_be_had_is_tried_once(sockets: list[Socket]) -> None:
    Socket.fails = {80: OSError(errno.EADDRNOTAVAIL, "not ours")}
    with pytest.raises(OSError, match="not ours"):
        listen("192.0.2.1", 80)
    assert [one.done[-1] for one in sockets] == ["closed"]


@pytest.mark.parametrize(
    ("platform", "variables", "folder"),
    [
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/Motherlode"),
        ("win32", {}, "/home/ann/AppData/Local/Motherlode"),
        ("darwin", {}, "/home/ann/Library/Application Support/Motherlode"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/motherlode"),
        ("linux", {}, "/home/ann/.local/share/motherlode"),
    ],
)
def test_each_system_has_its_place_for_data(
    platform: str, variables: dict[str, str], folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LOCALAPPDATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(address.sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ann"))
    assert data_folder() == Path(folder)
