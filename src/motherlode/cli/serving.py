"""`motherlode play` in the browser: hands the tables to the server."""

from pathlib import Path

from motherlode.conformance.clauses import all_clauses
from motherlode.words import Words


def serve_tables(
    words: Words,
    host: str | None,
    port: int | None,
    data: Path | None,
    keep: int | None,
    local: bool,
    browser: bool,
) -> int:
    """Serves until interrupted; loaded only here, so that the other commands start fast."""
    from motherlode.server.http.bodies import ClauseBody
    from motherlode.server.limits import Limits
    from motherlode.server.serve import PORT, serve

    clauses = {
        clause.id: ClauseBody(clause.id, clause.text, clause.section, clause.file) for clause in all_clauses().values()
    }
    limits = Limits() if keep is None else Limits(keep_days=keep)
    port = PORT if port is None else port
    return serve(host, port, data, local, browser, words=words, clauses=clauses, limits=limits)
