"""Writes anew what bots do with fixed seeds: `python -m tests.bots.golden.write`."""

from tests.bots.golden import moments
from tests.bots.golden.playing import FOLDER, TABLES, played


def main() -> None:
    for old in FOLDER.rglob("*.txt"):
        old.unlink()
    for table in TABLES:
        table.file.write_text(played(table), encoding="utf-8")
        print(table.file.name)
    for table in moments.TABLES:
        moments.file_of(table).write_text(moments.thought(table), encoding="utf-8")
        print(moments.file_of(table).name)


if __name__ == "__main__":
    main()
