"""What bots bring to the table of one game; the folder of each game has one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from motherlode.bots.bot import Bot
from motherlode.bots.judge import Judge


@dataclass(frozen=True)
class Mastery:
    """What the master's search needs."""

    judge: Callable[[Any], Judge]
    """Made of one of the deals that are searched."""
    iterations: int
    """How much the master thinks about a move; the same number thinks the same everywhere."""


@dataclass(frozen=True)
class Skill:
    adept: Callable[[int], Bot]
    """Made of a seed."""
    mastery: Mastery | None = None
    """None where positions cannot be judged, so that there is no master."""
