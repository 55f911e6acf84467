"""The ten effects of chests, by name."""

EFFECTS = (
    "nugget",
    "map-ban",
    "no-draw",
    "extra-draw",
    "goal-shift",
    "steal",
    "dig",
    "inspect",
    "salvage",
    "mill",
)


def chest_step(effect: str) -> str:
    """The name of the step in which a chest with this effect is opened."""
    return f"chest-{effect}"
