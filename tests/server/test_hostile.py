"""Clients that cheat, babble or shout: they see and do only what their seat may, and nobody else notices."""

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import motherlode
from motherlode.server.keeping.storage import StorageError
from motherlode.server.keys import cookie, new_key
from motherlode.server.table import broadcast
from tests.server.choosing import pick
from tests.server.clients import Browser, Live
from tests.server.company import open_all, seat_all


def begin(browsers: list[Browser]) -> tuple[str, list[Live]]:
    table = seat_all(browsers)
    browsers[0].order(table, "start")
    return table, open_all(browsers, table)


def refusal(live: Live, action: Any, **more: Any) -> tuple[str, str]:
    answer = live.act(action, **more)
    assert answer["frame"] == "refused", answer
    return answer["family"], answer["code"]


@pytest.fixture
def game(ann: Browser, bob: Browser, cid: Browser) -> tuple[str, list[Live]]:
    return begin([ann, bob, cid])


def test_not_your_turn(game) -> None:
    _, lives = game
    waiting = next(live for live in lives if not live.decision)
    hand = (waiting.view or {})["hand"]
    assert refusal(waiting, {"pass": [hand[0]]}) == ("refusal", "not-asked")


def test_not_your_seat(game) -> None:
    _, lives = game
    asked = next(live for live in lives if live.decision)
    other = next(live for live in lives if not live.decision)
    action = pick(asked.decision or {}, random.Random(1))
    assert refusal(other, action, seat=lives.index(asked)) == ("table", "not-your-seat")
    other.send("hello", seat=lives.index(asked))
    answer = other.next("refused")
    assert answer["code"] == "not-your-seat"
    other.settle()
    assert {frame["view"]["seat"] for frame in other.frames if frame["frame"] == "view"} == {lives.index(other)}


def test_not_your_cards(game) -> None:
    _, lives = game
    asked = next(live for live in lives if live.decision)
    assert refusal(asked, {"pass": ["NESW/NESW"]})[0] == "refusal"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"dance": True},
        {"lay": None, "at": None},
        {"lay": "EW", "at": "1,0", "extra": 1},
        {"lay": "EW", "at": 10**18},
        {"lay": ["EW"], "at": {"x": 1}},
        {"lay": "EW", "at": "999999999999,0"},
        {"lay": "EW", "at": "٣,0"},
        {"play": "map", "goal": "8,2", "on": 1},
        {"play": "rockfall", "at": []},
        {"play": {"play": {}}, "goal": 1.5},
        {"pass": "EW"},
        {"pass": [None]},
        {"pass": [["EW"]]},
        {"pass": [{}]},
        {"pass": ["EW"] * 1000},
        {"choose": {"gold": 3}},
        {"choose": None},
        {"choose": [1, 2, 3]},
        {"seat": 1, "pass": ["EW"]},
    ],
)
def test_odd_actions_are_refused_by_the_rules(game, action: Any) -> None:
    _, lives = game
    asked = next(live for live in lives if live.decision)
    family, code = refusal(asked, action)
    assert (family, code) != ("table", "failed")
    assert asked.version == 0


def test_an_action_card_is_not_laid_and_nothing_is_traced(server, ann: Browser, caplog) -> None:
    """A card that is in the hand, and a word that names no tunnel."""
    server.deal(next(seed for seed in range(50) if "map" in first_hand(seed)))
    live = ann.open(ann.make(pass_and_play=True, start=True, options={"firstPlayer": 0}), hello={"seat": 0})
    live.until(lambda: live.view)
    assert refusal(live, {"lay": "map", "at": "1,0"}) == ("refusal", "unknown-card")
    assert not caplog.records


def first_hand(seed: int) -> list[str]:
    game = motherlode.game("saboteur")
    state = game.start(game.setup(3, options={"firstPlayer": 0}), seed)
    hand: list[str] = state.view(0)["hand"]
    return hand


