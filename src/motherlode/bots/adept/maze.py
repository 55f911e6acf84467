"""What becomes of the maze: what a change of it is worth to me, whoever brings it about."""

from __future__ import annotations

from motherlode.bots.adept import miner, saboteur, temper
from motherlode.bots.adept.interest import BLOCK, DIG
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.mine import Mine


def worth(mind: Mind, after: Mine) -> float:
    """What it is worth to make the maze so myself."""
    gain = mind.left - mind.left_in(after)
    if mind.interest.manner == DIG:
        return gain - temper.SPARE * mind.spare_in(after) + miner.ending_value(mind, after)
    if mind.interest.manner == BLOCK:
        return saboteur.maze_value(mind, saboteur.plan(mind), after) - temper.LOSE * mind.ending(after)
    return -temper.PUT_OFF * (temper.LOSE * mind.ending(after) + mind.near * max(0.0, gain))


def worth_of(mind: Mind, seat: int, after: Mine) -> float:
    """What it is worth to me that somebody else makes it so."""
    if mind.interest.manner != DIG:
        return worth(mind, after)
    ending = mind.ending(after)
    if not ending:
        return mind.left - mind.left_in(after)
    interest = mind.interest
    reached = mind.reaching(after) / ending * (interest.win - interest.rivalry * min(1.0, mind.rivals[seat]))
    return ending * (reached - temper.GOES_ON * mind.reached_chance * interest.win)
