"""A way to a server that can be cut: nothing comes through then, and nobody is told."""

import asyncio
import contextlib
from types import TracebackType
from typing import Self

from motherlode.server.site.local import LOCAL, free_port


class Relay:
    def __init__(self, port: int) -> None:
        """To the server at that port of this machine."""
        self.port = free_port()
        self._to = port
        self._open = asyncio.Event()
        self._open.set()
        self._lines: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._lead, LOCAL, self.port)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """No line stays open, not even one that leads nowhere yet."""
        self._server.close()
        for writer in self._writers:
            writer.transport.abort()
        for line in self._lines:
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)
        await asyncio.sleep(0)  # a transport is closed at the next turn of its loop

    def cut(self) -> None:
        self._open.clear()

    def join(self) -> None:
        """It leads there again; what was open is lost."""
        self._open.set()
        for writer in self._writers:
            writer.close()

    def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.create_task(self._line(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError), contextlib.ExitStack() as ends:
            ends.callback(self._end, writer)
            await self._open.wait()
            far_reader, far_writer = await asyncio.open_connection(LOCAL, self._to)
            ends.callback(self._end, far_writer)
            self._writers |= {writer, far_writer}
            await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))

    def _end(self, writer: asyncio.StreamWriter) -> None:
        self._writers.discard(writer)
        writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
