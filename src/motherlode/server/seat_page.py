"""The page of a private seat link: one button, so that merely opening or previewing the link moves nothing."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from motherlode import MotherlodeError
from motherlode.server import errors
from motherlode.server.api import Api
from motherlode.server.errors import TableError
from motherlode.server.storage import StorageError
from motherlode.words import DEFAULT, Words, supported

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{title}</title>
<main style="max-width: 30rem; margin: 20vh auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif">
<h1>{title}</h1>
<p>{text}</p>
{form}
</main>
</html>
"""
FORM = '<form method="post"><button style="font: inherit; padding: 0.7rem 1.2rem">{button}</button></form>'


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
            return _page(words, words.say("seat-link-bad"), "", 404)
        text = words.say("seat-link-text", name=table.row.seats[seat].name)
        return _page(words, text, FORM.format(button=escape(words.say("seat-link-button"))))

    async def press(self, request: Request) -> Response:
        try:
            self.api.admit(request)
            made, key = await self.api.take_linked_seat(request)
        except TableError as error:
            words = words_of(request)
            return _page(words, words.say(f"table-{error.code}"), "", errors.status(error))
        return self.api.with_key(RedirectResponse(f"/t/{made.table}", 303), request, key)


def _page(words: Words, text: str, form: str, status: int = 200) -> Response:
    title = words.say("seat-link-title")
    content = PAGE.format(language=words.language, title=escape(title), text=escape(text), form=form)
    return HTMLResponse(content, status, {"Cache-Control": "no-store"})
