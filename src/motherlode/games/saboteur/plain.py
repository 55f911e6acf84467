"""Plain data: dicts, lists and what JSON writes as it is."""

from typing import Any


def plain_copy(value: Any) -> Any:
    """A copy of plain data down to its leaves."""
    if isinstance(value, dict):
        return {key: plain_copy(item) for key, item in value.items()}
    return [plain_copy(item) for item in value] if isinstance(value, list) else value
