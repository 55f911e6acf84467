"""Talk that was kept: whether it can have been said, and when a seat heard it.

What is kept says by how many entries of the log everybody had when it was said; a seat that was whispered to has more
of them, and counts in its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from motherlode.bots.bot import Remark
from motherlode.bots.talk import VOICES, is_reason, remarks_of
from motherlode.core.audience import ALL
from motherlode.core.errors import PositionError
from motherlode.core.event import Event
from motherlode.core.setup import Setup
from motherlode.games.tunnels.cells import read_cell

AROUND: Final = frozenset({"seat", "at"})
"""What a remark has besides its words once it was said."""
OPTIONAL: Final = frozenset({"reason", "voice"})


def was_said(remark: Any, setup: Setup) -> bool:
    """A remark of this game, by somebody who sits there, about what there is."""
    if not isinstance(remark, dict) or not isinstance(remark.get("says"), str):
        return False
    fields = remarks_of(setup.game).get(remark["says"])
    if fields is None or set(remark) - OPTIONAL != AROUND | {"says", *fields}:
        return False
    if not _is_seat(remark["seat"], setup) or not _is_count(remark["at"]):
        return False
    if remark.get("voice") not in (None, *VOICES):
        return False
    return _is_about(remark, setup) and ("reason" not in remark or _has_reason(remark, setup))


def _has_reason(remark: Mapping[str, Any], setup: Setup) -> bool:
    reason = remark["reason"]
    if not isinstance(reason, dict) or not is_reason(remark["says"], reason) or not _is_count(reason["turn"]):
        return False
    return _is_about(reason, setup) and ("on" not in reason or _is_seat(reason["on"], setup))


def _is_about(words: Mapping[str, Any], setup: Setup) -> bool:
    if "about" in words and not _is_seat(words["about"], setup):
        return False
    if "goal" in words and not _is_cell(words["goal"]):
        return False
    return all(isinstance(words.get(word, ""), str) for word in ("card", "colour"))


def _is_seat(value: Any, setup: Setup) -> bool:
    return _is_count(value) and value < setup.players


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _is_cell(value: Any) -> bool:
    try:
        return isinstance(value, str) and read_cell(value) is not None
    except PositionError:
        return False


def public_length(log: Sequence[Event]) -> int:
    """How many entries of a log everybody has."""
    return sum(event.only is None for event in log)


def as_heard(talk: Sequence[Remark], log: Sequence[Event], audience: int) -> list[Remark]:
    """What was kept, counted in the log as an audience has it."""
    if all(event.only is None for event in log):
        return list(talk)
    own, lengths = 0, [0]
    for event in log:
        own += audience == ALL or event.only in (None, audience)
        if event.only is None:
            lengths.append(own)
    return [{**remark, "at": lengths[min(remark["at"], len(lengths) - 1)]} for remark in talk]
