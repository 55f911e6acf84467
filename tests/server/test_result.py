"""How a finished game went: the rounds, the best liar, the picture to share."""

import asyncio
import random
from io import BytesIO
from typing import Any

import msgspec
import pytest
from PIL import Image

import motherlode
from motherlode.print.picture import picture
from motherlode.server.http import results
from motherlode.server.http.bodies import Suspicion
from motherlode.server.http.judged import AT_A_TIME
from motherlode.server.http.suspicion import parts_of, suspicion
from motherlode.server.keeping.result import finished
from motherlode.server.keeping.storage import Stored
from motherlode.server.keeping.storage.rows import TalkRow
from motherlode.words import Words
from tests.server.clients import Browser
from tests.server.company import open_all, play_out, seat_all
from tests.server.running import Running


@pytest.fixture
def over(server: Running, ann: Browser, bob: Browser, cid: Browser) -> str:
    """A game of three persons that is over."""
    table = seat_all([ann, bob, cid])
    lives = open_all([ann, bob, cid], table)
    ann.order(table, "start")
    for live in lives:
        live.until(lambda live=live: live.view)
    play_out(lives, random.Random(3), pass_often=True)
    for live in lives:
        live.until(lambda live=live: live.status == "over")
    return table


def test_the_rounds_add_up_to_the_gold_at_the_end(over: str, ann: Browser, new_browser) -> None:
    result = new_browser().http.get(f"/api/tables/{over}/result").json()
    assert [one["round"] for one in result["rounds"]] == [1, 2, 3]
    assert result["gold"] == [sum(one["gained"][seat] for one in result["rounds"]) for seat in range(3)]
    assert result["winners"] == [seat for seat in range(3) if result["gold"][seat] == max(result["gold"])]
    assert all(len(one["roles"]) == 3 for one in result["rounds"])


def test_the_best_liar_is_who_said_most_that_was_untrue(over: str, server: Running) -> None:
    stored: Stored = asyncio.run(server.registry.stored(over))
    assert [one.liar for one in finished(stored).result.rounds] == [None] * 3
    goals = finished(stored).view["last_round"]["goals"]
    gold = next(cell for cell, face in goals.items() if face.startswith("gold"))
    stone = next(cell for cell in goals if cell != gold)
    end = len(finished(stored).view["log"]) - 1

    def said(number: int, seat: int, says: str, goal: str) -> TalkRow:
        return TalkRow(over, number, seat, end, {"says": says, "goal": goal})

    talk = [
        said(0, 1, "goal-gold", stone),
        said(1, 1, "goal-stone", gold),
        said(2, 2, "goal-gold", stone),
        said(3, 0, "goal-gold", gold),
    ]
    last = finished(Stored(stored.row, stored.moves, talk)).result.rounds[-1]
    assert (last.liar, last.lies) == (1, 2)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_finished_game_has_a_picture(over: str, new_browser, language: str) -> None:
    answer = new_browser().http.get(f"/api/tables/{over}/picture.png?language={language}")
    assert answer.headers["content-type"] == "image/png"
    image = Image.open(BytesIO(answer.content))
    assert image.size == (1200, 630)
    assert len(image.convert("RGB").getcolors(10**7) or ()) > 20


