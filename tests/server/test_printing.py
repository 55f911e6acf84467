"""Sheets to cut out, from the server."""

from motherlode.server.http import printing


def test_a_game_is_printed_in_a_language(ann) -> None:
    answer = ann.http.get("/api/print/duel?language=uk")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert 'filename="duel-uk.pdf"' in answer.headers["content-disposition"]
    assert answer.content.startswith(b"%PDF-")
    assert answer.content != ann.http.get("/api/print/duel").content


def test_modules_and_players_count(ann) -> None:
    base = ann.http.get("/api/print/saboteur?players=3").content
    more = ann.http.get("/api/print/saboteur?players=3&modules=veto,greedy-dwarf")
    assert more.headers["content-disposition"].endswith('"saboteur-greedy-dwarf-veto-en.pdf"')
    assert len(more.content) > len(base)


def test_what_was_drawn_is_kept(ann, monkeypatch) -> None:
    first = ann.http.get("/api/print/duel").content
    monkeypatch.setattr(printing, "draw", None)
    assert ann.http.get("/api/print/duel?modules=&language=en").content == first


def test_what_cannot_be_printed_is_refused(ann) -> None:
    for path, status, code in (
        ("chess", 400, "unknown-game"),
        ("duel?modules=veto", 400, "unknown-module"),
        ("duel?players=3", 400, "player-count"),
        ("duel?players=99999999999999999999", 400, "player-count"),
        ("duel?players=many", 400, "player-count"),
        ("duel?language=de", 404, "no-such-language"),
    ):
        answer = ann.http.get(f"/api/print/{path}")
        assert (answer.status_code, answer.json()["code"]) == (status, code), path


def test_floods_are_refused(serve, new_browser) -> None:
    browser = new_browser(serve(posts_per_second=0.001, post_burst=2))
    statuses = [browser.http.get("/api/print/duel?language=de").status_code for _ in range(4)]
    assert statuses == [404, 404, 429, 429]
