"""One open socket: whose it is, what it looks at, what waits to be sent, and how much it may send."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Generator, MutableMapping
from functools import partial
from itertools import count
from typing import Any

from motherlode import SPECTATOR
from motherlode.server.limits import Limits
from motherlode.server.line.frames import ServerFrame, encode
from motherlode.server.line.waiting import Waiting
from motherlode.server.quota import Bucket

Send = Callable[[MutableMapping[str, Any]], Coroutine[Any, Any, None]]
Write = Callable[[list[bytes]], bool]
Make = Callable[[], list[bytes]]
TOO_SLOW, LOST = 1013, 1006
LAST_WORDS = 2.0
"""Seconds for what is still to be sent; less than a server takes to close."""

_numbers = count()
log = logging.getLogger("motherlode.server")


class Connection:
    def __init__(
        self,
        send: Send,
        holder: str | None,
        limits: Limits,
        write: Write | None = None,
        abort: Callable[[], None] | None = None,
        address: str = "",
        buckets: tuple[Bucket, ...] = (),
        waiting: tuple[Waiting, ...] = (),
    ) -> None:
        """`write` puts texts on the line at once and `abort` cuts it, where that can be done. What waits for it is told
        to `waiting`."""
        self._send, self._write, self._abort = send, write, abort
        self.number = next(_numbers)
        """A newer one has a higher."""
        self.holder, self.address = holder, address
        self._buckets = buckets
        self.audience = SPECTATOR
        """Whose view it gets."""
        self.blocked: frozenset[str] = frozenset()
        """Whom its person does not want to hear."""
        self.greeted = False
        self.forgiven = limits.forgiven
        self.unsent: list[bytes] = []
        """It goes out with the next `flush`."""
        self._waiting: list[bytes] = []
        self._bytes = 0
        """Of all that is waiting."""
        self._most = limits.backlog
        self._together = waiting
        self.whole: Make | None = None
        """What shows everything as it is, to be made when the line is free; what changes until then will be in it."""
        self._sending: asyncio.Task[None] | None = None
        self.closing: int | None = None
        """The code with which the socket is to be closed."""

    def may_send(self) -> bool:
        """Whether a frame more from its person and its address is not too much. Only for what the person himself sends
        there is less and less to be forgiven: others at his address cannot have him shown out."""
        for bucket in self._buckets:
            if not bucket.take():
                self.forgiven -= bucket is self._buckets[0]
                return False
        return True

    def put(self, text: bytes) -> None:
        self.unsent.append(text)

    def tell(self, frame: ServerFrame) -> None:
        self.put(encode(frame))

    def put_whole(self, make: Make) -> None:
        """What shows everything as it is. Who does not read has one such answer coming, however often it is asked for,
        and it is made when the line is free."""
        if self.is_blocked:
            self.whole = make
        else:
            self.unsent.extend(make())

    @property
    def is_blocked(self) -> bool:
        """Something waits for the client to read."""
        return self._sending is not None

    def flush(self) -> None:
        """Send at once, or soon and in order; never waits for the client. One that does not read is let go."""
        texts = self.unsent
        if not texts:
            return
        self.unsent = []
        if self.closing is not None:
            return
        if self._sending is None and self._write is not None:
            try:
                if self._write(texts):
                    return
            except Exception as error:
                self._lose(error)
                return
        for text in texts:
            self._pass_on(text)
        if self._bytes > self._most:
            self.let_go()

    def _pass_on(self, text: bytes) -> None:
        if self.closing is not None:  # there was too much of it
            return
        if self._sending is None:
            self._begin(self._send_text(text))
        else:
            self._wait(text)

    def _wait(self, text: bytes) -> None:
        self._waiting.append(text)
        self._bytes += len(text)
        for waiting in self._together:
            waiting.add(self, len(text))
        for waiting in self._together:
            waiting.relieve()

    def let_go(self) -> None:
        """Nobody reads what would tell why, so the line is cut where it can be."""
        self._forget_waiting()
        if self._abort is None:
            self.close(TOO_SLOW)
            return
        self.closing = TOO_SLOW
        self._abort()

    def _forget_waiting(self) -> None:
        for text in self._waiting:
            self._count_off(text)
        self._waiting.clear()
        self._bytes, self.whole = 0, None

    def _count_off(self, text: bytes) -> None:
        for waiting in self._together:
            waiting.take(self, len(text))

    def close(self, code: int) -> None:
        """Close after what is waiting was sent, or when it has had a moment for that."""
        self.flush()
        if self.closing is None:
            self.closing = code
            if self._sending is None:
                self._begin(self._send({"type": "websocket.close", "code": code, "reason": ""}))
            elif self._abort is not None:
                asyncio.get_running_loop().call_later(LAST_WORDS, self._abort)

    async def _send_text(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode()})

    def _begin(self, sending: Coroutine[Any, Any, None]) -> None:
        """Mostly the line is free and all is done in one go; only what has to wait costs a task."""
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception as error:
            self._lose(error)
        else:
            self._sending = asyncio.get_running_loop().create_task(self._send_rest(_Begun(sending, waits_for)))

    async def _send_rest(self, begun: "_Begun") -> None:
        try:
            await begun
            while self._waiting or self.whole is not None:
                if not self._waiting and self.whole is not None:
                    make, self.whole = self.whole, None
                    for text in make():
                        self._wait(text)
                    continue
                text = self._waiting.pop(0)
                self._bytes -= len(text)
                self._count_off(text)
                await self._send_text(text)
            if self.closing is not None:
                await self._send({"type": "websocket.close", "code": self.closing, "reason": ""})
        except Exception as error:
            self._lose(error)
        finally:
            self._sending = None

    def _lose(self, error: Exception) -> None:
        """The client went away; whoever reads from it will notice too."""
        log.debug("a client went away: %r", error)
        self._forget_waiting()
        if self.closing is None:
            self.closing = LOST

    async def finish(self, seconds: float) -> None:
        """Give what is still waiting a moment to go out."""
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=seconds)
        if self._sending is not None:
            self._sending.cancel()
            if self._abort is not None:
                self._abort()
        self._forget_waiting()


class _Begun:
    """The rest of a coroutine that was begun outside of a task and waits for something."""

    def __init__(self, rest: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._rest, self._waits_for = rest, waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:
                step = partial(self._rest.throw, error)
            else:
                step = partial(self._rest.send, answer)
            try:
                waits_for = step()
            except StopIteration:
                return
