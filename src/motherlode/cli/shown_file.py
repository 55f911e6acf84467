"""Finds out what a file holds that somebody wants to see, and makes states of it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import motherlode
from motherlode.cli.failure import Failure, one_line
from motherlode.cli.files import parse_json, parse_yaml, read_text
from motherlode.cli.terminal.saving import resume
from motherlode.core.notation import POSITION, RECORD, read_position, read_record
from motherlode.core.state import CHANCE, State
from motherlode.core.types import Given


@dataclass(frozen=True)
class Shown:
    state: State
    title: str = ""
    names: list[str] | None = None


def read_shown(path: Path, at: int | None) -> list[Shown]:
    """The states in a file: one, or one for each scenario of a list."""
    text = read_text(path)
    if text.lstrip().startswith(RECORD):
        return [Shown(replayed(text.lstrip(), at))]
    if at is not None:
        raise Failure("show-at-needs-record", file=str(path))
    if text.lstrip().startswith(POSITION):
        return [Shown(put_down(*read_position(text.lstrip())))]
    plain = parse_json(text)
    if isinstance(plain, dict) and "stack" in plain:
        return [Shown(loaded(text))]
    if isinstance(plain, dict) and isinstance(plain.get("state"), str):
        saved = resume(path)
        return [Shown(saved.state, names=saved.company.names)]
    return list(positions(parse_yaml(text, path), path))


def replayed(text: str, at: int | None) -> State:
    record = read_record(text)
    moves = sum(move[0] != CHANCE for move in record["moves"])
    if at is not None and at > moves:
        raise Failure("show-at-too-far", at=at, moves=moves)
    state: State = motherlode.game(record["setup"]["game"]).replay(record, upto=at)
    return state


def put_down(setup: dict[str, Any], given: Given) -> State:
    game = motherlode.game(setup["game"])
    state: State = game.position(game.restore_setup(setup), given)
    return state


def loaded(text: str) -> State:
    plain = parse_json(text)
    setup = plain.get("setup") if isinstance(plain, dict) else None
    name = setup.get("game") if isinstance(setup, dict) else None
    state: State = motherlode.game(str(name)).load(text)
    return state


def positions(content: Any, path: Path) -> Iterator[Shown]:
    entries = content if isinstance(content, list) else [content]
    if not entries or not all(isinstance(entry, dict) and "game" in entry for entry in entries):
        raise Failure("show-unknown-content", file=str(path))
    for entry in entries:
        if "setup_refused" not in entry:
            title = f"{entry.get('id', '')} {entry.get('title', '')}".strip()
            yield Shown(position(entry, path), title)


def position(entry: dict[str, Any], path: Path) -> State:
    try:
        game = motherlode.game(str(entry["game"]))
        setup = game.setup(
            entry.get("players", 5),
            entry.get("modules") or [],
            entry.get("edition", "jubilee"),
            entry.get("options") or {},
        )
        state: State = game.position(setup, entry.get("given") or {})
    except (TypeError, ValueError, KeyError, AttributeError, IndexError) as error:
        raise Failure("show-broken-position", file=str(path), why=one_line(str(error))) from None
    return state
