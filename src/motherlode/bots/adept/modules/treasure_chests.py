"""Treasure chests: what may be in them, and what to do with what was (CHEST)."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import hand, temper
from motherlode.bots.adept.choices import open_goal
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.happening import Beginning, Entry, Happening
from motherlode.bots.adept.interest import BLOCK
from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.mind import Lay, Mind
from motherlode.bots.adept.reading import Reading
from motherlode.bots.adept.walk import Walk
from motherlode.bots.bot import Remark
from motherlode.core.types import Action
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS
from motherlode.games.tunnels.cells import EAST, SIDES, read_cell

FURTHER: Final = next(step for side, step, _ in SIDES if side == EAST)


def chest_worth(mind: Mind, effect: str) -> float:
    return temper.CHESTS.get(effect, 0.0) + temper.CHESTS_BY_MANNER.get(mind.interest.manner, {}).get(effect, 0.0)


def treasure_worth(mind: Mind, cell: str) -> float:
    """What I know to be there, or what may be there on average."""
    seen = mind.reading.view["treasures"][cell]["chest"]
    if seen is not None:
        return chest_worth(mind, seen)
    return sum(chest_worth(mind, effect) for effect in EFFECTS) / len(EFFECTS)


def open_treasures(mind: Mind, lay: Lay) -> float:
    after = lay.after or mind.reading.mine.put(lay.cell, lay.face)
    closed = mind.reading.view["treasures"]
    return sum(treasure_worth(mind, cell) for cell in closed if read_cell(cell) in after.board.reached)


def first(mind: Mind, action: Action) -> float:
    """A chest before a goal: the gold would end the round."""
    cell = action["choose"]["open"]
    return (
        temper.LOSE + treasure_worth(mind, cell) if cell in mind.reading.view["treasures"] else open_goal(mind, action)
    )


def shift_goal(mind: Mind, action: Action) -> float:
    """Who digs moves a goal that is hardly the gold, a saboteur the gold."""
    goal = read_cell(action["choose"]["goal"])
    mine = mind.reading.mine
    farther = (mine.shift(goal, goal + FURTHER).distance(goal + FURTHER) - mine.distance(goal)) / CARD
    harm = mind.gold.get(goal, 0.0) * farther
    return harm if mind.interest.manner == BLOCK else -harm


def on_seat(mind: Mind, action: Action) -> float:
    """Whom to look at: of whom I know least. Whom to rob of a card: who works against me, and has many."""
    seat: int = action["choose"]["on"]
    against = 1 - mind.allies[seat] if mind.interest.manner == BLOCK else mind.foes[seat]
    effect = mind.reading.view["flow"]["pending"][-1][2]
    if effect == "inspect":
        return against * (1 - against)
    sizes: list[int] = mind.reading.view["hand_sizes"]
    return against + 0.01 * sizes[seat]


def pick(mind: Mind, action: Action) -> float:
    return hand.wanted(mind, action["choose"]["card"])


# ---- what was seen of them


def opened(walk: Walk, entry: Entry) -> None:
    walk.mine = walk.mine.open(read_cell(entry["at"]), walk.rules.face(entry["shows"]))


def closed_again(beginning: Beginning, entry: Entry) -> None:
    beginning.cards.pop(entry["at"], None)
    beginning.others.add(entry["at"])


def shifted(walk: Walk, entry: Entry) -> None:
    cell, to = read_cell(entry["goal"]), read_cell(entry["to"])
    walk.closed = walk.closed - {cell} | {to}
    walk.mine = walk.mine.shift(cell, to)


def shifted_back(beginning: Beginning, entry: Entry) -> None:
    beginning.goals.remove(entry["to"])
    beginning.goals.add(entry["goal"])


def covets(reading: Reading) -> list[Remark]:
    """A chest that is a card away is spoken of."""
    near = any(reading.mine.distance(read_cell(cell)) <= CARD for cell in reading.view["treasures"])
    return [{"says": "chest"}] if near else []


KNOWLEDGE: Final = Knowledge(
    lays=(open_treasures,),
    happenings={
        "treasure": Happening(opened, closed_again),
        "goal-moved": Happening(shifted, shifted_back, moves=lambda entry: {entry["goal"]: entry["to"]}),
    },
    closed=(lambda view: view["treasures"],),
    remarks=frozenset({"chest"}),
    speaks=(covets,),
    answers={"open": (first,), "goal": (shift_goal,), "on": (on_seat,), "card": (pick,)},
)
