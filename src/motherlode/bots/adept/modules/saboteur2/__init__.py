"""Saboteur 2: two teams and their doors, crystals, thieves and traps."""

from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.evidence import mended
from motherlode.bots.adept.happening import Happening
from motherlode.bots.adept.knowledge import Knowledge, worths
from motherlode.bots.adept.modules.saboteur2 import cards, hurts, phrases, tells
from motherlode.bots.adept.modules.saboteur2.outlooks import OUTLOOKS
from motherlode.bots.adept.modules.saboteur2.stakes import INTERESTS
from motherlode.bots.adept.walk import Walk, counted

KNOWLEDGE: Final = Knowledge(
    interests=INTERESTS,
    plays={
        "thief": cards.play_thief,
        "hands-off": cards.hands_off,
        "trap": cards.set_trap,
        "free": cards.free,
        "inspection": cards.inspect,
        "swap-hats": cards.swap_hats,
        "swap-hands": cards.swap_hands,
    },
    keeps=worths(temper.SABOTEUR2_KEEP),
    ways={"remove": cards.buy_off},
    answers={"from": (cards.rob,)},
    lays=(cards.lay_crystal, cards.lay_door),
    hurts=hurts.HURTS,
    outlooks=OUTLOOKS,
    happenings={
        "bought-off": Happening(Walk.unchanged, spends=counted, blocks=tells.bought_off),
        "new-role": Happening(Walk.unchanged),
    },
    says={"free": mended},
    remarks=frozenset({"thief", "dig-blue", "dig-green", "our-door"}),
    speaks=(phrases.robbed, phrases.colours, phrases.doors),
    hears={"dig-green": phrases.claims_green, "dig-blue": phrases.claims_blue},
    shows=(tells.lean,),
    changes={"new-role": tells.new_dwarf},
)
