"""The page of a private seat link: one button, so that merely opening or previewing the link moves nothing."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from motherlode import MotherlodeError
from motherlode.server import errors
from motherlode.server.errors import TableError
from motherlode.server.http.api import Api
from motherlode.server.keeping.storage import StorageError
from motherlode.words import DEFAULT, Words, supported

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
BACK = f'<a href="/" {BUTTON}>{{button}}</a>'


def words_of(request: Request) -> Words:
    """The first language of the browser that we have."""
    wanted = request.headers.get("accept-language", "").split(",")[:10]
    found = (supported(language.partition(";")[0]) for language in wanted)
    return Words(next((language for language in found if language), DEFAULT))


class SeatPage:
    def __init__(self, api: Api) -> None:
        self.api = api

    def routes(self) -> list[Route]:
        return [
            Route("/k/{link}", self.show, methods=["GET"]),
            Route("/k/{link}", self.press, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        words = words_of(request)
        try:
            table, seat = await self.api.linked_seat(request.path_params["link"])
        except (MotherlodeError, StorageError):
            return _page(words, words.say("seat-link-bad"), _back(words), 404)
        text = words.say("seat-link-text", name=table.row.seats[seat].name)
        return _page(words, text, FORM.format(button=escape(words.say("seat-link-button"))))

    async def press(self, request: Request) -> Response:
        try:
            self.api.admit(request)
            made, key = await self.api.take_linked_seat(request)
        except TableError as error:
            words = words_of(request)
            return _page(words, words.say(f"table-{error.code}"), _back(words), errors.status(error))
        return self.api.with_key(RedirectResponse(f"/t/{made.table}", 303), request, key)


def _back(words: Words) -> str:
    return BACK.format(button=escape(words.say("client-to-start")))


def _page(words: Words, text: str, way: str, status: int = 200) -> Response:
    """`way` is what can be done here, as a button."""
    title = words.say("seat-link-title")
    content = PAGE.format(language=words.language, title=escape(title), text=escape(text), way=way)
    return HTMLResponse(content, status, {"Cache-Control": "no-store"})
