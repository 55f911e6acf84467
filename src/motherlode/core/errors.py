"""Refusals with a code, the clauses behind it and arguments for the text in the player's language."""

from typing import Any, Self


class MotherlodeError(Exception):
    """Something was refused; `code` names the message, `arguments` fill it in, `clauses` say which rule."""

    def __init__(self, code: str, clauses: tuple[str, ...] = (), arguments: dict[str, Any] | None = None) -> None:
        super().__init__(code, clauses, arguments or {})
        self.code = code
        self.clauses = clauses
        self.arguments = arguments or {}

    def by(self, clauses: tuple[str, ...]) -> Self:
        """The same refusal by other clauses."""
        return type(self)(self.code, clauses, self.arguments)

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        clauses = f" [{', '.join(self.clauses)}]" if self.clauses else ""
        return f"{self.code}{f' ({details})' if details else ''}{clauses}"


class IllegalAction(MotherlodeError):
    """An action that the rules forbid now; the state is as it was."""


class SetupError(MotherlodeError):
    """A table that cannot be: its modules, players, edition or options do not go together."""


class PositionError(MotherlodeError):
    """A described position that makes no sense."""


class RecordError(MotherlodeError):
    """A text that is no record, or a record that does not play."""
