"""What the adept knows of the modules: one file a module, found by its id."""

from __future__ import annotations

from functools import cache
from typing import Final

from motherlode.bots.adept.knowledge import Knowledge, together
from motherlode.bots.adept.modules import (
    artisan,
    compromised_dwarf,
    diversion,
    dressing_room,
    goal_swap,
    greedy_dwarf,
    new_goals,
    pathfinder,
    reverse,
    saboteur2,
    tournament,
    treasure_chests,
    treasury,
    tunnel_party,
    tunnel_toll,
    veto,
)

KNOWN: Final[dict[str, Knowledge]] = {
    "saboteur2": saboteur2.KNOWLEDGE,
    "greedy-dwarf": greedy_dwarf.KNOWLEDGE,
    "goal-swap": goal_swap.KNOWLEDGE,
    "treasury": treasury.KNOWLEDGE,
    "veto": veto.KNOWLEDGE,
    "reverse": reverse.KNOWLEDGE,
    "artisan": artisan.KNOWLEDGE,
    "pathfinder": pathfinder.KNOWLEDGE,
    "diversion": diversion.KNOWLEDGE,
    "tunnel-toll": tunnel_toll.KNOWLEDGE,
    "dressing-room": dressing_room.KNOWLEDGE,
    "tunnel-party": tunnel_party.KNOWLEDGE,
    "new-goals": new_goals.KNOWLEDGE,
    "treasure-chests": treasure_chests.KNOWLEDGE,
    "compromised-dwarf": compromised_dwarf.KNOWLEDGE,
    "tournament": tournament.KNOWLEDGE,
}


@cache
def knowledge(modules: tuple[str, ...]) -> Knowledge:
    """What there is to know at a table."""
    return together(KNOWN[module] for module in modules)
