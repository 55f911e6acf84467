"""Where the chance of a game comes from: nobody can guess it, and tests name it."""

import secrets
from collections.abc import Callable

from motherlode.server.keeping.storage import TableRow

Seeds = Callable[[TableRow], int]


def secret_seed(row: TableRow) -> int:
    return secrets.randbits(64)
