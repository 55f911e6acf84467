"""Plain data that crosses the edge of the engine: JSON, actions, views."""

from typing import Any

Action = dict[str, Any]
View = dict[str, Any]
Given = dict[str, Any]
Patch = list[list[Any]]
Record = dict[str, Any]
