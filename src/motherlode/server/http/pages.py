"""The built client and the catalogues, as files."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route

from motherlode.pictures import picture
from motherlode.server.errors import TableError
from motherlode.server.http.guard import with_key
from motherlode.server.http.lasting import Lasting, lasting, sent
from motherlode.server.http.puzzles import puzzles
from motherlode.server.http.security import raw_key
from motherlode.server.http.typed import refusal
from motherlode.server.keys import new_key
from motherlode.words import LANGUAGES
from motherlode.words.catalogue import files

PACKAGE = Path(__file__).resolve().parents[2]
REPLAY = re.compile(r"/replay/([A-Za-z0-9_-]{1,64})")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
PAGE = re.compile(r"(|new(/[^/]+)?|how(/[^/]+)?|rules(/[^/]+)?|puzzle(/[^/]+)?|t/[^/]+|replay/[^/]+)/?")
"""The addresses that the client knows, as in web/src/router.svelte.ts."""
NOT_BUILT = "The client is not built, or just being built. `./play` builds it, or `npm run build` in web/.\n"


def client_folder() -> Path | None:
    """Where the built client lies: in the installed package, or in the checkout it runs from."""
    places = (PACKAGE / "web", PACKAGE.parents[1] / "web" / "dist")
    return next((place for place in places if (place / "index.html").is_file()), None)


@cache
def catalogue(language: str) -> Lasting:
    """All messages of a language in one text."""
    return lasting("\n".join(file.read_text(encoding="utf-8") for file in files(language)).encode())


class Pages:
    def __init__(self, folder: Path | None) -> None:
        self.folder = folder.resolve() if folder else None

    def routes(self) -> list[Route]:
        return [
            Route("/locales/{language}.ftl", self.locale, methods=["GET"]),
            Route("/puzzles.json", puzzles, methods=["GET"]),
            Route("/emblems/{card}.svg", self.emblem, methods=["GET"]),
            Route("/api/{rest:path}", self.nothing, methods=["GET", "POST", "PUT", "DELETE"]),
            Route("/{path:path}", self.page, methods=["GET"]),
        ]

    async def locale(self, request: Request) -> Response:
        language = request.path_params["language"]
        if language not in LANGUAGES:
            return refusal(TableError("no-such-page"))
        return sent(await asyncio.to_thread(catalogue, language), "text/plain; charset=utf-8", request)

    async def emblem(self, request: Request) -> Response:
        """The picture that a module brings along for a card that the client does not draw itself."""
        text = picture(request.path_params["card"])
        if text is None:
            return refusal(TableError("no-such-page"))
        return Response(text, media_type="image/svg+xml", headers={"Cache-Control": ASK_AGAIN})

    async def nothing(self, request: Request) -> Response:
        return refusal(TableError("no-such-page"))

    async def page(self, request: Request) -> Response:
        """A file of the client, or its page, which says itself where there is nothing."""
        if self.folder is None or not (self.folder / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503, {"Retry-After": "5"})
        path = request.path_params["path"]
        file = _file_in(self.folder, path)
        if file is not None:
            return _sent(file, FOREVER if path.startswith("assets/") else ASK_AGAIN, request)
        is_page = PAGE.fullmatch(path) is not None
        if not is_page and "." in path.rsplit("/", 1)[-1]:
            return refusal(TableError("no-such-page"))
        status = 200 if is_page else 404
        page = _page(self.folder / "index.html", status, request)
        return page if raw_key(request.scope) else with_key(page, request, new_key())


def _page(index: Path, status: int, request: Request) -> Response:
    """The client's page. The link to a replay has a picture of the game in its preview; of a game that is not over
    there is none to be had."""
    headers = {"Cache-Control": ASK_AGAIN}
    shown = REPLAY.fullmatch(request.url.path)
    if shown is None:
        return FileResponse(index, status, headers=headers)
    link = escape(f"{request.base_url}api/tables/{shown[1]}/picture.png")
    preview = f'<meta property="og:image" content="{link}" /><meta name="twitter:card" content="summary_large_image" />'
    page = index.read_text(encoding="utf-8").replace("</head>", f"{preview}</head>", 1)
    return HTMLResponse(page, status, headers=headers)


def _file_in(folder: Path, path: str) -> Path | None:
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except OSError:  # no file has so long a name
        return None


def _sent(file: Path, kept: str, request: Request) -> Response:
    """The file, or the smaller copy that the build has laid beside it."""
    headers = {"Cache-Control": kept}
    kind = guess_type(file.name)[0] or "application/octet-stream"
    accepted = {word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in COMPRESSED.items():
        copy = file.with_name(file.name + ending)
        if encoding in accepted and copy.is_file():
            return FileResponse(
                copy, headers=headers | {"Content-Encoding": encoding, "Vary": "Accept-Encoding"}, media_type=kind
            )
    return FileResponse(file, headers=headers, media_type=kind)
