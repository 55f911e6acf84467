"""Lists of names on the command line, and whether there are bots of these names."""

from collections.abc import Sequence

from motherlode import bots
from motherlode.cli.failure import Failure


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def require_bots(kinds: Sequence[str], game: str) -> None:
    for kind in kinds or [""]:
        if kind not in bots.names(game):
            raise Failure("usage-no-such-bot", bot=kind, bots=", ".join(bots.names(game)))
