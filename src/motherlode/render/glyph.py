"""Draws one card as three lines of five characters: double lines are lit, thin lines are dark."""

from typing import Final

from motherlode.render.doors import door_letters
from motherlode.render.shapes import tunnels

WIDTH: Final = 5
ROCK: Final = "░"
BOULDER: Final = "▓"

Drawing = list[str]

_FORMS: Final = ("NS", "EW", "NE", "NW", "ES", "SW", "NES", "NSW", "ESW", "NEW", "NESW")
_MEETING: Final = {True: dict(zip(_FORMS, "║═╚╝╔╗╠╣╦╩╬", strict=True)),
                   False: dict(zip(_FORMS, "│─└┘┌┐├┤┬┴┼", strict=True))}  # fmt: skip
_ARM: Final = {
    True: {"N": "║", "E": "══", "S": "║", "W": "══"},
    False: {"N": "│", "E": "──", "S": "│", "W": "──"},
}
_STUB: Final = {
    True: {"N": "╨", "E": "╞═", "S": "╥", "W": "═╡"},
    False: {"N": "┴", "E": "├─", "S": "┬", "W": "─┤"},
}
_APART: Final = {("EW", "NS"): "╪", ("ES", "NW"): "╱", ("NE", "SW"): "╲"}


def draw_tunnels(shape: str, lit: str = "", *, sign: str = "") -> Drawing:
    """A tunnel card as it lies. `lit` names the sides joined to the start; `sign` stands in its middle."""
    arms = {"N": ROCK, "E": ROCK * 2, "S": ROCK, "W": ROCK * 2}
    meeting = []
    for tunnel in tunnels(shape):
        for side in tunnel:
            forms = _STUB if len(tunnel) == 1 else _ARM
            arms[side] = forms[side in lit][side]
        if len(tunnel) > 1:
            meeting.append(tunnel)
    for side, letter in door_letters(shape).items():
        arms[side] = {"E": arms[side][0] + letter, "W": letter + arms[side][-1]}.get(side, letter)
    middle = sign or _middle(meeting, lit)
    return [
        ROCK * 2 + arms["N"] + ROCK * 2,
        arms["W"] + middle + arms["E"],
        ROCK * 2 + arms["S"] + ROCK * 2,
    ]


def _middle(meeting: list[str], lit: str) -> str:
    if not meeting:
        return BOULDER
    if len(meeting) == 1:
        return _MEETING[any(side in lit for side in meeting[0])][meeting[0]]
    return _APART[(min(meeting), max(meeting))]


def draw_hidden(sign: str = "?") -> Drawing:
    """A card face down."""
    return ["┌───┐", f"│{sign:^3}│", "└───┘"]


def draw_empty(mark: str = "") -> Drawing:
    """A cell with nothing in it."""
    return [" " * WIDTH, f"{mark or '·':^{WIDTH}}", " " * WIDTH]


def draw_box(text: str) -> Drawing:
    """A card that is not a tunnel, named by its text."""
    line = "─" * (len(text) + 2)
    return [f"╭{line}╮", f"│ {text} │", f"╰{line}╯"]
