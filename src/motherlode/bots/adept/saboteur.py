"""A saboteur: looks helpful while little is at stake, wastes what is useful, and strikes when the gold is near."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from motherlode.bots.adept import evidence, miner, temper
from motherlode.bots.adept.likeness import BREAKS, COLLAPSES, LOOKS, MENDS
from motherlode.bots.adept.mind import Lay, Mind
from motherlode.bots.adept.mine import Mine
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import column, read_cell

Valued = list[tuple[float, Action]]


@dataclass(frozen=True, slots=True)
class Plan:
    """How openly to sabotage now."""

    harm: float
    """What it is worth to set the miners back by a card."""
    cover: float
    """What a unit of suspicion costs."""
    wait: float
    """How much better it is to strike later."""


def plan(mind: Mind) -> Plan:
    hoards = mind.style.hoards
    near = mind.nearness(hoards.hiding_span, hoards.late_at)
    hidden = min(max((temper.EXPOSED - mind.belief.table[mind.reading.me]) / temper.EXPOSING, 0.0), 1.0)
    cover = temper.COVER * mind.style.cover * (1 - temper.COVER_NEAR * near) * hidden if hoards.hides else 0.0
    far = min(max((mind.left - hoards.strike_at - mind.style.strikes) / hoards.strike_span, 0.0), 1.0)
    later = min(1.0, mind.reading.cards_left / hoards.later)
    return Plan(temper.HARM + temper.HARM_NEAR * near, cover, far * later)


def values(mind: Mind) -> Valued:
    """The promising actions, each with what it is worth to a saboteur."""
    now = plan(mind)
    valued = lay_values(mind, now) + rockfall_values(mind, now)
    for action in mind.legal:
        if "play" in action:
            value = PLAYS.get(mind.valued_as(action["play"]))
            if value is not None:
                valued.append((value(mind, now, action) - keep(mind, now, action["play"]), action))
        elif "pass" in action:
            valued.append((pass_value(mind, now, action), action))
    return valued


# ---- the maze


def lay_values(mind: Mind, now: Plan) -> Valued:
    rough = mind.promising(lambda lay: _rough_value(mind, now, lay), temper.SABOTEUR_REFINED)
    valued: Valued = []
    for lay in mind.look_closely(rough):
        assert lay.after is not None
        value = maze_value(mind, now, lay.after) - keep(mind, now, mind.card(lay))
        value -= now.cover * _manner(mind, lay)
        valued.append((value - temper.LOSE * mind.ending(lay.after) + mind.besides(lay), lay.action))
    return valued


def _manner(mind: Mind, lay: Lay) -> float:
    return evidence.manner_of_laying(mind.reading.rules, lay.action["lay"], lay.cell)


def _rough_value(mind: Mind, now: Plan, lay: Lay) -> float:
    look = evidence.judge(lay.gain) + _manner(mind, lay)
    return -now.harm * lay.gain - now.cover * look - keep(mind, now, mind.card(lay))


def maze_value(mind: Mind, now: Plan, after: Mine) -> float:
    """What a change of the maze is worth: harm done, less how it looks to those who do not know the goals."""
    mine, closed = mind.reading.mine, mind.reading.closed
    look = evidence.judge(evidence.help_seen(mine, after, {goal: 1 / len(closed) for goal in closed}))
    narrower = mind.spare_in(after) - mind.spare_in(mine)
    harm = mind.left_in(after) - mind.left + temper.NARROW * narrower
    return now.harm * harm - now.cover * look


def rockfall_values(mind: Mind, now: Plan) -> Valued:
    """Rockfalls on the cards that lead farthest; only these are looked at closely."""
    plays = [action for action in mind.legal if "play" in action]
    falls = {read_cell(action["at"]): action for action in plays if mind.alike(action["play"]) == COLLAPSES}
    lit = mind.reading.mine.board.lit
    farthest = sorted((cell for cell in falls if cell in lit), key=lambda cell: (-column(cell), cell))[
        : temper.ROCKFALLS
    ]
    return [
        (maze_value(mind, now, mind.reading.mine.take(cell)) - keep(mind, now, falls[cell]["play"]), falls[cell])
        for cell in farthest
    ]


# ---- cards


def keep(mind: Mind, now: Plan, card: str) -> float:
    """What a card is worth in hand: near the gold it hurts more, unless the round is over before."""
    special = mind.knows.keeps.get(card)
    if special is not None:
        return special(mind)
    if card in mind.reading.rules.tunnels:
        worth = mind.style.hoards.dead_end if mind.leads_nowhere(card) else 0.0
    else:
        worth = mind.style.hoards.cards.get(mind.alike(card), 0.0)
    return now.harm * now.wait * worth


def pass_value(mind: Mind, now: Plan, action: Action) -> float:
    """A new card may hurt; of those that do not, the one that miners would like best goes."""
    tempting = sum(miner.keep(mind, card) for card in action["pass"])
    kept = sum(keep(mind, now, card) for card in action["pass"])
    look = evidence.passing(mind.reading.hindered(mind.reading.me), mind.reading.cards_left)
    return now.harm * (temper.SABOTEUR_PASS + temper.TEMPTING * tempting) - now.cover * look - kept


def look_at_goal(mind: Mind, now: Plan, action: Action) -> float:
    return 0.6 * miner.look(mind, action)


def hinder(mind: Mind, now: Plan, action: Action) -> float:
    seat = action["on"]
    again = temper.BREAK_AGAIN if mind.reading.hindered(seat) else 1.0
    lasting = 1 + temper.LASTING * mind.lasting(action["play"])
    harm = temper.SABOTEUR_BREAK * (1 - 2 * mind.allies[seat]) * again * lasting
    return now.harm * harm - now.cover * (temper.BROKE + evidence.aimed(mind.belief.table[seat]))


def mend(mind: Mind, now: Plan, action: Action) -> float:
    seat = action["on"]
    partly = temper.MEND_PARTLY if len(mind.reading.blocks(seat)) > 1 else 1.0
    if seat == mind.reading.me:
        return temper.SABOTEUR_MEND_SELF * partly
    harm = temper.SABOTEUR_MEND * partly * (2 * mind.allies[seat] - 1)
    return now.harm * harm - now.cover * (temper.MENDED - evidence.aimed(mind.belief.table[seat]))


PLAYS: Final[dict[str | None, Callable[[Mind, Plan, Action], float]]] = {
    LOOKS: look_at_goal,
    BREAKS: hinder,
    MENDS: mend,
}
"""What playing a card is worth, by what it is like."""
