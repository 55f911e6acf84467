"""What Dwarf Corporation shows, tells and asks."""

from typing import Any, Literal, NotRequired, TypedDict

from motherlode.core.forms import Forms

Colour = Literal["red", "orange", "yellow", "green", "cyan", "blue", "violet", "white"]
Rank = Literal["first", "shared-first", "second", "shared-second"]


class Pay(TypedDict):
    """What gold dug now with one colour would pay: one entry a seat in each column."""

    investments: list[int]
    rank: list[Rank | None]
    dwarfs: list[int]
    coins: list[int]


class Pays(TypedDict):
    red: Pay
    orange: Pay
    yellow: Pay
    green: Pay
    cyan: Pay
    blue: Pay
    violet: Pay
    white: Pay


class Treasury(TypedDict):
    """Crystals left of each colour."""

    red: int
    orange: int
    yellow: int
    green: int
    cyan: int
    blue: int
    violet: int
    white: int


class Outcome(TypedDict):
    """The ranking names seats, the best first."""

    gold: list[int]
    dwarfs: list[int]
    winners: list[int]
    ranking: list[int]


class Flow(TypedDict):
    pending: list[Any]
    placed: bool
    keepers: bool
    idle: int
    since: list[list[int]]
    spent: list[list[bool]]


class MountainView(TypedDict):
    """The board has 18 rows of 18 letters."""

    game: str
    players: int
    modules: list[str]
    edition: str
    options: dict[str, Any]
    seat: int
    phase: Literal["play", "over"]
    turn: int
    turn_number: int
    asked: dict[str, str]
    tiles: list[str]
    board: list[str]
    gems: dict[str, Colour]
    gold_left: int
    passages_left: int
    colour: Colour | None
    budget: int
    blocked: list[Colour]
    coins: list[int]
    dwarfs: list[int]
    opened: list[bool]
    investments: list[dict[Colour, int]]
    stock_market: list[list[Colour]]
    cards: list[list[str]]
    deck: int
    unseen: dict[str, int]
    discard: list[str]
    treasury: Treasury | None
    pays: Pays
    outcome: Outcome | None
    flow: Flow


class Began(TypedDict):
    first: int


class TurnBegins(TypedDict):
    seat: int
    number: int
    budget: int


class Dug(TypedDict):
    seat: int
    colour: Colour
    at: str
    symbol: str


class Hired(TypedDict):
    seat: int
    digger: int


class Income(TypedDict):
    seat: int
    colour: Colour
    at: str
    coins: list[int]


class ChestFound(TypedDict):
    seat: int
    card: str | None


class Reshuffled(TypedDict):
    seat: NotRequired[int]


class Used(TypedDict):
    seat: int
    card: str
    at: NotRequired[str]
    colour: NotRequired[Colour]
    colours: NotRequired[list[Colour]]


class Invested(TypedDict):
    seat: int
    colours: list[Colour]
    source: Literal["opening", "safe", "stock-market"]


class Exchanged(TypedDict):
    seat: int
    gave: Colour
    took: Colour


class Declined(TypedDict):
    seat: int
    kind: str


class Unblocked(TypedDict):
    seat: int
    owner: int
    colour: Colour
    left: list[Colour]


class Cleared(TypedDict):
    seats: list[int]


class Discarded(TypedDict):
    seat: int
    card: str


class NoDigging(TypedDict):
    seat: int


class GameOver(Outcome):
    why: Literal["last-gold", "no-gold", "stand-off"]


class Use(TypedDict, total=False):
    """What a card needs besides its name."""

    at: str
    colour: Colour
    colours: list[Colour]


Uses = dict[str, list[Use]]


class DigOptions(TypedDict):
    """For who plans several crystals: where the next one may go `after` one on a cell, the free cells of which two
    belong together (`pairs`), among how many crystals the first of a pair may be (`begin`), how many pairs are left
    (`couples`), and what he has to know of a symbol (`ahead`)."""

    dig: dict[Colour, list[str]]
    exit: bool
    budget: int
    most: dict[Colour, int]
    after: dict[str, list[str]]
    pairs: list[str]
    begin: dict[Colour, int]
    couples: int
    ahead: dict[str, Literal["pair", "last"]]
    use: Uses


class CardsOptions(TypedDict):
    use: Uses
    budget: int


class TakeOptions(TypedDict):
    take: list[Colour]
    count: int
    use: Uses


class InvestOptions(TypedDict):
    invest: list[Colour]
    count: int
    use: Uses


class ExchangeOptions(TypedDict):
    """`union`: whether the Union forbids it."""

    exchange: dict[Colour, list[Colour]]
    union: bool
    use: Uses


class CaveInOptions(TypedDict):
    remove: list[Colour]
    keep: bool
    use: Uses


FORMS = Forms(
    (MountainView,),
    {
        "began": (Began,),
        "turn": (TurnBegins,),
        "dug": (Dug,),
        "hired": (Hired,),
        "income": (Income,),
        "chest": (ChestFound,),
        "reshuffled": (Reshuffled,),
        "used": (Used,),
        "invested": (Invested,),
        "exchanged": (Exchanged,),
        "declined": (Declined,),
        "unblocked": (Unblocked,),
        "cleared": (Cleared,),
        "discarded": (Discarded,),
        "no-digging": (NoDigging,),
        "game-over": (GameOver,),
    },
    {
        "dig": (DigOptions,),
        "cards": (CardsOptions,),
        "safe": (TakeOptions,),
        "stock-market": (TakeOptions,),
        "invest": (InvestOptions,),
        "exchange": (ExchangeOptions,),
        "cave-in": (CaveInOptions,),
    },
)
