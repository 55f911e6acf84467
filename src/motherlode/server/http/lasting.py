"""Texts that stay the same as long as the server runs: made small once, and sent only to who has not got them yet."""

from __future__ import annotations

import gzip
import hashlib
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response


class Lasting(NamedTuple):
    text: bytes
    small: bytes
    """The same, compressed."""
    tag: str
    """Its print."""


def lasting(text: bytes) -> Lasting:
    """It takes a while, so it is done aside, and the result kept."""
    return Lasting(text, gzip.compress(text, 9), hashlib.sha256(text).hexdigest()[:16])


def sent(kept: Lasting, kind: str, request: Request) -> Response:
    headers = {"ETag": f'"{kept.tag}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == f'"{kept.tag}"':
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(kept.small, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
    return Response(kept.text, headers=headers, media_type=kind)
