"""Builds the compiled core of this checkout for the Python that runs this: `.venv/bin/python scripts/build_core.py`.

Where it cannot be built one line says why, and plain Python plays on: the exit status is 0 if it is built, 1 if a
compiler failed, 3 if the machine has none. What was compiled before on this machine, in whichever clone, is not
compiled again.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core_list import PROJECT, core

BUILT, FAILED, NO_COMPILER = 0, 1, 3
KEPT = 4
"""Builds of other sources that are kept: who goes back to another branch does not wait."""
FOLDER: Path = PROJECT / "build" / "compiled" / core.TAG
LOG = FOLDER / "build.log"
TRY_OUT = f"""
import sys
sys.path.insert(0, {str(PROJECT / "scripts")!r})
from core_list import Path, core
sys.meta_path.insert(0, core.CompiledModules(Path(sys.argv[1])))
import {", ".join(core.COMPILED)}
"""


class CannotBuild(Exception):
    """This machine has not what it takes."""


class BuildFailed(Exception):
    """It has, and yet it failed."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds the compiled core for this Python.")
    parser.add_argument("--force", action="store_true", help="compile everything again")
    parser.add_argument("--in-background", action="store_true", help="go on at once; the next start uses it")
    wanted = parser.parse_args()
    try:
        if wanted.in_background:
            build_in_background()
            return BUILT
        with alone():
            say(build(force=wanted.force))
    except CannotBuild as reason:
        say(f"No compiled core: {reason}. Plain Python plays the same games, more slowly.")
        return NO_COMPILER
    except BuildFailed as reason:
        failed_mark().touch()
        say(f"The compiled core could not be built: {reason}, see {LOG}. Plain Python plays the same games.")
        return FAILED
    return BUILT


def say(line: str) -> None:
    print(line, file=sys.stderr)


def build_in_background() -> None:
    """What failed is not tried again at every start."""
    if core.find_build() is not None or os.environ.get(core.SWITCH) == "0":
        return
    look_for_compiler()
    if failed_mark().is_file():
        raise BuildFailed("it failed before")
    say("Building the compiled core in the background: the next start uses it, this one plays in plain Python.")
    nothing = subprocess.DEVNULL
    command = [sys.executable, __file__]
    subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)


def failed_mark() -> Path:
    """Lies where a build of these sources failed."""
    return FOLDER / f"{core.print_of_sources()}.failed"


@contextmanager
def alone() -> Iterator[None]:
    """Who builds at the same time waits for the other, and then finds the work done."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(force: bool = False) -> str:
    """Compiles, tries out and only then puts in place; returns what to say about it."""
    made = FOLDER / core.print_of_sources()
    if made.is_dir() and not force:
        return f"The compiled core is built: {made.relative_to(PROJECT)}"
    look_for_compiler()
    fresh = FOLDER / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    compile_all(FOLDER / "work", fresh, force)
    try_out(fresh)
    shutil.rmtree(made, ignore_errors=True)
    fresh.rename(made)
    failed_mark().unlink(missing_ok=True)
    forget_old()
    return f"Built the compiled core: {len(core.COMPILED)} modules in {made.relative_to(PROJECT)}"


def look_for_compiler() -> None:
    if sys.implementation.name != "cpython":
        raise CannotBuild(f"it is for CPython, not for {sys.implementation.name}")
    if os.name == "nt":
        raise CannotBuild("it is not built on Windows yet")
    for needed in ("Cython", "setuptools"):
        if importlib.util.find_spec(needed) is None:
            raise CannotBuild(f"{needed} is not installed")
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        raise CannotBuild(f"there is no C compiler ({compiler})")
    headers = Path(sysconfig.get_paths()["include"])
    if not (headers / "Python.h").is_file():
        raise CannotBuild(f"Python's headers are not in {headers}")


def compile_all(work: Path, into: Path, force: bool) -> None:
    """Compiles what was not compiled before on this machine; then copies all of it."""
    work.mkdir(parents=True, exist_ok=True)
    compiling = [sys.executable, str(PROJECT / "scripts" / "compile_core.py"), str(work), *["--force"][: int(force)]]
    run(compiling, "compilation failed", mode="w")
    for name in core.COMPILED:
        target = core.extension_of(name, into)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(core.extension_of(name, work / "modules"), target)


def try_out(build: Path) -> None:
    """Imports every module of it, before anybody relies on it."""
    run([sys.executable, "-c", TRY_OUT, str(build)], "it cannot be imported", mode="a", **{core.SWITCH: "0"})


def run(command: list[str], complaint: str, mode: str, **environment: str) -> None:
    with LOG.open(mode, encoding="utf-8") as log:
        done = subprocess.run(
            command, cwd=PROJECT / "src", env=os.environ | environment, stdout=log, stderr=log, check=False
        )
    if done.returncode:
        raise BuildFailed(complaint)


def forget_old() -> None:
    builds = [folder for folder in FOLDER.iterdir() if folder.is_dir() and folder.name != "work"]
    for folder in sorted(builds, key=lambda folder: folder.stat().st_mtime, reverse=True)[KEPT:]:
        shutil.rmtree(folder)


if __name__ == "__main__":
    sys.exit(main())
