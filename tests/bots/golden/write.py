"""Writes anew what bots do with fixed seeds: `python -m tests.bots.golden.write`."""

from tests.bots.golden.playing import FOLDER, TABLES, played


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for table in TABLES:
        table.file.write_text(played(table), encoding="utf-8")
        print(table.file.name)


if __name__ == "__main__":
    main()
