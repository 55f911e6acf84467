"""What the cards of Saboteur 2 are worth: thieves, traps, hats and hands, doors and crystals."""

from __future__ import annotations

from motherlode.bots.adept import hand, miner, outlook, saboteur, temper
from motherlode.bots.adept.interest import BLOCK, chances
from motherlode.bots.adept.mind import Lay, Mind
from motherlode.bots.adept.modules.saboteur2.stakes import TRAP, WINNERS, other, walker
from motherlode.bots.adept.modules.saboteur2.tells import door
from motherlode.core.types import Action
from motherlode.games.saboteur.modules.saboteur2.doors import TEAMS

THIEF = "thief"
NOBODY_ROBBED = "nobody"

# ---- thieves


def play_thief(mind: Mind, action: Action) -> float:
    """A nugget at the end, unless it is taken away before; the later the surer."""
    return temper.THIEF + temper.THIEF_NEAR * mind.near


def hands_off(mind: Mind, action: Action) -> float:
    """A thief robs one of those who have gold, me among them; my own robs for me."""
    return -temper.NUGGET if action["on"] == mind.reading.me else temper.HANDS_OFF + temper.HANDS_OFF * mind.near


def rob(mind: Mind, action: Action) -> float:
    """The richest, as far as everybody saw gold change hands."""
    victim = action["choose"]["from"]
    return -1.0 if victim == NOBODY_ROBBED else float(mind.reading.view["flow"]["counted"][victim])


# ---- traps


def set_trap(mind: Mind, action: Action) -> float:
    """It hinders like a broken tool, and who would be paid with me leaves me more."""
    seat = action["on"]
    if mind.interest.manner == BLOCK:
        worth = saboteur.hinder(mind, saboteur.plan(mind), action)
    else:
        worth = miner.hinder(mind, action)
    return worth + temper.TRAP_NEAR * mind.near * sharing(mind)[seat]


def sharing(mind: Mind) -> list[float]:
    """For each seat how likely it is paid where I am paid."""
    role = mind.reading.role
    ends = [winners for winners in WINNERS.values() if role in winners]
    every = [chances(mind.belief, dict.fromkeys(winners, 1.0)) for winners in ends]
    return [sum(seats) / len(every) for seats in zip(*every, strict=True)] if every else [0.0] * mind.reading.players


def free(mind: Mind, action: Action) -> float:
    if action["on"] == mind.reading.me:
        return being_free(mind, TRAP)
    return miner.mend(mind, action) if mind.interest.manner != BLOCK else _free_ally(mind, action)


def _free_ally(mind: Mind, action: Action) -> float:
    return saboteur.mend(mind, saboteur.plan(mind), action)


def being_free(mind: Mind, card: str) -> float:
    """What it is worth to be rid of a card in front of me: a trapped player gets no gold (S2-94)."""
    if card == THIEF:
        return -temper.NUGGET
    partly = temper.MEND_PARTLY if len(mind.reading.blocks(mind.reading.me)) > 1 else 1.0
    loses = temper.TRAPPED + temper.TRAPPED_NEAR * mind.near if card == TRAP else 0.0
    return temper.MEND_SELF * partly + loses


def buy_off(mind: Mind, action: Action) -> float:
    """Two cards for one in front of me, and a smaller hand from then on (S2-103)."""
    cost = sum(hand.keep(mind, card) for card in action["discard"])
    return being_free(mind, action["remove"]) - cost - temper.SMALLER_HAND


# ---- roles


def inspect(mind: Mind, action: Action) -> float:
    """Worth as much as I know little of who is looked at."""
    chance = mind.foes[action["on"]]
    return temper.INSPECT * 4 * chance * (1 - chance)


def swap_hats(mind: Mind, action: Action) -> float:
    """For me, if another role would be paid better; for others, if they stand in my way."""
    seat = action["on"]
    if seat == mind.reading.me:
        return outlook.change(mind, [mind.belief.shares]) - temper.NEW_ROLE
    against = 1 - mind.allies[seat] if mind.interest.manner == BLOCK else mind.foes[seat]
    return temper.OTHER_ROLE * mind.near * (against - mind.foes_share)


def swap_hands(mind: Mind, action: Action) -> float:
    """Another hand for mine, if mine is poor."""
    return another_hand(mind, action["on"]) - temper.SWAP_HANDS


def another_hand(mind: Mind, seat: int) -> float:
    """What it is worth to have the hand of another in place of mine."""
    mine = sum(hand.keep(mind, card) for card in mind.reading.hand if card != "swap-hands")
    theirs: int = mind.reading.view["hand_sizes"][seat]
    return temper.USUAL_CARD * theirs - mine


# ---- the maze


def lay_crystal(mind: Mind, lay: Lay) -> float:
    return mind.interest.features.get(lay.action["lay"].partition(":")[2], 0.0)


def lay_door(mind: Mind, lay: Lay) -> float:
    """A door of my team in the way of the other; to myself the way is as long as the lay says anyway."""
    team, mine = door(lay.action["lay"]), mind.reading.role
    if team != mine or mine not in TEAMS:
        return 0.0
    after = lay.after or mind.reading.mine.put(lay.cell, lay.face)
    theirs = walker(mind.reading.rules, other(mine))
    longer = mind.left_for(after.seen_as(theirs)) - mind.left_for(after)
    return temper.DOOR * min(longer, temper.DOOR_MOST)
