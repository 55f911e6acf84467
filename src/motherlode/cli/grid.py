"""What operators read in columns, to be copied from: nothing in it is cut off, however narrow the window."""

from datetime import UTC, datetime

from rich.table import Column
from rich.table import Table as Grid

from motherlode.words import Words


def whole_grid(words: Words, first: str, *others: str) -> Grid:
    """The first column is what commands take, and stays in one piece."""
    heads = [Column(words.say(f"admin-{name}"), overflow="fold") for name in others]
    return Grid(Column(words.say(f"admin-{first}"), no_wrap=True, overflow="ignore"), *heads)


def moment(milliseconds: int) -> str:
    """In UTC, as the head of its column says."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
