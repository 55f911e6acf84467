"""What is kept of a table: the table around the game, every move, everything said."""

from typing import Any, Literal

from msgspec import Struct

ONWARD = -1
"""The seat of a move that is none: people pressed on after the end of a round."""
DEAL = -2
"""The seat of what comes before the first move, as version 0: the chance results with which the game begins."""

Chance = tuple[str, Any]
"""What fell by chance: its name in the rules, and the result."""


class SeatRow(Struct):
    kind: Literal["person", "bot", "empty"] = "empty"
    name: str = ""
    bot: str | None = None
    """Who plays a bot's seat, or stands in for a person."""
    holder: str | None = None
    """The print of the browser key that holds the seat, never the key itself."""
    look: int | None = None
    """Which of the dwarfs the person chose to look like; else it follows the name."""


class SettingsRow(Struct):
    language: str = "en"
    listed: bool = False
    chat: bool = False
    claims: bool = True
    clock: int | None = None
    pace: str = "normal"
    pass_and_play: bool = False
    takeback: int = 0
    """Seconds until what somebody does is done; -1: when he presses."""
    aids: bool = True
    """Whether players are helped to remember: notes, deeds, what was claimed and what turned out."""


class TableRow(Struct):
    """Everything around the game. `revision` counts its changes: a change made from an old one is refused."""

    id: str
    setup: dict[str, Any]
    seats: list[SeatRow]
    settings: SettingsRow
    created: int
    """Milliseconds since 1970."""
    rules: int
    """The version of the rules that the game began with."""
    seed: str = ""
    """Drawn when the game starts; as text, since it has more bits than some databases' integers. What fell by chance is
    kept with the moves: the seed is only for what bots draw."""
    status: Literal["waiting", "playing", "over", "ended"] = "waiting"
    reason: str | None = None
    """Why a table was closed by the server."""
    host: int = 0
    successor: str | None = None
    handed: dict[int, int] = {}
    """How often each seat went to another device by a link: a link that was used stays used."""
    removed: list[int] = []
    """The numbers of remarks that the host took off the table."""
    revision: int = 0


class MoveRow(Struct, frozen=True):
    table: str
    version: int
    seat: int
    action: dict[str, Any] | None
    id: str | None = None
    """The client's name for it, by which it is applied once."""
    chance: list[Chance] = []
    """What fell by chance when it was carried out, in that order."""


class TalkRow(Struct, frozen=True):
    table: str
    number: int
    seat: int
    at: int
    remark: dict[str, Any] | None = None
    text: str | None = None
    id: str | None = None


class ReportRow(Struct, frozen=True):
    """Somebody complained of somebody: for the operator to look at."""

    time: int
    reporter: str
    accused: str
    """Both by the prints of their browser keys."""
    name: str
    """That of the accused, at that table."""
    table: str
    why: str = ""
    said: str | None = None
    """The remark that was meant, if one was."""
    around: list[str] = []
    """What was said before and after it, as it was then."""


class BanRow(Struct, frozen=True):
    who: str
    """The print of a browser key, or an address, or a network of addresses."""
    time: int
    why: str = ""


class Stored(Struct, frozen=True):
    """A table as it was kept."""

    row: TableRow
    moves: list[MoveRow]
    talk: list[TalkRow]
    answers: list[MoveRow] = []
    """Answers in a window that was open: moves that are not made yet, with the version at which it was opened."""
