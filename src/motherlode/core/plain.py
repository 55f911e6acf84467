"""Plain data: dicts, lists and scalars, as JSON knows them."""

from typing import Any


def plain_copy(value: Any) -> Any:
    """A copy that shares nothing; tuples become lists, as they would on the wire."""
    if isinstance(value, dict):
        return {key: plain_copy(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain_copy(item) for item in value]
    return value


def frozen(value: Any) -> Any:
    """Lists as tuples all the way down, for data that must not change."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value
