"""What treasure chests show, tell and ask."""

from typing import NotRequired, TypedDict

from motherlode.core.forms import Forms, together
from motherlode.games.saboteur.modules.forms import PICKING, Nuggets


class TreasureView(TypedDict):
    tunnel: str | None
    chest: str | None
    looked: list[int]


class WithTreasures(TypedDict, total=False):
    treasures: dict[str, TreasureView]
    treasures_removed: list[TreasureView]
    map_ban: bool


class TreasureSeen(TypedDict, total=False):
    """A map may look at a treasure instead of a goal."""

    tunnel: str
    chest: str


class TreasureFound(TypedDict):
    seat: int
    at: str
    shows: str
    chest: str


class GoldCardDrawn(TypedDict):
    seat: int
    gold: NotRequired[int]


class GoalMoved(TypedDict):
    seat: int
    goal: str
    to: str


class Inspected(TypedDict):
    seat: int
    on: int
    role: NotRequired[str]


class Stole(TypedDict):
    seat: int
    on: int
    card: NotRequired[str]


class Milled(TypedDict):
    seat: int
    count: int


class ChestOptions(TypedDict):
    effect: str
    goal: NotRequired[list[str]]
    on: NotRequired[list[int]]


FORMS = together(
    [
        PICKING,
        Forms(
            (WithTreasures,),
            {
                "played": (TreasureSeen,),
                "treasure": (TreasureFound,),
                "found": (Nuggets,),
                "gold-card": (GoldCardDrawn,),
                "goal-moved": (GoalMoved,),
                "inspected": (Inspected,),
                "stole": (Stole,),
                "milled": (Milled,),
            },
            {"chest": (ChestOptions,)},
        ),
    ]
)
