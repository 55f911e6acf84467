"""Actions and whole games as text a person can read and type.

An action is one line, `lay SW at 7,0` or `pass EW/NS`; a record is a header of `key: value` lines, an empty
line, and one line for each move, chance results included.
"""

import json
import re
from typing import Any

from motherlode.core.errors import RecordError
from motherlode.core.state import CHANCE
from motherlode.core.types import Action, Record

LISTS = frozenset({"pass", "goals", "payers", "colours", "invest"})
"""Words whose value is a list even when it has one entry."""
TITLE = "motherlode record"
_NUMBER = re.compile(r"-?\d+\Z")


def write_action(action: Action) -> str:
    words: list[str] = []
    for key, value in action.items():
        if isinstance(value, dict):
            words += [key, write_action(value)]
        else:
            words += [key, _write_value(value)]
    return " ".join(word for word in words if word)


def _write_value(value: Any) -> str:
    if isinstance(value, list):
        return "/".join(_write_value(item) for item in value)
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    return str(value)


def read_action(text: str) -> Action:
    """The action written in a line; raises `RecordError` if it is none."""
    words = text.split()
    if not words:
        raise RecordError("broken-action", arguments={"text": text})
    if words[0] == "choose":
        return {"choose": _read_pairs(words[1:], text)}
    return _read_pairs(words, text)


def _read_pairs(words: list[str], text: str) -> dict[str, Any]:
    if words == ["pass"]:
        return {"pass": []}
    if not words or len(words) % 2:
        raise RecordError("broken-action", arguments={"text": text})
    return {key: _read_value(key, value) for key, value in zip(words[::2], words[1::2], strict=True)}


def _read_value(key: str, word: str) -> Any:
    if key in LISTS or "/" in word:
        return [_read_scalar(item) for item in word.split("/")]
    return _read_scalar(word)


def _read_scalar(word: str) -> Any:
    if word in ("true", "false", "null"):
        return json.loads(word)
    return int(word) if _NUMBER.match(word) else word


def write_record(record: Record) -> str:
    setup = record["setup"]
    lines = [f"{TITLE} {record['rules']}", f"game: {setup['game']}", f"players: {setup['players']}"]
    lines += [f"modules: {' '.join(setup['modules'])}".rstrip(), f"edition: {setup['edition']}"]
    lines += [f"options: {json.dumps(setup['options'], sort_keys=True)}"]
    if record["origin"] is not None:
        lines.append(f"origin: {json.dumps(record['origin'], ensure_ascii=False)}")
    lines.append("")
    number = 0
    for move in record["moves"]:
        if move[0] == CHANCE:
            lines.append(f"{CHANCE} {move[1]} {json.dumps(move[2], ensure_ascii=False)}")
        else:
            number += 1
            lines.append(f"{number}. {move[0]} {write_action(move[1])}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record written in a text; raises `RecordError` naming the line that is off."""
    head, _, body = text.partition("\n\n")
    title, *header = head.splitlines() or [""]
    if not title.startswith(TITLE):
        raise RecordError("no-record")
    fields = {key: value.strip() for key, _, value in (line.partition(":") for line in header)}
    try:
        setup = {
            "game": fields["game"],
            "players": int(fields["players"]),
            "modules": fields["modules"].split(),
            "edition": fields["edition"],
            "options": json.loads(fields["options"]),
        }
        origin = json.loads(fields["origin"]) if "origin" in fields else None
        rules = int(title.removeprefix(TITLE))
    except (KeyError, ValueError) as error:
        raise RecordError("broken-header", arguments={"why": str(error)}) from error
    moves = [_read_move(line) for line in body.splitlines() if line.strip()]
    return {"rules": rules, "setup": setup, "origin": origin, "moves": moves}


def _read_move(line: str) -> list[Any]:
    first, _, rest = line.strip().partition(" ")
    name, _, value = rest.partition(" ")
    try:
        if first == CHANCE:
            return [CHANCE, name, json.loads(value)]
        return [int(name), read_action(value)]
    except ValueError as error:
        raise RecordError("broken-line", arguments={"text": line}) from error
