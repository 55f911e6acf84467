"""Plain data that crosses the edge of the engine: JSON, actions, views."""

from collections.abc import Sequence
from typing import Any

Action = dict[str, Any]
View = dict[str, Any]
Given = dict[str, Any]
Patch = list[Sequence[Any]]
"""Operations: a word, a path and mostly a value. Within the engine they may be shared, and are never changed."""
Record = dict[str, Any]
