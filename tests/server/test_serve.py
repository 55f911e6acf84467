"""`motherlode play` as a process: says where it is, finds a port, stops when told, keeps tables."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from motherlode.server import serve as serving
from motherlode.server.app import App
from motherlode.server.http import address
from motherlode.server.keeping.occupied import Occupation, Occupied
from motherlode.server.serve import qr_code, serve
from motherlode.server.site.demo import free_ports
from motherlode.words import Words
from tests.server.ports import free_port

SCRIPT = """
import sys
from pathlib import Path
from motherlode.server.serve import serve
if __name__ == "__main__":
    sys.exit(serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), local=True, open_browser=True))
"""


def start(port: int, data: Path) -> subprocess.Popen[str]:
    environment = {key: value for key, value in os.environ.items() if "DISPLAY" not in key}
    command = [sys.executable, "-c", SCRIPT, str(port), str(data)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def test_the_nodes_to_look_at_take_the_next_ports_that_are_free() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", free_port()))
        taken.listen()
        port = taken.getsockname()[1]
        ports = free_ports(2, port)
    assert len(set(ports)) == 2
    assert port not in ports


def test_it_starts_says_where_and_stops(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with start(port, tmp_path / "data") as process:
            assert process.stdout is not None
            lines = [process.stdout.readline()]
            while "Ctrl+C" not in lines[-1]:
                assert lines[-1], process.communicate()
                lines.append(process.stdout.readline())
            text = "".join(lines)
            assert f"{port} is taken" in text
            url = next(word for word in text.split() if word.startswith("http://localhost:"))
            assert httpx.get(url + "api/games").status_code == 200
            process.send_signal(signal.SIGINT)
            assert process.wait(15) == 0
            assert process.stderr is not None
            assert "Traceback" not in process.stderr.read()
    assert (tmp_path / "data" / "tables.sqlite3").is_file()


def test_a_data_folder_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with start(0, tmp_path / "file" / "data") as process:
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "cannot start" in errors
    assert "Traceback" not in errors


def wait_until_open(process: subprocess.Popen[str]) -> str:
    """The address it names."""
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://localhost:\d+/", line)
        if found:
            return found[0]
    raise AssertionError(process.communicate())


def test_a_second_server_on_the_same_tables_says_where_the_first_is_and_ends(tmp_path: Path) -> None:
    with start(0, tmp_path) as first:
        address = wait_until_open(first)
        with start(0, tmp_path) as second:
            said, errors = second.communicate(timeout=60)
        assert second.returncode == 1
        assert address in errors
        assert "Traceback" not in errors
        assert not said
        assert httpx.get(address + "api/games").status_code == 200
        first.kill()  # however it ends, the next one may have the tables
        first.wait(10)
    with start(0, tmp_path) as third:
        assert wait_until_open(third)
        third.terminate()


def test_who_comes_next_is_told_the_last_address_and_no_older_one(tmp_path: Path) -> None:
    for place in ("http://localhost:86420000/", "http://localhost:1/"):
        with closing(Occupation(tmp_path)) as here:
            here.tell(place)
            with pytest.raises(Occupied) as refused:
                Occupation(tmp_path)
            assert refused.value.address == place


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (lambda data: (data / "tables.sqlite3").touch(), "is empty"),
        (lambda data: (data / "server.lock").mkdir(), "--data"),
    ],
)
def test_what_is_wrong_with_the_data_is_one_line_of_its_own(tmp_path: Path, broken: Any, said: str) -> None:
    broken(tmp_path)
    with start(0, tmp_path) as process:
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert said in errors
    assert str(tmp_path) in errors
    assert len(errors.strip().splitlines()) == 1


def test_as_many_files_may_be_opened_as_the_system_allows() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, 300));"
        "from motherlode.server.line.lines import allow_many_files; print(allow_many_files());"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["300", "300"]


def test_a_qr_code_is_printed_in_blocks() -> None:
    code = qr_code("http://192.168.1.7:8642/")
    assert len(code.splitlines()) > 10
    assert "█" in code


def test_where_data_lies(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert address.data_folder() == tmp_path / "motherlode"


def test_a_host_that_is_not_ours_is_an_error() -> None:
    with pytest.raises(OSError, match="assign"):
        address.listen("192.0.2.1", 8642)


@pytest.mark.parametrize(("language", "says"), [("en", "newer version"), ("ru", "более новой"), ("uk", "новіша")])
def test_a_file_of_a_newer_version_is_refused_in_the_users_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, says: str
) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = (tmp_path / "tables.sqlite3").read_bytes()
    assert serve(port=0, data=tmp_path, local=True, open_browser=False, words=Words(language)) == 1
    said = capsys.readouterr().err
    assert says in said
    assert str(tmp_path / "tables.sqlite3") in said
    assert (tmp_path / "tables.sqlite3").read_bytes() == before


@pytest.mark.parametrize("is_built", [True, False])
def test_where_no_client_is_built_it_is_said_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], is_built: bool
) -> None:
    monkeypatch.setattr(serving, "client_folder", lambda: tmp_path if is_built else None)
    words = Words("en")
    with address.listen("127.0.0.1", 0, exactly=True) as listening:
        port = listening.getsockname()[1]
        serving.AnnouncingServer(serving.config(App(tmp_path)), words, listening, port, False)._announce()
    said = capsys.readouterr().out
    assert f":{port}/" in said
    assert (words.say("serve-no-client") in said) != is_built
    assert words.say("serve-stop") in said


@pytest.mark.skipif(sys.platform == "win32", reason="there two programs would share a port")
def test_a_port_that_was_left_a_moment_ago_can_be_had_again() -> None:
    with address.listen("127.0.0.1", 0) as listening:
        assert listening.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


def test_of_a_port_that_is_taken_one_of_the_next_is_used() -> None:
    with address.listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with address.listen("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] < port + address.TRIES
