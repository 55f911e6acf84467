"""What is looked back at belongs where it was: each remark to its round, each answer kept for who asks next."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from motherlode.analysis import analyse_record
from motherlode.core.notation import read_record
from motherlode.core.setup import RULES_VERSION
from motherlode.server.errors import TableError
from motherlode.server.http import results
from motherlode.server.http.bodies import Suspicion
from motherlode.server.http.judged import Judgements
from motherlode.server.http.results import Results
from motherlode.server.http.suspicion import Suspicions, parts_of, suspicion
from motherlode.server.keeping.record import record_text
from motherlode.server.keeping.result import Finished, finished
from motherlode.server.keeping.storage import MoveRow, SeatRow, SettingsRow, Stored, TableRow
from motherlode.server.keeping.storage.rows import TalkRow
from motherlode.server.table.match import Match
from motherlode.server.table.thinking import Thinkers

TABLE = "table"
SETUP = {"game": "saboteur", "players": 3, "modules": [], "edition": "jubilee", "options": {}}


class Evening:
    """A game that passes from hand to hand until it is over; at every moment somebody says the same lie."""

    def __init__(self) -> None:
        match = Match(TABLE, SETUP, 7)
        self.moves: list[MoveRow] = [match.deal()]
        self.talk: list[TalkRow] = []
        self.lies: Counter[int] = Counter()
        goals: dict[str, list[str]] = {}
        while True:
            view = match.view(-1)
            goals.setdefault(str(view["round"]), list(view["goals"]))
            for goal in view["goals"]:
                self._lie(match.log_length, goal)
            self.lies[view["round"]] += 1
            if match.over:
                break
            step = match.onward() if match.resting else match.apply(match.asked[0], match.state.default(match.asked[0]))
            self.moves += step.moves

    def _lie(self, at: int, goal: str) -> None:
        """That there is gold; of three goals it is true of one."""
        said = {"says": "goal-gold", "goal": goal, "about": None, "colour": None, "reason": None, "voice": None}
        self.talk.append(TalkRow(TABLE, len(self.talk), 1, at, said))

    def stored(self) -> Stored:
        seats = [SeatRow("person", name, None, name) for name in ("ann", "bob", "cid")]
        row = TableRow(TABLE, SETUP, seats, SettingsRow(), 0, RULES_VERSION, "7", "over")
        return Stored(row, self.moves, self.talk)


def test_a_lie_belongs_to_the_round_in_which_it_was_told_to_its_last_moment() -> None:
    evening = Evening()
    rounds = finished(evening.stored()).result.rounds
    assert [one.round for one in rounds] == [1, 2, 3]
    assert [one.lies for one in rounds] == [2 * evening.lies[one.round] for one in rounds]
    assert {one.liar for one in rounds} == {1}


def test_a_record_is_analysed_as_the_page_tells_it() -> None:
    stored = Evening().stored()
    told = msgspec.json.decode(suspicion(*parts_of(stored)))
    analysed = analyse_record(read_record(record_text(stored))).plain()
    assert told == msgspec.json.decode(msgspec.json.encode(msgspec.convert(analysed, Suspicion)))
    assert any(chart["claims"] for chart in told["rounds"])


@pytest.mark.parametrize(("rules", "code"), [(RULES_VERSION, "failed"), (RULES_VERSION - 1, "rules-changed")])
@pytest.mark.parametrize("kind", [Suspicions, Judgements])
def test_a_kept_game_that_cannot_be_played_is_no_mistake_of_who_asks(kind: Any, rules: int, code: str) -> None:
    stored = Evening().stored()
    stored.row.rules = rules
    stored.moves[3] = msgspec.structs.replace(stored.moves[3], action={"lay": "NESW", "at": "77,77"})

    class Registry:
        async def stored(self, table: str) -> Stored:
            return stored

    async def ask() -> None:
        asked = kind(Registry(), Thinkers(1, threads=True))
        await (asked.of(TABLE) if kind is Suspicions else asked.of(TABLE, stored.moves[3].seat))

    with pytest.raises(TableError) as refused:
        asyncio.run(ask())
    assert refused.value.code == code


def test_what_people_wrote_and_what_the_host_took_away_is_in_no_record() -> None:
    stored = Evening().stored()
    stored.talk[:] = [
        TalkRow(TABLE, 0, 1, 3, {"says": "doubt", "reason": None, "goal": None}),
        TalkRow(TABLE, 1, 1, 3, None, "my telephone number"),
        TalkRow(TABLE, 2, 1, 3, {"says": "joke"}),
    ]
    stored.row.removed.append(2)
    text = record_text(stored)
    assert "telephone" not in text
    assert read_record(text)["talk"] == [{"says": "doubt", "seat": 1, "at": 3}]


def test_as_many_results_are_kept_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "KEPT", 2)
    monkeypatch.setattr(results, "finished", lambda stored: Finished(stored, {}))
    asked: list[str] = []

    class Registry:
        async def stored(self, table: str) -> Any:
            asked.append(table)
            return SimpleNamespace(name=table)

    async def check() -> None:
        kept = Results(Registry(), None)  # type: ignore[arg-type]
        for table in ("a", "b", "a", "c"):
            assert (await kept.of(table)).result.name == table  # type: ignore[attr-defined]
        assert asked == ["a", "b", "c"]
        await kept.of("a")
        assert asked == ["a", "b", "c"], "who was asked for last is kept"
        await kept.of("b")
        assert asked == ["a", "b", "c", "b"], "and who was not is forgotten"

    asyncio.run(check())
