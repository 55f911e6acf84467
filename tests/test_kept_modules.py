"""What was compiled once on a machine is not compiled again, in whichever clone, as long as nothing of it differs."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.small_core import NUMBER, PROJECT, TELL, can_compile, lay_small_core

pytestmark = pytest.mark.skipif(not can_compile(), reason="there is no C compiler here")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a machine on which one clone has built its core."""
    folder = tmp_path_factory.mktemp("kept")
    assert compiled(a_clone(tmp_path_factory.mktemp("first")), folder) == 1
    return folder


def a_clone(project: Path) -> Path:
    lay_small_core(project)
    return project


def compiled(project: Path, kept: Path, *arguments: str, **environment: str) -> int:
    """Builds the core of a clone that then plays; how many modules were compiled for it."""
    settings = os.environ | {"MOTHERLODE_CACHE": str(kept)} | environment
    command = [sys.executable, project / "scripts" / "build_core.py", *arguments]
    subprocess.run(command, env=settings, capture_output=True, check=True)
    playing = os.environ | {"PYTHONPATH": str(project / "src"), "MOTHERLODE_COMPILED": "1"}
    told = subprocess.run([sys.executable, "-c", TELL], env=playing, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == f"True {NUMBER}"
    (log,) = project.glob("build/compiled/*/build.log")
    return int(log.read_text().split("compiled ")[-1].split()[0])


def test_a_second_clone_compiles_nothing(kept: Path, tmp_path: Path) -> None:
    assert compiled(a_clone(tmp_path), kept) == 0


def test_what_cython_brings_along_is_the_same_wherever_it_is_installed(tmp_path: Path) -> None:
    print_of = runpy.run_path(str(PROJECT / "scripts" / "kept_modules.py"))["print_of"]
    (tmp_path / "ref.pxd").touch()
    assert print_of(["3.1"], [str(tmp_path / "ref.pxd")]) == print_of(["3.1"], [])
    assert print_of(["3.1"], []) != print_of(["3.2"], [])


def test_who_forces_it_compiles_all(kept: Path, tmp_path: Path) -> None:
    assert compiled(a_clone(tmp_path), kept, "--force") == 1


@pytest.mark.parametrize("file", ["core/rng.py", "core/rng.pxd"])
def test_another_source_is_compiled(kept: Path, tmp_path: Path, file: str) -> None:
    with (a_clone(tmp_path) / "src" / "motherlode" / file).open("a") as source:
        source.write("\n# another\n")
    assert compiled(tmp_path, kept) == 1


def test_with_other_settings_of_the_compiler_it_is_compiled(kept: Path, tmp_path: Path) -> None:
    assert compiled(a_clone(tmp_path), kept, CFLAGS="-O0") == 1


def test_a_damaged_module_is_noticed_and_compiled_again(kept: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    for module in kept.iterdir():
        content = bytearray(module.read_bytes())
        content[len(content) // 2] ^= 1
        (damaged / module.name).write_bytes(content)
    clone, next_clone = tmp_path / "clone", tmp_path / "next"
    assert compiled(a_clone(clone), damaged) == 1
    assert compiled(a_clone(next_clone), damaged) == 0


def test_where_nothing_can_be_kept_for_all_a_clone_keeps_its_own(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    clone = a_clone(tmp_path / "clone")
    assert compiled(clone, tmp_path / "file") == 1
    for build in clone.glob("build/compiled/*/*/motherlode"):
        build.parent.rename(tmp_path / "gone")
    assert compiled(clone, tmp_path / "file") == 0
