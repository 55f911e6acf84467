"""A table that is played for long takes little room."""

from __future__ import annotations

import multiprocessing
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.table import thinking
from tests.server.room import Room, in_a_room


@in_a_room
async def test_what_everybody_was_told_is_kept_small(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    sockets = await room.come_all(table, "ann", "bob", "cid")
    match = table.require_match()
    await room.play(table, sockets, lambda: match.version >= 6)
    assert len(match.state.log) > 6
    assert [event for event in match.state.log if event.packed() is not event] == []


@in_a_room
async def test_what_everybody_was_told_is_kept_small_after_a_restart(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    sockets = await room.come_all(table, "ann", "bob", "cid")
    match = table.require_match()
    await room.play(table, sockets, lambda: match.version >= 6)
    await room.restart()
    again = await room.registry.table(table.row.id)
    log = again.require_match().state.log
    assert len(log) == len(match.state.log)
    assert [event for event in log if event.packed() is not event] == []


@pytest.mark.parametrize(
    ("platform", "method"), [("win32", "spawn"), ("linux", "forkserver"), ("darwin", "forkserver")]
)
def test_processes_for_bots_are_begun_as_the_system_can(
    platform: str, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def context(wanted: str) -> Any:
        asked.append(wanted)
        return multiprocessing.get_context("spawn")

    monkeypatch.setattr(thinking, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(thinking, "multiprocessing", SimpleNamespace(get_context=context))
    thinkers = thinking.Thinkers()
    thinkers._executor()
    thinkers.close()
    assert asked == [method]
