"""Whose browser it is, where a request comes from, and the headers that keep pages to themselves."""

import re
from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from motherlode.server.keys import COOKIE, is_key, print_of

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name), None)


def raw_key(scope: Scope) -> str | None:
    """The browser key of a request, if it has a good one."""
    text = header(scope, b"cookie")
    if text is None or len(text) > 4096:
        return None
    try:
        cookie = SimpleCookie(text).get(COOKIE)
    except CookieError:
        return None
    return cookie.value if cookie is not None and is_key(cookie.value) else None


def browser_key(scope: Scope) -> str | None:
    """The print of the browser key."""
    key = raw_key(scope)
    return None if key is None else print_of(key)


def is_own_origin(scope: Scope, allowed: frozenset[str] = frozenset()) -> bool:
    """Browsers say from which page a request comes; it has to be one of ours."""
    origin = header(scope, b"origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc.lower() == (header(scope, b"host") or "").lower() != ""


def content_policy(host: str | None) -> str:
    sockets = f" ws://{host} wss://{host}" if host and _HOST.fullmatch(host) else ""
    return (
        "default-src 'self'; "
        f"connect-src 'self'{sockets}; "
        "img-src 'self' data:; media-src 'self' data: blob:; "
        "style-src 'self'; style-src-attr 'unsafe-inline'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    )


class SecurityHeaders:
    """Wraps an ASGI app; WebSockets pass untouched."""

    def __init__(self, app: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", ()),
                    (b"content-security-policy", content_policy(header(scope, b"host")).encode()),
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"same-origin"),
                    (b"cross-origin-opener-policy", b"same-origin"),
                    (b"cross-origin-resource-policy", b"same-origin"),
                ]
            await send(message)

        await self.app(scope, receive, send_with_headers)
