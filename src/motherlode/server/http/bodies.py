"""What HTTP requests and answers carry. Everything is typed and bounded; unknown fields are refused."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from motherlode.server.limits import NAME, TEXT

Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Literal["en", "ru", "uk"]
Pace = Literal["slow", "normal", "fast", "instant"]
LEAST_CLOCK = 10
TakeBack = Annotated[int, Meta(ge=-1, le=5)]
"""Seconds until what somebody does is done; -1: when he presses."""
Look = Annotated[int, Meta(ge=0, le=23)]
"""Which of the dwarfs a person looks like."""
RemarkNumber = Annotated[int, Meta(ge=0, le=100_000)]
Clock = Annotated[int, Meta(ge=LEAST_CLOCK, le=86_400)]


class Body(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends."""


class NewTable(Body, kw_only=True):
    """`POST /api/tables`."""

    game: Word = "saboteur"
    players: SeatNumber
    modules: Annotated[list[Word], Meta(max_length=20)] = []
    edition: Word = "jubilee"
    options: Annotated[dict[Word, str | int | bool], Meta(max_length=40)] = {}
    language: Language = "en"
    name: Name
    listed: bool = False
    chat: bool | None = None
    """Free words; unless somebody says otherwise, only where the table is not open to strangers."""
    claims: bool = True
    clock: Clock | None = None
    pace: Pace = "normal"
    takeback: TakeBack = 0
    aids: bool = True
    look: Look | None = None
    bots: Annotated[list[Word], Meta(max_length=15)] = []
    pass_and_play: bool = False
    names: Annotated[list[Name], Meta(max_length=15)] = []
    start: bool = False


class TakeSeat(Body):
    """`POST /api/tables/<t>/seats`."""

    name: Name
    seat: SeatNumber | None = None
    look: Look | None = None


class PuzzleMove(Body):
    """`POST /api/puzzles/<p>/moves`."""

    action: dict[str, Any]


# ---- orders


class Order(Body, tag_field="order"):
    """`POST /api/tables/<t>/orders`."""


class Fill(Order, tag="fill"):
    seat: SeatNumber
    bot: Word | None = None


class Start(Order, tag="start"):
    pass


class Leave(Order, tag="leave"):
    pass


class End(Order, tag="end"):
    pass


class Again(Order, tag="again"):
    pass


class Absent(Order, tag="absent"):
    seat: SeatNumber
    choice: Literal["wait", "bot", "vote"]


class Return(Order, tag="return"):
    pass


class ChangeLook(Order, tag="look"):
    look: Look | None = None


class Unsay(Order, tag="unsay"):
    number: RemarkNumber


class ChangeSettings(Order, tag="settings", kw_only=True):
    listed: bool | None = None
    chat: bool | None = None
    pace: Pace | None = None
    takeback: TakeBack | None = None
    aids: bool | None = None
    clock: Annotated[int, Meta(ge=0, le=86_400)] | None = None
    """Seconds for a turn; 0 stops the clock."""


class Block(Order, tag="block"):
    seat: SeatNumber


class Unblock(Order, tag="unblock"):
    seat: SeatNumber


class Report(Order, tag="report"):
    seat: SeatNumber
    number: RemarkNumber | None = None
    """The remark that is meant, if one is."""
    why: Annotated[str, Meta(max_length=TEXT)] = ""


Orders = (
    Fill
    | Start
    | Leave
    | End
    | Again
    | Absent
    | Return
    | ChangeLook
    | Unsay
    | ChangeSettings
    | Block
    | Unblock
    | Report
)


# ---- answers


class RefusalBody(Struct, frozen=True):
    """Every 4xx and 5xx answer; the text is `<family>-<code>` in the catalogues."""

    family: str
    code: str
    clauses: list[str]
    arguments: dict[str, Any]


class Made(Struct, frozen=True):
    table: str
    seat: int


class Taken(Struct, frozen=True):
    seat: int


class Done(Struct, frozen=True, omit_defaults=True):
    """An order was carried out; `again` names the new table."""

    table: str | None = None


class SeatLink(Struct, frozen=True):
    link: str


class Invitation(Struct, frozen=True):
    """The address of a page for other devices; `qr` is the path of an SVG, `modules` units wide."""

    link: str
    qr: str
    modules: int


class Listed(Struct, frozen=True):
    table: str
    game: str
    modules: list[str]
    host: str
    taken: int
    players: int
    language: str


