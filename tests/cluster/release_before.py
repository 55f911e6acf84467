"""A node of the release before ours, as a process: `python -m tests.cluster.release_before PORT`.

It knows the database only in its form before the last, nothing of what came with that, and older rules; what it does
not know it does not ask for.
"""

import sys
from typing import Any

from motherlode import __version__
from motherlode.core import setup
from motherlode.server.keeping.storage.postgres import schema, storage
from motherlode.server.site import site
from tests.cluster import node

RELEASE = f"{__version__}-before"


class NoModeration:
    """Blocks and bans came with form 3."""

    def __init__(self, connection: Any) -> None:
        pass

    async def bans(self) -> list[Any]:
        return []

    async def blocked_by(self, holder: str) -> frozenset[str]:
        return frozenset()


def forget_the_last_form() -> None:
    del schema.STEPS[schema.OURS]
    schema.OURS -= 1
    storage.PostgresModeration = NoModeration  # type: ignore[assignment,misc]
    setup.RULES_VERSION -= 1
    site.__version__ = RELEASE  # type: ignore[attr-defined]


if __name__ == "__main__":
    forget_the_last_form()
    sys.exit(node.main(*sys.argv[1:]))
