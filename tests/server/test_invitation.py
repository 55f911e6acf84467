"""A link that somebody at this machine sends can be opened on other machines."""

import re

import pytest

from motherlode.server.errors import TableError
from motherlode.server.http.invitation import invitation

AT_HOME = "192.168.1.7"


@pytest.mark.parametrize(
    ("asked_at", "link"),
    [
        ("http://localhost:8642/", "http://192.168.1.7:8642/t/abc"),
        ("http://127.0.0.1:8642/", "http://192.168.1.7:8642/t/abc"),
        ("http://[::1]:8642/", "http://192.168.1.7:8642/t/abc"),
        ("http://localhost/", "http://192.168.1.7/t/abc"),
        ("http://192.168.1.9:8642/", "http://192.168.1.9:8642/t/abc"),
        ("https://mine.example/", "https://mine.example/t/abc"),
    ],
)
def test_links_use_the_host_they_were_asked_from_unless_that_is_this_machine_alone(asked_at: str, link: str) -> None:
    assert invitation("/t/abc", asked_at, lambda: AT_HOME).link == link


@pytest.mark.parametrize("network", [None, lambda: None])
def test_without_a_network_a_link_stays_at_this_machine(network) -> None:
    assert invitation("/t/abc", "http://localhost:8642/", network).link == "http://localhost:8642/t/abc"


@pytest.mark.parametrize(
    "page", ["", "/", "//elsewhere/t/abc", "/t/", "/t/a b", "/api/mine", "/t/../k/x", "/t/" + "a" * 300]
)
def test_only_tables_and_seats_have_invitations(page: str) -> None:
    with pytest.raises(TableError):
        invitation(page, "http://localhost:8642/", None)


def test_the_server_answers_with_a_link_and_a_square_to_scan(serve, new_browser) -> None:
    browser = new_browser(serve(network=lambda: AT_HOME))
    table = browser.make()
    answer = browser.http.get("/api/invitation", params={"to": f"/t/{table}"}).json()
    assert re.fullmatch(rf"http://192\.168\.1\.7:\d+/t/{table}", answer["link"])
    assert answer["modules"] >= 21
    corners = [(0, 0), (answer["modules"] - 1, 0), (0, answer["modules"] - 1)]
    assert all(f"M{x} {y}h1v1h-1z" in answer["qr"] for x, y in corners)
    assert browser.http.get("/api/invitation", params={"to": "/nowhere"}).status_code == 404
