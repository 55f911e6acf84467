"""What a build adds to the wheel that lies outside of the package: the browser client, once it is built, and the
compiled core, if MOTHERLODE_COMPILE=1 asks for it; without it the wheel is for every platform."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "MOTHERLODE_COMPILE"
COMPILING = ["cython>=3.1", "setuptools>=69", "msgspec>=0.19", "websockets>=13"]
"""The compiler, and what the compiled modules import: they are tried out before they are taken."""
NOT_BUILT = "web/dist is missing: this wheel has no browser client. `./play` builds it, or `npm run build` in web/."


def client_files(built: Path) -> dict[str, str]:
    """Where each file of the built client lies, and where in the wheel the server looks for it."""
    files = [file for file in built.rglob("*") if file.is_file() and not file.name.startswith(".")]
    return {str(file): f"motherlode/web/{file.relative_to(built).as_posix()}" for file in sorted(files)}


def core_files(root: Path) -> dict[str, str]:
    """The compiled core for the Python that runs this, built now, and where in the package it is looked for."""
    subprocess.run([sys.executable, root / "scripts" / "build_core.py"], check=True)
    found = subprocess.run(
        [sys.executable, "-c", "from core_list import core; print(core.find_build())"],
        cwd=root / "scripts",
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    build = Path(found.stdout.strip())
    return {str(build): f"motherlode/_compiled/{build.parent.name}/{build.name}"}


class WheelHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return COMPILING if os.environ.get(COMPILE) == "1" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout serves web/dist as it is, and finds its own compiled core
            return
        if os.environ.get(COMPILE) == "1":
            build_data["force_include"].update(core_files(Path(self.root)))
            build_data["pure_python"], build_data["infer_tag"] = False, True
        self.add_client(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        built = Path(self.root) / "web" / "dist"
        if not (built / "index.html").is_file():
            self.app.display_warning(NOT_BUILT)
            return
        build_data["force_include"].update(client_files(built))
