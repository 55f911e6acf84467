"""`motherlode play` in the browser: hands the tables to the server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from motherlode.cli.failure import Failure
from motherlode.conformance.clauses import clauses_in
from motherlode.words import LANGUAGES, Words

if TYPE_CHECKING:
    from motherlode.server.http.bodies import ClauseBody
    from motherlode.server.limits import Limits


def clauses_by_language() -> dict[str, dict[str, ClauseBody]]:
    """The rules as the pages of the server show them."""
    from motherlode.server.http.bodies import ClauseBody

    return {
        language: {
            clause.id: ClauseBody(clause.id, clause.text, clause.section, clause.file, list(clause.rulings))
            for clause in clauses_in(language).values()
        }
        for language in LANGUAGES
    }


def serve_tables(
    words: Words,
    host: str | None,
    port: int | None,
    data: Path | None,
    keep: int | None,
    local: bool,
    browser: bool,
    forbidden: Path | None,
    *,
    hosts: Sequence[str] = (),
    origins: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> int:
    """Serves until interrupted; loaded only here, so that the other commands start fast."""
    from motherlode.server.serve import PORT, serve

    limits = limits_of(keep, forbidden)
    port = PORT if port is None else port
    return serve(
        host,
        port,
        data,
        local,
        browser,
        words=words,
        clauses=clauses_by_language(),
        limits=limits,
        hosts=frozenset(name.lower() for name in hosts),
        origins=frozenset(origin.rstrip("/") for origin in origins),
        proxies=tuple(map(checked_proxy, proxies)),
    )


def limits_of(keep: int | None, forbidden: Path | None) -> Limits:
    """`keep`: days until a table that nobody touched counts as old; `forbidden`: a file of words."""
    from motherlode.server.forbidden import ForbiddenWords
    from motherlode.server.limits import Limits

    limits = Limits() if keep is None else Limits(keep_days=keep)
    if forbidden is None:
        return limits
    try:
        return replace(limits, forbidden=ForbiddenWords.read(forbidden))
    except (OSError, UnicodeDecodeError) as error:
        raise Failure("usage-forbidden-words", file=str(forbidden), why=str(error)) from None


def checked_proxy(text: str) -> str:
    """An address or a network, as it was given."""
    try:
        ip_network(text, strict=False)
    except ValueError:
        raise Failure("usage-proxy", proxy=text) from None
    return text
