"""Whether the server lives, and whether it can run tables now: for whoever starts it and for the proxy before it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, MutableMapping
from typing import Any

import msgspec

Message = MutableMapping[str, Any]
Send = Callable[[Message], Coroutine[Any, Any, None]]
ALIVE, READY = "/healthz", "/readyz"


async def answer(path: str, state: dict[str, bool], send: Send) -> None:
    """Who answers lives; `state` says what being ready takes. It is the same by whatever name we are asked for."""
    is_well = path == ALIVE or all(state[name] for name in ("serving", "database"))
    content = {"alive": True} if path == ALIVE else {"ready": is_well, **state}
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": 200 if is_well else 503, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(content)})