class Mine(Struct, frozen=True):
    table: str
    game: str
    modules: list[str]
    seat: int
    status: str
    your_turn: bool | None
    names: list[str]
    created: int


class OptionInfo(Struct, frozen=True):
    name: str
    clause: str
    default: str | int | bool
    values: list[str | int | bool]
    seat: bool
    range: tuple[int, int] | None


class ModuleInfo(Struct, frozen=True):
    id: str
    excludes: dict[str, str]
    options: list[OptionInfo]
    editions: dict[str, dict[str, str | int | bool]]
    players: tuple[int, int] | None
    alone: str | None
    """The option that, when it is set, leaves no room for other modules."""


class GameInfo(Struct, frozen=True):
    id: str
    players: tuple[int, int]
    editions: list[str]
    options: list[OptionInfo]
    modules: list[ModuleInfo]
    bots: list[str]
    claims: bool
    """Whether somebody can see what others do not, and say what he likes about it: a table may forbid that."""


class ClauseBody(Struct, frozen=True):
    id: str
    text: str
    section: str
    page: str
    rulings: list[str]
    """What we decided where the printed rules are silent or unclear."""


class Past(Struct, frozen=True):
    """The round so far: the view it began with, and what happened since, with patches."""

    version: int
    first: dict[str, Any]
    events: list[dict[str, Any]]


Does = Literal["laid", "passed", "played", "breaks", "mends", "collapses", "looks"]


class Deed(Struct, frozen=True):
    """What a seat did in the open; `entry` is its place in the log of the view."""

    seat: int
    entry: int
    does: Does


class Claim(Struct, frozen=True):
    """What a seat said of a goal, and whether it was so; null where this player has not seen the goal."""

    seat: int
    goal: str
    says: str
    holds: bool | None


class CardCount(Struct, frozen=True):
    """How many cards of a kind there are, and how many this player has not seen."""

    card: str
    all: int
    left: int


class Notebook(Struct, frozen=True):
    """What a player could have written down in this round."""

    deeds: list[Deed]
    claims: list[Claim]
    cards: list[CardCount]


class RoundResult(Struct, frozen=True):
    """`liar` said the most about goals that turned out to be untrue; null where nobody did."""

    round: int
    won: list[str]
    roles: list[str]
    gained: list[int]
    liar: int | None
    lies: int


class GameResult(Struct, frozen=True):
    """How a finished game went, with everything open; a game without rounds has none."""

    names: list[str]
    winners: list[int]
    gold: list[int]
    rounds: list[RoundResult]


class ReplayStep(Struct, frozen=True):
    seat: int
    events: list[dict[str, Any]]


class Replay(Struct, frozen=True):
    setup: dict[str, Any]
    names: list[str]
    first: dict[str, Any]
    steps: list[ReplayStep]
    talk: list[dict[str, Any]]


class JudgedMove(Struct, frozen=True):
    """A move of a finished game: what all saw of it and what it was worth, and the same of the move worth most."""

    move: int
    seat: int
    event: dict[str, Any]
    worth: float
    best: dict[str, Any]
    best_worth: float


class JudgedMoves(Struct, frozen=True):
    """Those of one seat so far: so many moves of the game are done, of so many."""

    unit: str | None
    done: int
    of: int
    moves: list[JudgedMove]


class SuspicionStep(Struct, frozen=True):
    """After so many moves: for each seat how likely it takes each other for a saboteur, and what the others think of
    each on the mean."""

    move: int
    belief: list[list[float]]
    table: list[float]


class SuspicionDeed(Struct, frozen=True):
    """What changed it: the event that all saw, what the others thought of who did it before and after, and how many
    cards nearer the gold came."""

    move: int
    seat: int
    event: dict[str, Any]
    before: float
    after: float
    nearer: float


class SuspicionClaim(Struct, frozen=True):
    """What was said of a goal, and whether it was so."""

    move: int
    seat: int
    goal: str
    says: str
    is_true: bool


class SuspicionRound(Struct, frozen=True):
    round: int
    roles: list[str]
    steps: list[SuspicionStep]
    jumps: list[SuspicionDeed]
    turns: list[SuspicionDeed]
    claims: list[SuspicionClaim]


class Suspicion(Struct, frozen=True):
    """Who could suspect whom in a finished game; of a game without saboteurs there are no rounds."""

    rounds: list[SuspicionRound]
