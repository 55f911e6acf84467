"""Bots at a table think aside: what they want counts only if they are still asked for it."""

import asyncio
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

import motherlode
from motherlode.bots.adept.rounds import round_begin
from motherlode.server.keeping.storage import StorageError
from motherlode.server.keeping.storage.rows import TalkRow
from motherlode.server.line.frames import Remark
from motherlode.server.table import bot_seats, thinking
from motherlode.server.table.match import Match
from motherlode.server.table.table import Table
from motherlode.server.table.talk import Talk
from tests.server.room import Room, in_a_room

VETO, NO = {"choose": {"veto": True}}, {"choose": {"veto": False}}


class Thoughts:
    """Thinks what the test says, when the test says so."""

    def __init__(self, think: Callable[[list[Any]], Any]) -> None:
        self.think = think
        self.asked: list[tuple[int, asyncio.Event]] = []
        self.seeds: dict[int, int] = {}
        self.waits = False

    async def ask(self, work: Any, name: str, seed: int, view: Any, *more: Any) -> Any:
        self.seeds[view["seat"]] = seed
        if work is thinking.remark:
            return []
        released = asyncio.Event()
        self.asked.append((view["seat"], released))
        chosen = self.think(more[0])
        if self.waits:
            await released.wait()
        return chosen

    def close(self) -> None:
        pass


async def until(holds: Callable[[], Any]) -> None:
    while not holds():
        await asyncio.sleep(0)


def has_grown(things: list[Any], beyond: int) -> bool:
    return len(things) > beyond


async def with_bots(room: Room, think: Callable[[list[Any]], Any], **more: Any) -> tuple[Table, Thoughts]:
    thoughts = Thoughts(think)
    room.registry.thinkers = thoughts  # type: ignore[assignment]
    table = await room.make("ann", bots=["random", "random"], **more)
    await room.order(table, "ann", "start")
    return table, thoughts


@in_a_room
async def test_bots_move_until_a_person_is_asked(room: Room) -> None:
    table, thoughts = await with_bots(room, lambda legal: legal[-1], options={"firstPlayer": 1})
    assert thoughts.asked == []
    await room.come(table, "ann")
    await until(lambda: table.require_match().asked == (0,))
    await room.settle(table)
    assert [seat for seat, _ in thoughts.asked] == [1, 2]


@in_a_room
async def test_bots_do_nothing_while_nobody_watches(room: Room) -> None:
    table, thoughts = await with_bots(room, lambda legal: legal[-1], options={"firstPlayer": 1})
    await room.settle(table)
    assert (thoughts.asked, table.require_match().version) == ([], 0)


@in_a_room
async def test_a_table_that_leaves_the_memory_thinks_no_more(room: Room) -> None:
    table, thoughts = await with_bots(room, lambda legal: legal[-1], options={"firstPlayer": 1})
    thoughts.waits = True
    await room.come(table, "ann")
    await until(lambda: thoughts.asked)
    assert table.is_thinking
    table.stop()
    await until(lambda: not table.is_thinking)
    assert [seat for seat, _ in thoughts.asked] == [1]


async def plays_the_default(room: Room, choose: Callable[[list[Any]], Any]) -> bool:
    table, _ = await with_bots(room, choose, options={"firstPlayer": 1})
    match = table.require_match()
    default = match.state.default(1)
    await room.come(table, "ann")
    await until(lambda: match.version >= 1)
    return bool(next(move for move in match.state.history if move[0] == 1) == (1, default))


@in_a_room
async def test_what_a_bot_wants_that_is_not_legal_becomes_the_default(room: Room) -> None:
    assert await plays_the_default(room, lambda legal: {"fly": 1})


@in_a_room
async def test_a_bot_that_breaks_down_plays_the_default(room: Room) -> None:
    def fail(legal: list[Any]) -> Any:
        raise KeyError("broken")

    assert await plays_the_default(room, fail)


@in_a_room
async def test_each_seat_draws_for_itself_and_nothing_of_it_tells_the_games_seed(room: Room) -> None:
    table, thoughts = await with_bots(room, lambda legal: legal[-1], options={"firstPlayer": 1})
    await room.come(table, "ann")
    await until(lambda: table.require_match().asked == (0,))
    assert len({*thoughts.seeds.values(), int(table.row.seed)}) == 3


