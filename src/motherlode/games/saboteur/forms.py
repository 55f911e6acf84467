"""What a table with roles and gold shows, tells and asks besides what the family does."""

from typing import Literal, NotRequired, TypedDict

from motherlode.core.forms import Forms, together
from motherlode.games.tunnels.forms import FAMILY, Flow, MineView


class GoldMemory(TypedDict):
    """What the gold cards in these places (owner, place) are worth together."""

    places: list[tuple[int, int]]
    nuggets: int
    values: NotRequired[list[int]]
    viewer: NotRequired[int]


class Gold(TypedDict):
    has_gold: list[bool]
    cards: list[list[int | None]]
    balance: list[int | None]
    deck: int
    draft: list[int | None]
    memory: list[GoldMemory]


class Reason(TypedDict):
    """Why somebody is paid or not, with the numbers that belong to it."""

    why: str
    count: NotRequired[int]
    share: NotRequired[int]
    less: NotRequired[int]
    split: NotRequired[int]


class RoundOver(TypedDict):
    round: int
    won: list[str]
    completer: int | None
    roles: list[str]
    leftover: list[str]
    goals: dict[str, str]


class LastRound(RoundOver):
    gained: list[int | None]
    first: int
    why: list[Reason | None]
    ways: NotRequired[dict[str, list[str] | None]]
    verdict: NotRequired[Literal["none", "one", "own", "both"]]


class SaboteurFlow(Flow):
    counted: list[int]
    drafted: list[tuple[int, int]]
    roles_known: list[int]
    leftover_known: list[int]
    retired_known: list[int]


class RoleView(MineView):
    flow: SaboteurFlow  # type: ignore[misc]  # more of the same
    direction: Literal["clockwise", "counter"]
    start: str
    lit: dict[str, str]
    roles: list[str | None]
    leftover: list[str | None]
    retired: list[str | None]
    aside: int
    gold: Gold
    last_round: LastRound | None


class RoleDealt(TypedDict, total=False):
    role: str


class Drafted(TypedDict):
    seat: int
    offered: NotRequired[list[int]]
    gold: NotRequired[int]


class Paid(TypedDict):
    seat: int
    nuggets: int
    cards: int


class DraftOptions(TypedDict):
    gold: list[int]


FORMS = together(
    [
        FAMILY,
        Forms(
            (RoleView,),
            {
                "round": (RoleDealt,),
                "round-over": (RoundOver,),
                "drafted": (Drafted,),
                "paid": (Paid,),
            },
            {"draft": (DraftOptions,)},
        ),
    ]
)
