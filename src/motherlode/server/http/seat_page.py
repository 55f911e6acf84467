"""The page of a private seat link: one button, so that merely opening or previewing the link moves nothing."""

from __future__ import annotations

import logging
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from motherlode.server import errors
from motherlode.server.errors import TableError
from motherlode.server.http.guard import with_key
from motherlode.server.http.seat_links import SeatLinks
from motherlode.server.keeping.storage import StorageError
from motherlode.words import DEFAULT, Words, supported

log = logging.getLogger("motherlode.server")

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title}</title>
<link rel="icon" href="/favicon.svg">
<body style="margin: 0; background: radial-gradient(60rem 30rem at 50% 0, #33280f, #14110f) no-repeat #14110f;
 color: #efe3c8">
<main style="max-width: 30rem; min-height: 60vh; margin: 0 auto; padding: 20vh 1.2rem; text-align: center;
 font: 1.1rem/1.5 system-ui, sans-serif">
<h1 style="font: 600 2rem/1.15 Georgia, serif; color: #ffe2a6">{title}</h1>
<p>{text}</p>
{way}
</main>
</body>
</html>
"""
BUTTON = """style="display: inline-block; padding: 0.7rem 1.4rem; border: 1px solid #7a5a36; border-radius: 0.7rem;
 background: #f5b942; color: #2a211a; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer\""""
FORM = f'<form method="post"><button {BUTTON}>{{button}}</button></form>'
USELESS = ("no-such-link", "no-such-table")
"""Refusals after which the link is good no more."""
BACK = f'<a href="/" {BUTTON}>{{button}}</a>'


def words_of(request: Request) -> Words:
    """The first language of the browser that we have."""
    wanted = request.headers.get("accept-language", "").split(",")[:10]
    found = (supported(language.partition(";")[0]) for language in wanted)
    return Words(next((language for language in found if language), DEFAULT))


class SeatPage:
    def __init__(self, links: SeatLinks) -> None:
        self.links = links

    def routes(self) -> list[Route]:
        return [
            Route("/k/{link}", self.show, methods=["GET"]),
            Route("/k/{link}", self.press, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        words = words_of(request)
        try:
            self.links.guard.slow_down(request)
            table, seat = await self.links.seat_of(request.path_params["link"])
        except (TableError, StorageError) as error:
            return _refused(request, error)
        text = words.say("seat-link-text", name=table.row.seats[seat].name)
        return _page(words, text, FORM.format(button=escape(words.say("seat-link-button"))))

    async def press(self, request: Request) -> Response:
        try:
            self.links.guard.admit(request)
            made, key = await self.links.take(request)
        except (TableError, StorageError) as error:
            return _refused(request, error)
        return with_key(RedirectResponse(f"/t/{made.table}", 303), request, key)


def _refused(request: Request, error: TableError | StorageError) -> Response:
    """Why the seat is not to be had, and whether the link may still be good."""
    if isinstance(error, StorageError):
        log.error("what is kept cannot be reached for a seat link: %s", error)
        error = TableError("storage-failed")
    words = words_of(request)
    text = words.say("seat-link-bad" if error.code in USELESS else f"table-{error.code}")
    return _page(words, text, _back(words), errors.status(error))


def _back(words: Words) -> str:
    return BACK.format(button=escape(words.say("client-to-start")))


def _page(words: Words, text: str, way: str, status: int = 200) -> Response:
    """`way` is what can be done here, as a button."""
    title = words.say("seat-link-title")
    content = PAGE.format(language=words.language, title=escape(title), text=escape(text), way=way)
    return HTMLResponse(content, status, {"Cache-Control": "no-store"})
