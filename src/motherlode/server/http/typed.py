"""What is asked is typed and bounded, and every answer is JSON: what was wanted, or a refusal with its code."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from motherlode import MotherlodeError
from motherlode.server import errors
from motherlode.server.errors import MalformedError, TableError
from motherlode.server.limits import FRAME_BYTES

Body = TypeVar("Body")
MOST_DIGITS = 6


def answer(content: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, media_type="application/json")


def refusal(error: MotherlodeError) -> Response:
    return answer(errors.body(error), errors.status(error))


def small_number(text: str) -> int | None:
    """What a query names by its number; Python refuses to read thousands of digits."""
    return int(text) if text.isdecimal() and len(text) < MOST_DIGITS else None


async def body(request: Request, kind: type[Body]) -> Body:
    """What the request carries, typed and bounded."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableError("not-json")
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > FRAME_BYTES:
            raise TableError("too-large", {"most": FRAME_BYTES})
    try:
        return msgspec.json.decode(content, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise MalformedError("malformed", {"why": str(error)}) from error
