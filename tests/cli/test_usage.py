"""Mistakes on the command line get one line in the person's language and exit status 2."""

import subprocess
import sys
from collections.abc import Callable

import pytest
from typer.testing import Result

import motherlode
from motherlode.cli.app import COMMANDS, app_for, modules_for, take_language

Complaint = Callable[..., str]
Run = Callable[..., Result]


@pytest.mark.parametrize(
    ("args", "part"),
    [
        (["dance"], "There is no command “dance”"),
        (["play", "--speed", "9"], "There is no option --speed"),
        (["play", "--players"], "--players needs one value"),
        (["play", "--players", "many"], "--players"),
        (["play", "--players", "11"], "3 to 10 players, not 11. [BASE-01]"),
        (["play", "--game", "chess"], "There is no game called “chess”"),
        (["play", "--edition", "pirate"], "There is no edition called “pirate”"),
        (["play", "--modules", "dragons"], "There is no module called “dragons”"),
        (["play", "--seat", "5"], "There is no seat 5; the seats are 0 to 4"),
        (["play", "--seat", "-1"], "--seat"),
        (["play", "--bots", "genius"], "There is no bot called “genius”"),
        (["play", "--bots", ","], "There is no bot"),
        (["play", "--resume", "nowhere.json"], "nowhere.json does not exist"),
        (["play", "extra"], "motherlode play --help"),
        (["show"], "FILE is missing"),
        (["show", "nowhere.yaml"], "nowhere.yaml does not exist"),
        (["conformance"], "PATH is missing"),
        (["conformance", "nowhere"], "nowhere does not exist"),
        (["rules", "BASE-999"], "There is no clause BASE-999"),
        (["rules", "--coverage", "--tests", "nowhere"], "nowhere does not exist"),
    ],
)
def test_a_mistake_is_one_line(complaint: Complaint, args: list[str], part: str) -> None:
    assert part in complaint(*args)


@pytest.mark.parametrize(
    ("language", "part"),
    [("en", "There is no command"), ("ru", "Команды «dance» нет"), ("uk", "Команди «dance» немає")],
)
def test_mistakes_are_told_in_the_language_asked_for(complaint: Complaint, language: str, part: str) -> None:
    assert part in complaint("--language", language, "dance")
    assert part in complaint("dance", f"--language={language}")


def test_the_environment_gives_the_language(complaint: Complaint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert "Параметра --x немає" in complaint("play", "--x")


@pytest.mark.parametrize("args", [["--language", "fr", "rules"], ["rules", "--language"]])
def test_a_language_that_is_not_there(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        app_for(args)
    assert stop.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_language_counts_wherever_it_stands() -> None:
    assert take_language(["--language", "ru", "play", "--language=uk", "-n", "4"]) == (
        "uk",
        ["play", "-n", "4"],
    )
    assert take_language(["show", "--", "--language"]) == (None, ["show", "--", "--language"])


@pytest.mark.parametrize(
    ("language", "parts"),
    [("en", ["Usage:", "Options"]), ("ru", ["Запуск:", "Параметры"]), ("uk", ["Запуск:", "Параметри"])],
)
@pytest.mark.parametrize("command", [[], ["play"], ["show"], ["rules"], ["conformance"]])
def test_help_is_in_the_language_asked_for(run: Run, language: str, parts: list[str], command: list[str]) -> None:
    result = run("--language", language, *command, "--help")
    assert result.exit_code == 0
    for part in parts:
        assert part in result.stdout


def test_the_version_is_told(run: Run) -> None:
    core = "compiled core" if motherlode.compiled else "plain Python"
    assert run("--version").stdout == f"motherlode {motherlode.__version__}, {core}\n"


def test_every_command_of_the_help_starts_by_itself(run: Run) -> None:
    for name in COMMANDS:
        assert list(modules_for([name, "--help"])) == [COMMANDS[name]]
        assert f"motherlode {name}" in run(name, "--help").stdout
        assert f" {name} " in run("--help").stdout


@pytest.mark.parametrize(
    ("args", "without"),
    [
        (["--version"], ["motherlode.bots", "motherlode.cli.play", "yaml"]),
        (["rules", "BASE-01"], ["motherlode.bots", "motherlode.server", "motherlode.cli.play"]),
        (["serve", "--help"], ["reportlab", "motherlode.server", "motherlode.cli.simulate"]),
    ],
)
def test_a_command_loads_nothing_of_the_others(args: list[str], without: list[str]) -> None:
    program = f"import sys; sys.argv[1:] = {args}; from motherlode.cli import main\ntry: main()\nfinally: "
    program += "print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert [name for name in without if name in done.stderr.split()] == []
