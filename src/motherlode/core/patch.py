"""Differences between two views, and folding them in. Knows plain data, no game."""

from collections.abc import Sequence
from itertools import compress, repeat
from operator import ne
from typing import Any

from motherlode.core.types import Patch

PARTS = frozenset({list, dict})
NOTHING = object()
"""Where a key was not there before."""


def diff(old: Any, new: Any, *path: Any) -> Patch:
    """The operations that turn `old` into `new`: `set`, `cut` (remove a key), `add` and `put` (lengthen a list at its
    end or its beginning).

    `path` is where `old` and `new` stand in the whole. Inside of them 1 and True count as the same: no part of a view
    changes from one to the other.
    """
    patch: Patch = []
    if old is not new and (old != new or type(old) is not type(new)):
        _compare([*path], old, new, patch)
    return patch


def _compare(path: list[Any], old: Any, new: Any, patch: Patch) -> None:
    """Old and new are not the same."""
    kind = type(new)
    if kind not in PARTS or kind is not type(old):
        patch.append(["set", path, new])
    elif kind is dict:
        _compare_dicts(path, old, new, patch)
    elif len(old) < len(new) and new[: len(old)] == old:
        patch.append(["add", path, new[len(old) :]])
    elif old and len(old) < len(new) and new[-len(old) :] == old:
        patch.append(["put", path, new[: -len(old)]])
    elif len(old) == len(new) and _has_parts(new):
        for index in compress(range(len(new)), map(ne, old, new)):
            _compare([*path, index], old[index], new[index], patch)
    else:
        patch.append(["set", path, new])


def _compare_dicts(path: list[Any], old: dict[Any, Any], new: dict[Any, Any], patch: Patch) -> None:
    if old.keys().isdisjoint(new):
        patch.append(["set", path, new])
        return
    if not old.keys() <= new.keys():
        patch.extend([["cut", [*path, key]] for key in old if key not in new])
    before = [*map(old.get, new, repeat(NOTHING))]
    for key, was, value in compress(zip(new, before, new.values(), strict=True), map(ne, before, new.values())):
        _compare([*path, key], was, value, patch)


def lengthened(path: Sequence[Any], old: Sequence[Any], new: Sequence[Any], written: list[Any]) -> Sequence[Any]:
    """The operation for a list of scalars that has changed, where `written` is how the new one reads."""
    length = len(old)
    if length < len(new) and new[:length] == old:
        return "add", path, written[length:]
    return "set", path, written


def _has_parts(items: list[Any]) -> bool:
    """Whether some entry could have changed in part; a list of mere scalars is sent whole."""
    return not PARTS.isdisjoint(map(type, items))


def fold(view: Any, patch: Patch) -> Any:
    """The view after the patch; the view given stays as it was."""
    for operation, path, *value in patch:
        view = _change(view, path, operation, value[0] if value else None)
    return view


def _change(node: Any, path: list[Any], operation: str, value: Any) -> Any:
    if not path:
        return [*node, *value] if operation == "add" else [*value, *node] if operation == "put" else value
    changed = node.copy()
    if len(path) == 1 and operation == "cut":
        del changed[path[0]]
    elif len(path) == 1 and operation == "set":
        changed[path[0]] = value
    else:
        changed[path[0]] = _change(node[path[0]], path[1:], operation, value)
    return changed
