"""Toy scenario files for the tests of the runner."""

import textwrap
from pathlib import Path

from motherlode.conformance import run_paths

HEAD = """
- id: T-1
  title: a toy table
  clauses: [BASE-43]
  game: saboteur
  players: 3
  given:
    turn: 0
    roles: [miner, saboteur, miner]
    board: {"1,0": EW}
    goals: {"8,2": stone NE, "8,0": gold, "8,-2": stone NW}
    hands: {0: [EW, map, NE, fix-cart-lamp], 1: [NS, EW]}
    fronts: {1: [broken-cart], 2: [broken-cart, broken-lamp]}
    deck: 10
  steps:
"""
TOY = "{id: T-1, title: toy, game: saboteur, players: 3"


def steps(*lines: str) -> str:
    return HEAD + "".join(f"    - {line}\n" for line in lines)


def run_text(folder: Path, text: str | bytes) -> list[str]:
    """Runs a file of scenarios; gives the lines printed."""
    file = folder / "toy.yaml"
    file.write_bytes(text if isinstance(text, bytes) else textwrap.dedent(text).encode())
    lines: list[str] = []
    passed, failed = run_paths([file], lines.append)
    assert lines[-1] == f"{passed} passed, {failed} failed"
    return [line.replace(str(file), "toy.yaml") for line in lines]
