"""What a window shows, tells and asks."""

from __future__ import annotations

from typing import TypedDict

from motherlode.core.forms import Forms
from motherlode.games.tunnels.forms import Target


class WindowView(TypedDict):
    """Who is asked whether a play stands, and one's own answer."""

    seats: list[int]
    answered: bool | None


class WithWindow(TypedDict, total=False):
    window: WindowView | None


class Declared(Target):
    """A card, and where it would go or what it would be played on."""

    seat: int
    card: str


class Answered(TypedDict):
    veto: bool


class Vetoed(TypedDict):
    seat: int
    on: int
    card: str


class ReactOptions(TypedDict):
    veto: list[bool]


FORMS = Forms(
    (WithWindow,),
    {"declared": (Declared,), "answered": (Answered,), "vetoed": (Vetoed,)},
    {"react": (ReactOptions,)},
)
