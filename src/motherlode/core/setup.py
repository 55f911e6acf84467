"""The table before the first card: who plays what by which rules."""

from dataclasses import dataclass, field
from typing import Any

RULES_VERSION = 2
"""Raised when a change of the rules could make an old record play differently."""


@dataclass(frozen=True)
class Setup:
    game: str
    players: int
    modules: tuple[str, ...] = ()
    edition: str = "jubilee"
    options: dict[str, Any] = field(default_factory=dict)
    """Every option of the table with its value, defaults included."""

    def key(self) -> tuple[Any, ...]:
        """Equal for set-ups that play by the same rules."""
        return (
            self.players,
            self.modules,
            self.edition,
            *sorted(self.options.items(), key=lambda item: item[0]),
        )

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "players": self.players,
            "modules": list(self.modules),
            "edition": self.edition,
            "options": dict(self.options),
        }
