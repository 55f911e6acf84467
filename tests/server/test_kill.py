"""A real server is killed at random moments while clients play: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from motherlode.server.keeping.storage import SqliteStorage
from tests.server.choosing import answers
from tests.server.clients import Browser
from tests.server.coming_back import Player, Server, new_table
from tests.server.company import begin, catch_up, open_all

KILLS = int(os.environ.get("MOTHERLODE_KILLS", "4"))


async def check_storage(server: Server, table: str, players: list[Player]) -> int:
    """Every acknowledged move is there, once, at its version; no version is missing."""
    storage = SqliteStorage(server.data / "tables.sqlite3")
    stored = await storage.load(table)
    await storage.close()
    assert stored is not None
    assert [move.version for move in stored.moves] == list(range(len(stored.moves)))
    ids = [(move.seat, move.id) for move in stored.moves if move.id is not None]
    assert len(ids) == len(set(ids))
    versions = {(move.seat, move.id): move.version for move in stored.moves}
    for player in players:
        for mark, version in player.acknowledged.items():
            assert versions[player.seat, mark] == version
    return len(stored.moves)


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def more_moves(players: list[Player], count: int) -> None:
    """Until so many more are acknowledged, or all games are over."""
    wanted = acknowledged(players) + count
    for _ in range(2000):
        if acknowledged(players) >= wanted or all(player.over for player in players):
            return
        await asyncio.sleep(0.005)


async def evening(data: Path, kills: int, rng: random.Random) -> None:
    server = Server(data)
    await server.start()
    tables: list[tuple[str, list[Player]]] = []
    for number in range(4):
        table, keys = await new_table(server, with_bot=number == 3)
        tables.append((table, [Player(server, table, seat, key) for seat, key in enumerate(keys)]))
    players = [player for _, seats in tables for player in seats]
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for _ in range(kills):
            await more_moves(players, rng.randint(1, 25))
            await asyncio.sleep(rng.uniform(0, 0.03))
            server.kill()
            for table, seats in tables:
                await check_storage(server, table, seats)
            await server.start()
        await more_moves(players, 20)
    finally:
        for player in players:
            player.stop = True
        finished = await asyncio.gather(*playing, return_exceptions=True)
        server.kill()
    assert [result for result in finished if result is not None] == []
    for table, seats in tables:
        moves = await check_storage(server, table, seats)
        assert moves > 0
    assert acknowledged(players) > kills
    assert all(player.connections > 1 for player in players)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    asyncio.run(evening(tmp_path, KILLS, random.Random(7)))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_an_acknowledged_answer_in_a_window_survives_a_kill(tmp_path: Path) -> None:
    """It closes when the last one has answered, and those from before the kill are not asked again."""
    server = Server(tmp_path)
    asyncio.run(server.start())
    browsers = [Browser(f"http://127.0.0.1:{server.port}") for _ in range(4)]
    no = {"choose": {"veto": False}}
    try:
        options = {"firstPlayer": 0, "vetoClose": "all-clicked"}
        table, lives = begin(browsers, modules=["veto"], options=options)
        lay = next(answer for answer in answers(lives[0].decision or {}) if "lay" in answer)
        assert lives[0].act(lay)["frame"] == "ack"
        catch_up(lives)
        version = lives[0].version
        for live in lives[1:3]:
            assert live.act(no)["frame"] == "ack"
        server.kill()
        asyncio.run(server.start())
        lives = open_all(browsers, table)
        told = [next(frame["window"] for frame in live.frames if frame["frame"] == "view") for live in lives]
        assert [window["answer"] for window in told] == [None, no, no, None]
        assert [live.version for live in lives] == [version] * 4
        assert lives[3].act(no)["frame"] == "ack"
        for live in lives:
            live.until(lambda live=live: live.version == version + 3)
            events = [event["event"] for frame in live.frames for event in frame.get("events", ())]
            assert "laid" in events
    finally:
        server.kill()
        for browser in browsers:
            browser.close()
