"""The clauses behind refusals that the duel has in common with the tunnel family."""

CLAUSES: dict[str, tuple[str, ...]] = {
    "not-asked": ("DUEL-31", "DUEL-30"),
    "unknown-action": ("DUEL-31",),
    "not-in-hand": ("DUEL-31",),
    "wrong-count": ("DUEL-103",),
    "blocked": ("DUEL-48",),
    "occupied": ("DUEL-38",),
    "not-adjacent": ("DUEL-38", "DUEL-45"),
    "mismatch": ("DUEL-40", "DUEL-62"),
    "not-connected": ("DUEL-42",),
    "nothing-to-mend": ("DUEL-86", "DUEL-84"),
    "no-such-goal": ("DUEL-87",),
    "goal-open": ("DUEL-88", "DUEL-77"),
    "not-offered": ("DUEL-60",),
    "wrong-price": ("DUEL-99",),
    "not-in-front": ("DUEL-100", "DUEL-99"),
}
"""By code, in place of those of the family."""
