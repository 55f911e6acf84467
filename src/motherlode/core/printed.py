"""What is printed on the pieces of a game: the names of all that is to be drawn, by kind."""

from collections.abc import Iterable

Printed = dict[str, list[str]]


def together(several: Iterable[Printed]) -> Printed:
    """Every name once, in the order in which they come."""
    found: dict[str, dict[str, None]] = {}
    for printed in several:
        for kind, names in printed.items():
            found.setdefault(kind, {}).update(dict.fromkeys(names))
    return {kind: list(names) for kind, names in found.items()}
