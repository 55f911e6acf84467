"""What a client says, answered in its order: an act in the very turn of the loop in which it comes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, MutableMapping
from typing import Any

Message = MutableMapping[str, Any]
Begin = Callable[[str], "Message | Coroutine[Any, Any, None] | None"]
"""What becomes of a text: a message for who serves the line, an answer that is to be begun now, or nothing."""


class Ear:
    """An answer that is begun here needs neither a task of its own nor the one that serves the line to wake up."""

    def __init__(self, begin: Begin) -> None:
        self._begin = begin
        self._answer: Coroutine[Any, Any, None] | None = None
        self._pending: asyncio.Future[Any] | None = None
        """What the answer waits for."""
        self.is_serving = False
        """Whether the line is being served otherwise: what comes now has to wait."""

    def hear(self, text: str) -> Message | None:
        """What is to be given to who serves the line, if it is not for us."""
        if self.is_serving or self._answer is not None:
            return said(text)
        begun = self._begin(text)
        if not isinstance(begun, Coroutine):
            return begun
        self._answer = begun
        self._go_on()
        return None

    def _go_on(self, _: asyncio.Future[Any] | None = None) -> None:
        assert self._answer is not None
        try:
            waits_for = self._answer.send(None)
        except BaseException as end:
            self._answer = self._pending = None  # whatever ended it: nobody may wait for it for ever
            if isinstance(end, StopIteration | asyncio.CancelledError):
                return
            raise
        if waits_for is None:  # it only lets others go first
            waits_for = asyncio.get_running_loop().create_future()
            waits_for.set_result(None)
        waits_for._asyncio_future_blocking = False
        self._pending = waits_for
        waits_for.add_done_callback(self._go_on)

    async def finish(self) -> None:
        """What was begun comes first."""
        while self._pending is not None:
            await asyncio.wait([self._pending])


def said(text: str) -> Message:
    return {"type": "websocket.receive", "text": text}
