"""The adept: values gold by what it pays itself less what it pays others, and invests in what will be dug."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from motherlode.bots.bot import Remark
from motherlode.bots.corporation import talking
from motherlode.bots.corporation.mountain import Mountain
from motherlode.bots.corporation.plan import Plan, best_plan
from motherlode.bots.corporation.worth import Worth
from motherlode.bots.dice import dice
from motherlode.core.types import Action, View
from motherlode.games.corporation.cells import BY_WORD, CELL_WORDS, NEIGHBOURS
from motherlode.games.corporation.colours import COLOURS

Valued = tuple[float, Action]
TIE: Final = 1e-6
WORTH_A_TOKEN: Final = 3.0
WORTH_A_TUNNEL: Final = 6.0
WORTH_A_CAVE_IN: Final = 3.0
WORTH_KEEPING: Final = 6.0
WORTH_A_SWAP: Final = 0.5


class Adept:
    name = "adept"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View, legal: Sequence[Action], talk: Sequence[Remark]) -> Action:
        if len(legal) == 1:
            return legal[0]
        rng = dice(self.seed, view)
        thought = Thought(view, legal)
        valued = thought.values()
        return max(((value + TIE * rng.unit(), action) for value, action in valued), key=lambda pair: pair[0])[1]

    def remarks(self, view: View, talk: Sequence[Remark]) -> list[Remark]:
        return talking.remarks(self.seed, view, talk)


class Thought:
    """One decision."""

    def __init__(self, view: View, legal: Sequence[Action]) -> None:
        self.view = view
        self.legal = legal
        self.mountain = Mountain(view)
        self.worth = Worth(view, self.mountain)

    def values(self) -> list[Valued]:
        kind = next(iter(self.view["asked"].values()))
        judges: dict[str, Callable[[], list[Valued]]] = {
            "dig": self._dig,
            "cards": self._cards,
            "invest": lambda: [(self._all(action["invest"]), action) for action in self._with("invest")],
            "exchange": self._exchange,
            "safe": lambda: [(self._all([action["choose"]["take"]]), action) for action in self._with("choose")],
            "stock-market": lambda: [(self._all(action["choose"]["take"]), action) for action in self._with("choose")],
            "cave-in": self._lift,
        }
        return judges.get(kind, self._anything)() or self._anything()

    def _with(self, verb: str) -> list[Action]:
        return [action for action in self.legal if verb in action]

    def _anything(self) -> list[Valued]:
        return [(0.0, action) for action in self.legal]

    def _all(self, colours: Sequence[str]) -> float:
        return sum(self.worth.one_more(colour) for colour in colours)

    # ---- digging and cards

    def _plans(self, worth: Worth) -> dict[str, Plan]:
        colours = {action["colour"] for action in self._with("dig")}
        budget = self.view["budget"]
        return {colour: best_plan(self.mountain, worth, colour, budget) for colour in COLOURS if colour in colours}

    def _dig(self) -> list[Valued]:
        digs = {(action["colour"], action["dig"]): action for action in self._with("dig")}
        plans = self._plans(self.worth)
        valued = [(plan.value, self._first_step(colour, plan, digs)) for colour, plan in plans.items()]
        valued += self._uses()
        return [(value, action) for value, action in valued if action is not None]

    def _first_step(self, colour: str, plan: Plan, digs: dict[tuple[str, str], Action]) -> Action | None:
        if plan.path and (colour, CELL_WORDS[plan.path[0]]) in digs:
            return digs[colour, CELL_WORDS[plan.path[0]]]
        return next((action for (own, _), action in digs.items() if own == colour), None)

    def _uses(self) -> list[Valued]:
        found: list[Valued] = []
        for action in self._with("use"):
            if action["use"] == "finders-keepers":
                plans = self._plans(Worth(self.view, self.mountain, keepers=True)).values()
                found.append((max(plan.value if plan.gold else 0.0 for plan in plans) - WORTH_KEEPING, action))
            elif action["use"] == "overtime" and self.view["colour"]:
                longer = best_plan(self.mountain, self.worth, self.view["colour"], self.view["budget"] + 1)
                found.append((longer.value - WORTH_A_TOKEN, action))
            elif action["use"] == "secret-tunnel" and self.view["budget"]:
                found.append((self._tunnel(action), action))
        return found

    def _tunnel(self, action: Action) -> float:
        """Gold beside the danger cell, if the turn can dig it."""
        colour = action["colour"]
        if self.view["colour"] not in (None, colour):
            return -WORTH_A_TUNNEL
        beside = [cell for cell in NEIGHBOURS[BY_WORD[action["at"]]] if cell in self.mountain.gold]
        reached = len(beside[: self.view["budget"]])
        return reached * self.worth.digging(colour) - WORTH_A_TUNNEL

    def _cards(self) -> list[Valued]:
        valued: list[Valued] = [(0.0, action) for action in self._with("done")]
        for action in self._with("use"):
            if action["use"] == "overtime" and self.view["colour"]:
                plan = best_plan(self.mountain, self.worth, self.view["colour"], self.view["budget"] + 1)
                now = best_plan(self.mountain, self.worth, self.view["colour"], 0)
                valued.append((plan.value - now.value - WORTH_A_TOKEN, action))
            elif action["use"] == "cave-in":
                harm = [self._harm(colour) for colour in dict.fromkeys(action["colours"])]
                valued.append((sum(harm) - WORTH_A_CAVE_IN, action))
        return valued

    def _harm(self, colour: str) -> float:
        """What the colour will pay the others ahead of us soon."""
        return -self.worth.stakes[colour] * min(1.0, self.mountain.expected[colour] / 2)

    # ---- investments

    def _exchange(self) -> list[Valued]:
        valued: list[Valued] = [(WORTH_A_SWAP, action) for action in self._with("done")]
        for action in self._with("exchange"):
            value = self.worth.one_more(action["for"]) + self.worth.one_more(action["exchange"], -1)
            valued.append((value, action))
        return valued

    def _lift(self) -> list[Valued]:
        valued = []
        for action in self._with("choose"):
            colour = action["choose"].get("remove")
            valued.append((-self._harm(colour) if colour else 0.0, action))
        return valued
