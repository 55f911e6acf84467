"""From a view to facts: the maze, what everybody did in this round, what I know of the goals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from motherlode.bots.adept.knowledge import Knowledge
from motherlode.bots.adept.known import knowledge
from motherlode.bots.adept.mine import Mine
from motherlode.bots.adept.rounds import walk_of
from motherlode.bots.adept.walk import Deed, Moved, Walk
from motherlode.bots.bot import Remark
from motherlode.core.setup import Setup
from motherlode.core.types import View
from motherlode.games import game as find_game
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.cells import read_cell


@dataclass(slots=True)
class Reading:
    """The facts of a view. What is guessed is not here."""

    view: View
    rules: SaboteurRulebook
    knows: Knowledge
    """What there is to know of the modules in play."""
    me: int
    role: str
    players: int
    hand: list[str]
    mine: Mine
    closed: tuple[int, ...]
    faces: dict[int, str]
    """The names of the goals that I know, open or not: `gold`, `stone`."""
    deeds: list[Deed]
    looked: list[set[int]]
    """For each seat the goals it has looked at in this round."""
    fronts: list[list[str]]
    walk: Walk
    """What else is kept of the round."""
    claims: list[Remark] = field(default_factory=list)
    """What was said in this round."""

    def blocks(self, seat: int) -> list[str]:
        """The cards in front of a seat that keep it from laying."""
        rules = self.rules
        return [card for card in self.fronts[seat] if rules.kinds[card] in rules.forbidding]

    def hindered(self, seat: int) -> bool:
        return bool(self.blocks(seat))

    @property
    def cards_left(self) -> float:
        """The share of all cards of the round that are still to be played."""
        return self._cards() / len(self.rules.deck)

    @property
    def turns_left(self) -> float:
        """How many turns each seat still has."""
        return self._cards() / self.players

    @property
    def turns_had(self) -> float:
        """How many turns each seat has had, about."""
        return (len(self.rules.deck) - self._cards()) / self.players

    def _cards(self) -> int:
        cards: int = self.view["deck"] + sum(self.view["hand_sizes"])
        return cards


def read(view: View, talk: Sequence[Remark] = ()) -> Reading:
    rules, knows = rulebook(view), knowledge(tuple(view["modules"]))
    me = view["seat"]
    walk = walk_of(rules, knows, view)
    goals = {read_cell(cell): goal for cell, goal in view["goals"].items()}
    looked: list[set[int]] = [set() for _ in range(view["players"])]
    for cell, goal in goals.items():
        for seat in goal["looked"]:
            looked[seat].add(cell)
    return Reading(
        view=view,
        rules=rules,
        knows=knows,
        me=me,
        role=view["roles"][me] if me >= 0 else "",
        players=view["players"],
        hand=view["hand"],
        mine=walk.mine,
        closed=tuple(cell for cell, goal in goals.items() if not goal["open"]),
        faces={cell: goal["face"].partition(" ")[0] for cell, goal in goals.items() if goal["face"] is not None},
        deeds=walk.deeds,
        looked=looked,
        fronts=view["fronts"],
        walk=walk,
        claims=_claims(talk, walk.began, walk.moves),
    )


def _claims(talk: Sequence[Remark], began: int, moves: Sequence[Moved]) -> list[Remark]:
    """What was said in the round that begins there; what was said of a goal goes with it, wherever it was moved."""
    claims = [remark for remark in talk if remark.get("at", began) >= began]
    return [_followed(remark, moves) for remark in claims] if moves else claims


def _followed(remark: Remark, moves: Sequence[Moved]) -> Remark:
    if "goal" not in remark:
        return remark
    goal = remark["goal"]
    for move in moves:
        if move.place >= remark.get("at", 0):
            goal = move.goals.get(goal, goal)
    return {**remark, "goal": goal}


def rulebook(view: View) -> SaboteurRulebook:
    """The rules of the table: they are public. The game keeps those that were asked for last."""
    game: Any = find_game(view["game"])
    modules = tuple(view["modules"])
    rules: SaboteurRulebook = game.rulebook(
        Setup(view["game"], view["players"], modules, view["edition"], view["options"])
    )
    return rules
