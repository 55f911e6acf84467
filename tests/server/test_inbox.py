"""What a socket waits for: a gate that is opened, and messages in their order."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from motherlode.server.line.inbox import Gate, Inbox


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 30))


def test_an_open_gate_holds_up_nobody() -> None:
    async def go() -> None:
        gate = Gate(is_open=True)
        assert gate.is_set()
        await gate.wait()

    run(go())


def test_all_who_wait_at_a_gate_go_on_when_it_opens() -> None:
    async def go() -> None:
        gate = Gate(is_open=False)
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        assert not any(task.done() for task in waiting)
        waiting[0].cancel()
        gate.set()
        await asyncio.gather(*waiting[1:])
        assert waiting[0].cancelled()

    run(go())


def test_who_came_to_a_gate_that_was_closed_again_waits_on() -> None:
    async def go() -> None:
        gate = Gate(is_open=False)
        waiting = asyncio.create_task(gate.wait())
        await asyncio.sleep(0)
        gate.set()
        gate.clear()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(waiting), 0.02)
        gate.set()
        await waiting

    run(go())


def test_messages_are_taken_in_their_order_whether_they_come_before_or_after() -> None:
    async def go() -> None:
        inbox = Inbox()
        inbox.put_nowait(1)
        inbox.put_nowait(2)
        assert (inbox.qsize(), inbox.empty()) == (2, False)
        assert [await inbox.get(), await inbox.get()] == [1, 2]
        assert inbox.empty()
        later = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(3)
        inbox.put_nowait(4)
        assert [await later, await inbox.get()] == [3, 4]

    run(go())
