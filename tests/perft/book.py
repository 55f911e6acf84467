"""Reading and writing files of placement counts: `placements.perft`, `duel.perft`."""

from dataclasses import dataclass, field

COUNTS = ("triples", "sequences 2", "sequences 3", "positions 2", "positions 3")


@dataclass
class Position:
    name: str
    board: dict[str, str] = field(default_factory=dict)
    goals: dict[str, str] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    turn: str = ""
    """Whose turn it is, where that matters."""


def read(text: str) -> list[Position]:
    blocks = text.split("\n\n")[1:]
    return [_read_position(block.strip().splitlines()) for block in blocks if block.strip()]


def _read_position(lines: list[str]) -> Position:
    words = dict(line.split(": ", 1) for line in lines)
    counts = {name: int(words[name]) for name in COUNTS if name in words}
    board, goals = (_read_cells(words[name]) for name in ("board", "goals"))
    return Position(words["position"], board, goals, counts, words.get("turn", ""))


def _read_cells(text: str) -> dict[str, str]:
    parts = [] if text == "none" else text.split("; ")
    split = (part.partition(" ") for part in parts)
    return {cell: content for cell, _, content in split}


def write(text: str, positions: list[Position]) -> str:
    return "\n\n".join([text.partition("\n\n")[0].rstrip(), *map(_write_position, positions)]) + "\n"


def _write_position(position: Position) -> str:
    lines = [f"position: {position.name}", f"board: {_write_cells(position.board)}"]
    lines += [f"goals: {_write_cells(position.goals)}", *([f"turn: {position.turn}"] if position.turn else [])]
    return "\n".join(lines + [f"{name}: {count}" for name, count in position.counts.items()])


def _write_cells(content: dict[str, str]) -> str:
    return "; ".join(f"{cell} {word}" for cell, word in content.items()) or "none"
