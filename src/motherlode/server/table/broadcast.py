"""What goes out to the connections of a table: each audience's frame is encoded once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from msgspec import Raw

from motherlode.server.line.connection import Connection
from motherlode.server.line.frames import (
    EventsFrame,
    SeatInfo,
    ServerFrame,
    SettingsInfo,
    Status,
    TableFrame,
    ViewFrame,
    WindowInfo,
    encode,
)
from motherlode.server.line.update import Update

if TYPE_CHECKING:
    from motherlode.server.table.table import Table


def milliseconds(seconds: float | None) -> int | None:
    return None if seconds is None else int(seconds * 1000)


class Broadcast:
    def __init__(self, table: Table) -> None:
        self.table = table

    def tell_all(self, frame: ServerFrame) -> None:
        text = encode(frame)
        for connection in self.table.connections:
            if connection.greeted:
                connection.put(text)

    def audiences(self) -> list[int]:
        """Everybody who is to be told: those who are connected, and persons who may be away for a moment."""
        audiences = {connection.audience for connection in self.table.connections if connection.greeted}
        for seat, row in enumerate(self.table.row.seats):
            if row.holder is not None:
                audiences.add(seat)
        return sorted(audiences)

    # ---- the game

    def tell_events(self, update: Update) -> None:
        """Who sees the same and is not asked gets the same text."""
        match = self.table.match
        assert match is not None
        asked = match.asked if self.table.window.opened is None else update.texts
        frames: dict[tuple[bytes, int | None], bytes] = {}
        for connection in self.table.connections:
            audience = connection.audience
            events = update.texts.get(audience)
            if not connection.greeted or connection.awaits_whole:
                continue
            if events is None:
                self.show(connection)
                continue
            key = events, audience if audience in asked else None
            text = frames.get(key)
            if text is None:
                text = frames[key] = self._events_frame(update.since, events, audience)
            connection.put(text)
        match.pack()

    def _events_frame(self, since: int, events: bytes, audience: int) -> bytes:
        match = self.table.match
        assert match is not None
        decision, deadline, window = match.decision(audience), self._deadline, self._window(audience)
        return encode(EventsFrame(match.version, since, Raw(b"[%b]" % events), decision, deadline, window))

    @property
    def _deadline(self) -> int | None:
        return milliseconds(self.table.clock.deadline)

    def show(self, connection: Connection, since: int = -1) -> None:
        """What a client missed after that version, or everything."""
        match = self.table.match
        if match is None:
            return
        audience = connection.audience
        missing = match.missing(audience, since) if since >= 0 and not connection.is_blocked else None
        if missing is not None:
            connection.put(self._events_frame(since, missing, audience))
        else:
            connection.put_whole(lambda: self._whole(connection.audience))

    def _whole(self, audience: int) -> list[bytes]:
        match = self.table.match
        if match is None:  # the table was given up meanwhile
            return []
        view, decision, count = match.view(audience), match.decision(audience), match.legal_count(audience)
        earlier, said = self.table.talk.latest()
        frame = ViewFrame(match.version, view, decision, count, said, earlier, self._deadline, self._window(audience))
        return [encode(frame)]

    def sync(self, connection: Connection, since: int) -> None:
        """A client missed something; one answer is enough for all that it asks until it reads."""
        if not connection.awaits_whole:
            connection.tell(self.table_frame(connection))
            self.show(connection, since)

    def _window(self, audience: int) -> WindowInfo | None:
        match, window = self.table.match, self.table.window
        if match is None or window.opened is None:
            return None
        answer = match.answers.get(audience)
        return WindowInfo(int(window.opened * 1000), milliseconds(window.closes), answer.action if answer else None)

    def show_seat(self, seat: int) -> None:
        """Something changed for one seat alone."""
        for connection in self.table.connections:
            if connection.greeted and connection.audience == seat and self.table.match is not None:
                self.show(connection, self.table.match.version)

    def show_all(self) -> None:
        for connection in self.table.connections:
            if connection.greeted:
                self.show(connection)

    # ---- the table around it

    def tell_table(self) -> None:
        seats = self._seats()
        for connection in self.table.connections:
            if connection.greeted:
                connection.tell(self.table_frame(connection, seats))

    def table_frame(self, connection: Connection, seats: list[SeatInfo] | None = None) -> TableFrame:
        table, row = self.table, self.table.row
        return TableFrame(
            table=row.id,
            status=self.status(),
            reason=row.reason,
            seats=self._seats() if seats is None else seats,
            host=row.host,
            you=connection.audience,
            mine=table.seats_of(connection.holder),
            settings=self._settings(),
            successor=row.successor,
            pause_until=milliseconds(table.pause.until),
            pressed=sorted(table.pause.pressed),
            now=int(time.time() * 1000),
        )

    def status(self) -> Status:
        row, match = self.table.row, self.table.match
        if self.table.stuck and row.status != "ended":
            return "stuck"
        return "pause" if row.status == "playing" and match is not None and match.resting else row.status

    def _seats(self) -> list[SeatInfo]:
        presence = self.table.presence
        return [
            SeatInfo(
                name=row.name,
                kind=row.kind,
                present=row.kind == "bot" or presence.is_present(seat),
                away_since=milliseconds(presence.away_since(seat)),
                bot=row.bot,
                votes=sorted(presence.votes.get(seat, ())),
            )
            for seat, row in enumerate(self.table.row.seats)
        ]

    def _settings(self) -> SettingsInfo:
        row, settings = self.table.row, self.table.row.settings
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
        )

    def reseat(self) -> None:
        """Seats changed hands: whoever looks through a seat that is not his own any more gets another view."""
        for connection in self.table.connections:
            if connection.greeted and connection.audience not in self.table.seats_of(connection.holder):
                audience = self.table.default_audience(connection.holder)
                if audience != connection.audience:
                    connection.audience = audience
                    self.show(connection)
