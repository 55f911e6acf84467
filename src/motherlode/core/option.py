"""A switch that a table may set."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Option:
    """The first of the values is the default; `numbers` may be set as well."""

    name: str
    clause: str
    values: tuple[Any, ...]
    numbers: range | None = None
    seat: bool = False
    """Whether a seat number is a value too."""

    @property
    def default(self) -> Any:
        return self.values[0]

    def allows(self, value: Any, players: int) -> bool:
        if isinstance(value, int) and not isinstance(value, bool):
            if self.seat and 0 <= value < players:
                return True
            if self.numbers is not None and value in self.numbers:
                return True
        return any(value == known and type(value) is type(known) for known in self.values)
