"""Every game and module over the wire: what can be chosen, what is refused, and whole games with bots."""

import random
import time
from typing import Any

import pytest

import motherlode
from motherlode.core.rng import Rng
from tests.clauses import rule
from tests.server.clients import Browser, Live
from tests.server.running import Running
from tests.server.test_game import plain

MANY = [
    "saboteur2",
    "goal-swap",
    "treasury",
    "veto",
    "reverse",
    "artisan",
    "pathfinder",
    "diversion",
    "tunnel-toll",
    "dressing-room",
    "new-goals",
    "treasure-chests",
]


def choose(live: Live, rng: random.Random) -> Any:
    """An answer from the view alone: any state that fits it allows the same."""
    view = live.view or {}
    state = motherlode.game(view["game"]).resample(view, Rng(rng.getrandbits(32)))
    return rng.choice(state.legal(view["seat"]))


def play_with_bots(live: Live, rng: random.Random, seconds: float) -> None:
    """The moves of one person until the game is over."""
    end = time.monotonic() + seconds
    answered: set[int] = set()
    while live.status != "over" and time.monotonic() < end:
        if live.decision and live.version not in answered:
            answered.add(live.version)
            answer = live.act(choose(live, rng))
            assert answer["frame"] == "ack" or answer["code"] == "stale", answer
        elif live.status == "pause" and live.table["you"] not in live.table["pressed"]:
            live.press_on()
            live.receive()
        else:
            live.receive()
    assert live.status == "over"


@pytest.mark.parametrize(
    ("table", "seconds"),
    [
        ({"game": "duel", "players": 2, "bots": ["adept"]}, 120),
        ({"game": "corporation", "players": 3, "bots": ["adept", "random"]}, 120),
        ({"players": 12, "modules": MANY, "options": {"vetoWindow": 0}, "bots": ["random"] * 11}, 240),
    ],
    ids=["duel", "corporation", "saboteur"],
)
def test_a_whole_game_of_each_kind_with_bots(serve, new_browser, table: dict[str, Any], seconds: float) -> None:
    server: Running = serve(bots_window=0.01)
    ann = new_browser(server)
    name = ann.make(start=True, **table)
    live = ann.open(name)
    live.until(lambda: live.view)
    play_with_bots(live, random.Random(7), seconds)
    state = server.registry.tables[name].match.state
    assert live.view == plain(state.view(0))
    assert (live.view or {})["outcome"] == plain(state.outcome)
    assert ann.http.get(f"/api/tables/{name}/replay").status_code == 200


def test_the_games_with_all_that_a_table_may_set(ann: Browser) -> None:
    games = {game["id"]: game for game in ann.http.get("/api/games").json()}
    assert {name: game["players"] for name, game in games.items()} == {
        "saboteur": [3, 10],
        "duel": [2, 2],
        "corporation": [2, 6],
    }
    for game in games.values():
        assert game["bots"] == ["random", "novice", "adept", "master"]
    modules = {module["id"]: module for module in games["saboteur"]["modules"]}
    assert len(modules) == 16
    assert modules["saboteur2"]["players"] == [2, 12]
    assert modules["saboteur2"]["editions"]["classic"] == {"thiefOrder": "last-tunnel-laid"}
    (length, _) = modules["veto"]["options"]
    assert (length["name"], length["default"], length["range"]) == ("vetoWindow", 4, [0, 15])


@rule("COMPAT-11")
def test_what_excludes_what_is_said_on_both_sides_and_refused_with_its_clause(ann: Browser) -> None:
    (game, *_) = ann.http.get("/api/games").json()
    modules = {module["id"]: module for module in game["modules"]}
    pairs = [(first, second) for first in modules for second in modules[first]["excludes"]]
    assert len(pairs) == 14
    for first, second in pairs:
        clause = modules[first]["excludes"][second]
        assert modules[second]["excludes"][first] == clause
        answer = ann.post("/api/tables", {"players": 5, "name": "Ann", "modules": [first, second]})
        assert answer.status_code == 400
        refusal = answer.json()
        assert (refusal["family"], refusal["code"], refusal["clauses"]) == ("setup", "excluded-modules", [clause])
        assert {refusal["arguments"]["first"], refusal["arguments"]["second"]} == {first, second}


def test_every_module_that_is_listed_makes_a_table(ann: Browser) -> None:
    for game in ann.http.get("/api/games").json():
        for module in game["modules"]:
            ann.make(game=game["id"], players=(module["players"] or game["players"])[1], modules=[module["id"]])


def test_a_host_chooses_which_bot_plays(ann: Browser) -> None:
    table = ann.make(game="duel", players=2, bots=["random"])
    live = ann.open(table)
    for level in ("master", "adept"):
        ann.order(table, "fill", seat=1, bot=level)
        live.until(lambda level=level: live.table and live.table["seats"][1]["bot"] == level)
    assert ann.refused(table, "fill", seat=1, bot="wizard") == "no-such-bot"
    assert ann.post("/api/tables", {"players": 3, "name": "Ann", "bots": ["wizard"]}).json()["code"] == "no-such-bot"


def test_eleven_bots_have_names_of_their_own(ann: Browser) -> None:
    live = ann.open(ann.make(players=12, modules=["saboteur2"], bots=["random"] * 11))
    live.until(lambda: live.table)
    assert len({seat["name"] for seat in live.table["seats"]}) == 12
    assert not any(any(letter.isdigit() for letter in seat["name"]) for seat in live.table["seats"])


def test_a_game_says_whether_there_is_anything_to_claim(ann: Browser) -> None:
    claims = {game["id"]: game["claims"] for game in ann.http.get("/api/games").json()}
    assert claims == {"saboteur": True, "duel": True, "corporation": False}
