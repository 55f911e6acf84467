"""The plain data that a game hands out, declared as typed dictionaries: clients take their types from them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Parts = tuple[type, ...]
"""Typed dictionaries that make up one; what only some tables have is not required."""


@dataclass(frozen=True)
class Forms:
    """What a view holds, each kind of event, and what each kind of decision offers."""

    view: Parts = ()
    events: Mapping[str, Parts] = field(default_factory=dict)
    decisions: Mapping[str, Parts] = field(default_factory=dict)


def together(several: Iterable[Forms]) -> Forms:
    """All parts of each thing once, in the order in which they come."""
    view: list[type] = []
    events: dict[str, Parts] = {}
    decisions: dict[str, Parts] = {}
    for forms in several:
        view += [part for part in forms.view if part not in view]
        for known, added in ((events, forms.events), (decisions, forms.decisions)):
            for kind, parts in added.items():
                known[kind] = tuple(dict.fromkeys((*known.get(kind, ()), *parts)))
    return Forms(tuple(view), events, decisions)