def test_a_fault_of_ours_that_a_client_has_found_is_traced_once(game, caplog, monkeypatch) -> None:
    def broken(*asked: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("motherlode.server.faults._traced", {})
    monkeypatch.setattr(broadcast, "sync", broken)
    _, lives = game
    for _ in range(5):
        lives[0].send("sync")
        assert lives[0].next("refused")["code"] == "failed"
    assert [bool(record.exc_info) for record in caplog.records] == [True]


def test_a_fault_of_ours_that_a_request_has_found_is_traced_once(ann: Browser, caplog, monkeypatch) -> None:
    def broken(*asked: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("motherlode.server.faults._traced", {})
    monkeypatch.setattr("motherlode.server.http.game_list.games", broken)
    answers = [ann.http.get("/api/games") for _ in range(3)]
    assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(500, "failed")}
    assert [bool(record.exc_info) for record in caplog.records] == [True]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"frame":"act"}', '{"frame":"fly"}', "\x00\x01", '{"frame":"hello","version":true}', "[" * 9000],
)
def test_malformed_frames_are_refused_and_the_socket_goes_on(game, text: str) -> None:
    _, lives = game
    lives[0].socket.send(text)
    answer = lives[0].next("refused")
    assert (answer["id"], answer["family"], answer["code"]) == (None, "table", "malformed")
    lives[0].send("ping")
    assert lives[0].next("pong")["now"] > 0


def test_bytes_are_read_as_text_or_refused(game) -> None:
    _, lives = game
    lives[0].socket.send(b"\xff\xfe\x00")
    assert lives[0].next("refused")["code"] == "malformed"
    lives[0].socket.send(json.dumps({"frame": "ping"}).encode())
    assert lives[0].next("pong")


def test_an_oversized_frame_closes_the_socket_and_nothing_else(game) -> None:
    _, lives = game
    lives[0].socket.send('{"frame":"act","id":"' + "x" * 100_000 + '"}')
    assert lives[0].is_closed() in (1009, 1006)
    lives[1].send("ping")
    assert lives[1].next("pong")


def test_a_frame_before_hello_is_refused(ann: Browser) -> None:
    table = ann.make(bots=["random", "random"], start=True)
    address = f"{ann.url.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": f"motherlode={ann.key}"}, compression=None) as socket:
        socket.send('{"frame":"sync"}')
        assert json.loads(socket.recv(5))["code"] == "hello-first"


def test_a_foreign_table(ann: Browser, bob: Browser, game) -> None:
    """A seat at one table gives nothing at another."""
    foreign = ann.make(name="Zed", bots=["random", "random"], start=True)
    live = bob.open(foreign)
    live.until(lambda: live.view)
    assert (live.table["you"], live.table["mine"]) == (-1, [])
    assert (live.view or {})["hand"] == []
    assert refusal(live, {"pass": ["EW"]}) == ("table", "not-seated")
    assert bob.refused(foreign, "end") == "not-seated"
    assert bob.http.get(f"/api/tables/{foreign}/seat-link").json()["code"] == "not-seated"


def test_a_table_that_is_not_there(ann: Browser) -> None:
    live = ann.open("nothing-here")
    assert live.next("refused")["code"] == "no-such-table"
    assert live.is_closed() == 4404
    assert ann.post("/api/tables/nothing-here/seats", {"name": "A"}).status_code == 404
    assert ann.http.get("/api/tables/nothing-here/replay").status_code == 404


@pytest.mark.parametrize("key", ["", "x", "a" * 43, "../../etc/passwd", "' OR 1=1 --", "é" * 10, "a" * 5_000])
def test_a_made_up_cookie_looks_on(game, ann: Browser, key: str) -> None:
    table, _ = game
    stranger = Browser(ann.url)
    live = stranger.open(table, headers={"Cookie": f"motherlode={key}".encode("latin-1", "replace").decode("latin-1")})
    live.until(lambda: live.view)
    assert (live.table["you"], live.table["mine"]) == (-1, [])
    stranger.close()


