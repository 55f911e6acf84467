"""Compiled modules, kept on this machine by everything that goes into them: what one clone has compiled, the next one
only copies. A name says what a module was made of and what its bytes are, so a damaged one is noticed.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

FOLDER = "MOTHERLODE_CACHE"
"""Where else they are to be kept."""
MOST = 1000
"""Some ten builds of all modules; those that were not needed for the longest time go first."""


class KeptModules:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def fetch(self, print_: str, target: Path) -> bool:
        """Copies the module with this print; whether there is a sound one."""
        for kept in self._folder.glob(f"{print_}-*"):
            content = kept.read_bytes()
            if kept.name == _name(print_, content):
                kept.touch()
                _write(content, target)
                return True
            kept.unlink(missing_ok=True)
        return False

    def keep(self, print_: str, module: Path) -> None:
        content = module.read_bytes()
        _write(content, self._folder / _name(print_, content))

    def forget_old(self, most: int = MOST) -> None:
        kept = sorted(self._folder.iterdir(), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in kept[most:]:
            file.unlink(missing_ok=True)


def _name(print_: str, content: bytes) -> str:
    return f"{print_}-{blake2b(content, digest_size=10).hexdigest()}"


def _write(content: bytes, target: Path) -> None:
    """Whole or not at all, whoever else writes the same."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=target.parent, delete=False) as file:
        file.write(content)
    Path(file.name).replace(target)


def place(otherwise: Path) -> Path:
    """The folder for all clones on this machine; where nothing can be written there, the one of this clone."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())
    common = Path(os.environ[FOLDER]) if os.environ.get(FOLDER) else home / "motherlode" / "modules"
    for folder in (common, otherwise):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return otherwise


def print_of(made_of: Iterable[object], files: Iterable[str]) -> str:
    """Of everything that goes into a module: settings and tools, and these files as far as they are the project's own.
    What Cython brings along goes with its version, wherever it is installed."""
    read = blake2b(repr([*made_of]).encode(), digest_size=20)
    for file in sorted(file for file in files if not Path(file).is_absolute()):
        content = Path(file).read_bytes()
        read.update(b"%s %d " % (file.encode(), len(content)) + content)
    return read.hexdigest()
