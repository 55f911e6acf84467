"""What happens the second time, too late, when somebody has gone meanwhile, or where nobody looked before."""

import asyncio
import gzip
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from motherlode.server import serve
from motherlode.server.app import App
from motherlode.server.http import looking_back
from motherlode.server.http.api import Api
from motherlode.server.keeping.storage import SettingsRow, TableRow, moving
from motherlode.server.line import connection as connections
from motherlode.server.line import live
from motherlode.server.site import metrics, thinkers
from motherlode.server.site.bus import Bus
from motherlode.server.site.jobs import Answer
from motherlode.server.site.thinkers import SharedThinkers, Unanswered
from motherlode.server.table import table as tables
from motherlode.server.table.alarm import Alarm
from motherlode.server.table.holding import Standing
from motherlode.server.table.registry import BANNED
from motherlode.server.table.seeds import secret_seed
from motherlode.server.table.thinking import Thinkers
from tests.server.room import Room, in_a_room
from tests.server.test_bot_seats import Thoughts, until
from tests.server.test_lines import Line, lines
from tests.server.waiting import until as until_then

# ---- at a table


@in_a_room(remarks_per_second=0.0, remark_burst=2)
async def test_who_looks_on_and_drowns_the_others_is_refused_too(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    dot = await room.come(table, "dot")
    for number in range(3):
        await room.send(table, dot, "say", id=str(number), name="Dot", text="la")
    assert dot.last("refused")["code"] == "too-fast"
    assert len(table.corner.said) == 2


@in_a_room
async def test_who_hands_one_device_round_sits_down_more_than_once_until_the_game_begins(room: Room) -> None:
    table = await room.make("ann", seats=4, pass_and_play=True, bots=["random"])
    await room.order(table, "ann", "fill", seat=3, bot=None)
    assert await room.take(table, "ann") == 3
    await room.order(table, "ann", "start")
    assert await room.take(table, "ann") == 0
    assert table.seats_of("ann") == [0, 1, 2, 3]


@in_a_room
async def test_what_was_about_to_be_played_is_taken_back_when_everybody_goes(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", takeback=-1, options={"firstPlayer": 0}, start=True)
    ann = await room.come(table, "ann")
    action = table.require_match().state.default(0)
    await room.send(table, ann, "act", id="1", version=0, action=action)
    assert ann.table["about_to"] == 0
    await room.go(table, ann)
    assert table.takeback.held is None
    assert (await room.come(table, "ann")).table["about_to"] is None


@in_a_room
async def test_acts_wait_where_they_can_be_taken_back_and_nowhere_else(room: Room) -> None:
    assert (await room.make("ann", "bob", "cid", start=True)).acts_at_once
    assert (await room.make("ann", seats=3)).acts_at_once
    assert not (await room.make("ann", "bob", "cid", start=True, takeback=2)).acts_at_once


@in_a_room
async def test_a_table_that_is_lost_while_a_move_is_kept_says_so(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 0}, start=True)
    ann = await room.come(table, "ann")

    async def lose(*moves: Any) -> None:
        table.lose()

    monkeypatch.setattr(room.storage, "append_move", lose)
    refused: list[Any] = []
    monkeypatch.setattr(live, "refuse", lambda connection, mark, error: refused.append(error.code))
    action = table.require_match().state.default(0)
    await room.send(table, ann, "act", id="1", version=0, action=action)
    assert (refused, ann.connection.closing) == (["stuck"], 1012)


@in_a_room
async def test_a_table_in_doubt_is_stuck_until_it_is_ended(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    table.doubt()
    assert table.status == "stuck"
    await room.order(table, "ann", "end")
    assert table.status == "ended"


@pytest.mark.parametrize(("seats", "is_asked"), [([0], True), ([2], True), ([1], False), ([], False)])
@in_a_room
async def test_of_several_who_are_asked_each_has_his_turn(room: Room, seats: list[int], is_asked: bool) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    table.match = SimpleNamespace(asked=(0, 2), resting=False)  # type: ignore[assignment]
    assert await table.standing(seats) == ("playing", is_asked)
    holders = ("ann" if seat in seats else "" for seat in range(3))
    for seat, holder in zip(table.row.seats, holders, strict=True):
        seat.holder = holder
    room.registry.standing = lambda name: Standing(4, "playing", (0, 2))  # type: ignore[method-assign]
    mine = await Api(room.registry)._mine(table.row, "ann", load=False)
    assert (mine.status, mine.your_turn) == ("playing", is_asked)


@in_a_room
async def test_bots_hear_in_the_first_round_what_was_said_before_it(room: Room) -> None:
    table = await room.make("ann", "bob", "cid")
    ann = await room.come(table, "ann")
    await room.send(table, ann, "say", id="1", remark={"says": "joke"})
    await room.order(table, "ann", "start")
    _, said = await table.seen_and_said(1)
    assert [one["says"] for one in said] == ["joke"]


@in_a_room
async def test_a_bot_whose_thought_came_too_late_does_not_speak_of_it(room: Room) -> None:
    spoke: list[int] = []

    class Speaking(Thoughts):
        async def ask(self, work: Any, name: str, seed: int, view: Any, *more: Any) -> Any:
            if len(more) == 1:
                spoke.append(view["seat"])
            return await super().ask(work, name, seed, view, *more)

    thoughts = Speaking(lambda legal: legal[-1])
    thoughts.waits = True
    room.registry.thinkers = thoughts  # type: ignore[assignment]
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 1}, start=True)
    await room.come(table, "ann")
    await room.pass_time(table, 31)
    await room.order(table, "ann", "absent", seat=1, choice="bot")
    await until(lambda: thoughts.asked)
    await room.come(table, "bob")
    await room.order(table, "bob", "return")
    await room.order(table, "ann", "absent", seat=2, choice="bot")
    thoughts.asked[0][1].set()
    await room.settle(table)
    assert (table.require_match().version, spoke) == (0, [])


