"""What Saboteur 2 shows, tells and asks."""

from typing import Literal, NotRequired, TypedDict

from motherlode.core.forms import Forms
from motherlode.games.saboteur.modules.forms import HandedOver


class TeamLight(TypedDict, total=False):
    lit_teams: dict[Literal["green", "blue"], dict[str, str]]


class RoleSeen(TypedDict, total=False):
    """S2-86: who inspects learns a role."""

    role: str


class Swapped(TypedDict):
    seat: int
    on: int
    hand: NotRequired[list[str]]


class NewRole(TypedDict):
    seat: int
    role: NotRequired[str]
    was: NotRequired[str]


class Spared(TypedDict):
    seat: int


StealOptions = TypedDict("StealOptions", {"from": list[int | Literal["nobody"]]})

FORMS = Forms(
    (TeamLight,),
    {
        "played": (RoleSeen,),
        "swapped": (Swapped,),
        "new-role": (NewRole,),
        "handed-over": (HandedOver,),
        "spared": (Spared,),
    },
    {"steal": (StealOptions,)},
)