def test_a_picture_is_drawn_once_and_only_so_many_are_kept(
    over: str, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []

    class Drawing:
        async def ask(self, work: Any, view: Any, names: Any, language: str) -> bytes:
            drawn.append(language)
            return b""

    async def ask_for(*languages: str) -> None:
        kept = results.Results(server.registry, Drawing())  # type: ignore[arg-type]
        for language in languages:
            await kept.picture(over, language)

    monkeypatch.setattr(results, "KEPT", 2)
    asyncio.run(ask_for("en", "en", "ru", "uk", "en"))
    assert drawn == ["en", "ru", "uk", "en"]


def test_a_game_that_is_not_over_shows_nothing(server: Running, ann: Browser, bob: Browser, cid: Browser) -> None:
    table = seat_all([ann, bob, cid])
    ann.order(table, "start")
    for path in ("result", "picture.png"):
        assert ann.http.get(f"/api/tables/{table}/{path}").json()["code"] == "not-over"
    assert ann.http.get("/api/tables/nothing/picture.png").status_code == 404


@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("duel", 2), ("corporation", 4)])
def test_every_game_has_something_of_its_board_in_the_picture(game: str, players: int) -> None:
    rules, rng = motherlode.game(game), random.Random(1)
    state = rules.start(rules.setup(players=players), 3)
    while state.actors:
        state.apply(state.actors[0], rng.choice(state.legal(state.actors[0])), quiet=True)
    drawn = Image.open(BytesIO(picture(state.view(motherlode.ALL), ["Anna"] * players, Words("en")))).convert("RGB")
    board = drawn.crop((48, 200, 668, 600))
    assert len(board.getcolors(10**6) or ()) > 10


def test_who_could_suspect_whom_is_told_once_the_game_is_over(over: str, server: Running, ann: Browser) -> None:
    told = ann.http.get(f"/api/tables/{over}/suspicion").json()
    view = finished(asyncio.run(server.registry.stored(over))).view
    assert [chart["round"] for chart in told["rounds"]] == [1, 2, 3]
    assert told["rounds"][-1]["roles"] == view["last_round"]["roles"]
    moves = [step["move"] for chart in told["rounds"] for step in chart["steps"]]
    assert moves == sorted(moves)
    assert moves[-1] < len(ann.http.get(f"/api/tables/{over}/replay").json()["steps"])
    for step in told["rounds"][0]["steps"]:
        assert [len(beliefs) for beliefs in step["belief"]] == [3, 3, 3]


def test_what_was_said_counts_in_the_suspicion(over: str, server: Running) -> None:
    stored: Stored = asyncio.run(server.registry.stored(over))
    goals = finished(stored).view["last_round"]["goals"]
    stone = next(cell for cell, face in goals.items() if not face.startswith("gold"))
    end = len(finished(stored).view["log"])
    talk = [TalkRow(over, 0, 1, 0, {"says": "goal-gold", "goal": stone}), TalkRow(over, 1, 1, end, None, "hello")]
    parts = parts_of(Stored(stored.row, stored.moves, talk))
    assert parts[3] == [{"says": "goal-gold", "goal": stone, "seat": 1, "at": 0}]
    claims = msgspec.json.decode(suspicion(*parts), type=Suspicion).rounds[0].claims
    assert [(claim.seat, claim.goal) for claim in claims] == [(1, stone)]


def test_a_running_game_tells_nobody_who_suspects_whom(ann: Browser, bob: Browser, cid: Browser) -> None:
    table = seat_all([ann, bob, cid])
    ann.order(table, "start")
    assert ann.http.get(f"/api/tables/{table}/suspicion").json()["code"] == "not-over"
    assert ann.http.get(f"/api/tables/{table}/judged/0").json()["code"] == "not-over"


def test_moves_are_judged_a_few_at_a_time_until_all_are(over: str, ann: Browser) -> None:
    steps = ann.http.get(f"/api/tables/{over}/replay").json()["steps"]
    told: list[dict[str, Any]] = []
    while not told or told[-1]["done"] < told[-1]["of"]:
        told.append(ann.http.get(f"/api/tables/{over}/judged/1", timeout=120).json())
        assert len(told) < len(steps)
    assert told[0]["done"] < told[0]["of"] == len(steps)
    assert len(told[0]["moves"]) == AT_A_TIME
    moves = told[-1]["moves"]
    assert moves[: len(told[0]["moves"])] == told[0]["moves"]
    assert all(steps[move["move"] - 1]["seat"] == 1 for move in moves)
    assert ann.http.get(f"/api/tables/{over}/judged/1").json() == told[-1]
    assert ann.http.get(f"/api/tables/{over}/judged/9").json()["code"] == "no-such-page"
