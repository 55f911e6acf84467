"""The puzzles as a file, and why a move of one is not legal: all that a browser cannot know itself."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from motherlode.core.types import Action
from motherlode.puzzles import shelf
from motherlode.puzzles.shelf import content
from motherlode.server.errors import TableError


@cache
def kept() -> tuple[bytes, bytes, str]:
    """The file, a small copy of it, and its print."""
    text = content().encode()
    return text, gzip.compress(text, 9), hashlib.sha256(text).hexdigest()[:16]


async def puzzles(request: Request) -> Response:
    """The whole file, solutions included: it is to be of use where there is no line."""
    text, small, tag = await asyncio.to_thread(kept)
    headers = {"ETag": f'"{tag}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == f'"{tag}"':
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(text, headers=headers, media_type="application/json")


async def verify(name: str, action: Action) -> None:
    """Refuses a move that is not legal, with the clauses behind it."""
    puzzle = next((puzzle for puzzle in await asyncio.to_thread(shelf) if puzzle.id == name), None)
    if puzzle is None:
        raise TableError("no-such-page")
    await asyncio.to_thread(puzzle.verify, action)