def test_a_cookie_is_unguessable_http_only_and_same_site(ann: Browser) -> None:
    answer = ann.post("/api/tables", {"players": 3, "name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len({new_key() for _ in range(100)}) == 100
    assert len(ann.key or "") == 43


def test_over_https_the_cookie_never_leaves_it() -> None:
    assert cookie("key", secure=True).endswith("; Secure")
    assert "Secure" not in cookie("key", secure=False)


def test_the_key_is_not_kept_and_not_sent(server, ann: Browser, game, tmp_path) -> None:
    _, lives = game
    kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*.sqlite3*"))
    assert (ann.key or "-").encode() not in kept
    for live in lives:
        for frame in live.frames:
            assert (ann.key or "-") not in json.dumps(frame)
            assert "holder" not in json.dumps(frame)


def test_a_page_of_another_site_gets_no_socket(game, ann: Browser) -> None:
    table, _ = game
    for origin in ("http://evil.example", "null", "http://127.0.0.1.evil.example", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus):
            ann.open(table, headers={"Origin": origin})
    own = ann.open(table, headers={"Origin": ann.url})
    own.until(lambda: own.view)


def test_a_page_of_another_site_changes_nothing(ann: Browser) -> None:
    table = {"players": 3, "name": "Ann"}
    answer = ann.post("/api/tables", table, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    assert ann.post("/api/tables", table, headers={"Origin": ann.url}).status_code == 200
    form = ann.http.post("/api/tables", data={"players": 3})
    assert (form.status_code, form.json()["code"]) == (415, "not-json")


def test_a_page_of_a_site_that_is_named_is_like_one_of_ours(serve, new_browser) -> None:
    browser = new_browser(serve(origins=frozenset({"https://friends.example"})))
    named, other = {"Origin": "https://friends.example"}, {"Origin": "https://friends.example.evil"}
    table = {"players": 3, "name": "Ann"}
    made = browser.post("/api/tables", table, headers=named)
    assert made.status_code == 200
    live = browser.open(made.json()["table"], headers=named)
    assert live.next("table")["you"] == 0
    assert browser.post("/api/tables", table, headers=other).status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"players": 3},
        {"name": "Ann"},
        {"players": "3", "name": "Ann"},
        {"players": 99, "name": "Ann"},
        {"players": 3, "name": ""},
        {"players": 3, "name": "x" * 25},
        {"players": 3, "name": "\u200b \n"},
        {"players": 3, "name": "\u3164"},
        {"players": 3, "name": "\u2800\u2800"},
        {"players": 3, "name": "\u0301\u0301"},
        {"players": 3, "name": "\u00ad\u202e"},
        {"players": 3, "name": "Ann", "clock": 1},
        {"players": 3, "name": "Ann", "pace": "warp"},
        {"players": 3, "name": "Ann", "language": "xx"},
        {"players": 3, "name": "Ann", "bots": ["nobody"]},
        {"players": 3, "name": "Ann", "bots": ["random"] * 3},
        {"players": 3, "name": "Ann", "game": "chess"},
        {"players": 2, "name": "Ann"},
        {"players": 3, "name": "Ann", "options": {"nonsense": 1}},
        {"players": 3, "name": "Ann", "modules": ["nonsense"]},
        {"players": 3, "name": "Ann", "edition": "nonsense"},
        {"players": 3, "name": "Ann", "seed": 1},
    ],
)
def test_tables_that_cannot_be(ann: Browser, body: Any) -> None:
    answer = ann.post("/api/tables", body)
    assert 400 <= answer.status_code < 500
    assert set(answer.json()) == {"family", "code", "clauses", "arguments"}
    assert ann.http.get("/api/mine").json() == []


@pytest.mark.parametrize("name", ["Ї", "李", "7", "★", "é", "😀", "O'Brien"])
def test_any_letter_or_sign_is_a_name(ann: Browser, name: str) -> None:
    assert ann.post("/api/tables", {"players": 3, "name": name}).status_code == 200


