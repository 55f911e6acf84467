"""Old tables are looked for again and again while a server runs, by its own running time."""

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from motherlode.server.keeping.storage import Aged, StorageError
from motherlode.server.table import registry
from tests.server.room import Room, in_a_room

DAY = 24 * 60 * 60
PATIENCE = 60.0


class Aging:
    """What a storage is asked to look for, and what it answers."""

    def __init__(self, room: Room, *answers: Aged | StorageError) -> None:
        self.room, self.answers = room, [*answers]
        self.seconds: list[int] = []
        self.days: set[tuple[float, float]] = set()
        """How long tables are kept, and how long those that are marked."""

    async def __call__(self, before: int, seconds: int, respite: int, spared: list[str]) -> Aged:
        self.seconds.append(seconds)
        self.days.add(((self.room.time.now - before / 1000) / DAY, respite / DAY))
        self.room.time.now += 100
        answer = self.answers.pop(0) if self.answers else Aged(0, 0)
        if isinstance(answer, StorageError):
            raise answer
        return answer


async def aged(room: Room, times: int, *answers: Any) -> list[int]:
    """The seconds of running time that were told, so many times, after 50 seconds at first and 100 between."""
    aging = Aging(room, *answers)
    with patch.object(registry, "AGE_EVERY", 0.0), patch.object(registry, "time", room.time):
        await room.restart()
        room.storage.age = aging  # type: ignore[method-assign]
        room.time.now += 50
        await room.registry.age()
        async with asyncio.timeout(PATIENCE):
            while len(aging.seconds) < times:
                await asyncio.sleep(0.001)
        assert aging.days == {(room.limits.keep_days, room.limits.respite_days)} == {(180, 7)}
    return aging.seconds[:times]


@in_a_room
async def test_old_tables_are_looked_for_again_and_each_second_is_told_once(room: Room) -> None:
    assert await aged(room, 3) == [50, 100, 100]


@in_a_room
async def test_seconds_that_could_not_be_kept_are_told_the_next_time(room: Room) -> None:
    assert await aged(room, 3, StorageError("full")) == [50, 150, 100]


@in_a_room
async def test_more_tables_to_be_forgotten_are_warned_of_and_the_same_ones_not_again(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await aged(room, 4, Aged(2, 0), Aged(2, 0), Aged(3, 0), Aged(0, 3))
    assert [message.split()[:2] for message in caplog.messages] == [["2", "tables"], ["3", "tables"], ["forgot", "3"]]