@in_a_room
async def test_a_late_thought_of_a_stand_in_does_not_move_for_who_came_back(room: Room) -> None:
    thoughts = Thoughts(lambda legal: legal[-1])
    thoughts.waits = True
    room.registry.thinkers = thoughts  # type: ignore[assignment]
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 1}, start=True)
    ann, cid = await room.come_all(table, "ann", "cid")
    await room.pass_time(table, 31)
    await room.order(table, "ann", "absent", seat=1, choice="bot")
    await until(lambda: thoughts.asked)
    bob = await room.come(table, "bob")
    await room.order(table, "bob", "return")
    match = table.require_match()
    thoughts.asked[0][1].set()
    await room.settle(table)
    assert match.version == 0
    # nor in a later turn, when it stands in again
    for socket in (bob, cid, ann):
        await room.act(table, socket)
    await room.go(table, bob)
    await room.pass_time(table, 31)
    thoughts.asked.clear()
    await room.order(table, "ann", "absent", seat=1, choice="bot")
    await until(lambda: thoughts.asked)
    assert match.version == 3


@in_a_room
async def test_a_thought_of_an_earlier_turn_is_not_taken_for_this_one(room: Room) -> None:
    thoughts = Thoughts(lambda legal: legal[len(thoughts.asked) - 1])
    thoughts.waits = True
    room.registry.thinkers = thoughts  # type: ignore[assignment]
    table = await room.make("ann", "bob", "cid", options={"firstPlayer": 1}, start=True)
    ann, cid = await room.come_all(table, "ann", "cid")
    await room.pass_time(table, 31)
    await room.order(table, "ann", "absent", seat=1, choice="bot")
    await until(lambda: len(thoughts.asked) == 1)
    bob = await room.come(table, "bob")
    await room.order(table, "bob", "return")
    for socket in (bob, cid, ann):
        await room.act(table, socket)
    await room.go(table, bob)
    await room.pass_timers(table, 31)
    await room.order(table, "ann", "absent", seat=1, choice="bot")
    await until(lambda: len(thoughts.asked) == 2)
    match = table.require_match()
    wanted = match.state.legal(1)[1]
    thoughts.asked[0][1].set()
    for _ in range(50):
        await asyncio.sleep(0)
    assert match.version == 3
    thoughts.asked[1][1].set()
    await until(lambda: match.version == 4)
    assert (1, wanted) in match.state.history


@in_a_room(bots_window=3600.0)
async def test_what_bots_answer_in_a_window_counts_when_it_closes(room: Room) -> None:
    def think(legal: list[Any]) -> Any:
        return VETO if VETO in legal else legal[-1]

    thoughts = Thoughts(think)
    room.registry.thinkers = thoughts  # type: ignore[assignment]
    people = {"modules": ["veto"], "options": {"firstPlayer": 0}}
    for _ in range(40):
        table = await room.make("ann", bots=["random", "random", "random"], start=True, **people)
        ann = await room.come(table, "ann")
        match = table.require_match()
        lay = next((action for action in match.state.legal(0) if "lay" in action), None)
        await room.act(table, ann, lay)
        if match.window and any(VETO in match.state.legal(seat) for seat in match.window):
            break
    else:
        raise AssertionError("nobody was dealt a veto")
    await until(lambda: not match.asked)
    await room.pass_time(table, 3601)
    assert VETO in [move[1] for move in match.state.history if move[0] not in (0, "chance")]


