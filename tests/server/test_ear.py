"""What a client says is answered in its order: at once where nothing is under way, and otherwise later."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from motherlode.server.line.ear import Ear, Message, said


class Client:
    """Answers numbers at once, waits with others until it is told, and leaves words to who serves the line."""

    def __init__(self) -> None:
        self.ear = Ear(self.begin)
        self.answered: list[str] = []
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def begin(self, text: str) -> Message | Coroutine[Any, Any, None] | None:
        if text == "refused":
            return None
        return {"frame": text} if text.isalpha() else self.answer(text)

    async def answer(self, text: str) -> None:
        if text.startswith("-"):
            await asyncio.sleep(0)
        if text.startswith("?"):
            await self.kept
        if text.endswith("!"):
            raise RuntimeError(text)
        self.answered.append(text)


def test_what_need_not_wait_is_answered_in_the_turn_in_which_it_came() -> None:
    async def check() -> None:
        client = Client()
        assert client.ear.hear("1") is None
        assert client.ear.hear("2") is None
        assert client.answered == ["1", "2"]

    asyncio.run(check())


def test_what_is_not_for_it_is_given_on_and_what_was_refused_is_not() -> None:
    async def check() -> None:
        client = Client()
        assert client.ear.hear("hello") == {"frame": "hello"}
        assert client.ear.hear("refused") is None
        assert client.answered == []

    asyncio.run(check())


def test_while_an_answer_is_under_way_what_comes_is_given_on_unread() -> None:
    async def check() -> None:
        client = Client()
        assert client.ear.hear("?1") is None
        assert client.ear.hear("2") == said("2")
        client.kept.set_result(None)
        await client.ear.finish()
        assert client.answered == ["?1"]
        assert client.ear.hear("3") is None
        assert client.answered == ["?1", "3"]

    asyncio.run(check())


def test_while_the_line_is_served_otherwise_what_comes_has_to_wait() -> None:
    async def check() -> None:
        client = Client()
        client.ear.is_serving = True
        assert client.ear.hear("1") == said("1")
        assert client.answered == []

    asyncio.run(check())


def test_who_serves_the_line_waits_for_what_was_begun() -> None:
    async def check() -> None:
        client = Client()
        client.ear.hear("?1")
        serving = asyncio.ensure_future(client.ear.finish())
        await asyncio.sleep(0)
        assert not serving.done()
        client.kept.set_result(None)
        await serving
        assert client.answered == ["?1"]

    asyncio.run(check())


def test_an_answer_may_let_others_go_first() -> None:
    async def check() -> None:
        client = Client()
        client.ear.hear("-1")
        assert client.answered == []
        await client.ear.finish()
        assert client.answered == ["-1"]

    asyncio.run(check())


def test_an_answer_that_is_stopped_is_over() -> None:
    async def check() -> None:
        client = Client()
        client.ear.hear("?1")
        client.kept.cancel()
        await client.ear.finish()
        assert client.answered == []
        assert client.ear.hear("2") is None
        assert client.answered == ["2"]

    asyncio.run(check())


def test_an_answer_that_fails_is_over_too_and_its_fault_is_told() -> None:
    async def check() -> None:
        told: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context["exception"]))
        client = Client()
        client.ear.hear("?1!")
        client.kept.set_result(None)
        await asyncio.wait_for(client.ear.finish(), 30)
        assert [str(fault) for fault in told] == ["?1!"]
        with pytest.raises(RuntimeError, match="2!"):
            client.ear.hear("2!")
        assert client.ear.hear("3") is None
        assert client.answered == ["3"]

    asyncio.run(check())
