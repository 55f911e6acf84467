"""Differences between two views, and folding them in. Knows plain data, no game."""

from typing import Any

from motherlode.core.types import Patch

PARTS = frozenset({list, dict})


def diff(old: Any, new: Any, *path: Any) -> Patch:
    """The operations that turn `old` into `new`: `set`, `cut` (remove a key) and `add` (lengthen a list).

    `path` is where `old` and `new` stand in the whole.
    """
    patch: Patch = []
    if not _same(old, new):
        _compare([*path], old, new, patch)
    return patch


def _same(old: Any, new: Any) -> bool:
    return old is new or (old == new and type(old) is type(new))


def _compare(path: list[Any], old: Any, new: Any, patch: Patch) -> None:
    """Old and new are not the same."""
    kind = type(new)
    if kind is not type(old):
        patch.append(["set", path, new])
    elif kind is dict:
        patch.extend([["cut", [*path, key]] for key in old if key not in new])
        for key, value in new.items():
            if key not in old:
                patch.append(["set", [*path, key], value])
            elif not _same(old[key], value):
                _compare([*path, key], old[key], value, patch)
    elif kind is list and len(old) < len(new) and new[: len(old)] == old:
        patch.append(["add", path, new[len(old) :]])
    elif kind is list and len(old) == len(new) and _has_parts(new):
        for index, value in enumerate(new):
            if not _same(old[index], value):
                _compare([*path, index], old[index], value, patch)
    else:
        patch.append(["set", path, new])


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
        return [*node, *value] if operation == "add" else value
    changed = node.copy()
    if len(path) == 1 and operation == "cut":
        del changed[path[0]]
    elif len(path) == 1 and operation == "set":
        changed[path[0]] = value
    else:
        changed[path[0]] = _change(node[path[0]], path[1:], operation, value)
    return changed
