"""What a server says when it starts, and where it can be reached."""

import socket
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server import serve as serving
from motherlode.server.http import address
from motherlode.words import Words

SAY = Words("en").say
HERE, NETWORK = "http://localhost:8642/", "http://10.0.0.9:8642/"


def announced(monkeypatch: pytest.MonkeyPatch, **more: Any) -> list[str]:
    """Which browser pages were opened."""
    opened: list[str] = []
    given = {
        "wanted": 8642,
        "open_browser": True,
        "host": "0.0.0.0",
        "network": "10.0.0.9",
        "client": "",
        "window": True,
    }
    given |= more
    monkeypatch.setattr(serving, "network_address", lambda: given["network"])
    monkeypatch.setattr(serving, "client_folder", lambda: given["client"])
    monkeypatch.setattr(serving, "has_browser", lambda: given["window"])
    monkeypatch.setattr(serving, "address_here", lambda listening: HERE)
    monkeypatch.setattr(serving.webbrowser, "open", opened.append)
    monkeypatch.setattr(
        serving.threading, "Thread", lambda target, args, daemon: SimpleNamespace(start=lambda: target(*args))
    )
    listening = SimpleNamespace(getsockname=lambda: (given["host"], 8642))
    server: Any = SimpleNamespace(listening=listening, words=Words("en"), **given)
    serving.AnnouncingServer._announce(server)
    return opened


def test_a_server_says_where_it_is_and_opens_a_page(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert announced(monkeypatch) == [HERE]
    said = [SAY("serve-here", address=HERE), SAY("serve-network", address=NETWORK), SAY("serve-stop")]
    assert capsys.readouterr().out.splitlines() == [line for text in said for line in text.splitlines()]


@pytest.mark.parametrize(
    ("more", "name", "arguments"),
    [
        ({"wanted": 80}, "serve-port-taken", {"wanted": "80", "port": "8642"}),
        ({"client": None}, "serve-no-client", {}),
    ],
)
def test_what_is_not_as_it_was_wanted_is_said(
    more: dict[str, Any],
    name: str,
    arguments: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for given, is_said in ((more, True), ({}, False)):
        announced(monkeypatch, **given)
        assert (SAY(name, **arguments) in capsys.readouterr().out) is is_said


@pytest.mark.parametrize("more", [{"host": "127.0.0.1"}, {"network": None}])
def test_who_is_not_in_a_network_says_nothing_of_one(
    more: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    announced(monkeypatch, **more)
    assert NETWORK not in capsys.readouterr().out


@pytest.mark.parametrize("more", [{"open_browser": False}, {"window": False}])
def test_no_page_is_opened_that_nobody_wants_or_can_see(more: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    assert announced(monkeypatch, **more) == []


@pytest.mark.parametrize(
    ("platform", "display", "wayland", "has_one"),
    [
        ("linux", "", "", False),
        ("linux", ":0", "", True),
        ("linux", "", "wayland-0", True),
        ("win32", "", "", True),
        ("darwin", "", "", True),
    ],
)
def test_a_window_can_be_opened_where_there_is_a_screen(
    platform: str, display: str, wayland: str, has_one: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address.sys, "platform", platform)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setenv("WAYLAND_DISPLAY", wayland)
    assert address.has_browser() is has_one


@pytest.mark.parametrize(
    ("found", "told"), [("10.0.0.9", "10.0.0.9"), ("127.0.0.1", None), ("0.0.0.0", None), (OSError(), None)]
)
def test_an_address_in_the_network_is_none_of_this_machine_alone(
    found: Any, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Probe:
        def __init__(self, family: int, kind: int) -> None:
            assert (family, kind) == (socket.AF_INET, socket.SOCK_DGRAM)

        def __enter__(self) -> "Probe":
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def connect(self, place: tuple[str, int]) -> None:
            if isinstance(found, OSError):
                raise found

        def getsockname(self) -> tuple[Any, int]:
            return found, 1

    monkeypatch.setattr(address.socket, "socket", Probe)
    assert address.network_address() == told


@pytest.mark.parametrize("error", [OSError("taken"), serving.CannotServe("taken")])
def test_who_cannot_serve_says_why_and_ends_badly(
    error: Exception, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: Any) -> None:
        raise error

    monkeypatch.setattr(serving, "listen", fail)
    assert serving.serve("127.0.0.1", 0, tmp_path, words=Words("en")) == 1
    said = "taken" if isinstance(error, serving.CannotServe) else SAY("serve-failed", why="taken")
    assert capsys.readouterr().err.strip() == said


def test_nobody_is_told_what_serves_and_no_frame_is_compressed() -> None:
    """Compressing costs more than the short frames of a table are worth."""
    made = serving.config(SimpleNamespace(proxies=("10.0.0.1",)))  # type: ignore[arg-type]
    assert (made.server_header, made.access_log, made.ws_per_message_deflate) == (False, False, False)
    assert (made.proxy_headers, made.forwarded_allow_ips) == (True, ["10.0.0.1"])
    assert not serving.config(SimpleNamespace(proxies=())).proxy_headers  # type: ignore[arg-type]