@pytest.mark.parametrize("seat", ["9" * 5_000, "-1", "99", "x", "", "²"])
def test_odd_seats_of_the_past_are_not_mine(game, ann: Browser, seat: str) -> None:
    table, _ = game
    answer = ann.http.get(f"/api/tables/{table}/past", params={"seat": seat})
    assert answer.json()["code"] == "not-your-seat"
    assert ann.http.get(f"/api/tables/{table}/talk", params={"before": seat}).status_code == 200
    assert ann.http.get(f"/api/tables/{table}/seat-link", params={"seat": seat}).status_code == 200


def test_one_table_that_cannot_be_opened_does_not_hide_the_others(server, ann: Browser, monkeypatch) -> None:
    tables = [ann.make(bots=["random", "random"], start=True) for _ in range(2)]
    find = server.registry.table

    async def broken(name: str) -> Any:
        if name == tables[0]:
            raise StorageError("damaged")
        return await find(name)

    monkeypatch.setattr(server.registry, "table", broken)
    mine = {entry["table"]: entry["your_turn"] for entry in ann.http.get("/api/mine").json()}
    assert set(mine) == set(tables)
    assert mine[tables[0]] is None
    assert mine[tables[1]] is not None


def test_a_body_that_is_too_large(ann: Browser) -> None:
    answer = ann.post("/api/tables", {"players": 3, "name": "Ann", "edition": "x" * 100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_flood_is_refused_then_cut_off_and_the_others_play_on(serve, new_browser) -> None:
    server = serve(frames_per_second=5, burst=10, forgiven=20)
    browsers = [new_browser(server) for _ in range(3)]
    _, lives = begin(browsers)

    def flood() -> None:
        for _ in range(200):
            lives[0].send("ping")
            lives[0].receive()

    with pytest.raises(ConnectionClosed):
        flood()
    codes = [frame["code"] for frame in lives[0].frames if frame["frame"] == "refused"]
    assert set(codes) == {"too-fast"}
    assert len(codes) <= 21
    lives[1].send("ping")
    assert lives[1].next("pong")


def test_a_flood_of_requests_is_refused(serve, new_browser) -> None:
    browser = new_browser(serve(posts_per_second=0.1, post_burst=5))
    codes = [browser.post("/api/tables", {"players": 3, "name": "Ann"}).status_code for _ in range(8)]
    assert codes == [200] * 5 + [429] * 3


def test_a_flood_of_invitations_is_refused(serve, new_browser) -> None:
    browser = new_browser(serve(posts_per_second=0.1, post_burst=3))
    codes = [browser.http.get("/api/invitation?to=/t/abc").status_code for _ in range(5)]
    assert codes == [200] * 3 + [429] * 2


def test_hosts_orders_are_for_the_host(game, bob: Browser) -> None:
    table, _ = game
    assert bob.refused(table, "end") == "not-host"
    assert bob.refused(table, "fill", seat=0, bot="random") == "not-host"
    assert bob.refused(table, "settings", listed=True) == "not-host"
    assert bob.refused(table, "start") == "not-host"


@pytest.mark.parametrize(
    "order",
    [
        {"order": "fly"},
        {"order": "fill"},
        {"order": "fill", "seat": 99, "bot": "random"},
        {"order": "fill", "seat": 1, "bot": "random"},
        {"order": "absent", "seat": 1, "choice": "kick"},
        {"order": "absent", "seat": 1, "choice": "bot"},
        {"order": "absent", "seat": 12, "choice": "bot"},
        {"order": "return"},
        {"order": "again"},
        {"order": "start"},
        {"order": "settings", "clock": -1},
        {},
    ],
)
def test_orders_that_make_no_sense(game, ann: Browser, order: Any) -> None:
    table, _ = game
    answer = ann.post(f"/api/tables/{table}/orders", order)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"]


def test_paths_do_not_leave_the_clients_folder(serve, new_browser, tmp_path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<title>Motherlode</title>")
    (tmp_path / "secret.txt").write_text("secret")
    browser = new_browser(serve(client=client))
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//secret.txt",
        "/assets/../../secret.txt",
    ):
        assert "secret" not in browser.http.get(path).text.replace("secret.txt", "")
