"""Lists of names on the command line, and whether there are bots of these names or levels."""

from collections.abc import Sequence

from motherlode import bots
from motherlode.cli.failure import Failure


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def require_bots(kinds: Sequence[str], game: str) -> None:
    for kind in kinds or [""]:
        if kind not in bots.names(game) and kind not in bots.levels(game):
            raise Failure("usage-no-such-bot", bot=kind, bots=", ".join(map(_named, bots.levels(game))))


def _named(level: str) -> str:
    """A level, and what the bot is called that plays so, which is understood as well."""
    name = bots.make(level).name
    return level if level == name else f"{level} ({name})"
