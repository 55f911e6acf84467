"""The compiled core is built where it can be; where not, one line says why, and plain Python goes on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.small_core import NUMBER, TELL, can_compile, lay_small_core

BUILT, FAILED, NO_COMPILER = 0, 1, 3


@pytest.fixture
def project(tmp_path: Path) -> Path:
    lay_small_core(tmp_path)
    return tmp_path


def run(project: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Of what earlier runs have kept on this machine it knows nothing."""
    command = [sys.executable, project / "scripts" / "build_core.py", *arguments]
    known = {"MOTHERLODE_CACHE": str(project / "kept")} | environment
    return subprocess.run(command, env=os.environ | known, capture_output=True, text=True, check=False)


def tell(project: Path) -> str:
    environment = os.environ | {"PYTHONPATH": str(project / "src"), "MOTHERLODE_COMPILED": ""}
    done = subprocess.run([sys.executable, "-c", TELL], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def a_compiler_that(project: Path, does: str) -> str:
    compiler = project / "compiler"
    compiler.write_text(f"#!/bin/sh\necho called >>{project}/calls\n{does}\n")
    compiler.chmod(0o755)
    return str(compiler)


def test_it_is_built_once_kept_and_found_until_its_sources_change(project: Path) -> None:
    expected = BUILT if can_compile() else NO_COMPILER
    first, again = run(project), run(project)
    assert [first.returncode, again.returncode] == [expected, expected], first.stderr
    assert first.stderr.startswith("Built the compiled core: 1 module" if can_compile() else "No compiled core: ")
    assert again.stderr.startswith("The compiled core is built" if can_compile() else "No compiled core: ")
    plain, fast = f"False {NUMBER}", f"{can_compile()} {NUMBER}"
    assert tell(project) == fast
    with (project / "src" / "motherlode" / "core" / "rng.py").open("a") as source:
        source.write("\n# pulled\n")
    assert tell(project) == plain


def test_no_compiler_is_said_in_one_line(project: Path) -> None:
    done = run(project, CC="/nowhere/cc")
    assert done.returncode == NO_COMPILER
    assert done.stderr.splitlines() == [
        "No compiled core: there is no C compiler (/nowhere/cc). Plain Python plays the same games, more slowly."
    ]
    assert tell(project) == f"False {NUMBER}"


def test_a_compiler_that_fails_is_said_in_one_line_and_told_apart(project: Path) -> None:
    done = run(project, CC=a_compiler_that(project, "exit 1"))
    assert done.returncode == FAILED
    (line,) = done.stderr.splitlines()
    assert line.startswith("The compiled core could not be built: compilation failed, see ")
    assert tell(project) == f"False {NUMBER}"


def test_what_failed_is_not_tried_again_at_every_start(project: Path) -> None:
    compiler = a_compiler_that(project, "exit 1")
    run(project, CC=compiler)
    calls = (project / "calls").read_text()
    done = run(project, "--in-background", CC=compiler)
    assert done.stderr.startswith("The compiled core could not be built: it failed before")
    assert (project / "calls").read_text() == calls


def test_modules_that_cannot_be_imported_are_not_put_in_place(project: Path) -> None:
    module = project / "src" / "motherlode" / "core" / "rng.py"
    module.write_text(module.read_text() + '\nraise ImportError("not today")\n')
    done = run(project)
    assert done.returncode == (FAILED if can_compile() else NO_COMPILER)
    assert not can_compile() or "it cannot be imported" in done.stderr


def test_whoever_wants_plain_python_starts_no_build(project: Path) -> None:
    done = run(project, "--in-background", MOTHERLODE_COMPILED="0")
    assert (done.returncode, done.stderr) == (0, "")


def test_in_the_background_it_is_said_in_one_line_and_there_later(project: Path) -> None:
    done = run(project, "--in-background")
    (line,) = done.stderr.splitlines()
    assert line.startswith("Building the compiled core in the background" if can_compile() else "No compiled core: ")
    assert run(project).returncode == (BUILT if can_compile() else NO_COMPILER)  # waits for the other
    assert tell(project) == f"{can_compile()} {NUMBER}"
