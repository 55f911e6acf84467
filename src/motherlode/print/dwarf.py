"""Dwarfs, built from parts: a silhouette for each role, in a box of 100 by 104."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from motherlode.print.pen import INK, Pen
from motherlode.print.rock import nugget

SQUARE: Final = "M27 56c3 8 8 9 23 9c15 0 20-1 23-9c4 16 3 30 1 42H26c-2-12-3-26 1-42z"
FORKED: Final = (
    "M27 56c3 8 8 9 23 9c15 0 20-1 23-9c4 18 1 26-2 32c-3 7-8 11-13 14c0-6-3-10-8-13c-5 3-8 7-8 13"
    "c-5-3-10-7-13-14c-3-6-6-14-2-32z"
)
LONG: Final = "M27 56c3 8 8 9 23 9c15 0 20-1 23-9c4 18 0 30-6 36c-5 6-11 8-17 10c-6-2-12-4-17-10c-6-6-10-18-6-36z"
SHORT: Final = "M27 57c3 7 8 8 23 8c15 0 20-1 23-8c3 13-1 21-7 26c-9 6-23 6-32 0c-6-5-10-13-7-26z"


@dataclass(frozen=True, slots=True)
class Dwarf:
    hat: str
    beard: str
    shape: str = SQUARE
    hat_kind: str = "helmet"
    tilt: float = 0.0
    sly: bool = False
    holds: str = ""


DWARFS: Final = {
    "miner": Dwarf("#e0b04c", "#d08a4a", holds="pickaxe"),
    "saboteur": Dwarf("#a5432f", "#5a4a40", FORKED, "pointed", -9, sly=True),
    "greedy": Dwarf("#b8862b", "#8a4b22", SHORT, "cap", holds="gold"),
    "green": Dwarf("#5b9a4a", "#d08a4a", SQUARE, holds="pickaxe"),
    "blue": Dwarf("#3f7fb5", "#c9b07a", LONG, holds="pickaxe"),
    "boss": Dwarf("#8f6fb0", "#d9d2c6", LONG, "horned", holds="chain"),
    "profiteer": Dwarf("#44757a", "#b58a4a", SHORT, "cap", 6, sly=True, holds="coins"),
    "geologist": Dwarf("#c8bda9", "#a9a197", FORKED, "helmet", holds="loupe"),
}
STRANGER: Final = Dwarf("#9a9488", "#6f675c", LONG, "cap")
"""A role that nobody has drawn yet."""


def dwarf(pen: Pen, role: str) -> None:
    one = DWARFS.get(role, STRANGER)
    with pen.turned(one.tilt, 50, 60):
        pen.path("M18 104c2-22 14-30 32-30c18 0 30 8 32 30z", one.hat, INK, 3)
        for ear in (27, 73):
            pen.ellipse(ear, 55, 6, 8, "#f0c6a4", INK, 2.6)
        pen.path("M28 50c0-18 10-25 22-25c12 0 22 7 22 25c0 18-8 30-22 30C36 80 28 68 28 50z", "#f0c6a4", INK, 3)
        pen.path(one.shape, one.beard, INK, 3)
        pen.path("M37 78c1 6 2 10 4 14M50 80v14M63 78c-1 6-2 10-4 14", stroke=INK, width=1.6)
        pen.path("M30 66c6 7 14 7 20 1c6 6 14 6 20-1c-3 10-14 12-20 7c-6 5-17 3-20-7z", one.beard, INK, 2.4)
        _eyes(pen, one.sly)
        pen.ellipse(50, 60, 9, 7.4, "#e8b08a", INK, 2.6)
        _hat(pen, one)
    _tool(pen, one.holds)


def _eyes(pen: Pen, sly: bool) -> None:
    for x in (40, 60):
        if sly:
            pen.path(f"M{x - 6} 51c3-4 9-4 12 0c-3 2-9 2-12 0z", "#ffffff", INK, 2)
            pen.circle(x + 1, 50.6, 2, INK)
        else:
            pen.ellipse(x, 51, 5, 5.6, "#ffffff", INK, 2)
            pen.circle(x + 0.6, 51.6, 2.5, INK)
    slope = 4 if sly else -1
    pen.path(f"M32 {43 - slope}Q39 38 46 {44 + slope}M54 {44 + slope}Q61 38 68 {43 - slope}", stroke=INK, width=4)
    if sly:
        pen.path("M43 77c5 4 12 3 16-3c-1 8-4 10-8 10c-4 0-7-3-8-7z", "#ffffff", INK, 2)


def _hat(pen: Pen, one: Dwarf) -> None:
    if one.hat_kind == "pointed":
        pen.path("M22 41C30 26 40 14 66 2c6-1 9 3 5 7c-4 3-4 12 7 32c-18-7-38-7-56 0z", one.hat, INK, 3)
        pen.path("M20 43Q50 31 80 43l-2 6Q50 39 22 49z", one.hat, INK, 3)
        return
    if one.hat_kind == "horned":
        pen.path("M24 32C12 30 8 20 10 8c5 8 11 12 20 13zM76 32c12-2 16-12 14-24c-5 8-11 12-20 13z", "#fbf6ea", INK, 3)
    pen.path("M25 41c0-22 12-31 25-31c13 0 25 9 25 31z", one.hat, INK, 3)
    if one.hat_kind == "cap":
        pen.path("M22 39h56c6 0 10 4 9 7c-20-4-46-4-65-1z", one.hat, INK, 3)
        return
    pen.path("M20 40Q50 32 80 40v5Q50 37 20 45z", one.hat, INK, 3)
    if one.hat_kind == "helmet":
        pen.circle(50, 27, 8.5, "#fff3c4", INK, 3)
        pen.circle(50, 27, 4, "#f5b942")


def _tool(pen: Pen, holds: str) -> None:
    if holds == "pickaxe":
        with pen.moved(64, 56, 0.48):
            pen.line([(26, 100), (52, 12)], INK, 14)
            pen.line([(26, 100), (52, 12)], "#c08a4e", 7)
            pen.path("M10 22c23-20 53-16 76 8c-20-8-50-10-76-8z", "#b9bfc1", INK, 5)
    elif holds == "gold":
        nugget(pen, 50, 92, 14, "greedy")
    elif holds == "coins":
        for x, y in ((74, 96), (80, 90), (76, 84)):
            pen.ellipse(x, y, 10, 5, "#f5cf6e", INK, 2)
    elif holds == "chain":
        pen.path("M30 86C38 100 62 100 70 86", stroke="#a9700f", width=4)
        pen.circle(50, 98, 6, "#f5cf6e", INK, 2)
    elif holds == "loupe":
        pen.line([(80, 86), (90, 100)], INK, 6)
        pen.circle(74, 78, 12, "#eef6f7", INK, 3.5)
