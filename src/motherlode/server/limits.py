"""How long, how many, how large: every bound of the server in one place."""

from dataclasses import dataclass

NAME = 24
TEXT = 300
FRAME_BYTES = 16_384
"""The longest message a client may send, by HTTP or WebSocket."""
PACES = {"slow": 1.5, "normal": 0.9, "fast": 0.3, "instant": 0.0}
"""Seconds before a bot moves, so that people can follow."""


@dataclass(frozen=True)
class Limits:
    grace: float = 30.0
    """Seconds until somebody who is not connected counts as away."""
    pause: float = 20.0
    """Seconds that the end of a round stays on the table if people do not press on."""
    keep_days: int = 180
    """Days until a table that nobody touched is forgotten; looked at when the server starts."""
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
    """Frames that a socket may send at once before it has to keep to `frames_per_second`."""
    forgiven: int = 60
    """Frames over the limit that are refused before the socket is closed."""
    backlog: int = 1_000_000
    """Bytes waiting for a client that does not read, before its line is cut."""
    sockets_per_table: int = 64
    sockets: int = 5_000
    talk_per_table: int = 2_000
    posts_per_second: float = 5.0
    post_burst: int = 60
    """Requests that change something, for each address."""
    bots_window: float = 0.5
    """Seconds that a reaction window stays open where only bots are asked: time enough for them to think, and always
    the same, so that nobody can tell from it whether one of them had something to think about."""
    think: float = 20.0
    """Seconds a bot may think before the default answer is taken."""
