"""Counts every position of the files anew with the references: `python -m tests.perft.write`."""

from collections.abc import Callable
from pathlib import Path

from tests.perft.book import DUEL, FILE, Position, read, write
from tests.perft.counting import Node, count
from tests.perft.duel_nodes import DuelReferenceNode
from tests.perft.nodes import ReferenceNode

NODES: dict[Path, Callable[[Position], Node]] = {FILE: ReferenceNode.at, DUEL: DuelReferenceNode.at}


def main() -> None:
    for file, node_at in NODES.items():
        text = file.read_text(encoding="utf-8")
        positions = read(text)
        for position in positions:
            position.counts = count(node_at(position))
            print(position.name, position.counts)
        file.write_text(write(text, positions), encoding="utf-8")


if __name__ == "__main__":
    main()
