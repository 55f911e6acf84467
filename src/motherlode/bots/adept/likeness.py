"""What a card is like: a card of a module that works as one of the base game does is thought of as that one."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.family_cards import TOOLS, BrokenTool, Map, Repair, Rockfall
from motherlode.games.tunnels.game import RULEBOOKS_KEPT

BREAKS, MENDS, COLLAPSES, LOOKS = "breaks", "mends", "collapses", "looks"
CLASSES: Final[dict[type[ActionCard[Any]], str]] = {BrokenTool: BREAKS, Repair: MENDS, Rockfall: COLLAPSES, Map: LOOKS}


@lru_cache(maxsize=RULEBOOKS_KEPT)
def likenesses(rules: SaboteurRulebook) -> dict[str, str]:
    """For each action card that is like one of the base game, what that one does."""
    found = {}
    for word, (card, _) in rules.actions.items():
        alike = next((does for base, does in CLASSES.items() if isinstance(card, base)), None)
        if alike is None and card.forbids_laying:
            alike = BREAKS
        if alike is not None:
            found[word] = alike
    return found


@lru_cache(maxsize=len(TOOLS) * RULEBOOKS_KEPT)
def menders(rules: SaboteurRulebook, broken: str) -> dict[str, int]:
    """The cards that mend a broken tool, with how many there are of each."""
    return {
        word: count
        for word, (card, count) in rules.actions.items()
        if isinstance(card, Repair) and broken in card.mends.values()
    }


@lru_cache(maxsize=RULEBOOKS_KEPT)
def dead_ends(rules: SaboteurRulebook) -> frozenset[str]:
    """What tunnel cards show that lead nowhere: no two sides are joined, and nothing else leads on from there."""
    faces = rules.faces
    return frozenset(
        faces.words[face]
        for face, tunnels in enumerate(faces.joined)
        if faces.kinds[face] >= 0 and not faces.self_lit[face] and not any(tunnel & (tunnel - 1) for tunnel in tunnels)
    )
