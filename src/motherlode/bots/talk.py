"""Table talk: the kinds of remarks and their fields.

A remark is a plain dict: `says`, the fields below, and, once it was said, `seat` (who) and `at` (how long the log was).
All of it is public, none of it need be true.
"""

from typing import Final

Remarks = dict[str, tuple[str, ...]]

REMARKS: Final[Remarks] = {
    "goal-gold": ("goal",),
    "goal-stone": ("goal",),
    "distrust": ("about",),
    "mend-me": (),
}
"""What can be said; texts have the ids `talk-<says>` and get the fields as arguments."""
DUEL_REMARKS: Final[Remarks] = {
    "well-dug": (),
    "poor-vein": (),
    "your-door": (),
    "another-round": (),
}
"""What two rivals have to say to each other; it tells nothing about the game."""

BY_GAME: Final[dict[str, Remarks]] = {"saboteur": REMARKS, "duel": DUEL_REMARKS}
"""A game that is not named has no phrases."""


def remarks_of(game: str) -> Remarks:
    """What can be said in a game."""
    return BY_GAME.get(game, {})
