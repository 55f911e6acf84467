"""Processes that tests start have the fault, too, and note what they reach.

The environment tells them; `child/sitecustomize.py` is what Python reads first in each of them.
"""

from __future__ import annotations

import builtins
import marshal
import os
import sys
from collections.abc import Callable, Mapping
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any, cast

from tests.faults.blocks import REACHED, marked
from tests.faults.engine import take_engine_alone

PROJECT = Path(__file__).parents[2]
SOURCES = PROJECT / "src"
MARKED = PROJECT / "build" / "faults" / "marked"
HOOK = Path(__file__).with_name("child")
PLANTED = "MOTHERLODE_PLANTED"
"""The file that has a fault, and the file in which it is written down with it."""
NOTED = "MOTHERLODE_REACHED_BY_CHILDREN"
"""The file to which the names of reached blocks are added, a line each."""

Compiled = Callable[[Path], CodeType | None]


def planted_for_children(file: Path, faulty: Path) -> dict[str, str]:
    return {PLANTED: os.pathsep.join(map(str, (file, faulty)))} | _hooked(os.environ)


def noted_by_children(file: Path) -> dict[str, str]:
    return {NOTED: str(file)} | _hooked(os.environ)


def _hooked(environment: Mapping[str, str]) -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join(filter(None, [str(HOOK), environment.get("PYTHONPATH")]))}


def begin_child() -> None:
    if PLANTED in os.environ:
        file, faulty = os.environ[PLANTED].split(os.pathsep)
        compile_otherwise(lambda path: _compiled(Path(faulty), file) if str(path) == file else None)
    elif NOTED in os.environ:
        setattr(builtins, REACHED, Written(Path(os.environ[NOTED])))
        compile_otherwise(compile_marked)
    take_engine_alone()


def _compiled(source: Path, name: str) -> CodeType:
    return compile(source.read_text("utf-8"), name, "exec", dont_inherit=True)


def compile_marked(path: Path) -> CodeType | None:
    """Kept, since every process that a test starts imports most of it again."""
    if not path.is_relative_to(SOURCES):
        return None
    inside = path.relative_to(PROJECT)
    kept = MARKED / f"{'-'.join(inside.parts)}-{path.stat().st_mtime_ns}-{sys.implementation.cache_tag}"
    if kept.is_file():
        return cast(CodeType, marshal.loads(kept.read_bytes()))
    tree, _ = marked(str(inside), path.read_text("utf-8"))
    code = compile(tree, str(path), "exec", dont_inherit=True)
    kept.parent.mkdir(parents=True, exist_ok=True)
    written = kept.with_name(f"{kept.name}-{os.getpid()}")
    written.write_bytes(marshal.dumps(code))
    written.replace(kept)
    return code


def compile_otherwise(otherwise: Compiled) -> None:
    """What is imported from now on; as ever where there is nothing else to compile."""
    plain = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> Any:
        return otherwise(Path(loader.path)) or plain(loader, name)

    SourceFileLoader.get_code = get_code


class Written(set[str]):
    """Each name at once, since a process may be killed."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def add(self, name: str) -> None:
        if name not in self:
            super().add(name)
            os.write(self._file, f"{name}\n".encode())
