"""The client's files, the catalogues, the rules, and the headers that keep pages to themselves."""

import gzip
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from motherlode import pictures
from motherlode.server.http import lasting, pages, puzzles
from motherlode.server.http.bodies import ClauseBody
from motherlode.server.http.pages import PAGE, catalogue
from motherlode.words.catalogue import files

CHECKOUT = Path(__file__).parents[2]


def test_pages_of_the_client_and_files(serve, new_browser, tmp_path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>Motherlode</title>" + " " * 2000)
    (client / "assets" / "app-1.js").write_text("let x")
    browser = new_browser(serve(client=client))
    for path in ("/", "/t/abc", "/how/duel", "/rules", "/rules/veto,traitor", "/replay/abc", "/new"):
        page = browser.http.get(path)
        assert page.status_code == 200
        assert "<title>Motherlode" in page.text
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
    script = browser.http.get("/assets/app-1.js")
    assert "immutable" in script.headers["cache-control"]
    assert "javascript" in script.headers["content-type"]
    assert browser.http.get("/assets/gone.js").status_code == 404
    assert browser.http.get("/api/nothing").json()["code"] == "no-such-page"
    assert browser.http.delete("/api/tables").status_code in (404, 405)


def test_what_the_client_does_not_know_is_not_found(serve, new_browser, tmp_path) -> None:
    (tmp_path / "index.html").write_text("<title>Motherlode</title>")
    browser = new_browser(serve(client=tmp_path))
    long = (
        "/assets/" + "a" * 5_000,
        "/a" * 5_000,
        "/emblems/" + "x" * 5_000 + ".svg",
        "/api/tables/x/judged/" + "9" * 5_000,
    )
    odd = ("/assets/%00", "/%00", "/t/%00", *long)
    for path in ("/health", "/wp-admin", "/t", "/t/a/b", "/newer", "/assets", "/.env", *odd):
        answer = browser.http.get(path)
        assert answer.status_code == (200 if path == "/t/%00" else 404), path
    assert "<title>Motherlode" in browser.http.get("/health").text


def test_the_server_knows_the_pages_of_the_client() -> None:
    router = (Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts").read_text()
    first = set(re.findall(r"first === '(\w+)'", router))
    assert first
    assert {name for name in first if PAGE.fullmatch(name) or PAGE.fullmatch(f"{name}/x")} == first
    assert set(re.findall(r"\b([a-z]+)\(?/", PAGE.pattern)) == first


def test_assets_are_sent_in_the_form_that_the_build_has_laid_beside_them(serve, new_browser, tmp_path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Motherlode</title>")
    script = "let x;" * 1000
    (tmp_path / "assets" / "app.js").write_text(script)
    (tmp_path / "assets" / "app.js.gz").write_bytes(gzip.compress(script.encode()))
    (tmp_path / "assets" / "app.js.br").write_bytes(b"in brotli")
    browser = new_browser(serve(client=tmp_path))

    def raw(accept: str) -> tuple[str | None, bytes]:
        with browser.http.stream("GET", "/assets/app.js", headers={"Accept-Encoding": accept}) as answer:
            assert "javascript" in answer.headers["content-type"]
            assert "immutable" in answer.headers["cache-control"]
            assert "Accept-Encoding" in answer.headers["vary"]
            return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

    assert raw("gzip, deflate, br;q=1.0") == ("br", b"in brotli")
    encoding, content = raw("gzip")
    assert (encoding, gzip.decompress(content).decode()) == ("gzip", script)
    assert raw("identity") == (None, script.encode())


def test_a_page_gives_a_key_once(serve, new_browser, tmp_path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<title>Motherlode</title>")
    browser = new_browser(serve(client=client))
    browser.http.get("/")
    key = browser.key
    assert key
    assert "set-cookie" not in browser.http.get("/t/abc").headers
    assert browser.key == key


def test_without_a_client_it_says_so(serve, new_browser, monkeypatch) -> None:
    from motherlode.server import app

    monkeypatch.setattr(app, "client_folder", lambda: None)
    answer = new_browser(serve()).http.get("/")
    assert answer.status_code == 503
    assert "not built" in answer.text


def test_while_the_client_is_being_built_it_says_so(serve, new_browser, tmp_path) -> None:
    index = tmp_path / "index.html"
    index.write_text("<title>Motherlode</title>")
    browser = new_browser(serve(client=tmp_path))
    index.unlink()
    answer = browser.http.get("/t/abc")
    assert answer.status_code == 503
    assert "being built" in answer.text
    index.write_text("<title>Motherlode</title>")
    assert browser.http.get("/t/abc").status_code == 200


def test_every_answer_has_the_headers(ann) -> None:
    for path in ("/api/games", "/api/nothing", "/locales/en.ftl"):
        headers = ann.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-eval" not in headers["content-security-policy"]
        assert f"ws://{ann.url.removeprefix('http://')}" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_a_catalogue_is_all_files_of_its_language(ann) -> None:
    for language in ("en", "ru", "uk"):
        answer = ann.http.get(f"/locales/{language}.ftl")
        assert all(file.read_text(encoding="utf-8").strip() in answer.text for file in files(language))
        again = ann.http.get(f"/locales/{language}.ftl", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
    assert ann.http.get("/locales/xx.ftl").status_code == 404
    assert ann.http.get("/locales/..%2f..%2fsecret.ftl").status_code in (404, 503)


def test_the_picture_that_a_module_brings_for_its_card(ann, tmp_path, monkeypatch) -> None:
    (tmp_path / "lantern.svg").write_text("<svg/>")
    monkeypatch.setattr("motherlode.pictures.OURS", tmp_path)
    found = ann.http.get("/emblems/lantern.svg")
    assert (found.text, found.headers["content-type"]) == ("<svg/>", "image/svg+xml")
    for path in ("/emblems/nobody.svg", "/emblems/Lantern.svg"):
        assert ann.http.get(path).status_code == 404


def test_names_of_pictures_that_are_asked_for_are_not_kept_without_end(ann) -> None:
    for number in range(2 * pictures.KEPT):
        ann.http.get(f"/emblems/none-{number}.svg")
    assert pictures.picture.cache_info().currsize <= pictures.KEPT


def test_the_clauses_of_the_rules(serve, new_browser) -> None:
    clause = ClauseBody("BASE-43", "Sides match.", "Laying", "base.md", ["of ours"])
    told = ClauseBody("BASE-43", "Стороны сходятся.", "Укладка", "base.md", [])
    browser = new_browser(serve(clauses={"en": {"BASE-43": clause}, "ru": {"BASE-43": told}}))
    assert browser.http.get("/api/rules/BASE-43").json()["text"] == "Sides match."
    assert browser.http.get("/api/rules/BASE-43?language=ru").json()["text"] == told.text
    assert browser.http.get("/api/rules?language=xx").json()[0]["text"] == "Sides match."
    assert [entry["id"] for entry in browser.http.get("/api/rules").json()] == ["BASE-43"]
    assert browser.http.get("/api/rules/BASE-99").json()["code"] == "no-such-clause"


@pytest.mark.parametrize("path", ["/api/rules", "/locales/uk.ftl", "/puzzles.json"])
def test_what_stays_the_same_is_made_small_once(serve, new_browser, monkeypatch, path: str) -> None:
    made: list[int] = []

    def compress(text: bytes, level: int) -> bytes:
        made.append(len(text))
        return gzip.compress(text, level)

    for kept in (catalogue, puzzles.kept):
        kept.cache_clear()
    monkeypatch.setattr(lasting, "gzip", SimpleNamespace(compress=compress))
    clause = ClauseBody("BASE-43", "Sides match. " * 200, "Laying", "base.md", [])
    browser = new_browser(serve(clauses={"en": {"BASE-43": clause}}))
    answers = [browser.http.get(path, headers={"Accept-Encoding": coding}) for coding in ("gzip", "identity", "gzip")]
    assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip", None, "gzip"]
    assert len({answer.text for answer in answers}) == 1
    assert made == [len(answers[0].content)]
    again = browser.http.get(path, headers={"If-None-Match": answers[0].headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_games_there_are(ann) -> None:
    games = ann.http.get("/api/games").json()
    base = games[0]
    assert (base["id"], base["players"]) == ("saboteur", [3, 10])
    assert {"adept", "random"} <= set(base["bots"])
    assert {option["name"] for option in base["options"]} >= {"firstPlayer"}


def test_a_checkout_serves_the_client_that_was_built_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "web" / "dist"
    built.mkdir(parents=True)
    (built / "index.html").write_text("<title>Motherlode</title>")
    monkeypatch.setattr(pages, "PACKAGE", tmp_path / pages.PACKAGE.relative_to(CHECKOUT))
    assert pages.client_folder() == built


def test_the_link_to_a_replay_names_a_picture_and_no_other_page_does(serve, new_browser, tmp_path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("<head><title>Motherlode</title></head>")
    browser = new_browser(serve(client=client))
    assert "/api/tables/abc/picture.png" in browser.http.get("/replay/abc").text
    assert browser.http.get("/replay/abc").headers["cache-control"] == "no-cache"
    for path in ("/t/abc", "/", '/replay/"><script>'):
        assert "picture.png" not in browser.http.get(path).text
