"""What several modules tell and ask alike."""

from typing import NotRequired, TypedDict

from motherlode.core.forms import Forms


class Nuggets(TypedDict):
    seat: int
    nuggets: int


class HandedOver(Nuggets):
    to: int
    why: str


class LookedThrough(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[str]]


class Picked(TypedDict):
    seat: int
    of: int
    card: NotRequired[str]


class PickOptions(TypedDict):
    card: list[str]


PICKING = Forms(
    events={"looked-through": (LookedThrough,), "picked": (Picked,)},
    decisions={"pick": (PickOptions,)},
)
"""Cards are looked through, and one of them is kept."""


class PostcardView(TypedDict):
    side: str
    cells: list[str]
    lit: bool
    used: bool


class WithPostcard(TypedDict, total=False):
    postcard: PostcardView
    party: list[str | list[str]]


class PostcardUsed(TypedDict):
    seat: int
    side: str
    role: NotRequired[str]
    was: NotRequired[str]


POSTCARD = Forms((WithPostcard,), {"postcard": (PostcardUsed,)})
