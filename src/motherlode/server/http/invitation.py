"""Where other devices find a page of ours, in writing and as a square to scan."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import segno

from motherlode.server.errors import TableError
from motherlode.server.http.bodies import Invitation

Network = Callable[[], str | None]
"""Asked each time: a machine changes networks while the server runs."""
PAGE = re.compile(r"/[tk]/[A-Za-z0-9._~-]{1,200}")
LOOPBACK = re.compile(r"localhost|127(\.\d+){3}|::1")


def invitation(page: str, asked_at: str, network: Network | None) -> Invitation:
    """The address of a page as others can open it, for somebody who has ours at `asked_at`.

    Who sits at this very machine knows it as `localhost`, which is another machine to everybody else.
    """
    if PAGE.fullmatch(page) is None:
        raise TableError("no-such-page")
    origin = urlsplit(asked_at)
    is_here = LOOPBACK.fullmatch(origin.hostname or "") is not None
    found = network() if network is not None and is_here else None
    host = origin.netloc if found is None else origin.netloc.replace(_name_in(origin.netloc), found)
    link = f"{origin.scheme}://{host}{page}"
    return Invitation(link, *_square(link))


def _name_in(netloc: str) -> str:
    """A host without its port; an IPv6 address keeps its brackets."""
    return re.sub(r":\d*$", "", netloc)


def _square(text: str) -> tuple[str, int]:
    """A QR code as the path of an SVG, and how many modules it is wide."""
    code = segno.make(text, error="m")
    rows = [f"M{x} {y}h1v1h-1z" for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark]
    return "".join(rows), len(code.matrix)
