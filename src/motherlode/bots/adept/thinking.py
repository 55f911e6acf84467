"""From a view to a mind: reads, believes, finds the gold, and knows what it wants."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.bots.adept import temper
from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.dealt import prior_of
from motherlode.bots.adept.goals import gold_chances
from motherlode.bots.adept.interest import MINER, ROLES
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.reading import read
from motherlode.bots.adept.temperament import EVEN, Temperament
from motherlode.bots.bot import Remark
from motherlode.core.types import Action, View


def think(view: View, legal: Sequence[Action], talk: Sequence[Remark], style: Temperament = EVEN) -> Mind:
    reading = read(view, talk)
    belief = believe(reading)
    knows = reading.knows
    wants = knows.interests.get(reading.role) or ROLES.get(reading.role, ROLES[MINER])
    if not reading.view["modules"]:
        waits = prior_of(reading.rules) < temper.MANY
        style = (
            style.where_miners_wait(reading.players)
            if waits
            else style.where_miners_hurry(reading.players, reading.turns_had)
        )
    return Mind(reading, belief, gold_chances(reading, belief), wants(reading, belief), knows, legal, style)