@in_a_room
async def test_a_report_has_the_time_at_which_it_was_made(room: Room) -> None:
    table = await room.make("ann", "bob", "cid", start=True)
    before = int(time.time() * 1000)
    await room.order(table, "ann", "report", seat=1, why="rude")
    (report,) = await room.storage.moderation.reports(5)
    assert before <= report.time <= time.time() * 1000


@in_a_room
async def test_who_closes_the_tables_ends_what_bots_think_with(room: Room) -> None:
    closed: list[str] = []
    room.registry.thinkers = SimpleNamespace(close=lambda: closed.append("thinkers"))  # type: ignore[assignment]
    await room.registry.close()
    assert closed == ["thinkers"]
    await room.open()


# ---- what is kept


def test_what_an_older_file_does_not_say_of_a_table_is_as_it_was_then() -> None:
    row = msgspec.json.decode(b'{"id":"a","setup":{},"seats":[],"settings":{},"created":1,"rules":1}', type=TableRow)
    assert row.settings == SettingsRow("en", False, False, True, None, "normal", False, 0, True)
    assert (row.seed, row.status, row.reason, row.host, row.successor) == ("", "waiting", None, 0, None)


def test_a_backup_says_what_it_is(tmp_path: Path) -> None:
    async def nothing() -> Any:
        for row in ():
            yield row

    asyncio.run(moving.write_backup(tmp_path / "backup", nothing()))
    head, end = gzip.decompress((tmp_path / "backup").read_bytes()).splitlines()
    assert (msgspec.json.decode(head), msgspec.json.decode(end)) == ({"motherlode": "backup", "form": 1}, {"rows": 0})


def test_games_are_dealt_from_64_bits_that_nobody_can_guess() -> None:
    seeds = {secret_seed(None) for _ in range(100)}  # type: ignore[arg-type]
    assert len(seeds) == 100
    assert 1 << 60 < max(seeds) < 1 << 64


QUOTAS = (
    *("posts_per_second", "post_burst", "tables_per_second", "table_burst"),
    *("costly_per_second", "costly_burst"),
)


def test_only_so_many_replays_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def stored(name: str) -> str:
        asked.append(name)
        return name

    async def look() -> None:
        registry: Any = SimpleNamespace(
            limits=SimpleNamespace(**dict.fromkeys(QUOTAS, 99.0)), thinkers=Thinkers(threads=True), stored=stored
        )
        api = Api(registry)
        for name in ("a", "b", "a", "c", "b", "a"):
            request: Any = SimpleNamespace(path_params={"table": name}, scope={"headers": []})
            assert (await api.looking_back.replay(request)).body == f'"{name}"'.encode()

    monkeypatch.setattr(looking_back, "REPLAYS", 2)
    monkeypatch.setattr(looking_back, "replay", lambda kept: kept)
    asyncio.run(look())
    assert asked == ["a", "b", "c", "a"]


def test_a_replay_that_several_ask_for_at_once_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    async def stored(name: str) -> str:
        return name

    async def look() -> None:
        registry: Any = SimpleNamespace(
            limits=SimpleNamespace(**dict.fromkeys(QUOTAS, 99.0)), thinkers=Thinkers(threads=True), stored=stored
        )
        back = Api(registry).looking_back
        request: Any = SimpleNamespace(path_params={"table": "a"}, scope={"headers": []})
        answers = await asyncio.gather(*(back.replay(request) for _ in range(3)))
        assert {bytes(answer.body) for answer in answers} == {b'"a"'}

    monkeypatch.setattr(looking_back, "replay", lambda kept: (played.append(kept), kept)[1])
    asyncio.run(look())
    assert played == ["a"]


# ---- lines


