"""Which core runs, and that it is the one that was asked for."""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import motherlode
from motherlode import compiled_core

PROJECT = Path(__file__).parent.parent
TELL = "import motherlode, motherlode.core.rng as rng; print(motherlode.compiled, rng.__file__)"


def run(code: str, switch: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {compiled_core.SWITCH: switch}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of its own with a build that fits; returns its folder."""
    package = tmp_path / "src" / "motherlode"
    for name in compiled_core.COMPILED:
        source = compiled_core.source_of(name)
        copy = package / source.relative_to(compiled_core.PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        for file in (source, source.with_suffix(".pxd")):
            if file.is_file():
                shutil.copy(file, copy.with_suffix(file.suffix))
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(compiled_core, "PACKAGE", package)
    return package


def put_build(place: Path) -> Path:
    build = place / compiled_core.TAG / compiled_core.print_of_sources()
    build.mkdir(parents=True)
    return build


def test_the_switch_forces_plain_python() -> None:
    said = run(TELL, "0").stdout.split()
    assert said == ["False", str(PROJECT / "src" / "motherlode" / "core" / "rng.py")]


def test_the_switch_forces_the_compiled_core_or_says_that_there_is_none() -> None:
    done = run(TELL, "1")
    if compiled_core.find_build() is None:
        assert "MOTHERLODE_COMPILED=1, but nothing is built from these sources" in done.stderr.splitlines()[-1]
    else:
        compiled, file = done.stdout.split()
        assert compiled == "True"
        assert file == str(compiled_core.extension_of("motherlode.core.rng", compiled_core.find_build() or Path()))


def test_another_word_for_the_switch_is_refused() -> None:
    done = run(TELL, "yes")
    assert done.returncode
    assert "MOTHERLODE_COMPILED is 'yes'" in done.stderr


def test_all_modules_are_taken_from_one_build_or_none_is() -> None:
    modules = {name: import_module(name) for name in compiled_core.COMPILED}
    are_compiled = {module.__file__ != str(compiled_core.source_of(name)) for name, module in modules.items()}
    assert are_compiled == {motherlode.compiled}


def test_a_build_is_found_in_a_checkout_and_in_an_installed_package(sources: Path) -> None:
    assert compiled_core.find_build() is None
    in_checkout = put_build(sources.parent.parent / "build" / "compiled")
    assert compiled_core.find_build() == in_checkout
    installed = put_build(sources / "_compiled")
    assert compiled_core.find_build() == installed


@pytest.mark.parametrize("file", ["core/rng.py", "core/rng.pxd"])
def test_a_build_of_other_sources_is_not_taken(sources: Path, file: str) -> None:
    put_build(sources / "_compiled")
    assert compiled_core.find_build() is not None
    with (sources / file).open("a") as text:
        text.write("\n# changed\n")
    assert compiled_core.find_build() is None


def test_a_build_with_other_settings_is_not_taken(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_build(sources / "_compiled")
    monkeypatch.setattr(compiled_core, "FLAGS", ("-O0",))
    assert compiled_core.find_build() is None


def test_a_build_for_another_python_is_not_taken(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_build(sources / "_compiled")
    monkeypatch.setattr(compiled_core, "TAG", "cpython-399-anywhere")
    assert compiled_core.find_build() is None


def test_a_compiled_module_shows_its_source_in_tracebacks() -> None:
    loader = compiled_core.CompiledModule("motherlode.core.rng", "nowhere")
    assert "class Rng" in loader.get_source("motherlode.core.rng")
