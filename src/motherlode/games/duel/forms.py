"""What a duel shows and tells besides what the family does."""

from typing import Literal, TypedDict

from motherlode.core.forms import Forms, together
from motherlode.games.tunnels.forms import FAMILY, MineView, Side

Team = Literal["green", "blue"]


class Key(TypedDict):
    at: str
    side: Side


class VeinsOver(TypedDict):
    round: int
    won: list[str]
    claimed: dict[str, int]
    goals: dict[str, str]
    gained: list[int]


class DuelRound(VeinsOver):
    first: int


class DuelMine(MineView):
    colours: list[Team]
    starts: list[str]
    lit_by_seat: list[dict[str, str]]
    keys: list[Key]
    keys_left: int
    claimed: dict[str, int]
    tokens_left: int
    score: list[int]
    last_round: DuelRound | None


class Claimed(TypedDict):
    seat: int
    goal: str
    nuggets: int


class Uncovered(TypedDict):
    seat: int
    goal: str
    vein: str


FORMS = together(
    [
        FAMILY,
        Forms((DuelMine,), {"claimed": (Claimed,), "uncovered": (Uncovered,), "round-over": (VeinsOver,)}),
    ]
)
