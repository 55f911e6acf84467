# distutils: extra_compile_args = -ffp-contract=off
"""How likely a player wins a round: who will get each vein that is left, and what that adds up to.

The chances that the one player, the other or nobody gets a vein are as e to the power of the prospect of the one, of
the other, and 1. What a prospect is made of was fitted (multinomial logistic regression) to who got the veins in
4,602 rounds of players who look one move ahead by this very judgement and make every eighth move at random.

Compiled, no product is joined to a sum, as some processors would: both cores come to the same, to the last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from motherlode.bots.duel.reach import Reach

NEAR: Final = (
    (
        (-2.35, -1.59, -1.40, -0.91, -0.60, -0.70),
        (-1.84, -1.78, -1.48, -1.05, -0.84, -1.22),
        (-2.19, -2.54, -2.91, -2.53, -1.98, -2.43),
        (-2.45, -2.61, -3.05, -3.54, -3.39, -3.37),
        (-1.84, -2.73, -3.31, -3.87, -2.95, -1.31),
        (-1.66, -1.84, -2.27, -2.75, -0.35, -1.74),
    ),
    (
        (-1.09, -0.21, -0.02, 0.40, 0.72, 0.11),
        (-1.66, -1.60, -1.03, -0.69, -0.55, -0.94),
        (-1.95, -2.27, -2.75, -2.12, -1.58, -2.14),
        (-2.29, -2.55, -3.06, -3.35, -3.04, -2.33),
        (-1.80, -2.54, -3.22, -4.14, -2.86, -0.77),
        (-1.47, -2.12, -2.04, -3.36, -0.30, -1.39),
    ),
)
"""First for who waits, then for who is to move: by the cards he has to lay to a vein, and those the other has to."""
FINISHING: Final = 1.675
"""He holds a card that reaches the vein now."""
FINISHING_NEXT: Final = 2.389
"""He holds one, but the other is to move."""
OTHER_FINISHES_NEXT: Final = 0.575
LAST_FINISHING: Final = 0.957
"""He holds one, and nobody draws any more."""
SHORT: Final = -0.905
"""The vein is farther away than his tunnel cards can be expected to go."""
OTHER_SHORT: Final = -0.448
OPEN: Final = -0.007
"""The vein was turned over."""
DOORED: Final = 0.185
"""The vein can be entered only by its ends."""
BROKEN_TO_MEND: Final = -0.064
"""His tool is broken, and he holds what mends it."""
BROKEN: Final = -0.527
OTHER_BROKEN_TO_MEND: Final = 0.308
OTHER_BROKEN: Final = 0.170
THREATENED: Final = -0.328
"""The other holds what would break his tool."""
TUNNEL: Final = 0.109
"""For every tunnel card in hand."""
OTHER_TUNNEL: Final = -0.012
CARD: Final = 0.101
"""For every card in hand."""
OTHER_CARD: Final = -0.090
DECK: Final = 0.172
"""For every card in the deck."""
LAST: Final = -1.109
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


Share = tuple[int, float, float, float]
"""Of a vein that is left: its nuggets, and the chances that the one, the other or nobody gets it."""


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
    finishing = FINISHING if deck else FINISHING + LAST_FINISHING
    finishing_next = FINISHING_NEXT if deck else FINISHING_NEXT + LAST_FINISHING
    shares: list[Share] = []
    for vein, reach in veins:
        cards, finishes = reach.cards, reach.finishing
        my_cards, your_cards = cards[seat], cards[1 - seat]
        both = OPEN * vein.is_open + DOORED * vein.is_doored
        my_prospect = mine + both + NEAR[1][my_cards - 1][your_cards - 1]
        your_prospect = yours + both + NEAR[0][your_cards - 1][my_cards - 1]
        if finishes[seat] & my_lays:
            my_prospect += finishing
        if finishes[1 - seat] & your_lays:
            your_prospect += finishing_next
            my_prospect += OTHER_FINISHES_NEXT
        if my_cards > my_reach:
            my_prospect += SHORT
            your_prospect += OTHER_SHORT
        if your_cards > your_reach:
            your_prospect += SHORT
            my_prospect += OTHER_SHORT
        my_odds, your_odds = exp(my_prospect), exp(your_prospect)
        nobody = 1 / (1 + my_odds + your_odds)
        shares.append((vein.nuggets, my_odds * nobody, your_odds * nobody, nobody))
    return _shared(lead, shares, 0)


def _shared(lead: int, shares: Sequence[Share], first: int) -> float:
    """How likely who is ahead by so much wins by what the veins from the first of these on add."""
    if first == len(shares):
        return 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    nuggets, mine, yours, nobody = shares[first]
    return (
        mine * _shared(lead + nuggets, shares, first + 1)
        + yours * _shared(lead - nuggets, shares, first + 1)
        + nobody * _shared(lead, shares, first + 1)
    )


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
