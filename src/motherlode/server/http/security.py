"""Whose browser it is, where a request comes from, and the headers that keep pages to themselves."""

import re
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from motherlode.server.keys import COOKIE, is_key, print_of

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
_HOST = re.compile(r"[A-Za-z0-9.:\[\]-]{1,255}")
_ASKED_FOR = re.compile(r"([A-Za-z0-9._~-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(:\d{0,5})?")


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name), None)


def raw_key(scope: Scope) -> str | None:
    """The browser key of a request, if it has a good one."""
    return next((value for name, value in cookies(scope) if name == COOKIE and is_key(value)), None)


def cookies(scope: Scope) -> Iterator[tuple[str, str]]:
    """What the browser keeps for this host. Every other program on it may have put something there, in whatever way
    it likes: only what stands between two semicolons is looked at."""
    for key, value in scope["headers"]:
        if key.lower() == b"cookie":
            for crumb in value.decode("latin-1").split(";"):
                name, _, content = crumb.partition("=")
                yield name.strip(), content.strip()


def browser_key(scope: Scope) -> str | None:
    """The print of the browser key."""
    key = raw_key(scope)
    return None if key is None else print_of(key)


def is_own_origin(scope: Scope, allowed: frozenset[str] = frozenset()) -> bool:
    """Browsers say from which page a request comes; it has to be one of ours."""
    origin = header(scope, b"origin")
    if origin is None or origin in allowed:
        return True
    return host_of(origin) == (header(scope, b"host") or "").lower() != ""


def host_of(origin: str) -> str | None:
    """The host and port that a page says it is from; None if what it says is no address."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def content_policy(host: str | None) -> str:
    sockets = f" ws://{host} wss://{host}" if host and _HOST.fullmatch(host) else ""
    return (
        "default-src 'self'; "
        f"connect-src 'self'{sockets}; "
        "img-src 'self' data:; media-src 'self' data: blob:; "
        "style-src 'self'; style-src-attr 'unsafe-inline'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    )


def is_known_host(scope: Scope, hosts: frozenset[str]) -> bool:
    """Whether we are asked for by something that can be a name, and by one of ours where they are told: a page whose
    name was made to lead here by its owner is not ours."""
    host = header(scope, b"host")
    if host is not None and _ASKED_FOR.fullmatch(host) is None:
        return False
    return not hosts or re.sub(r":\d*$", "", host or "").lower() in hosts


class KnownHosts:
    """Wraps an ASGI app; whoever asks for another host is refused."""

    def __init__(self, app: App, hosts: frozenset[str]) -> None:
        self.app, self.hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or is_known_host(scope, self.hosts):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "bad-host"})
        else:
            await send({"type": "http.response.start", "status": 421, "headers": [(b"content-type", b"text/plain")]})
            await send({"type": "http.response.body", "body": b"This is not the host that was asked for.\n"})


class SecurityHeaders:
    """Wraps an ASGI app; WebSockets pass untouched."""

    def __init__(self, app: App) -> None:
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
