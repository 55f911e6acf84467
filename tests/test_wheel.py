"""A wheel carries the browser client where it is built, and says in one line where it is not."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.small_core import NUMBER, TELL, can_compile, lay_small_core
from tests.wheel import PROJECT, build_wheel

EDITABLE = "import sys; from hatchling.build import build_editable; build_editable(sys.argv[1])"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """What a wheel is built from, with a package of one file and no built client."""
    copy = tmp_path / "project"
    (copy / "src" / "motherlode").mkdir(parents=True)
    shutil.copy(PROJECT / "src" / "motherlode" / "__init__.py", copy / "src" / "motherlode")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, copy)
    for name in ("locales", "docs/rules"):
        shutil.copytree(PROJECT / name, copy / name)
    return copy


def lay_client(project: Path) -> None:
    assets = project / "web" / "dist" / "assets"
    assets.mkdir(parents=True)
    (assets / "app-1.js").write_text("let x")
    (assets.parent / "index.html").write_text("<title>Motherlode</title>")
    (assets.parent / ".motherlode-built").write_text("a stamp")


def client_files_in(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("motherlode/web")}


def test_it_carries_the_built_client(project: Path, tmp_path: Path) -> None:
    lay_client(project)
    wheel, said = build_wheel(project, tmp_path)
    assert client_files_in(wheel) == {"motherlode/web/index.html", "motherlode/web/assets/app-1.js"}
    assert "motherlode/locales/uk/client.ftl" in zipfile.ZipFile(wheel).namelist()
    assert not said


def test_without_a_client_it_is_built_and_says_so_in_one_line(project: Path, tmp_path: Path) -> None:
    wheel, said = build_wheel(project, tmp_path)
    assert client_files_in(wheel) == set()
    assert len(said.strip().splitlines()) == 1
    assert "no browser client" in said


def test_a_checkout_serves_what_it_builds_itself(project: Path, tmp_path: Path) -> None:
    lay_client(project)
    done = subprocess.run(
        [sys.executable, "-c", EDITABLE, str(tmp_path)], cwd=project, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert client_files_in(next(tmp_path.glob("*.whl"))) == set()


def test_it_is_for_every_platform_unless_the_compiled_core_is_asked_for(project: Path, tmp_path: Path) -> None:
    lay_client(project)
    wheel, _ = build_wheel(project, tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if "_compiled" in name]


def test_it_carries_the_compiled_core_if_that_is_asked_for(project: Path, tmp_path: Path) -> None:
    shutil.rmtree(project / "src")
    lay_small_core(project)
    if not can_compile():
        with pytest.raises(subprocess.CalledProcessError):
            build_wheel(project, tmp_path, MOTHERLODE_COMPILE="1")
        return
    wheel, _ = build_wheel(project, tmp_path, MOTHERLODE_COMPILE="1")
    assert not wheel.name.endswith("-any.whl")
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    for switch, told in (("1", f"True {NUMBER}"), ("0", f"False {NUMBER}")):
        environment = {**os.environ, "PYTHONPATH": str(installed), "MOTHERLODE_COMPILED": switch}
        done = subprocess.run([sys.executable, "-c", TELL], env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == told
