"""Counts every position of `placements.perft` anew with the reference: `python -m tests.perft.write`."""

from tests.perft.book import FILE, read, write
from tests.perft.counting import count
from tests.perft.nodes import ReferenceNode


def main() -> None:
    text = FILE.read_text(encoding="utf-8")
    positions = read(text)
    for position in positions:
        position.counts = count(ReferenceNode.at(position))
        print(position.name, position.counts)
    FILE.write_text(write(text, positions), encoding="utf-8")


if __name__ == "__main__":
    main()
