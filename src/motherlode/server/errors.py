"""Refusals of the table: what is not allowed around the game, as a code with a text `table-<code>`."""

from typing import Any

from motherlode.core.errors import IllegalAction, MotherlodeError, SetupError
from motherlode.server.http.bodies import RefusalBody

STATUS = {
    "no-such-table": 404,
    "no-such-link": 404,
    "no-such-page": 404,
    "no-such-clause": 404,
    "no-such-language": 404,
    "not-seated": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "bad-origin": 403,
    "banned": 403,
    "blocked": 403,
    "too-large": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many": 429,
    "moved": 503,
    "storage-failed": 503,
    "failed": 500,
}
"""HTTP status by code; everything else is 409 for a conflict with how the table stands."""


class TableError(MotherlodeError):
    """Something that the table, not the rules of the game, does not allow."""

    def __init__(self, code: str, arguments: dict[str, Any] | None = None) -> None:
        super().__init__(code, (), arguments)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


class MalformedError(TableError):
    """What came is not what the protocol describes."""

    @property
    def status(self) -> int:
        return 400


def family(error: MotherlodeError) -> str:
    """The family of messages that has the text: `refusal-…`, `setup-…` or `table-…`."""
    if isinstance(error, IllegalAction):
        return "refusal"
    return "setup" if isinstance(error, SetupError) else "table"


def status(error: MotherlodeError) -> int:
    return error.status if isinstance(error, TableError) else 400


def body(error: MotherlodeError) -> RefusalBody:
    return RefusalBody(family(error), error.code, list(error.clauses), error.arguments)
