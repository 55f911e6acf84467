"""Reads what people give to commands; whatever is wrong with a file is told in one line."""

import json
from pathlib import Path
from typing import Any

import yaml

from motherlode.cli.failure import Failure, one_line


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Failure("file-missing", file=str(path)) from None
    except IsADirectoryError:
        raise Failure("file-is-folder", file=str(path)) from None
    except UnicodeDecodeError:
        raise Failure("file-not-text", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Failure("file-unreadable", file=str(path), why=one_line(str(error))) from None


def write_text(path: Path, text: str) -> None:
    write_whole(path, text.encode())


def write_whole(path: Path, content: bytes) -> None:
    """Whole or not at all: the old content stays until the new one is complete."""
    try:
        draft = path.with_name(path.name + ".new")
        draft.write_bytes(content)
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise Failure("file-unwritable", file=str(path), why=one_line(str(error))) from None


def require_readable(path: Path) -> None:
    if not path.exists():
        raise Failure("file-missing", file=str(path))
    try:
        if path.is_dir():
            next(path.iterdir(), None)
        else:
            path.open("rb").close()
    except OSError as error:
        raise Failure("file-unreadable", file=str(path), why=one_line(str(error))) from None


def parse_yaml(text: str, path: Path) -> Any:
    try:
        return yaml.safe_load(text)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        mark = getattr(error, "problem_mark", None)
        raise Failure("file-broken-yaml", file=str(path), line=mark.line + 1 if mark else 1) from None


def parse_json(text: str) -> Any:
    """The content, or None if it is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
