"""Answers that take a while are kept for who asks next, so many and no more, and only so many wait for one."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.errors import TableError
from motherlode.server.http import judged, printing, suspicion
from motherlode.server.http.bodies import JudgedMoves
from motherlode.server.http.judged import Judgements
from motherlode.server.http.looking_back import LookingBack
from motherlode.server.http.printing import MOST_WAITING, Prints, Wish
from motherlode.server.keeping import repairing
from motherlode.server.keeping import replay as replay_module
from motherlode.server.keeping.storage import TalkRow


class Worker:
    """Counts what it is asked; answers when it may."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def ask(self, work: Any, *arguments: Any) -> Any:
        self.asked.append(arguments)
        await self.may_answer.wait()
        return b"%PDF-"


def wish(number: int) -> Wish:
    return Wish("duel", (), number, "en")


def test_as_many_sheets_are_kept_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "KEPT", 2)

    async def check() -> None:
        worker = Worker()
        prints = Prints(worker)  # type: ignore[arg-type]
        for number in (1, 2, 1, 2, 3):
            await prints.of(wish(number))
        assert worker.asked == [(wish(1),), (wish(2),), (wish(3),)]
        await prints.of(wish(2))
        assert len(worker.asked) == 3, "who was asked for last is kept"
        await prints.of(wish(1))
        assert worker.asked[3:] == [(wish(1),)]

    asyncio.run(check())


def test_eight_may_wait_for_sheets_and_what_is_kept_waits_for_nobody() -> None:
    async def check() -> None:
        worker = Worker()
        prints = Prints(worker)  # type: ignore[arg-type]
        await prints.of(wish(0))
        worker.may_answer.clear()
        waiting = [asyncio.create_task(prints.of(wish(number))) for number in range(1, MOST_WAITING + 1)]
        await asyncio.sleep(0)
        assert MOST_WAITING == 8
        with pytest.raises(TableError, match="too-many"):
            await prints.of(wish(99))
        kept = asyncio.create_task(prints.of(wish(0)))
        worker.may_answer.set()
        assert await asyncio.gather(*waiting, kept) == [b"%PDF-"] * 9
        assert await prints.of(wish(99)) == b"%PDF-"

    asyncio.run(check())


def test_as_many_judgements_are_kept_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged, "KEPT", 2)
    asked: list[tuple[str, int, bool]] = []

    async def further(self: Any, table: str, seat: int, known: JudgedMoves | None) -> JudgedMoves:
        asked.append((table, seat, known is not None))
        return JudgedMoves("nuggets", 4 if known is None and table == "long" else 8, 8, [])

    monkeypatch.setattr(Judgements, "_further", further)

    async def check() -> None:
        judgements = Judgements(None, None)  # type: ignore[arg-type]
        for table in ("long", "long", "long", "a", "long", "b", "long", "a"):
            await judgements.of(table, 1)
        first = [("long", 1, False), ("long", 1, True)]
        assert asked == [*first, ("a", 1, False), ("b", 1, False), ("a", 1, False)]

    asyncio.run(check())


@pytest.mark.parametrize(("seat", "is_there"), [(-1, False), (0, True), (2, True), (3, False)])
def test_only_moves_of_a_seat_are_judged(seat: int, is_there: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stored:
        class row:  # noqa: N801
            status, seats, setup = "over", "abc", {"game": "duel"}

    class Registry:
        async def stored(self, table: str) -> Any:
            return Stored

    class Nothing(Worker):
        async def ask(self, work: Any, *arguments: Any) -> Any:
            assert arguments[-2:] == (seat, 0)
            return []

    monkeypatch.setattr(judged, "parts_of", lambda stored: ({}, [], [1, 2, 3], []))

    async def check() -> None:
        judgements = Judgements(Registry(), Nothing())  # type: ignore[arg-type]
        if is_there:
            found = await judgements.of("table", seat)
            assert (found.done, found.of, found.moves) == (3, 3, [])
        else:
            with pytest.raises(TableError, match="no-such-page"):
                await judgements.of("table", seat)

    asyncio.run(check())


def test_as_many_suspicions_are_kept_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suspicion, "KEPT", 2)
    monkeypatch.setattr(suspicion, "parts_of", lambda stored: (stored.name,))

    class Registry:
        async def stored(self, table: str) -> Any:
            return SimpleNamespace(name=table, row=SimpleNamespace(status="playing" if table == "new" else "over"))

    async def check() -> None:
        worker = Worker()
        suspicions = suspicion.Suspicions(Registry(), worker)  # type: ignore[arg-type]
        for table in ("a", "b", "a", "c", "a", "c", "b"):
            await suspicions.of(table)
        assert worker.asked == [("a",), ("b",), ("c",), ("b",)]
        with pytest.raises(TableError, match="not-over"):
            await suspicions.of("new")

    asyncio.run(check())


@pytest.mark.parametrize(("asked", "drawn"), [("uk", "uk"), ("xx", "en"), (None, "en")])
def test_a_picture_is_drawn_in_the_language_that_is_asked_for(asked: str | None, drawn: str) -> None:
    async def picture(table: str, language: str) -> bytes:
        return f"{table} {language}".encode()

    guard = SimpleNamespace(spend_costly=lambda request: None)
    back: Any = SimpleNamespace(guard=guard, _results=SimpleNamespace(picture=picture))
    query = {} if asked is None else {"language": asked}
    request: Any = SimpleNamespace(query_params=query, path_params={"table": "t"})
    answer = asyncio.run(LookingBack.picture(back, request))
    assert (bytes(answer.body), answer.headers["cache-control"]) == (f"t {drawn}".encode(), "public, max-age=86400")


def test_a_replay_has_of_what_was_said_who_when_and_what(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_module, "_played", lambda stored: ({}, []))
    talk = [TalkRow("t", 0, 1, 4, None, "hello", "id"), TalkRow("t", 1, 2, 5, None, "gone", None)]
    row: Any = SimpleNamespace(status="over", setup={}, seats=[SimpleNamespace(name="Ann")], removed=[1])
    stored: Any = SimpleNamespace(row=row, talk=talk)
    found = replay_module.replay(stored)
    assert found.talk == [{"seat": 1, "at": 4, "remark": None, "text": "hello"}]
    assert found.names == ["Ann"]
    row.status = "playing"
    with pytest.raises(TableError, match="not-over"):
        replay_module.replay(stored)


def test_a_table_whose_deal_cannot_be_played_has_no_playable_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise KeyError("deal")

    monkeypatch.setattr(repairing, "restored_match", fail)
    stored: Any = SimpleNamespace(row=None, moves=[1, 2], talk=[], answers=[])
    assert repairing.diagnose(stored).playable == -1
