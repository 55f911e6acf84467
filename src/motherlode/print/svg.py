"""Draws simple SVG with a pen: paths and circles, filled and stroked; whatever else is in it is passed over."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

from motherlode.print.pen import Pen


def draw_svg(pen: Pen, text: str) -> None:
    for element in ElementTree.fromstring(text).iter():
        tag = element.tag.rpartition("}")[2]
        if tag == "path":
            pen.path(element.get("d", ""), **_style(element))
        elif tag == "circle":
            x, y, size = (float(element.get(name, "0")) for name in ("cx", "cy", "r"))
            pen.circle(x, y, size, **_style(element))


def _style(element: ElementTree.Element) -> dict[str, Any]:
    fill, stroke = (_colour(element.get(name)) for name in ("fill", "stroke"))
    style: dict[str, Any] = {"fill": fill, "stroke": stroke}
    width = element.get("stroke-width")
    return style if width is None else {**style, "width": float(width)}


def _colour(value: str | None) -> str:
    return "" if value is None or value == "none" else value
