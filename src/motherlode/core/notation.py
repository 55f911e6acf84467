"""Actions, positions and whole games as text a person can read and type.

An action is one line, `lay SW at 7,0` or `pass EW/NS`. A position is a header of `key: value` lines, an empty
line, and one line for each thing on the table, in the words of scenarios. A record has the same header and then
one line for each move, chance results included.
"""

import json
import re
from typing import Any

from motherlode.core.errors import RecordError
from motherlode.core.setup import RULES_VERSION
from motherlode.core.state import CHANCE
from motherlode.core.types import Action, Given, Record

LISTS = frozenset({"pass", "goals", "payers", "colours", "invest"})
"""Words whose value is a list even when it has one entry."""
SPACE = "_"
"""Stands in an action for a space within a name: `gold-3_green@W`."""
RECORD = "motherlode record"
POSITION = "motherlode position"
SAID = "said"
QUOTED = 80
"""Of a line that makes no sense so much is quoted."""
_NUMBER = re.compile(r"-?[0-9]{1,9}\Z")


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
    return str(value).replace(" ", SPACE)


def read_action(text: str) -> Action:
    """The action written in a line; raises `RecordError` if it is none."""
    words = text.split()
    if not words:
        raise RecordError("broken-action", arguments={"text": text[:QUOTED]})
    if words[0] == "choose":
        return {"choose": _read_pairs(words[1:], text)}
    return _read_pairs(words, text)


def _read_pairs(words: list[str], text: str) -> dict[str, Any]:
    if words == ["pass"]:
        return {"pass": []}
    if not words or len(words) % 2:
        raise RecordError("broken-action", arguments={"text": text[:QUOTED]})
    return {key: _read_value(key, value) for key, value in zip(words[::2], words[1::2], strict=True)}


def _read_value(key: str, word: str) -> Any:
    if key in LISTS or "/" in word:
        return [_read_scalar(item) for item in word.split("/")]
    return _read_scalar(word)


def _read_scalar(word: str) -> Any:
    if word in ("true", "false", "null"):
        return json.loads(word)
    return int(word) if _NUMBER.match(word) else word.replace(SPACE, " ")


def write_record(record: Record) -> str:
    lines = _header(RECORD, record["rules"], record["setup"])
    if record["origin"] is not None:
        lines.append(f"origin: {_json(record['origin'])}")
    lines.append("")
    number = 0
    for move in record["moves"]:
        if move[0] == CHANCE:
            lines.append(f"{CHANCE} {move[1]} {_json(move[2])}")
        else:
            number += 1
            lines.append(f"{number}. {move[0]} {write_action(move[1])}")
    lines += [f"{SAID} {_json(remark)}" for remark in record.get("talk", ())]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record written in a text; raises `RecordError` naming the line that is off."""
    rules, fields, lines = _read_header(text, RECORD)
    origin = _read_json(fields["origin"]) if "origin" in fields else None
    said = [line.strip().removeprefix(SAID) for line in lines if _is_said(line)]
    record = {
        "rules": rules,
        "setup": _read_setup(fields),
        "origin": origin,
        "moves": [_read_move(line) for line in lines if not _is_said(line)],
    }
    return {**record, "talk": [_read_json(remark) for remark in said]} if said else record


def write_position(setup: dict[str, Any], given: Given) -> str:
    """A set-up and what lies on its table (`game.describe`) as text."""
    lines = [*_header(POSITION, RULES_VERSION, setup), ""]
    lines += [f"{key}: {_json(value)}" for key, value in given.items()]
    return "\n".join(lines) + "\n"


def read_position(text: str) -> tuple[dict[str, Any], Given]:
    """The set-up and the table written in a text; raises `RecordError` naming the line that is off."""
    _, fields, lines = _read_header(text, POSITION)
    pairs = (line.partition(":") for line in lines)
    return _read_setup(fields), {key: _read_json(value) for key, _, value in pairs}


def _header(title: str, rules: int, setup: dict[str, Any]) -> list[str]:
    return [
        f"{title} {rules}",
        f"game: {setup['game']}",
        f"players: {setup['players']}",
        f"modules: {' '.join(setup['modules'])}".rstrip(),
        f"edition: {setup['edition']}",
        f"options: {_json(setup['options'])}",
    ]


def _read_header(text: str, title: str) -> tuple[int, dict[str, str], list[str]]:
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    first, *header = head.split("\n")
    version = first.removeprefix(title).strip()
    if not first.startswith(title) or not _NUMBER.match(version):
        raise RecordError("no-record")
    fields = {key: value.strip() for key, _, value in (line.partition(":") for line in header)}
    return int(version), fields, [line for line in body.split("\n") if line.strip()]


def _read_setup(fields: dict[str, str]) -> dict[str, Any]:
    try:
        return {
            "game": fields["game"],
            "players": int(fields["players"]),
            "modules": fields["modules"].split(),
            "edition": fields["edition"],
            "options": _read_json(fields["options"]),
        }
    except (KeyError, ValueError) as error:
        raise RecordError("broken-header", arguments={"why": str(error)}) from error


def _is_said(line: str) -> bool:
    return line.strip().partition(" ")[0] == SAID


def _read_move(line: str) -> list[Any]:
    first, _, rest = line.strip().partition(" ")
    name, _, value = rest.partition(" ")
    if first == CHANCE:
        return [CHANCE, name, _read_json(value)]
    if not _NUMBER.match(name):
        raise RecordError("broken-line", arguments={"text": line[:QUOTED]})
    return [int(name), read_action(value)]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _read_json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("broken-line", arguments={"text": text[:QUOTED]}) from error
