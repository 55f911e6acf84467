"""Table talk: the kinds of remarks and their fields, and the voices in which bots say them.

A remark is a plain dict: `says`, the fields below, a bot's `voice`, and, once it was said, `seat` (who) and `at` (how
long the log of who hears it was; what is kept counts the entries that everybody has, see `heard.py`). An accusation
may have a `reason`: the `deed` behind it (one of `REASONS`), in which `turn` of who did it, and what the words of that
deed need besides. All of it is public, none of it need be true.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from motherlode.games import game as find_game

Remarks = dict[str, tuple[str, ...]]

_COMMON: Final[Remarks] = {
    "why": ("about",),
    "thanks": ("about",),
    "doubt": (),
    "oops": (),
    "joke": (),
    "well-dug": (),
}
REMARKS: Final[Remarks] = {
    "goal-gold": ("goal",),
    "goal-stone": ("goal",),
    "goal-sack": ("goal",),
    "goal-dragon": ("goal",),
    "goal-spider": ("goal",),
    "trust": ("about",),
    "distrust": ("about",),
    "withdraw": ("about",),
    "thief": ("about",),
    "not-me": (),
    "watch-me": (),
    "no-card": (),
    "i-saw-it": (),
    "mend-me": (),
    "dig-blue": (),
    "dig-green": (),
    "our-door": (),
    "chest": (),
    "no-toll": (),
    **_COMMON,
}
"""What can be said; texts have the ids `talk-<says>` and get the fields as arguments."""
DUEL_REMARKS: Final[Remarks] = {
    "vein-rich": ("goal",),
    "vein-poor": ("goal",),
    "poor-vein": (),
    "your-door": (),
    "my-key": (),
    "another-round": (),
    "all-fair": (),
    **_COMMON,
}
"""What two rivals have to say to each other."""
CORPORATION_REMARKS: Final[Remarks] = {
    "rising": ("colour",),
    "worthless": ("colour",),
    "together": ("colour",),
    "hands-off": ("colour",),
    "too-dear": (),
    "another-round": (),
    "all-fair": (),
    **_COMMON,
}
"""What investors have to say, most of it of a corporation, by the colour of its crystals."""

BY_GAME: Final[dict[str, Remarks]] = {
    "saboteur": REMARKS,
    "duel": DUEL_REMARKS,
    "corporation": CORPORATION_REMARKS,
}
"""A game that is not named has no phrases."""
CLAIMS: Final = frozenset(says for remarks in BY_GAME.values() for says, fields in remarks.items() if "goal" in fields)
"""Remarks about what a map showed; a table may forbid them (BASE-89)."""
ACCUSATIONS: Final = frozenset({"distrust", "why", "thief"})
"""Remarks about somebody that want an answer."""

REASONS: Final[Remarks] = {
    "broke": ("on", "card"),
    "mended": ("on",),
    "collapsed": (),
    "dead-end": (),
    "harmed": (),
    "idle": (),
    "passed": (),
    "played": ("card",),
    "called-gold": ("goal",),
    "called-stone": ("goal",),
}
"""Deeds that an accusation can rest on, with what their words need; texts have the ids `talk-reason-<deed>`."""
REASONED: Final = "distrust"
"""The remark that gives a reason."""

VOICES: Final = ("chatty", "terse", "hot-headed")
"""How a bot says what it says, in the order of the tones of a text."""


def remarks_of(game: str, modules: Iterable[str] | None = None) -> Remarks:
    """What can be said in a game, with these modules or with any."""
    known = BY_GAME.get(game, {})
    if modules is None:
        return known
    bound, played = of_modules(), set(modules)
    return {says: fields for says, fields in known.items() if says not in bound or bound[says] in played}


def is_reason(says: str, reason: Mapping[str, Any]) -> bool:
    """Whether a remark can have this reason: a deed, in which turn, and what belongs to it."""
    deed = reason.get("deed")
    return says == REASONED and deed in REASONS and set(reason) == {"deed", "turn", *REASONS[deed]}


@cache
def of_modules() -> dict[str, str]:
    """What there is to say only where a module is in play; each module's file says so."""
    from motherlode.bots.adept.known import knowledge  # which speaks of remarks itself

    modules = [module for game in BY_GAME for module in getattr(find_game(game), "modules", ())]
    return {says: module for module in modules for says in sorted(knowledge((module,)).remarks)}


def voice_of(seed: int) -> str:
    """A bot keeps its voice through the game: it comes with its seed."""
    return VOICES[seed % len(VOICES)]
