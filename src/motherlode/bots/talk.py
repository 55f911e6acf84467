"""Table talk: the kinds of remarks and their fields.

A remark is a plain dict: `says`, the fields below, and, once it was said, `seat` (who) and `at` (how long the log was).
All of it is public, none of it need be true.
"""

from typing import Final

REMARKS: Final[dict[str, tuple[str, ...]]] = {
    "goal-gold": ("goal",),
    "goal-stone": ("goal",),
    "distrust": ("about",),
    "mend-me": (),
}
"""What can be said; texts have the ids `talk-<says>` and get the fields as arguments."""
DUEL_REMARKS: Final[dict[str, tuple[str, ...]]] = {
    "well-dug": (),
    "poor-vein": (),
    "your-door": (),
    "another-round": (),
}
"""What two rivals have to say to each other; it tells nothing about the game."""


def remarks_of(game: str) -> dict[str, tuple[str, ...]]:
    """What can be said in a game."""
    return DUEL_REMARKS if game == "duel" else REMARKS
