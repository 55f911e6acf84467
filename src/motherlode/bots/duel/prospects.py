"""How likely a player wins a round: who will get each vein that is left, and what that adds up to.

The chances that the one player, the other or nobody gets a vein are as e to the power of the prospect of the one, of
the other, and 1. What a prospect is made of was fitted (multinomial logistic regression) to who got the veins in
922 rounds of players who look one move ahead by this very judgement and make every eighth move at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from motherlode.bots.duel.reach import Reach

NEAR: Final = (
    (
        (-0.92, -0.24, -0.23, 0.38, 0.50, -0.69),
        (-0.58, -0.73, -0.14, 0.06, 0.59, -0.19),
        (-0.85, -1.01, -1.67, -1.20, -0.45, -0.47),
        (-0.37, -1.43, -1.69, -2.27, -2.07, -2.20),
        (-0.83, -1.41, -2.05, -2.68, -1.99, -0.43),
        (-0.21, -0.83, -0.39, -1.06, -0.20, 0.52),
    ),
    (
        (-0.09, 0.66, 0.42, 1.03, 1.23, 0.32),
        (-0.31, -0.57, 0.32, 0.52, 0.77, 0.31),
        (-0.67, -0.94, -1.50, -0.75, -0.23, 0.14),
        (-0.47, -1.39, -1.72, -2.11, -1.77, -1.06),
        (-0.36, -1.75, -2.03, -2.91, -1.76, 0.07),
        (0.04, -0.64, -0.83, -1.48, -0.17, 0.60),
    ),
)
"""First for who waits, then for who is to move: by the cards he has to lay to a vein, and those the other has to."""
FINISHING: Final = 1.851
"""He holds a card that reaches the vein now."""
FINISHING_NEXT: Final = 2.100
"""He holds one, but the other is to move."""
OTHER_FINISHES_NEXT: Final = 0.469
LAST_FINISHING: Final = 0.898
"""He holds one, and nobody draws any more."""
SHORT: Final = -1.292
"""The vein is farther away than his tunnel cards can be expected to go."""
OTHER_SHORT: Final = -0.584
OPEN: Final = 0.328
"""The vein was turned over."""
DOORED: Final = -0.076
"""The vein can be entered only by its ends."""
BROKEN_TO_MEND: Final = 0.228
"""His tool is broken, and he holds what mends it."""
BROKEN: Final = -0.280
OTHER_BROKEN_TO_MEND: Final = 0.291
OTHER_BROKEN: Final = 0.218
THREATENED: Final = -0.369
"""The other holds what would break his tool."""
TUNNEL: Final = 0.087
"""For every tunnel card in hand."""
OTHER_TUNNEL: Final = -0.099
CARD: Final = -0.030
"""For every card in hand."""
OTHER_CARD: Final = -0.151
DECK: Final = 0.173
"""For every card in the deck."""
LAST: Final = -1.373
"""Nobody draws any more."""
DRAWN: Final = 0.3
"""How many tunnel cards a player gets for every card of the deck."""


class Player(NamedTuple):
    """A player's cards."""

    held: int
    """The mask of the kinds in his hand."""
    cards: int
    tunnels: int
    """How many of them are tunnel cards."""
    mending: int | None
    """The mask of the kind that mends his broken tool; None if no tool is broken."""


class Vein(NamedTuple):
    """A vein that nobody has claimed."""

    nuggets: int
    is_open: bool
    is_doored: bool


def wins(
    lead: int, mover: Player, waiter: Player, deck: int, breaking: int, veins: Sequence[tuple[Vein, Reach]], seat: int
) -> float:
    """How likely who is to move wins, a tie being half a win.

    `lead` is what he is ahead, `deck` the number of cards in it, `breaking` the kinds that break tools, `seat` his own.
    """
    mine, yours = _prospect(mover, waiter, deck, breaking), _prospect(waiter, mover, deck, breaking)
    my_reach, your_reach = mover.tunnels + DRAWN * deck, waiter.tunnels + DRAWN * deck
    my_lays = mover.held if mover.mending is None else 0
    your_lays = waiter.held if waiter.mending is None else 0
    last_finishing = 0.0 if deck else LAST_FINISHING
    leads = [(lead, 1.0)]
    for vein, reach in veins:
        my_cards, your_cards = reach.cards[seat], reach.cards[1 - seat]
        both = OPEN * vein.is_open + DOORED * vein.is_doored
        my_prospect = mine + both + NEAR[1][my_cards - 1][your_cards - 1]
        your_prospect = yours + both + NEAR[0][your_cards - 1][my_cards - 1]
        if reach.finishing[seat] & my_lays:
            my_prospect += FINISHING + last_finishing
        if reach.finishing[1 - seat] & your_lays:
            your_prospect += FINISHING_NEXT + last_finishing
            my_prospect += OTHER_FINISHES_NEXT
        if my_cards > my_reach:
            my_prospect += SHORT
            your_prospect += OTHER_SHORT
        if your_cards > your_reach:
            your_prospect += SHORT
            my_prospect += OTHER_SHORT
        my_odds, your_odds = exp(my_prospect), exp(your_prospect)
        nobody = 1 / (1 + my_odds + your_odds)
        shares = ((vein.nuggets, my_odds * nobody), (-vein.nuggets, your_odds * nobody), (0, nobody))
        leads = [(ahead + more, chance * share) for ahead, chance in leads for more, share in shares]
    return sum([chance if ahead > 0 else chance / 2 for ahead, chance in leads if ahead >= 0])


def _prospect(player: Player, other: Player, deck: int, breaking: int) -> float:
    """What a player's cards and tools do for him, whatever the vein."""
    prospect = TUNNEL * player.tunnels + OTHER_TUNNEL * other.tunnels + CARD * player.cards + OTHER_CARD * other.cards
    prospect += DECK * deck if deck else LAST
    if player.mending is not None:
        prospect += BROKEN_TO_MEND if player.mending & player.held else BROKEN
    elif other.held & breaking:
        prospect += THREATENED
    if other.mending is not None:
        prospect += OTHER_BROKEN_TO_MEND if other.mending & other.held else OTHER_BROKEN
    return prospect
