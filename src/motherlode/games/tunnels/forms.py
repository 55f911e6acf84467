"""What every game of the tunnel family shows, tells and asks."""

from typing import Any, Literal, NotRequired, TypedDict

from motherlode.core.forms import Forms

Side = Literal["N", "E", "S", "W"]


class GoalView(TypedDict):
    open: bool
    face: str | None
    looked: list[int]


class Outcome(TypedDict):
    gold: list[int]
    winners: list[int]


class Play(TypedDict):
    """What was declared last, as an action."""

    seat: int
    card: str | None
    action: dict[str, Any]


class Flow(TypedDict):
    """What the round needs to go on; `pending` names what has still to come, the last one first."""

    pending: list[Any]
    play: Play
    extra: dict[str, Any]
    held: list[str]
    draws: int
    others_draw: list[int]
    passes: int
    pile_known: list[int]
    result_known: list[int]
    last_turn: int
    last_passed: int
    last_played: int


class Memory(TypedDict):
    """All of these cards lie in those hands or, with `pile`, among the discards."""

    cards: list[str]
    hands: list[int]
    pile: bool
    viewer: NotRequired[int]


class MineView(TypedDict):
    game: str
    players: int
    modules: list[str]
    edition: str
    options: dict[str, Any]
    seat: int
    round: int
    rounds: int
    phase: Literal["play", "sharing", "over"]
    turn: int
    asked: dict[str, str]
    board: dict[str, str]
    goals: dict[str, GoalView]
    hand: list[str]
    hands: list[list[str] | None]
    hand_sizes: list[int]
    memory: list[Memory]
    deck: int
    discard: list[str | None]
    fronts: list[list[str]]
    outcome: Outcome | None
    flow: Flow


class RoundBegins(TypedDict):
    round: int
    first: int
    hand: NotRequired[list[str]]


class Laid(TypedDict):
    seat: int
    card: str
    shows: str
    at: str


class Played(TypedDict):
    """A card with what it is played on; a map tells who looks what lies there."""

    seat: int
    card: str
    on: NotRequired[int]
    tool: NotRequired[str]
    goal: NotRequired[str]
    at: NotRequired[str]
    side: NotRequired[Side]
    removed: NotRequired[str]
    face: NotRequired[str]


class Cards(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[str]]


class BoughtOff(Cards):
    card: str


class TurnedUp(TypedDict):
    seat: int
    at: str
    face: str


class Revealed(TypedDict):
    seat: int
    goal: str
    face: str


class Decided(TypedDict):
    seat: int
    kind: str


class PassOptions(TypedDict):
    cards: list[str]
    least: int
    most: int


class RemoveOptions(TypedDict):
    """Cards in front of oneself that can be bought off with cards of the hand."""

    cards: list[str]
    discard: list[str]
    count: int


class Target(TypedDict, total=False):
    """What an action card is played on; nothing for a card that needs no target."""

    on: int
    tool: str
    goal: str
    at: str
    side: Side
    goals: list[str]
    to: str
    shows: str
    payers: list[int]


class Creditor(TypedDict):
    dwarf: int
    owner: int


class Bill(TypedDict):
    """What is wanted for a cell: by whom, and every way to pay, with one seat for each of them."""

    dwarfs: list[Creditor]
    ways: list[list[int]]


class WithBills(TypedDict, total=False):
    payers: dict[str, Bill]


Lays = dict[str, dict[str, list[str]]]
"""Card, shape as it will lie, cells."""


TurnOptions = TypedDict(
    "TurnOptions",
    {
        "lay": Lays,
        "play": dict[str, list[Target]],
        "pass": PassOptions,
        "blocked": list[str],
        "remove": NotRequired[RemoveOptions | None],
    },
)


class GoalOrderOptions(TypedDict):
    open: list[str]


class PositionOptions(TypedDict):
    at: str
    shows: list[str]


FAMILY = Forms(
    events={
        "round": (RoundBegins,),
        "laid": (Laid,),
        "played": (Played,),
        "passed": (Cards,),
        "drew": (Cards,),
        "bought-off": (BoughtOff,),
        "turned-up": (TurnedUp,),
        "revealed": (Revealed,),
        "game-over": (Outcome,),
        "decided": (Decided,),
    },
    decisions={"turn": (TurnOptions,), "goal-order": (GoalOrderOptions,), "position": (PositionOptions,)},
)
