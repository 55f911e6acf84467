"""What a socket waits for, in a fraction of the room that asyncio's own take: there are thousands of sockets."""

from __future__ import annotations

import asyncio
from typing import Any


class Gate:
    """An `asyncio.Event`: those who wait go on once it is open."""

    __slots__ = ("_waiting", "is_open")

    def __init__(self, is_open: bool) -> None:
        self.is_open = is_open
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self.is_open

    def set(self) -> None:
        self.is_open = True
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting = []

    def clear(self) -> None:
        self.is_open = False

    async def wait(self) -> bool:
        while not self.is_open:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(future)
            await future
        return True


class Inbox:
    """An `asyncio.Queue` from which only one takes."""

    __slots__ = ("_gate", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._gate = Gate(is_open=False)

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if len(self._messages) == 1:
            self._gate.set()

    async def get(self) -> Any:
        if not self._messages:
            self._gate.clear()
            await self._gate.wait()
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)