def test_sockets_are_closed_with_the_codes_of_the_protocol() -> None:
    assert (connections.TOO_SLOW, connections.LOST) == (1013, 1006)
    assert (live.REFUSED, live.TRY_AGAIN, live.GONE) == (1008, 1013, 4404)
    assert (live.FULL, BANNED, tables.MOVED) == (4429, 4403, 1012)


def test_too_many_connections_of_one_address_are_counted() -> None:
    there = lines(connections_per_address=1)
    for _ in range(3):
        there.admit(Line("a"))
    there.admit(Line("b"))
    assert there.faults.counts == {"too many connections": 2}


def test_a_server_has_no_more_lines_than_files(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []
    app: Any = SimpleNamespace(lines=SimpleNamespace(fit=done.append))

    def run(sockets: list[Any]) -> None:
        done.extend(sockets)

    server: Any = SimpleNamespace(listening="here", run=run)
    monkeypatch.setattr(serve, "allow_many_files", lambda: 77)
    monkeypatch.setattr(serve, "gc", SimpleNamespace(set_threshold=done.append, freeze=lambda: None))
    monkeypatch.setattr(serve, "COLLECT", (1,))
    serve.run(app, server)
    assert done == [77, 1, "here"]


def test_an_alarm_that_was_stopped_does_not_ring() -> None:
    rung: list[str] = []

    async def check() -> None:
        alarm, later = Alarm(lambda: rung.append("stopped")), Alarm(lambda: rung.append("later"))
        alarm.set(0.0)
        alarm.stop()
        later.set(0.01)
        while not rung:
            await asyncio.sleep(0.005)

    asyncio.run(check())
    assert rung == ["later"]


# ---- a server and its site


def test_a_server_is_ready_when_it_serves(tmp_path: Path) -> None:
    app = App(tmp_path)
    assert app.state() == {"serving": False, "database": True}
    app.registry = SimpleNamespace()  # type: ignore[assignment]
    assert app.state() == {"serving": True, "database": True}


class Nothing:
    """Is counted."""

    def __init__(self, *_: object) -> None: ...

    def collect(self) -> list[Any]:
        return []


@pytest.mark.parametrize(("address", "host"), [(":9", "127.0.0.1"), ("[::1]:9", "::1"), ("0.0.0.0:9", "0.0.0.0")])
def test_what_is_counted_is_told_on_this_machine_unless_another_place_is_named(
    address: str, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []
    ended: list[str] = []

    def begin(port: int, at: str, registry: Any) -> Any:
        begun.append((port, at))
        server = SimpleNamespace(
            shutdown=lambda: ended.append("shutdown"), server_close=lambda: ended.append("server_close")
        )
        return server, SimpleNamespace(join=lambda: ended.append("join"))

    monkeypatch.setattr(metrics, "start_http_server", begin)
    monkeypatch.setattr(metrics, "NodeMetrics", Nothing)
    metrics.serve_metrics(address, None, None)()  # type: ignore[arg-type]
    assert (begun, ended) == ([(9, host)], ["shutdown", "server_close", "join"])


def test_an_answer_that_nobody_waits_for_is_dropped() -> None:
    async def check() -> None:
        bus = Bus(None)
        bus._hear_answer(msgspec.msgpack.encode(Answer("unknown", 1)))
        waiting = bus.answers["asked"] = asyncio.get_running_loop().create_future()
        for result in (1, 2):
            bus._hear_answer(msgspec.msgpack.encode(Answer("asked", result)))
        assert waiting.result().result == 1

    asyncio.run(check())


def test_what_no_worker_answered_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    taken_back: list[str] = []

    class Job:
        async def abort(self, why: str) -> None:
            taken_back.append(why)

    class Queue:
        async def enqueue(self, job: str, **given: Any) -> Job:
            return Job()

    async def check() -> None:
        bus = Bus(None)
        bus._node = SimpleNamespace(name="one")  # type: ignore[assignment]
        shared = SharedThinkers(bus, Thinkers(threads=True), patience=0)
        with pytest.raises(Unanswered, match="no answer in 0 s"):
            await shared._ask_workers("choose", (1, 2))
        await asyncio.gather(*shared._aborting)
        assert bus.answers == {}

    monkeypatch.setattr(thinkers, "queue_of", lambda client, kind: Queue())
    monkeypatch.setattr(thinkers, "LOOKS", 0.001)
    asyncio.run(check())
    assert taken_back == ["nobody waits for it"]


KILLED = """
import asyncio, os, signal
from motherlode.server.table.thinking import Thinkers

if __name__ == "__main__":
    print(asyncio.run(Thinkers(1).ask(os.getpid)), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_no_process_of_a_bot_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    done = subprocess.run([sys.executable, script], stdout=subprocess.PIPE, text=True, timeout=120, check=False)
    assert done.returncode == -signal.SIGKILL
    until_then(lambda: not Path(f"/proc/{int(done.stdout)}").exists())
    assert os.getpid() != int(done.stdout)
