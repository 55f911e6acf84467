"""What is done in the game and said about it. Called within the table's queue.

A move is checked, carried out, kept with what fell by chance, and only then told. If it cannot be kept, it did not
happen: the table is opened again as it was kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from motherlode import SPECTATOR, IllegalAction
from motherlode.core.types import Action
from motherlode.server.errors import TableError
from motherlode.server.faults import trace_seldom
from motherlode.server.keeping.storage import MoveRow, StorageError, TalkRow
from motherlode.server.line.frames import AckFrame, CornerSaid, Remark, RevokedFrame
from motherlode.server.table import broadcast
from motherlode.server.table.match import Match, Step
from motherlode.server.table.takeback import Held
from motherlode.server.table.talk import check_remark, clean, is_visible, plain_remark

if TYPE_CHECKING:
    from motherlode.server.table.table import Table

log = logging.getLogger("motherlode.server")


async def move(table: Table, seat: int, action: Action, mark: str | None = None) -> int:
    """Returns the version."""
    match = table.require_match()
    if match.resting:
        raise TableError("paused")
    verified = _verify(table, match, seat, action)
    if match.window is not None:
        await _collect(table, match, seat, verified, mark)
    else:
        await _carry_out(table, match, lambda: match.apply(seat, verified, mark))
    return match.version


def _verify(table: Table, match: Match, seat: int, action: Action) -> Action:
    if match.window is not None and seat in match.answers:
        raise IllegalAction("not-asked", match.state.NOT_ASKED, {"seat": seat})
    try:
        return match.state.verify(seat, action)
    except IllegalAction:
        raise
    except Exception as error:
        trace_seldom(error, "checking an action failed at table %s", table.row.id)
        raise TableError("failed") from error


async def _collect(table: Table, match: Match, seat: int, action: Action, mark: str | None) -> None:
    """An answer in a window is kept, and told to nobody but the seat itself."""
    await table.keep(table.storage.append_answer(MoveRow(table.row.id, match.version, seat, action, mark)))
    match.collect(seat, action, mark)
    if match.closes_window(action):
        await close_window(table)
    else:
        broadcast.show_seat(table, seat)


def hold(table: Table, seat: int, action: Action, mark: str) -> None:
    """What a person does, kept back for a moment: nobody sees more than that he is about to play."""
    match = table.require_match()
    if match.resting:
        raise TableError("paused")
    if table.takeback.held is not None:
        raise TableError("held")
    verified = _verify(table, match, seat, action)
    table.takeback.hold(seat, verified, mark, match.version, table.row.settings.takeback)
    broadcast.tell_table(table)


async def commit(table: Table) -> None:
    """What was held is played."""
    held = table.takeback.held
    if held is None:
        return
    table.takeback.stop()
    try:
        version = await move(table, held.seat, held.action, held.mark)
    except Exception:
        forget_held(table, held)
        raise
    broadcast.tell_seat(table, held.seat, AckFrame(held.mark, version))
    broadcast.tell_table(table)


def forget_held(table: Table, held: Held | None = None) -> None:
    """What was about to be played does not happen."""
    held = held or table.takeback.held
    table.takeback.stop()
    if held is not None:
        broadcast.tell_seat(table, held.seat, RevokedFrame(held.mark))
        broadcast.tell_table(table)


async def close_window(table: Table) -> None:
    match = table.require_match()
    await _carry_out(table, match, match.close_window)


async def answer_by_default(table: Table) -> None:
    """The clock of a turn has run out."""
    match = table.require_match()
    if table.clock.turn is not None:
        _, seat = table.clock.turn
        if table.takeback.held is not None and table.takeback.held.seat == seat:
            await commit(table)
            return
        await move(table, seat, match.state.default(seat))


async def press_on(table: Table, seats: list[int]) -> None:
    if table.require_match().resting:
        table.pause.pressed.update(seats)
        if table.pause.is_done(table.presence.persons()):
            await onward(table)
        else:
            broadcast.tell_table(table)


async def onward(table: Table) -> None:
    """The next round begins."""
    match = table.require_match()
    await _carry_out(table, match, match.onward)


async def _carry_out(table: Table, match: Match, work: Callable[[], Step]) -> None:
    was_resting = match.resting
    table.is_unkept = True
    try:
        moves, update = work()
        await table.keep(table.storage.append_move(*moves))
    except TableError:  # somebody else was first, and the table is as it was kept already
        raise
    except StorageError:
        await table.reload()
        raise
    except asyncio.CancelledError:  # whoever did it is being stopped
        table.doubt()
        raise
    except Exception as error:
        log.exception("a move could not be carried out at table %s", table.row.id)
        await table.reload()
        raise TableError("failed") from error
    finally:
        table.is_unkept = False
    table.look_ahead_after_move()
    match = table.require_match()  # it may have been given up meanwhile
    broadcast.tell_events(table, update)
    if match.resting or was_resting:
        broadcast.tell_table(table)
    if match.over:
        await table.note_end()
    table.has_looked_ahead = True


async def speak(table: Table, seat: int, remark: Remark | None, text: str | None, mark: str | None) -> None:
    if len(table.talk.said) >= table.limits.talk_per_table:
        raise TableError("talk-full")
    remark, text = _allowed(table, seat, remark, text)
    row = TalkRow(table.row.id, len(table.talk.said), seat, _moment(table), plain_remark(remark), text, mark)
    await table.keep(table.storage.append_talk(row))
    said = table.talk.add(row)
    broadcast.tell_said(table, said)


def speak_aside(table: Table, name: str, remark: Remark | None, text: str | None, mark: str) -> None:
    """Something for the spectators' corner."""
    remark, text = _allowed(table, SPECTATOR, remark, text)
    said = CornerSaid(name, _moment(table), remark, text)
    table.corner.add(said, mark)
    broadcast.tell_corner(table, said)


def _allowed(table: Table, seat: int, remark: Remark | None, text: str | None) -> tuple[Remark | None, str | None]:
    """What may be said at this table, as it may be said."""
    if table.row.status == "ended":
        raise TableError("ended")
    setup, settings = table.row.setup, table.row.settings
    if remark is not None:
        subjects = table.match.spoken_of() if table.match else {}
        players = len(table.row.seats)
        check_remark(setup["game"], setup["modules"], remark, seat, players, settings.claims, **subjects)
        return remark, None
    if not settings.chat:
        raise TableError("chat-off")
    words = clean(text or "")
    if not any(map(is_visible, words)):
        raise TableError("bad-remark")
    if table.limits.forbidden.are_in(words):
        raise TableError("forbidden-words")
    return None, words


def _moment(table: Table) -> int:
    return table.match.log_length if table.match else 0
