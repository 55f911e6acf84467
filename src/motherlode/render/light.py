"""Which tunnels are shown as lit, and where start cards lie, whatever the game."""

from collections.abc import Mapping
from typing import Any

from motherlode.render.shapes import in_order


def lit_of(view: Mapping[str, Any]) -> dict[str, str]:
    """What is joined to the start card; with several, to the reader's own, and for other readers to any of them."""
    if "lit" in view:
        return dict(view["lit"])
    lights = view["lit_by_seat"]
    if view["seat"] >= 0:
        return dict(lights[view["seat"]])
    cells = {cell for light in lights for cell in light}
    return {cell: in_order("".join(light.get(cell, "") for light in lights)) for cell in cells}


def starts_of(view: Mapping[str, Any]) -> list[str]:
    return [view["start"]] if "start" in view else list(view["starts"])
