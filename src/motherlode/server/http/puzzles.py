"""The puzzles as a file, and why a move of one is not legal: all that a browser cannot know itself."""

from __future__ import annotations

import asyncio
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from motherlode.core.types import Action
from motherlode.puzzles import shelf
from motherlode.puzzles.shelf import content
from motherlode.server.errors import TableError
from motherlode.server.http.lasting import Lasting, lasting, sent


@cache
def kept() -> Lasting:
    return lasting(content().encode())


async def puzzles(request: Request) -> Response:
    """The whole file, solutions included: it is to be of use where there is no line."""
    return sent(await asyncio.to_thread(kept), "application/json", request)


async def verify(name: str, action: Action) -> None:
    """Refuses a move that is not legal, with the clauses behind it."""
    puzzle = next((puzzle for puzzle in await asyncio.to_thread(shelf) if puzzle.id == name), None)
    if puzzle is None:
        raise TableError("no-such-page")
    await asyncio.to_thread(puzzle.verify, action)
