"""Lets a person choose one of several actions by number, by cell or by name."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from motherlode.cli.terminal.desk import Desk
from motherlode.core.types import Action
from motherlode.render import draw_board
from motherlode.render.glyph import WIDTH

CELL_WORDS = ("at", "goal", "open", "to")


@dataclass(frozen=True)
class Entry:
    key: str
    label: str
    action: Action

    @property
    def cell(self) -> str | None:
        plain: dict[str, Any] = self.action.get("choose", self.action)
        return next((str(plain[word]) for word in CELL_WORDS if word in plain), None)

    def fits(self, typed: str) -> bool:
        return typed in (self.key, self.cell)


def choose(desk: Desk, entries: Sequence[Entry], prompt: str) -> Action | str | None:
    """The action chosen, None to go back, or the word `discard`."""
    cells = {entry.cell for entry in entries if entry.cell}
    if cells:
        desk.show(f"\n{draw_board(desk.look(), marks(entries))}\n")
    for entry in entries:
        desk.echo(f"  {entry.key}: {entry.label}")
    while True:
        line = desk.ask(prompt)
        meaning = desk.vocabulary.get(line.casefold())
        if meaning == "back":
            return None
        if meaning == "discard":
            return meaning
        fitting = [entry for entry in entries if entry.fits(line)]
        if len(fitting) == 1 or (fitting and fitting[0].key == line):
            return fitting[0].action
        if fitting:
            desk.tell("play-several-there", keys=desk.words.each([entry.key for entry in fitting]))
        else:
            desk.tell("play-not-in-list", text=line)


def marks(entries: Sequence[Entry]) -> dict[str, str]:
    """For each cell the keys that would play there."""
    keys: dict[str, list[str]] = {}
    for entry in entries:
        if entry.cell:
            keys.setdefault(entry.cell, []).append(entry.key)
    labels = {cell: "/".join(names) for cell, names in keys.items()}
    return {cell: f"[{label}]" if len(label) <= WIDTH - 2 else label for cell, label in labels.items()}
