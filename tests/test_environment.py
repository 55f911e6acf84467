"""Which Python `./play` and `./check` make their environment with; the machine's Pythons are played by scripts here."""

import os
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).parent.parent
FAKE = """#!/bin/sh
case "$*" in
    *version_info*sys.exit* | *sys.exit*version_info*) exit {old} ;;
    *libpython*) exit {in_library} ;;
    *print*) echo 3.11 ;;
    *venv*) exit {broken} ;;
esac
"""


def put(folder: Path, name: str = "python3.11", *, old: int = 0, in_library: int = 0, broken: int = 0) -> Path:
    folder.mkdir(exist_ok=True)
    python = folder / name
    python.write_text(FAKE.format(old=old, in_library=in_library, broken=broken))
    python.chmod(0o755)
    return python


def run(steps: str, *folders: Path, python: str = "") -> subprocess.CompletedProcess[str]:
    tools = next(place for place in ("/usr/bin", "/bin") if Path(place, "head").exists())
    path = ":".join(map(str, folders))
    script = f'. scripts/environment.sh\nVENV=/nowhere\nhead() {{ {tools}/head "$@"; }}\nPATH="{path}"\n{steps}'
    environment = os.environ | {"PYTHON": python}
    return subprocess.run(
        ["sh", "-euc", script], cwd=PROJECT, env=environment, capture_output=True, text=True, check=False
    )


def test_a_python_in_one_piece_is_taken_before_one_in_a_library(tmp_path):
    first, second = put(tmp_path / "pyenv", in_library=1), put(tmp_path / "usr")
    found = run("find_pythons", first.parent, second.parent).stdout.split()
    assert found == [str(second), str(first), str(second)]


def test_of_pythons_alike_the_newest_comes_first(tmp_path):
    older, newer = put(tmp_path, "python3"), put(tmp_path, "python3.12")
    assert run("find_pythons", tmp_path).stdout.split()[:2] == [str(newer), str(older)]


def test_a_python_that_cannot_make_an_environment_is_passed_over(tmp_path):
    bare, whole = put(tmp_path / "bare", broken=1), put(tmp_path / "whole", in_library=1)
    assert str(whole) in run("make_venv", bare.parent, whole.parent).stdout


def test_a_folder_with_a_blank_in_its_name_is_no_hindrance(tmp_path):
    python = put(tmp_path / "my pythons")
    assert run("find_pythons", python.parent).stdout.splitlines()[0] == str(python)
    assert str(python) in run("make_venv", python.parent).stdout


@pytest.mark.parametrize("python", ["", "/nowhere/python"])
def test_without_a_python_that_is_new_enough_it_says_so(tmp_path, python):
    put(tmp_path, old=1)
    done = run("make_venv", tmp_path, python=python)
    assert done.returncode == 1
    assert "Python 3.11 or newer" in done.stderr


def test_the_python_that_is_named_is_taken(tmp_path):
    named = put(tmp_path, "mine", in_library=1)
    put(tmp_path / "other")
    assert run("find_pythons", tmp_path / "other", python=str(named)).stdout.split() == [str(named)]
