"""How long, how many, how large: every bound of the server in one place."""

from dataclasses import dataclass

from motherlode.server.forbidden import NONE, ForbiddenWords

NAME = 24
TEXT = 300
FRAME_BYTES = 16_384
"""The longest message a client may send, by HTTP or WebSocket."""
HEAD_BYTES = 32_768
"""The longest head of a request: a browser sends with it what every program on this host has left there."""
PACES = {"slow": 1.5, "normal": 0.9, "fast": 0.3, "instant": 0.0}
"""Seconds before a bot moves, so that people can follow."""


@dataclass(frozen=True)
class Limits:
    grace: float = 30.0
    """Seconds until somebody who is not connected counts as away."""
    pause: float = 20.0
    """Seconds that the end of a round stays on the table if people do not press on."""
    keep_days: int = 180
    """Days until a table that nobody touched counts as old."""
    respite_days: int = 7
    """Days that the server runs until it forgets an old table: a clock that is wrong for a while deletes nothing."""
    idle: float = 120.0
    """Seconds until a table that nobody watches leaves the memory."""
    retry: float = 2.0
    """Seconds until a bot or the clock tries again after the storage failed."""
    reopen: float = 20.0
    """Seconds until a table that could not be opened is tried again, while somebody waits there."""
    recent: int = 8
    """Moves whose events are kept for clients that missed something; others get the whole view."""
    frames_per_second: float = 20.0
    burst: int = 60
    """Frames that a person may send at once before keeping to `frames_per_second`, on however many sockets. All from
    one address may send, make and ask for `SHARING` times as much as a person."""
    forgiven: int = 60
    """Frames over the limit that are refused before the socket is closed."""
    backlog: int = 1_000_000
    """Bytes waiting for a client that does not read, before its line is cut."""
    backlog_per_address: int = 20_000_000
    """Bytes waiting for all clients of one address, before the line is cut for which most is waiting."""
    backlog_in_all: int = 200_000_000
    sockets_per_person: int = 4
    """Of one browser at one table; older ones make way for newer ones."""
    spectators_per_table: int = 50
    spectators_per_address: int = 100
    sockets: int = 5_000
    """In all, before nobody more may look on; who sits at a table is never refused."""
    connections: int = 20_000
    connections_per_address: int = 500
    """Of any kind; idle ones make way for new ones, and where there is none, sockets that only look on."""
    head_bytes: int = HEAD_BYTES
    request_bytes: int = 1_000_000
    request_seconds: float = 10.0
    """Time for a request to come, from the moment when the line is open."""
    unread_seconds: float = 60.0
    """Time for a client to go on reading an answer."""
    talk_per_table: int = 2_000
    forbidden: ForbiddenWords = NONE
    """Words that names and chat may not have."""
    remarks_per_second: float = 0.5
    remark_burst: int = 12
    """Things that a person may say at one table."""
    posts_per_second: float = 5.0
    post_burst: int = 60
    """Requests that change something, for each address."""
    tables_per_second: float = 0.1
    table_burst: int = 20
    """Tables that a person may make."""
    costly_per_second: float = 2.0
    costly_burst: int = 30
    """Answers that take a while: replays, the round so far, the own tables, sheets to print; for each person."""
    bots_window: float = 0.5
    """Seconds that a reaction window stays open where only bots are asked: time enough for them to think, and always
    the same, so that nobody can tell from it whether one of them had something to think about."""
    think: float = 20.0
    """Seconds a bot may think before the default answer is taken."""
