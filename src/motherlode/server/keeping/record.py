"""The record of a game as text, for whoever wants to read or keep it."""

from motherlode.core.notation import write_record
from motherlode.core.state import CHANCE
from motherlode.server.keeping.storage import Stored
from motherlode.server.keeping.storage.rows import DEAL, ONWARD


def record_text(stored: Stored) -> str:
    """Every move, and what fell by chance where it fell; it is written without being played."""
    moves: list[tuple[object, ...]] = []
    for move in stored.moves:
        if move.seat not in (DEAL, ONWARD):
            moves.append((move.seat, move.action))
        moves += [(CHANCE, name, result) for name, result in move.chance]
    return write_record({"rules": stored.row.rules, "setup": stored.row.setup, "origin": None, "moves": moves})
