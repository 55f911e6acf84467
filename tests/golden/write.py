"""Writes all golden playthroughs anew: `python -m tests.golden.write`."""

from tests.golden.games import FOLDER, GAMES
from tests.golden.playthrough import playthrough


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for golden in GAMES:
        golden.file.write_text(playthrough(golden), encoding="utf-8")
        print(golden.file.name)


if __name__ == "__main__":
    main()
