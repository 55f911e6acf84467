"""The record of a game as text, for whoever wants to read or keep it."""

from typing import Any

import msgspec

from motherlode.core.notation import write_record
from motherlode.core.state import CHANCE
from motherlode.server.keeping.storage import Stored
from motherlode.server.keeping.storage.rows import DEAL, ONWARD


def record_text(stored: Stored) -> str:
    """Every move, what fell by chance where it fell, and the remarks that bots understand, but no words that people
    wrote; it is written without being played."""
    moves: list[tuple[object, ...]] = []
    for move in stored.moves:
        if move.seat not in (DEAL, ONWARD):
            moves.append((move.seat, move.action))
        moves += [(CHANCE, name, result) for name, result in move.chance]
    record = {"rules": stored.row.rules, "setup": stored.row.setup, "origin": None, "moves": moves}
    return write_record({**record, "talk": remarks(stored)})


def remarks(stored: Stored) -> list[dict[str, Any]]:
    """What was said in this game as phrases, with who said it and when."""
    return [
        {**_without_gaps(msgspec.to_builtins(said.remark)), "seat": said.seat, "at": said.at}
        for said in stored.talk
        if said.remark is not None and said.number not in stored.row.removed
    ]


def _without_gaps(words: dict[str, Any]) -> dict[str, Any]:
    """Fields that a remark does not have are kept as nulls."""
    full = {key: value for key, value in words.items() if value is not None}
    return {**full, "reason": _without_gaps(full["reason"])} if "reason" in full else full
