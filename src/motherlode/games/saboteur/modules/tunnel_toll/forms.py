"""What toll dwarfs show, tell and ask."""

from typing import Any, NotRequired, TypedDict

from motherlode.core.forms import Forms
from motherlode.games.saboteur.modules.forms import HandedOver
from motherlode.games.tunnels.forms import Side, WithBills


class TollDwarf(TypedDict):
    dwarf: int
    cell: str
    side: Side
    owner: int


class TollAction(TypedDict):
    """What somebody would do if others paid for it."""

    lay: NotRequired[str]
    play: NotRequired[str]
    at: NotRequired[str]
    to: NotRequired[str]
    shows: NotRequired[str]
    payers: list[int]


class Offer(TypedDict):
    seat: int
    action: TollAction
    frame: list[Any]
    left: list[int]


class Toll(TypedDict):
    dwarfs: list[TollDwarf]
    left: list[int]
    offer: Offer | None


class WithToll(TypedDict, total=False):
    toll: Toll


class DwarfPlaced(TypedDict):
    seat: int
    dwarf: int
    at: str
    side: Side
    discarded: NotRequired[str]


class TollAsked(TypedDict):
    seat: int
    payers: list[int]
    lay: NotRequired[str]
    at: NotRequired[str]
    to: NotRequired[str]
    shows: NotRequired[str]


class TollAnswered(TypedDict):
    seat: int
    pay: bool


class TollEnd(TypedDict):
    at: str
    side: Side


class TollOptions(TypedDict):
    """Toll dwarfs that can be brought into play for a card of the hand."""

    dwarfs: list[int]
    ends: list[TollEnd]
    discard: list[str]


class TollTurn(WithBills, total=False):
    toll: TollOptions | None


class PayTollOptions(TypedDict):
    pay: list[bool]
    nuggets: int
    owners: list[int]


FORMS = Forms(
    (WithToll,),
    {
        "dwarf-placed": (DwarfPlaced,),
        "toll-asked": (TollAsked,),
        "toll-answered": (TollAnswered,),
        "handed-over": (HandedOver,),
    },
    {"turn": (TollTurn,), "pathfinder": (WithBills,), "pay-toll": (PayTollOptions,)},
)
