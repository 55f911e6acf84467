"""The path language of the drawings, the part of SVG that they use."""

import pytest

from motherlode.print.fonts import SANS, load
from motherlode.print.pen import Pen, broken


class Canvas:
    """Writes down what is drawn."""

    def __init__(self):
        self.steps = []

    def beginPath(self):  # noqa: N802
        return self

    def moveTo(self, *numbers):  # noqa: N802
        self.steps.append(("move", *numbers))

    def lineTo(self, *numbers):  # noqa: N802
        self.steps.append(("line", *numbers))

    def curveTo(self, *numbers):  # noqa: N802
        self.steps.append(("curve", *numbers))

    def close(self):
        self.steps.append(("close",))

    def drawPath(self, *_, **__):  # noqa: N802
        pass


@pytest.mark.parametrize(
    ("data", "steps"),
    [
        ("M1 2L3 4H9V8z", [("move", 1, 2), ("line", 3, 4), ("line", 9, 4), ("line", 9, 8), ("close",)]),
        ("M1 2l3-4h5v-.5", [("move", 1, 2), ("line", 4, -2), ("line", 9, -2), ("line", 9, -2.5)]),
        ("m1 2 3 4", [("move", 1, 2), ("line", 4, 6)]),
        ("M1 1c1 0 2 1 2 2", [("move", 1, 1), ("curve", 2, 1, 3, 2, 3, 3)]),
        ("M0 0Q3 3 6 0", [("move", 0, 0), ("curve", 2, 2, 4, 2, 6, 0)]),
        ("M1 1l2 0zl0 5", [("move", 1, 1), ("line", 3, 1), ("close",), ("line", 1, 6)]),
    ],
)
def test_a_path_is_traced(data, steps):
    canvas = Canvas()
    Pen(canvas).path(data)
    assert canvas.steps == steps


def test_a_text_is_broken_into_lines_that_fit():
    load()
    assert broken("one two three", SANS, 10, 1000) == ["one two three"]
    assert broken("one two three", SANS, 10, 1) == ["one", "two", "three"]
    assert broken("", SANS, 10, 10) == []
