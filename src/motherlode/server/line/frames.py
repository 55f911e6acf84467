"""The frames of the WebSocket, described in docs/PROTOCOL.md; `web/src/wire.ts` is generated from them."""

from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec
from msgspec import Meta, Struct, field

from motherlode.server.http.bodies import Language, Name, Pace, SeatNumber, Word
from motherlode.server.limits import TEXT

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
Voice = Literal["chatty", "terse", "hot-headed"]
Part = TypeVar("Part")
Status = Literal["waiting", "playing", "pause", "over", "ended", "stuck"]


class Reason(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The deed behind an accusation; which fields belong to it depends on the deed."""

    deed: Word
    turn: Annotated[int, Meta(ge=0, le=999)]
    """In which of his turns, counted from one; 0 for something said."""
    on: SeatNumber | None = None
    card: Word | None = None
    goal: Word | None = None


class Remark(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something said from the list of phrases; which fields belong to it depends on what it says."""

    says: Word
    goal: Word | None = None
    about: SeatNumber | None = None
    colour: Word | None = None
    """The corporation that is meant."""
    reason: Reason | None = None
    voice: Voice | None = None
    """In which a bot says it; people have none."""


# ---- from the client


class FromClient(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="frame"):
    pass


class HelloFrame(FromClient, tag="hello"):
    version: Version = -1
    seat: SeatNumber | None = None


class ActFrame(FromClient, tag="act"):
    id: Id
    version: Version
    action: dict[str, Any]
    seat: SeatNumber | None = None


class SayFrame(FromClient, tag="say"):
    id: Id
    remark: Remark | None = None
    text: Annotated[str, Meta(min_length=1, max_length=TEXT)] | None = None
    seat: SeatNumber | None = None
    name: Name | None = None
    """Of who looks on and speaks in the spectators' corner."""


class OnwardFrame(FromClient, tag="onward"):
    id: Id
    version: Version = -1
    """At which the round ended; one that comes late presses nothing."""


class CommitFrame(FromClient, tag="commit"):
    """What is about to be played is played now."""

    id: Id
    """That of the `act`."""


class RevokeFrame(FromClient, tag="revoke"):
    id: Id
    """That of the `act`."""


class SyncFrame(FromClient, tag="sync"):
    version: Version = -1


class PingFrame(FromClient, tag="ping"):
    pass


ClientFrame = HelloFrame | ActFrame | CommitFrame | RevokeFrame | SayFrame | OnwardFrame | SyncFrame | PingFrame


# ---- from the server


class FromServer(Struct, tag_field="frame"):
    pass


class SeatInfo(Struct, frozen=True):
    name: str
    kind: Literal["person", "bot", "empty"]
    present: bool
    away_since: int | None
    bot: str | None
    votes: list[int]
    look: int | None


class SettingsInfo(Struct, frozen=True):
    game: str
    players: int
    modules: list[str]
    edition: str
    options: dict[str, Any]
    language: Language
    listed: bool
    chat: bool
    claims: bool
    clock: int | None
    pace: Pace
    pass_and_play: bool
    takeback: int
    aids: bool


class DecisionInfo(Struct, frozen=True):
    kind: str
    options: dict[str, Any]


class WindowInfo(Struct, frozen=True):
    """A window that is open: the same for everybody, but for one's own answer."""

    opened: int
    closes: int | None
    """None: when everybody in it has answered."""
    answer: dict[str, Any] | None


class Said(Struct, frozen=True, omit_defaults=True):
    """One piece of table talk; `at` is how long the log was. Of one that the host removed nothing else is left."""

    seat: int
    at: int
    remark: Remark | None = None
    text: str | None = None
    removed: bool = False
    blocked: bool = False
    """Said by somebody whom this person has blocked: nothing else of it is told."""


class CornerSaid(Struct, frozen=True, omit_defaults=True):
    """Something said among those who look on."""

    name: str
    at: int
    remark: Remark | None = None
    text: str | None = None


class EarlierTalk(Struct, frozen=True):
    """Remarks of a table, and how many there are before them."""

    earlier: int
    talk: list[Said]


class TableFrame(FromServer, tag="table", kw_only=True):
    table: str
    status: Status
    reason: str | None
    seats: list[SeatInfo]
    host: int
    you: int
    mine: list[int]
    settings: SettingsInfo
    successor: str | None
    pause_until: int | None
    pressed: list[int]
    about_to: int | None
    """The seat that is about to play and may still take it back."""
    blocked: list[int]
    """Seats of people whom this browser has blocked."""
    now: int


class ViewFrame(FromServer, tag="view"):
    version: int
    view: dict[str, Any]
    decision: DecisionInfo | None
    legal_count: int
    talk: list[Said]
    earlier: int
    """How many remarks there were before those of `talk`."""
    deadline: int | None
    window: WindowInfo | None


class EventsFrame(FromServer, tag="events"):
    version: int
    since: int = field(name="from")
    events: msgspec.Raw
    """A list of events, encoded once for each audience."""
    decision: DecisionInfo | None
    deadline: int | None
    window: WindowInfo | None


class AckFrame(FromServer, tag="ack"):
    id: str
    version: int


class HeldFrame(FromServer, tag="held"):
    """An `act` that is not carried out yet; only its own seat is told."""

    id: str
    action: dict[str, Any]
    until: int | None
    """None: until it is committed."""


class RevokedFrame(FromServer, tag="revoked"):
    id: str


class RefusedFrame(FromServer, tag="refused"):
    id: str | None
    family: str
    code: str
    clauses: list[str]
    arguments: dict[str, Any]


class SaidFrame(FromServer, tag="said", omit_defaults=True):
    seat: int
    at: int
    remark: Remark | None = None
    text: str | None = None
    blocked: bool = False


class TalkFrame(FromServer, tag="talk"):
    talk: list[Said]
    earlier: int
    """How many remarks there were before those of `talk`."""


class CornerFrame(FromServer, tag="corner"):
    talk: list[CornerSaid]


class GoneFrame(FromServer, tag="gone"):
    code: Literal["ended", "moved"]


class PongFrame(FromServer, tag="pong"):
    now: int


ServerFrame = (
    TableFrame
    | ViewFrame
    | EventsFrame
    | AckFrame
    | HeldFrame
    | RevokedFrame
    | RefusedFrame
    | SaidFrame
    | TalkFrame
    | CornerFrame
    | GoneFrame
    | PongFrame
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ClientFrame)


def encode(frame: ServerFrame) -> bytes:
    return _encoder.encode(frame)


def as_text(part: Part) -> Part:
    """A part of frames, to be put into several of them: in its place they carry it as JSON already."""
    return cast(Part, msgspec.Raw(_encoder.encode(part)))


_NULL = b"null"


def events_head(version: int, since: int) -> bytes:
    """The `EventsFrame`, which is sent most and of which most is text already: before its events."""
    return b'{"frame":"events","version":%d,"from":%d,"events":[' % (version, since)


def events_rest(decision: DecisionInfo | None, deadline: int | None, window: WindowInfo | None) -> bytes:
    """After its events."""
    return b"".join(
        (
            b'],"decision":',
            _NULL if decision is None else _encoder.encode(decision),
            b',"deadline":',
            _NULL if deadline is None else b"%d" % deadline,
            b',"window":',
            _NULL if window is None else _encoder.encode(window),
            b"}",
        )
    )


def decode(text: str | bytes) -> ClientFrame:
    """The frame; raises `msgspec.DecodeError` (malformed) or its child `msgspec.ValidationError`."""
    frame: ClientFrame = _decoder.decode(text)
    return frame