@in_a_room
async def test_after_a_failure_a_bot_waits_before_it_tries_again(room: Room) -> None:
    table, thoughts = await with_bots(room, lambda legal: legal[-1], options={"firstPlayer": 1})
    tries = 0
    keep = room.storage.append_move

    async def fail_once(*moves: Any) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise StorageError("full")
        await keep(*moves)

    room.storage.append_move = fail_once  # type: ignore[method-assign]
    slept: list[float] = []
    sleep = asyncio.sleep

    async def note(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    bot_seats.asyncio.sleep, before = note, bot_seats.asyncio.sleep  # type: ignore[attr-defined]
    try:
        await room.come(table, "ann")
        while table.match is None or table.match.version < 2:
            await sleep(0.001)
    finally:
        bot_seats.asyncio.sleep = before  # type: ignore[attr-defined]
    assert tries == 3
    assert max(slept) > room.limits.retry * 0.9
    assert [seat for seat, _ in thoughts.asked] == [1, 1, 2]


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 1.5), ("normal", 0.9), ("instant", 0.0)])
@in_a_room
async def test_a_bot_moves_at_the_pace_of_the_table(room: Room, pace: str, seconds: float) -> None:
    slept: list[float] = []

    async def sleep(of: float) -> None:
        slept.append(of)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bot_seats, "time", room.time)
        patched.setattr(bot_seats, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
        options = {"firstPlayer": 1}
        table = await room.make("ann", seats=3, bots=["random", "random"], pace=pace, options=options, start=True)
        ann = await room.come(table, "ann")
        await room.settle(table)
        assert table.require_match().version == 2
        assert slept == pytest.approx([seconds, seconds])
        table.match = None
        table.bots.wait(7.0)
        assert table.bots._not_before == room.time.now + 7.0
    await room.go(table, ann)


class Answers(Thoughts):
    """Bots that pass, and answer whoever accuses them or asks."""

    def __init__(self) -> None:
        super().__init__(lambda legal: legal[-1])
        self.spoke: list[int] = []

    async def ask(self, work: Any, name: str, seed: int, view: Any, *more: Any) -> Any:
        if work is not thinking.remark:
            return await super().ask(work, name, seed, view, *more)
        self.spoke.append(view["seat"])
        mine = [said for said in more[0] if said.get("about") == view["seat"]]
        return [{"says": "not-me"}] * (len(mine) > 0)


@in_a_room
async def test_a_bot_that_is_accused_answers_without_waiting_for_its_turn(room: Room) -> None:
    answers = Answers()
    room.registry.thinkers = answers  # type: ignore[assignment]
    table = await room.make("ann", bots=["random", "random"], options={"firstPlayer": 0})
    await room.order(table, "ann", "start")
    ann = await room.come(table, "ann")
    await room.settle(table)
    assert table.require_match().asked == (0,)
    await room.send(table, ann, "say", id="1", remark={"says": "trust", "about": 2})
    await room.send(table, ann, "say", id="2", text="Dagny, why?")
    await room.settle(table)
    assert answers.spoke == []
    for says in ("distrust", "why"):
        before = len(table.talk.said)
        await room.send(table, ann, "say", id=says, remark={"says": says, "about": 2})
        await until(partial(has_grown, table.talk.said, before + 1))
    assert answers.spoke == [2, 2]
    said = [(said.seat, said.remark.says) for said in table.talk.said if said.remark]
    assert said == [(0, "trust"), (0, "distrust"), (2, "not-me"), (0, "why"), (2, "not-me")]
    assert table.require_match().asked == (0,)


@in_a_room
async def test_a_bot_that_is_accused_again_before_it_answers_answers_once(room: Room) -> None:
    """Else whoever accuses as fast as he can would have a bot think as often."""
    answers = Answers()
    room.registry.thinkers = answers  # type: ignore[assignment]
    table = await room.make("ann", bots=["random", "random"], options={"firstPlayer": 0})
    await room.order(table, "ann", "start")
    ann = await room.come(table, "ann")
    await room.settle(table)
    for says in ("distrust", "why", "distrust"):
        table.bots.hear(table, Remark(says=says, about=2))
    await until(partial(has_grown, answers.spoke, 0))
    await room.send(table, ann, "say", id="1", text="Well?")
    await room.settle(table)
    assert answers.spoke == [2]


@in_a_room
async def test_nobody_answers_for_a_person_or_after_the_end(room: Room) -> None:
    answers = Answers()
    room.registry.thinkers = answers  # type: ignore[assignment]
    table = await room.make("ann", "bob", "cid", start=True)
    ann = await room.come(table, "ann")
    await room.send(table, ann, "say", id="1", remark={"says": "distrust", "about": 1})
    await room.order(table, "ann", "end")
    await room.settle(table)
    assert answers.spoke == []


def test_bots_hear_all_of_their_round_where_seats_are_whispered_to() -> None:
    """Talk is kept by how many entries everybody has; with Veto a seat has more of them, and its round begins later."""
    setup = {"game": "saboteur", "players": 3, "modules": ["veto"], "edition": "jubilee", "options": {}}
    match, dice = Match("table", setup, 3), motherlode.Rng(4)
    match.deal()
    while match.view(-1)["round"] < 3:
        if match.resting:
            match.onward()
            continue
        seat = match.asked[0]
        legal = match.state.legal(seat)
        match.apply(seat, match.state.verify(seat, legal[dice.below(len(legal))]))
    said = TalkRow("table", 0, 1, match.log_length, {"says": "joke"})
    (heard,) = bot_seats._heard(SimpleNamespace(talk=Talk([said])), match, 0)  # type: ignore[arg-type]
    own = match.view(0)["log"]
    assert match.log_length < round_begin(own) < heard["at"] <= len(own)
