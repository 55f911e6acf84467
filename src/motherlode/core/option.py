"""What a table may set besides players, modules and edition."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from motherlode.core.errors import SetupError


@dataclass(frozen=True, slots=True)
class Option:
    """A switch that a table may set; the first value is the default."""

    name: str
    clause: str
    values: tuple[Any, ...] = ()
    seat: bool = False
    """Whether a seat number is a value too."""
    range: tuple[int, int] | None = None
    """The least and the most of the whole numbers that are values too."""
    test: Callable[[Any], bool] | None = None
    """Says of any other value whether it may be set."""

    @property
    def default(self) -> Any:
        return self.values[0]

    def allows(self, value: Any, players: int) -> bool:
        if self.seat and isinstance(value, int) and not isinstance(value, bool):
            return 0 <= value < players
        if self.range is not None and isinstance(value, int) and not isinstance(value, bool):
            return self.range[0] <= value <= self.range[1]
        if self.test is not None and self.test(value):
            return True
        return any(value == known and type(value) is type(known) for known in self.values)


def settle(
    options: Sequence[Option], given: Mapping[str, Any], players: int, defaults: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Every option with its value: the given one, else that of `defaults`, else its own default."""
    wanted = {**(defaults or {}), **given}
    settled = {option.name: wanted.get(option.name, option.default) for option in options}
    for option in options:
        value = settled[option.name]
        if not option.allows(value, players):
            raise SetupError("bad-option", (option.clause,), {"option": option.name, "value": str(value)})
    for name in sorted(map(str, given.keys() - settled.keys())):
        raise SetupError("unknown-option", arguments={"option": name})
    return settled
