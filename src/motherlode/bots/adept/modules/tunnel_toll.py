"""Tunnel toll: dwarfs stand where many pass, and a nugget is paid only for what is worth one (TOLL)."""

from __future__ import annotations

from typing import Any, Final

from motherlode.bots.adept import hand, maze, saboteur, temper
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.happening import Happening
from motherlode.bots.adept.interest import BLOCK
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.mind import Lay, Mind
from motherlode.bots.adept.mine import Prices
from motherlode.bots.adept.reading import Reading
from motherlode.bots.adept.spots import spot_of
from motherlode.bots.adept.walk import Walk, one_card
from motherlode.bots.bot import Remark
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell

ANSWERED: Final = "toll-answered"


def dwarfs_at(reading: Reading, cell: int) -> list[dict[str, Any]]:
    return [dwarf for dwarf in reading.view["toll"]["dwarfs"] if read_cell(dwarf["cell"]) == cell]


def prices(reading: Reading) -> Prices:
    """Who has a dwarf there passes for nothing (TOLL-24)."""
    others = [dwarf for dwarf in reading.view["toll"]["dwarfs"] if dwarf["owner"] != reading.me]
    cells = sorted({read_cell(dwarf["cell"]) for dwarf in others})
    return tuple((cell, round(temper.TOLL_DETOUR * CARD)) for cell in cells)


def toll(mind: Mind, lay: Lay) -> float:
    """What I pay; to ask another is worth it only where the card is for his good as well."""
    me, payers = mind.reading.me, lay.action.get("payers")
    dwarfs = dwarfs_at(mind.reading, lay.cell)
    paid = [dwarf for dwarf, payer in zip(dwarfs, payers or [me] * len(dwarfs), strict=True) if payer == me]
    cost: float = temper.NUGGET * sum(dwarf["owner"] != me for dwarf in paid)
    if payers is None:
        return -cost
    after = lay.after or mind.reading.mine.put(lay.cell, lay.face)
    willing = 1 - max(mind.foes[payer] for payer in payers if payer != me)
    return -cost - (temper.ASKING if mind.ending(after) and willing > 0.5 else temper.ASKING_IN_VAIN)


# ---- placing a dwarf


def place(mind: Mind, action: Action) -> float:
    """A card and a draw for a nugget that somebody may have to pay, or for a way that is closed."""
    cost = hand.keep(mind, action["discard"]) + temper.SMALLER_HAND
    return standing_worth(mind, read_cell(action["at"])) - cost


def standing_worth(mind: Mind, cell: int) -> float:
    if dwarfs_at(mind.reading, cell):
        return -1.0
    worth = temper.NUGGET * temper.TOLL_PAID * traffic(mind, cell)
    if mind.interest.manner == BLOCK:
        worth += saboteur.plan(mind).harm * barring(mind, cell)
    return worth


def traffic(mind: Mind, cell: int) -> float:
    """How likely somebody wants to go on there: where the gold is a card away nobody goes round."""
    mine, worth = mind.reading.mine, 0.0
    for goal, chance in mind.gold.items():
        best = mine.distance(goal)
        if mine.field(goal)[spot_of(cell)] < best + CARD / 2:
            worth += chance * (1.0 if best <= temper.LAST_CARD * CARD else temper.ON_THE_WAY)
    return worth


def barring(mind: Mind, cell: int) -> float:
    """How much farther the gold is for whoever does not pay."""
    guarded = mind.reading.mine.seen_as(None, ((cell, round(temper.NUGGET * CARD)),))
    return min(temper.BARRING_MOST, mind.left_for(guarded) - mind.left_for(mind.reading.mine))


# ---- paying for another


def pay(mind: Mind, action: Action) -> float:
    """Worth it if what he lays is worth more to me than the nugget."""
    if not action["choose"]["pay"]:
        return 0.0
    offer = mind.reading.view["toll"]["offer"]
    declared, reading = offer["action"], mind.reading
    cell = read_cell(declared["at"] if "at" in declared else declared["to"])
    face = reading.rules.face(declared.get("lay") or declared["shows"])
    if not reading.mine.board.edge_at(cell):
        return -temper.NUGGET
    owners = [dwarf["owner"] for dwarf in dwarfs_at(reading, cell)]
    mine = [owner for owner, payer in zip(owners, declared["payers"], strict=False) if payer == reading.me]
    cost = sum(temper.NUGGET if owner != reading.me else temper.NUGGET * temper.TOLL_PAID for owner in mine)
    return maze.worth_of(mind, offer["seat"], reading.mine.put(cell, face)) - cost


def refuses(reading: Reading) -> list[Remark]:
    """Who was asked for a nugget and kept it says so."""
    answers = [entry for entry in reading.walk.remembered if entry["event"] == ANSWERED]
    mine = any(entry["seat"] == reading.me and not entry["pay"] for entry in answers)
    return [{"says": "no-toll"}] if mine else []


KNOWLEDGE: Final = Knowledge(
    ways={"toll": place},
    answers={"pay": (pay,)},
    remarks=frozenset({"no-toll"}),
    speaks=(refuses,),
    lays=(toll,),
    prices=(prices,),
    happenings={
        "dwarf-placed": Happening(Walk.unchanged, spends=one_card),
        ANSWERED: Happening(Walk.remember),
    },
)
