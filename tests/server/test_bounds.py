"""Requests that are too long, too slow or too many: refused in a moment, and everybody else is served."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from motherlode.server.keys import new_key
from motherlode.server.quota import address_of
from tests.server.clients import Browser
from tests.server.running import Running
from tests.server.waiting import until

CHUNK = 65_536


@contextmanager
def plain_line(server: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        yield line


def answered(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    heard = b""
    try:
        while data := line.recv(CHUNK):
            heard += data
    except ConnectionResetError:
        pass
    return heard


def is_served(server: Running) -> bool:
    return httpx.get(server.url + "/api/games").status_code == 200


@pytest.mark.parametrize("begin", [b"GET /api/games HTTP/1.1\r\nX: ", b"GET /", b"GET / HTTP/1.1\r\n"])
def test_an_endless_head_is_cut_off(serve, begin: bytes) -> None:
    server = serve()
    sent = 0
    with plain_line(server) as line:
        line.sendall(begin)
        try:
            while sent < 50 * CHUNK:
                more = b"x" * CHUNK if begin[-1:] != b"\n" else b"X: y\r\n" * (CHUNK // 6)
                line.sendall(more)
                sent += len(more)
            heard = answered(line)
        except (ConnectionResetError, BrokenPipeError):
            heard = b""
    assert sent < 50 * CHUNK or heard.startswith(b"HTTP/1.1 4")
    assert list(server.app.faults.counts.values()) == [1]
    assert "request entity too large" not in server.app.faults.counts  # it was cut off long before
    assert is_served(server)


def test_a_head_of_33_kilobytes_is_too_long_in_one_piece_too(serve) -> None:
    server = serve()
    with plain_line(server) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 33_000 + b"\r\n\r\n")
        assert answered(line).startswith(b"HTTP/1.1 431 ")


def test_an_endless_body_is_cut_off(serve) -> None:
    server = serve()

    def pour(line: socket.socket) -> None:
        for _ in range(500):
            line.sendall(b" " * CHUNK)

    with plain_line(server) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        line.sendall(b"Content-Length: 1000000000\r\n\r\n")
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            pour(line)
    assert is_served(server)


@pytest.mark.parametrize(
    "said", [b"", b"GET /api/ga", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
)
def test_who_falls_silent_is_dropped(serve, said: bytes) -> None:
    server = serve(request_seconds=0.3)
    with plain_line(server) as line:
        line.sendall(said)
        answered(line)  # comes to an end
    assert server.app.faults.counts["request timeout"] == 1


def test_a_request_by_drops_is_dropped(serve) -> None:
    server = serve(request_seconds=0.5)

    def trickle(line: socket.socket) -> None:
        for letter in b"GET /api/games HTTP/1.1\r\nX: " + b"y" * 1000:
            line.sendall(bytes((letter,)))
            time.sleep(0.02)

    with plain_line(server) as line, pytest.raises((ConnectionResetError, BrokenPipeError)):
        trickle(line)


def test_a_second_request_on_a_line_has_its_time_too(serve) -> None:
    server = serve(request_seconds=1.5)  # much longer than a busy machine takes to ask
    with httpx.Client(base_url=server.url) as client:
        for pause in (0.8, 0.8, 0):
            assert client.get("/api/games").status_code == 200
            time.sleep(pause)
    assert not server.app.faults.counts


def test_a_second_request_that_is_never_whole_is_dropped(serve) -> None:
    server = serve(request_seconds=1)
    with plain_line(server) as line:
        line.sendall(b"GET /api/none HTTP/1.1\r\nHost: x\r\n\r\n")
        assert line.recv(CHUNK).startswith(b"HTTP/1.1 404 ")
        line.sendall(b"GET /api/ga")
        answered(line)  # comes to an end
    assert server.app.faults.counts["request timeout"] == 1


def test_a_line_may_carry_as_many_requests_as_it_likes_one_after_the_other(serve) -> None:
    with httpx.Client(base_url=serve().url, headers={"X": "y" * 30_000}) as client:
        assert {client.get("/api/none").status_code for _ in range(45)} == {404}


def test_a_socket_outlives_the_time_for_a_request(serve, new_browser) -> None:
    server = serve(request_seconds=1)
    ann = new_browser(server)
    live = ann.open(ann.make())
    live.next("table")
    time.sleep(1.2)
    live.send("ping")
    assert live.next("pong")


UNCOMPRESSED = b"GET /locales/uk.ftl HTTP/1.1\r\nHost: x\r\n"
"""More than goes into the buffers of a line that is narrow at both ends."""


@contextmanager
def narrow_line(server: Running) -> Iterator[socket.socket]:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(10)
        line.connect(("127.0.0.1", server.port))
        yield line


def test_who_does_not_read_an_answer_is_dropped(serve) -> None:
    server = serve(unread_seconds=0.3, send_buffer=4096)
    server.server.config.timeout_keep_alive = 60  # that is not what drops him
    lines = server.server.server_state.connections
    with narrow_line(server) as line:
        line.sendall(UNCOMPRESSED + b"\r\n")
        while not lines:
            time.sleep(0.001)
        until(lambda: not lines)


def test_who_has_read_his_answer_keeps_his_line(serve) -> None:
    server = serve(unread_seconds=1.5, send_buffer=4096)
    whole = len(httpx.get(server.url + "/locales/uk.ftl").content)
    with narrow_line(server) as line:
        line.sendall(UNCOMPRESSED + b"\r\n")
        heard = 0
        while heard < whole:
            heard += len(line.recv(CHUNK))
        time.sleep(1.7)
        line.sendall(UNCOMPRESSED + b"Connection: close\r\n\r\n")
        assert len(answered(line)) > whole


def test_a_body_that_is_cut_off_is_counted_not_traced(serve, caplog) -> None:
    server = serve()
    with plain_line(server) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        line.sendall(b"Content-Length: 9\r\n\r\n{")
        time.sleep(0.1)
    until(lambda: server.app.faults.counts)
    assert server.app.faults.counts == {"cut off": 1}
    assert not caplog.records


def test_nonsense_is_counted_not_logged(serve, caplog) -> None:
    server = serve()
    for nonsense in (b"\x16\x03\x01\x02\x00", b"HELLO\r\n\r\n"):
        with plain_line(server) as line:
            line.sendall(nonsense)
            answered(line)
    assert server.app.faults.counts == {"bad request": 2}
    assert not caplog.records


def test_who_would_rather_speak_http_2_is_answered_in_ours(serve, caplog) -> None:
    """As curl and Java ask where there is no TLS."""
    head = "Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n"
    with plain_line(serve()) as line:
        line.sendall(f"GET /api/games HTTP/1.1\r\n{head}\r\n".encode())
        assert answered(line).startswith(b"HTTP/1.1 200 ")
    assert not caplog.records


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]", "http://a]b", "//", "\xe9"])
def test_an_origin_that_is_no_address_is_not_ours(serve, caplog, origin: str) -> None:
    server = serve()
    head = f"HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {origin}\r\n"
    post = (
        f"POST /api/tables {head}Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}"
    )
    call = (
        f"GET /api/tables/abc/live {head}Upgrade: websocket\r\nConnection: upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n"
    )
    for request in (post, call):
        with plain_line(server) as line:
            line.sendall(request.encode("latin-1"))
            assert answered(line).startswith(b"HTTP/1.1 403 ")
    assert not caplog.records


@pytest.mark.parametrize("more", ["A: b\r\n" * 200, "Content-Length: 5\r\n"], ids=["headers", "body"])
def test_a_handshake_that_is_not_understood_is_refused_at_once(serve, new_browser, more: str) -> None:
    server = serve()
    table = new_browser(server).make()
    with plain_line(server) as line:
        line.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n{more}\r\n".encode()
        )
        assert answered(line).startswith(b"HTTP/1.1 400 ")
    assert server.app.faults.counts == {"bad handshake": 1}


def test_who_sends_many_requests_ahead_and_reads_no_answer_is_cut_off(serve) -> None:
    server = serve()
    with plain_line(server) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        heard = answered(line)
    assert heard.count(b"HTTP/1.1 200") <= 1
    assert b"HTTP/1.1 400" not in heard  # it would be read as a part of an answer
    assert server.app.faults.counts == {"bad request": 1}
    assert is_served(server)


def test_a_few_requests_sent_ahead_are_answered_in_their_order(serve) -> None:
    server = serve()
    with plain_line(server) as line:
        first, second = b"GET /api/games HTTP/1.1\r\nHost: x\r\n", b"GET /api/none HTTP/1.1\r\nHost: x\r\n"
        line.sendall(first + b"\r\n" + second + b"\r\n" + first + b"Connection: close\r\n\r\n")
        heard = answered(line)
    assert [part[:3] for part in heard.split(b"HTTP/1.1 ")[1:]] == [b"200", b"404", b"200"]


def test_idle_lines_make_way_and_a_socket_does_not(serve, new_browser, caplog) -> None:
    server = serve(connections_per_address=10)
    ann = new_browser(server)
    live = ann.open(ann.make())
    live.next("table")
    idle = [socket.create_connection(("127.0.0.1", server.port), 10) for _ in range(30)]
    assert is_served(server)
    assert answered(idle[0]) == b""
    live.send("ping")
    assert live.next("pong")
    for line in idle:
        line.close()


def test_lines_and_sockets_that_were_closed_count_no_more(serve, new_browser, caplog) -> None:
    server = serve(connections=8)
    ann = new_browser(server)
    table = ann.make()
    for _ in range(12):
        assert is_served(server)
        live = ann.open(table)
        live.next("table")
        live.close()
    until(lambda: len(server.server.server_state.connections) <= 1)
    assert is_served(server)
    assert not caplog.records


def test_sockets_are_connections_too(serve, new_browser, caplog) -> None:
    server = serve(connections=8)
    ann, bob = new_browser(server), new_browser(server)
    table = ann.make()
    for live in [browser.open(table) for browser in (ann, bob) for _ in range(2)]:
        live.next("table")
    idle = [socket.create_connection(("127.0.0.1", server.port), 10) for _ in range(3)]
    assert is_served(server)
    assert [record.message for record in caplog.records] == ["connections run out: 8 are open, and no more are allowed"]
    for line in idle:
        line.close()


def test_when_connections_run_out_the_log_says_so_once(serve, new_browser, caplog) -> None:
    server = serve(connections=10)
    idle = [socket.create_connection(("127.0.0.1", server.port), 10) for _ in range(30)]
    assert is_served(server)
    assert [record.message for record in caplog.records] == [
        "connections run out: 10 are open, and no more are allowed"
    ]
    for line in idle:
        line.close()


def test_a_person_makes_so_many_tables_and_another_may_still(serve, new_browser) -> None:
    server = serve(table_burst=3, tables_per_second=0.001)
    ann, bob = new_browser(server), new_browser(server)
    ann.http.cookies.set("motherlode", new_key())
    new = {"players": 3, "name": "Ann"}
    assert [ann.post("/api/tables", new).status_code for _ in range(5)] == [200] * 3 + [429] * 2
    assert bob.post("/api/tables", new).status_code == 200


def test_who_plays_again_makes_a_table_too(serve, new_browser) -> None:
    ann = new_browser(serve(table_burst=2, tables_per_second=0.001))
    ann.http.cookies.set("motherlode", new_key())
    first = ann.make()
    ann.order(first, "end")
    second = ann.order(first, "again")["table"]
    ann.order(second, "end")
    assert ann.refused(second, "again") == "too-fast"
    assert ann.order(first, "again")["table"] == second  # it is there already


def test_who_makes_up_keys_is_counted_by_address(serve, new_browser) -> None:
    server = serve(costly_burst=2, costly_per_second=0.001)

    def look(headers: dict[str, str]) -> int:
        return httpx.get(server.url + "/api/mine", headers=headers).status_code

    codes = [look({"Cookie": f"motherlode={new_key()}"}) for _ in range(22)]
    assert codes == [200] * 20 + [429] * 2
    assert look({"X-Forwarded-For": "192.0.2.7"}) == 429  # nobody's word counts for where it comes from


LOOKS = ("past", "notebook", "talk", "replay", "suspicion", "judged/0", "result", "picture.png", "record", "seat-link")


@pytest.mark.parametrize("path", ["mine", "tables", "print/duel", *(f"tables/x/{look}" for look in LOOKS)])
def test_what_takes_a_while_is_not_for_floods(serve, new_browser, path: str) -> None:
    browser = new_browser(serve(costly_burst=0, costly_per_second=0))
    assert browser.http.get(f"/api/{path}").json()["code"] == "too-fast"


def test_seat_links_are_not_guessed_in_floods(serve, new_browser) -> None:
    browser = new_browser(serve(posts_per_second=0.001, post_burst=2))
    link = f"/k/abcdefghijkl.0.{'0' * 32}"
    assert [browser.http.get(link).status_code for _ in range(4)] == [404] * 2 + [429] * 2


def test_a_proxy_that_is_named_tells_where_requests_come_from(serve) -> None:
    server = serve(costly_burst=0.1, costly_per_second=0.001, proxies=("127.0.0.0/8",))

    def look(address: str) -> int:
        return httpx.get(server.url + "/api/mine", headers={"X-Forwarded-For": address}).status_code

    assert [look("192.0.2.7"), look("192.0.2.7"), look("192.0.2.8")] == [200, 429, 200]
    assert look("192.0.2.9, 192.0.2.8") == 429  # what a client says of himself comes first and does not count


def test_frames_are_counted_for_a_person_on_all_sockets(serve, new_browser) -> None:
    server = serve(frames_per_second=0.001, burst=10, forgiven=100)
    ann, bob = new_browser(server), new_browser(server)
    table = ann.make()
    lives = [ann.open(table), ann.open(table)]
    for live in lives:
        for _ in range(6):
            live.send("ping")
        live.until(lambda live=live: sum(frame["frame"] in ("pong", "refused") for frame in live.frames) == 6)
    pongs = [frame for live in lives for frame in live.frames if frame["frame"] == "pong"]
    assert len(pongs) == 10 - 2  # two hellos
    other = bob.open(table)
    other.send("ping")
    assert other.next("pong")


def test_only_the_hosts_that_are_named_are_served(serve, new_browser) -> None:
    server = serve(hosts=frozenset({"127.0.0.1"}))
    browser = new_browser(server)
    table = browser.make()
    browser.open(table).next("table")
    assert browser.http.get("/api/games").status_code == 200
    assert browser.http.get("/api/games", headers={"Host": "evil.example"}).status_code == 421
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
    )
    with plain_line(server) as line:
        line.sendall(f"{request}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())
        assert answered(line).startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize("host", ["", "[::", "a" * 5_000, 'x"><script>', "x:port", "x:123456", "\xff", "a b"])
@pytest.mark.parametrize("path", ["/api/invitation?to=/t/abc", "/replay/abc", "/api/games"])
def test_what_cannot_be_the_name_of_a_host_is_not_ours(serve, tmp_path, caplog, path: str, host: str) -> None:
    (tmp_path / "index.html").write_text("<head></head>")
    server = serve(client=tmp_path)
    with plain_line(server) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode("latin-1"))
        assert answered(line).startswith(b"HTTP/1.1 4")
    assert not caplog.records


@pytest.mark.parametrize("host", ["localhost", "mother_lode:8642", "[::1]:8642", "192.0.2.7:", "xn--80ak.example"])
def test_whatever_can_be_the_name_of_a_host_may_be_ours(server, ann: Browser, host: str) -> None:
    assert ann.http.get("/api/games", headers={"Host": host}).status_code == 200


FOREIGN = [
    'prefs={"a": 1}',
    "x[]=1",
    "a=" + "z" * 9_000,
    "=",
    "; ;",
    'quoted="un;closed',
    "motherlode=short",
    "motherlode2=" + "x" * 43,
    "näme=ö",
]


@pytest.mark.parametrize("foreign", FOREIGN)
@pytest.mark.parametrize("order", ["{foreign}; {own}", "{own}; {foreign}"])
def test_our_cookie_is_found_among_foreign_ones(server: Running, ann: Browser, foreign: str, order: str) -> None:
    table = ann.make()
    cookies = order.format(foreign=foreign, own=f"motherlode={ann.key}").encode("latin-1")
    mine = httpx.get(ann.url + "/api/mine", headers={b"Cookie": cookies})
    assert [entry["seat"] for entry in mine.json()] == [0]
    page = httpx.post(ann.url + f"/api/tables/{table}/seats", json={"name": "Ann"}, headers={b"Cookie": cookies})
    assert f"motherlode={ann.key};" in page.headers["set-cookie"]
    live = ann.open(table, headers={"Cookie": cookies.decode("latin-1")})
    assert live.next("table")["you"] == 0


def test_our_cookie_is_found_in_a_header_of_its_own(ann: Browser) -> None:
    ann.make()
    headers = [("Cookie", "prefs=1"), ("Cookie", f"motherlode={ann.key}")]
    assert [entry["seat"] for entry in httpx.get(ann.url + "/api/mine", headers=headers).json()] == [0]


def test_a_malformed_key_is_replaced(ann: Browser) -> None:
    answer = httpx.post(ann.url + "/api/tables", json={"players": 3, "name": "A"}, headers={"Cookie": "motherlode=x"})
    assert len(answer.headers["set-cookie"].partition("=")[2].partition(";")[0]) == 43


def test_an_ipv6_household_is_one_address() -> None:
    assert address_of(("2001:db8:1:2::7", 1)) == address_of(("2001:db8:1:2:ffff::8%eth0", 2)) == "2001:db8:1:2::/64"
    assert address_of(("2001:db8:1:3::7", 1)) != address_of(("2001:db8:1:2::7", 1))
    assert (address_of(("192.0.2.1", 1)), address_of(None), address_of(("a:b", 1))) == ("192.0.2.1", "", "a:b")
