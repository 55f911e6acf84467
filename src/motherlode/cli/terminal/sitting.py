"""One game at the terminal from the first card to the last purse."""

import contextlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from motherlode.cli.files import write_text
from motherlode.cli.terminal.decisions import ask_person
from motherlode.cli.terminal.desk import Desk, Leave
from motherlode.cli.terminal.saving import Saved, keep
from motherlode.cli.terminal.talk import Talk
from motherlode.core.event import Event
from motherlode.core.notation import write_record
from motherlode.words import Words

INTERRUPTED = 130
RECENT = 10
CHAPTERS = ("round", "round-over", "game-over")
"""Events with an empty line before them."""


class Sitting:
    def __init__(self, saved: Saved, words: Words, save: Path | None = None, record: Path | None = None) -> None:
        self.saved = saved
        self.state = saved.state
        self.company = saved.company
        self.words = words
        self.save = save
        self.record = record
        self.bots = saved.company.make_bots()
        self.desk = Desk(words, saved.company, self._look)
        self.talk = Talk(self.desk, self.state, self.bots, (saved.talk, saved.earlier))
        self.desk.speak = self.talk.person_says

    def run(self) -> int:
        """Plays to the end, or until the person leaves; returns the exit status."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (gives `input` a line to edit and a history)
        try:
            self._welcome()
            while self.state.actors:
                self._step(self.state.actors[0])
        except (Leave, EOFError):
            self._farewell()
        except KeyboardInterrupt:
            self._farewell()
            return INTERRUPTED
        else:
            self._finish()
        return 0

    def _look(self) -> Mapping[str, Any]:
        return self.state.view(self.company.seat)

    def _welcome(self) -> None:
        self._keep()
        names = self.company.names
        others = [name for seat, name in enumerate(names) if seat != self.company.seat]
        self.desk.tell("play-welcome", name=names[self.company.seat], others=self.words.each(others))
        self.desk.tell_log(RECENT)

    def _step(self, seat: int) -> None:
        if seat == self.company.seat:
            action = ask_person(self.desk, self.state, seat)
        else:
            action = self.bots[seat].choose(self.state.view(seat), self.state.legal(seat), self.talk.remarks)
        events = self.state.apply(seat, action)
        self._tell(events)
        if seat in self.bots and self.state.actors:
            self.talk.bot_speaks(seat, self.bots[seat])
        self._keep()

    def _tell(self, events: list[Event]) -> None:
        view = self._look()
        for event in events:
            seen = event.seen_by(self.company.seat)
            if seen is None or (seen["event"] == "drew" and seen["seat"] != self.company.seat):
                continue
            if seen["event"] in CHAPTERS:
                self.desk.echo()
            if seen["event"] == "round":
                self.talk.fall_silent()
            for line in self.desk.story.tell(seen, view):
                self.desk.echo(line)
            if seen["event"] == "round-over" and sys.stdin.isatty():
                input(self.words.say("play-press-enter"))

    def _keep(self) -> None:
        if self.save:
            keep(self.saved, self.save)

    def _farewell(self) -> None:
        self.desk.echo()
        if self.save:
            self.desk.tell("play-resume", file=str(self.save))
        else:
            self.desk.tell("goodbye")

    def _finish(self) -> None:
        if self.record:
            write_text(self.record, write_record({**self.state.record(), "talk": self.talk.whole()}))
            self.desk.tell("play-recorded", file=str(self.record))
        self.desk.tell("play-again", seed=str(self.company.seed))
