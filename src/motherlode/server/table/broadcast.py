"""What goes out to the connections of a table: each audience's frame is encoded once."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from motherlode.server.line.connection import Connection
from motherlode.server.line.frames import (
    CornerFrame,
    CornerSaid,
    HeldFrame,
    Said,
    SaidFrame,
    SeatInfo,
    ServerFrame,
    SettingsInfo,
    TableFrame,
    TalkFrame,
    ViewFrame,
    WindowInfo,
    as_text,
    encode,
    events_head,
    events_rest,
)
from motherlode.server.line.update import Update

if TYPE_CHECKING:
    from motherlode.server.table.match import Match
    from motherlode.server.table.table import Table


def milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else int(seconds * 1000)


def tell_all(table: Table, frame: ServerFrame) -> None:
    text = encode(frame)
    for connection in table.connections:
        if connection.greeted:
            connection.put(text)


def audiences(table: Table) -> list[int]:
    """Everybody who is to be told: those who are connected, and persons who may be away for a moment."""
    audiences = {connection.audience for connection in table.connections if connection.greeted}
    for seat, row in enumerate(table.row.seats):
        if row.holder is not None:
            audiences.add(seat)
    return sorted(audiences)


# ---- the game


def tell_events(table: Table, update: Update) -> None:
    match = table.match
    assert match is not None
    frames = _frames(table, match, update)
    for connection in table.connections:
        if connection.greeted and connection.whole is None:
            frame = frames.get(connection.audience)
            if frame is None:
                show(table, connection)
            else:
                connection.unsent.append(frame)
    match.pack()


def _frames(table: Table, match: Match, update: Update) -> dict[int, bytes]:
    """For each audience. Outside of a window they differ in what happened, and in what is asked of whom."""
    texts, since = update.texts, update.since
    if table.window.opened is not None:
        heard = [(audience, texts.of(audience) or b"") for audience in texts.listeners]
        return {audience: _events_frame(table, since, events, audience) for audience, events in heard}
    head, deadline = events_head(match.version, since), _deadline(table)
    frames = texts.framed(head, events_rest(None, deadline, None))
    for audience in match.asked:
        events = texts.of(audience)
        if events is not None:
            frames[audience] = head + events + events_rest(match.decision(audience), deadline, None)
    return frames


def _events_frame(table: Table, since: int, events: bytes, audience: int) -> bytes:
    match = table.match
    assert match is not None
    rest = events_rest(match.decision(audience), _deadline(table), _window(table, audience))
    return events_head(match.version, since) + events + rest


def _deadline(table: Table) -> int | None:
    return milliseconds(table.clock.deadline)


def show(table: Table, connection: Connection, since: int = -1) -> None:
    """What a client missed after that version, or everything."""
    match = table.match
    if match is None:
        return
    audience = connection.audience
    missing = match.missing(audience, since) if since >= 0 and not connection.is_blocked else None
    if missing is not None:
        connection.put(_events_frame(table, since, missing, audience))
    else:
        connection.put_whole(lambda: _whole(table, connection))


def _whole(table: Table, connection: Connection) -> list[bytes]:
    """It may be made late, when the client has read what was before."""
    match, audience = table.match, connection.audience
    if match is None:  # the table was given up meanwhile
        return []
    if table.is_unkept:
        table.post(partial(_show_later, table, connection))
        return []
    view, decision, count = match.view(audience), match.decision(audience), match.legal_count(audience)
    earlier, talk = table.talk.latest()
    said = heard_by(table, connection, talk)
    frame = ViewFrame(match.version, view, decision, count, said, earlier, _deadline(table), _window(table, audience))
    return [encode(frame)]


async def _show_later(table: Table, connection: Connection) -> None:
    show(table, connection)


def sync(table: Table, connection: Connection, since: int) -> None:
    """A client missed something; one answer is enough for all that it asks until it reads."""
    if connection.whole is None:
        connection.tell(table_frame(table, connection))
        show(table, connection, since)


def _window(table: Table, audience: int) -> WindowInfo | None:
    match, window = table.match, table.window
    if match is None or window.opened is None:
        return None
    answer = match.answers.get(audience)
    return WindowInfo(int(window.opened * 1000), milliseconds(window.closes), answer.action if answer else None)


def show_held(table: Table, connection: Connection) -> None:
    """What a seat is about to play, to that seat alone."""
    held = table.takeback.held
    if held is not None and connection.audience == held.seat and table.holds(connection.holder, held.seat):
        connection.tell(HeldFrame(held.mark, held.action, milliseconds(held.until)))


def tell_seat(table: Table, seat: int, frame: ServerFrame) -> None:
    for connection in table.connections:
        if connection.greeted and table.holds(connection.holder, seat):
            connection.tell(frame)


def show_clock(table: Table) -> None:
    """The time of the turn changed, and nothing else."""
    for connection in table.connections:
        if connection.greeted and table.match is not None:
            show(table, connection, table.match.version)


def show_seat(table: Table, seat: int) -> None:
    """Something changed for one seat alone."""
    for connection in table.connections:
        if connection.greeted and connection.audience == seat and table.match is not None:
            show(table, connection, table.match.version)


def show_all(table: Table) -> None:
    for connection in table.connections:
        if connection.greeted:
            show(table, connection)


# ---- the talk


def tell_said(table: Table, said: Said) -> None:
    """Who has blocked the speaker learns that there was something, so that remarks keep their numbers, and not what."""
    text, nothing = encode(_said_frame(said)), encode(SaidFrame(said.seat, said.at, blocked=True))
    for connection in table.connections:
        if connection.greeted:
            connection.put(nothing if said.seat in table.unheard(connection.blocked) else text)


def _said_frame(said: Said) -> SaidFrame:
    return SaidFrame(said.seat, said.at, said.remark, said.text)


def heard_by(table: Table, connection: Connection, talk: list[Said]) -> list[Said]:
    return without(talk, table.unheard(connection.blocked))


def without(talk: list[Said], unheard: frozenset[int]) -> list[Said]:
    """The same remarks; of what these seats said, nothing."""
    if not unheard:
        return talk
    return [Said(said.seat, said.at, blocked=True) if said.seat in unheard else said for said in talk]


def tell_talk(table: Table) -> None:
    """The last remarks anew, since something was taken off."""
    for connection in table.connections:
        if connection.greeted:
            show_talk(table, connection)


def show_talk(table: Table, connection: Connection) -> None:
    earlier, said = table.talk.latest()
    connection.tell(TalkFrame(heard_by(table, connection, said), earlier))


def show_corner(table: Table, connection: Connection) -> None:
    if not table.seats_of(connection.holder):
        connection.tell(CornerFrame(list(table.corner.said)))


def tell_corner(table: Table, said: CornerSaid) -> None:
    """Players do not hear it, whatever they look through."""
    text = encode(CornerFrame([said]))
    for connection in table.connections:
        if connection.greeted and not table.seats_of(connection.holder):
            connection.put(text)


# ---- the table around it


def tell_table(table: Table) -> None:
    """Seats and settings are most of it, and the same for all: they are put into JSON once."""
    table.told_seats = seat_infos(table)
    seats, settings = as_text(table.told_seats), as_text(_settings(table))
    for connection in table.connections:
        if connection.greeted:
            connection.tell(_table_frame(table, connection, seats, settings))


def table_frame(table: Table, connection: Connection) -> TableFrame:
    return _table_frame(table, connection, seat_infos(table), _settings(table))


def _table_frame(table: Table, connection: Connection, seats: list[SeatInfo], settings: SettingsInfo) -> TableFrame:
    row = table.row
    return TableFrame(
        table=row.id,
        status=table.status,
        reason=row.reason,
        seats=seats,
        host=row.host,
        you=connection.audience,
        mine=table.seats_of(connection.holder),
        settings=settings,
        successor=row.successor,
        pause_until=milliseconds(table.pause.until),
        pressed=sorted(table.pause.pressed),
        about_to=table.takeback.held.seat if table.takeback.held else None,
        blocked=sorted(table.unheard(connection.blocked)),
        now=int(time.time() * 1000),
    )


def seat_infos(table: Table) -> list[SeatInfo]:
    presence = table.presence
    is_present = presence.is_connected if table.row.status == "waiting" else presence.is_present
    return [
        SeatInfo(
            name=row.name,
            kind=row.kind,
            present=row.kind == "bot" or is_present(seat),
            away_since=milliseconds(presence.away_since(seat)),
            bot=row.bot,
            votes=sorted(presence.votes.get(seat, ())),
            look=row.look,
        )
        for seat, row in enumerate(table.row.seats)
    ]


def _settings(table: Table) -> SettingsInfo:
    row, settings = table.row, table.row.settings
    return SettingsInfo(
        game=row.setup["game"],
        players=row.setup["players"],
        modules=row.setup["modules"],
        edition=row.setup["edition"],
        options=row.setup["options"],
        language=settings.language,  # type: ignore[arg-type]
        listed=settings.listed,
        chat=settings.chat,
        claims=settings.claims,
        clock=settings.clock,
        pace=settings.pace,  # type: ignore[arg-type]
        pass_and_play=settings.pass_and_play,
        takeback=settings.takeback,
        aids=settings.aids,
    )


def reseat(table: Table) -> None:
    """Seats changed hands: whoever looks through a seat that is not his own any more gets another view."""
    for connection in table.connections:
        if connection.greeted and connection.audience not in table.seats_of(connection.holder):
            audience = table.default_audience(connection.holder)
            if audience != connection.audience:
                connection.audience = audience
                show(table, connection)
