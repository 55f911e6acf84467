"""The way that tests cut leaves nothing open behind it, and says nothing it was not told."""

import asyncio
import gc
from collections.abc import Awaitable, Callable

import pytest

from motherlode.server.site.local import LOCAL
from tests.cluster.relay import Relay

Talk = Callable[[Relay, asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def over_a_relay(talk: Talk) -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            writer.write(data)
        writer.close()

    async with await asyncio.start_server(echo, LOCAL, 0) as far, Relay(far.sockets[0].getsockname()[1]) as relay:
        reader, writer = await asyncio.open_connection(LOCAL, relay.port)
        try:
            await talk(relay, reader, writer)
        finally:
            writer.transport.abort()


async def spoken(relay: Relay, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"one")
    assert await reader.readexactly(3) == b"one"


async def waiting(relay: Relay, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """It was accepted while the way was cut, so it leads nowhere yet."""
    relay.cut()
    await asyncio.sleep(0.05)


async def untold(relay: Relay, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await spoken(relay, reader, writer)
    relay.cut()
    writer.write(b"two")
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(reader.readexactly(3), 0.05)


@pytest.mark.parametrize("talk", [spoken, waiting, untold])
def test_a_relay_that_ends_leaves_no_line_open(talk: Talk) -> None:
    asyncio.run(over_a_relay(talk))
    gc.collect()  # what is found open is warned of, and a warning is a failure
