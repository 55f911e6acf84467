"""A miner: digs where the gold may be, learns, mends those he trusts, hinders those he does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.likeness import BREAKS, COLLAPSES, LOOKS, MENDS
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.mine import Mine
from motherlode.bots.adept.spots import spot_of
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell

Valued = list[tuple[float, Action]]


def values(mind: Mind) -> Valued:
    """The promising actions, each with what it is worth to a miner."""
    valued = lay_values(mind)
    best = max((value for value, _ in valued), default=0.0)
    falls = best_rockfalls(mind)
    for action in mind.legal:
        if "play" in action:
            value = PLAYS.get(mind.valued_as(action["play"]))
            if value is not None:
                valued.append((value(mind, action), action))
        elif "pass" in action:
            valued.append((min(pass_value(mind, action), _most(mind, action, best)), action))
    return valued + falls


def _most(mind: Mind, action: Action, best: float) -> float:
    """No card that digs is thrown away where it can be laid: a pass of it is always worth less than the best lay."""
    if mind.reading.hindered(mind.reading.me):
        return pass_value(mind, action)
    digs = any(mind.best_gain.get(card, 0.0) >= temper.DIGS for card in action["pass"])
    return best - temper.WHIM if digs else pass_value(mind, action)


# ---- laying


def lay_values(mind: Mind) -> Valued:
    valued: Valued = []
    for lay in mind.look_closely(mind.promising(lambda lay: lay.gain, temper.REFINED)):
        assert lay.after is not None
        value = lay.gain - temper.SPARE * mind.spare_in(lay.after)
        if lay.gain < temper.DIGS and not mind.ending(lay.after):
            value -= temper.IDLE + keep(mind, mind.card(lay))
        valued.append((value + ending_value(mind, lay.after) + mind.besides(lay), lay.action))
    return valued


def ending_value(mind: Mind, after: Mine) -> float:
    """What it is worth to reach the gold, or to leave it to others; to reach it where I am barred is to lose."""
    ending = mind.ending(after)
    if not ending:
        caution = mind.interest.caution
        return -caution * mind.interest.rivalry * handing_over(mind, after) if caution else 0.0
    reaching = mind.reaching(after)
    return mind.interest.win * reaching - temper.BARRED * mind.interest.win * (ending - reaching)


def handing_over(mind: Mind, after: Mine) -> float:
    """How likely a rival could finish what I leave, while there is time to do it myself."""
    reading = mind.reading
    time = _time_to_wait(mind)
    if time <= 0 or mind.again:
        return 0.0
    theirs = after.seen_as(mind.interest.rival_walker)
    close = sum(chance for goal, chance in mind.gold.items() if 0 < theirs.distance(goal) <= temper.CLOSE * CARD)
    others = [seat for seat in range(reading.players) if seat != reading.me and not reading.hindered(seat)]
    nobody = 1.0
    for seat in others:
        digs = min(1.0, mind.belief.pace[seat] / temper.DIGGER)
        nobody *= 1 - temper.FINISHES * digs * min(1.0, mind.rivals[seat])
    return time * close * (1 - nobody)


def _time_to_wait(mind: Mind) -> float:
    """How much of the rivalry for the first choice there is time for: 1 at first, 0 near the end of the cards."""
    reading, patience = mind.reading, mind.interest.patience
    if patience is not None:
        return min(1.0, reading.turns_left / patience - 1)
    hurry = max(temper.HURRY * (mind.belief.prior - temper.FEW), temper.HURRY_LEAST)
    return min(1.0, reading.cards_left / hurry - 1)


def pass_value(mind: Mind, action: Action) -> float:
    """What new cards are worth in place of those thrown away."""
    kept = max(keep(mind, card) for card in action["pass"])
    return temper.PASS + temper.PASS_MORE * (len(action["pass"]) - 1) - kept


def keep(mind: Mind, card: str) -> float:
    """What a card is worth in hand."""
    special = mind.knows.keeps.get(card)
    if special is not None:
        return special(mind)
    worth = mind.kept.get(card)
    if worth is None:
        worth = mind.kept[card] = _keep(mind, card)
    return worth


def _keep(mind: Mind, card: str) -> float:
    """The same for a card that no module speaks of."""
    if card not in mind.reading.rules.tunnels:
        worth = temper.KEEP.get(mind.alike(card), temper.UNKNOWN_KEEP)
        return worth * mind.doubt if mind.alike(card) == LOOKS else worth
    if mind.leads_nowhere(card):
        return 0.0
    return temper.ARM * len(card.partition(":")[0].replace("+", "")) + temper.FITS * mind.best_gain.get(card, 0.0)


# ---- playing


def look(mind: Mind, action: Action) -> float:
    if "goal" not in action:
        return 0.0  # a look at something other than a goal
    goal = read_cell(action["goal"])
    chance = mind.gold.get(goal, 0.0)
    if chance in (0.0, 1.0):
        return -1.0
    near = min(max(1 - (mind.left - 2) / 6, 0.0), 1.0)
    return ((temper.MAP + temper.MAP_NEAR * near) * mind.doubt + 0.2 * chance * (1 - chance)) / mind.pressed


def hinder(mind: Mind, action: Action) -> float:
    seat = action["on"]
    threshold = mind.foes_share + temper.BREAK_OVER + mind.style.wary
    worth = temper.BREAK * (mind.foes[seat] - threshold) / (1 - threshold)
    if worth <= 0:
        return worth
    again = temper.BREAK_AGAIN if mind.reading.hindered(seat) else 1.0
    return worth * again * (1 + temper.LASTING * mind.lasting(action["play"])) / mind.pressed


def mend(mind: Mind, action: Action) -> float:
    seat = action["on"]
    partly = temper.MEND_PARTLY if len(mind.reading.blocks(seat)) > 1 else 1.0
    if seat == mind.reading.me:
        return temper.MEND_SELF * partly
    threshold = mind.foes_share + temper.MEND_OVER
    trust = 1 - mind.foes[seat] / threshold
    if trust < 0:
        return temper.MEND_OTHER * trust
    digs = min(1.0, mind.belief.pace[seat] / temper.DIGGER)
    return temper.MEND_OTHER * partly * digs * trust / mind.pressed


PLAYS: Final[dict[str | None, Callable[[Mind, Action], float]]] = {LOOKS: look, BREAKS: hinder, MENDS: mend}
"""What playing a card is worth, by what it is like."""


def best_rockfalls(mind: Mind) -> Valued:
    """Rockfalls on what stands in the best way; only the most promising are looked at closely."""
    falls = [action for action in mind.legal if "play" in action and mind.alike(action["play"]) == COLLAPSES]
    mine = mind.reading.mine
    promising = sorted(((_hope(mind, read_cell(action["at"])), i) for i, action in enumerate(falls)), reverse=True)[:2]
    return [
        (mind.left - mind.left_in(mine.take(read_cell(falls[index]["at"]))) - temper.ROCKFALL, falls[index])
        for hope, index in promising
        if hope > temper.ROCKFALL
    ]


def _hope(mind: Mind, cell: int) -> float:
    """About how much nearer the gold would be if a card were gone and the tunnel could go that way."""
    mine = mind.seen(mind.reading.mine)
    if not mine.entered(cell) or not spot_of(cell):
        return 0.0
    left = 0.0
    for goal, chance in mind.gold.items():
        left += chance * min(mine.distance(goal), mine.nearest_beside(goal, cell) + CARD)
    return mind.left - left / CARD
