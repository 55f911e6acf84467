"""A name for an action that is quick to look up."""

from typing import Any

from motherlode.core.move import Move
from motherlode.core.types import Action


def key_of(action: Action) -> Any:
    """Listed moves are shared, so the object itself is a name; others are named by what they say."""
    return id(action) if action.__class__ is Move else str(action)
