"""Counts every position of the files anew with the references: `python -m tests.perft.write`."""

from tests.perft.book import read, write
from tests.perft.counting import count
from tests.perft.games import GAMES
from tests.perft.nodes import ReferenceNode


def main() -> None:
    for game in GAMES:
        text = game.file.read_text(encoding="utf-8")
        positions = read(text)
        for position in positions:
            position.counts = count(ReferenceNode.at(game, position))
            print(position.name, position.counts)
        game.file.write_text(write(text, positions), encoding="utf-8")


if __name__ == "__main__":
    main()
