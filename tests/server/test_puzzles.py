"""The puzzles over HTTP: one file for all days, and the clause behind a move that is not legal."""

import json

from motherlode.puzzles import shelf
from motherlode.puzzles.shelf import content

PUZZLE = next(puzzle for puzzle in shelf() if puzzle.kind == "reach")
MOVES = f"/api/puzzles/{PUZZLE.id}/moves"


def test_the_file_is_sent_small_and_once(serve, new_browser) -> None:
    browser = new_browser(serve())
    sent = browser.http.get("/puzzles.json", headers={"accept-encoding": "gzip"})
    assert sent.headers["content-encoding"] == "gzip"
    assert sent.json() == json.loads(content())
    again = browser.http.get("/puzzles.json", headers={"if-none-match": sent.headers["etag"]})
    assert again.status_code == 304
    plain = browser.http.get("/puzzles.json", headers={"accept-encoding": "identity"})
    assert plain.json() == json.loads(content())
    assert "content-encoding" not in plain.headers


def test_an_illegal_move_is_refused_with_its_clauses_and_a_legal_one_is_not(serve, new_browser) -> None:
    browser = new_browser(serve())
    refused = browser.http.post(MOVES, json={"action": {"lay": PUZZLE.solution.action["lay"], "at": "0,0"}})
    assert refused.status_code == 400
    assert refused.json()["family"] == "refusal"
    assert refused.json()["clauses"]
    assert browser.http.post(MOVES, json={"action": PUZZLE.solution.action}).status_code == 200


def test_nonsense_is_refused_too(serve, new_browser) -> None:
    browser = new_browser(serve())
    assert browser.http.post(MOVES, json={"action": {}}).status_code == 400
    assert browser.http.post(MOVES, json={"move": {}}).status_code == 400
    no_cell = browser.http.post(MOVES, json={"action": {"lay": PUZZLE.solution.action["lay"], "at": "nowhere"}})
    assert (no_cell.status_code, no_cell.json()["family"]) == (400, "refusal")
    assert browser.http.post("/api/puzzles/none/moves", json={"action": {}}).json()["code"] == "no-such-page"
