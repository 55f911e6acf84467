"""Plays a deal on to the end of the round: every role by whole-number weights of what it would do in a turn.

It models a table, not the bots: who digs takes what leads nearer to where he thinks the gold is, who blocks takes what
leads away from it, and everybody does something else as often as the weights say.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from motherlode.bots.adept.belief import SABOTEUR
from motherlode.bots.adept.likeness import BREAKS, COLLAPSES, LOOKS, MENDS, likenesses
from motherlode.bots.foresight.ways import Ways
from motherlode.core.move import Move
from motherlode.core.rng import Rng
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell
from motherlode.games.tunnels.goals import Goal, GoalCard
from motherlode.games.tunnels.turn import Turn

GOLD: Final = "gold"
EXPOSED: Final = 0.5
"""So suspect, I am aimed at."""
WON: Final = 1000
"""What a lay gains that reaches what is dug for."""


class Weights(NamedTuple):
    """How likely a role does things in a turn in which there is nothing that it would do at once."""

    helpful: int
    """A lay that brings the gold nearer."""
    level: int
    """One that changes nothing."""
    harmful: int
    """One that leads away."""
    look: int
    breaks_foe: int
    breaks_other: int
    mends_friend: int
    mends_self: int
    collapse: int
    other: int
    """A card or a way to use the turn that none of this is about."""
    throw: int


MINER: Final = Weights(80, 5, 0, 6, 5, 1, 6, 60, 0, 1, 10)
SABOTEURS: Final = Weights(2, 12, 60, 2, 12, 1, 0, 30, 3, 1, 10)


class Playout:
    """What is the same in all playouts from one view."""

    def __init__(self, rules: Any, me: int, suspicion: float) -> None:
        """`suspicion` is how much the table suspects me: so often miners aim at me, whatever I am."""
        self.me = me
        self.exposed = suspicion
        self._likeness = likenesses(rules)
        self._face = rules.face

    def after(self, deal: Any, seat: int, action: Action, aim: int, seed: int) -> int:
        """What a seat gains by an action and all that follows; the deal itself stays as it is."""
        state = deal.copy()
        before = state.riches()[seat]
        state.rest_between_rounds = True
        state.apply(seat, action, quiet=True)
        self.play_on(state, aim, seed)
        gained: int = state.riches()[seat] - before
        return gained

    def play_on(self, state: Any, aim: int, seed: int) -> None:
        """To the end of the round. `aim` is the goal that those dig for who do not know better."""
        rng = Rng(seed)
        ways: Ways | None = None
        version = goal = -1
        stale = True
        while state.actors:
            seat = state.actors[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                action = legal[0]
            elif state.stack[-1][0] == Turn.kind:
                if stale or ways is None or state.board.version != version:
                    target = self.target(state, aim)
                    if ways is None or state.board.version != version or target != goal:
                        version, goal = state.board.version, target
                        ways = Ways(state.board, target)
                action = self._turn(state, seat, legal, ways, rng)
            else:
                action = _answer(legal, rng)
            stale = "pass" not in action  # somebody may have looked at a goal
            state.apply_quietly(seat, action)

    def target(self, state: Any, aim: int) -> int:
        """What the diggers dig for: the gold if one of them has seen it, or if it is the only goal left."""
        goals: dict[int, Goal] = state.goals
        cards: tuple[GoalCard, ...] = state.rules.goal_cards
        closed = [cell for cell, goal in goals.items() if not goal.open]
        if not closed:
            return aim
        gold = [cell for cell in closed if cards[goals[cell].card].name == GOLD]
        diggers = sum(1 << seat for seat, role in enumerate(state.roles) if role != SABOTEUR)
        if gold and (goals[gold[0]].known & diggers or aim not in closed):
            return gold[0]
        if aim in closed and not (goals[aim].known & diggers and aim not in gold):
            return aim
        return min(cell for cell in closed if cell in gold or not goals[cell].known & diggers) if gold else closed[0]

    def _turn(self, state: Any, seat: int, legal: list[Action], ways: Ways, rng: Rng) -> Action:
        """The best lay, any of the passes, and every play, each drawn by its weight."""
        blocks = state.roles[seat] == SABOTEUR
        weights = SABOTEURS if blocks else MINER
        best: Action | None = None
        gain, total, share, passes = 0, 0, 0, 0
        shares: list[int] = []
        plays: list[Action] = []
        for action in legal:
            if type(action) is Move:
                move = action
                verb, cell, face = move.verb, move.cell, move.face
            else:
                verb, cell = next(iter(action)), -1
            if verb == "lay":
                if cell < 0:
                    cell, face = read_cell(action["at"]), self._face(action["lay"])
                left = ways.after(cell, face)
                if left == 0 and not blocks:
                    return action
                nearer = ways.nearest - left
                if best is None or (nearer < gain if blocks else nearer > gain):
                    best, gain = action, nearer
            elif verb == "pass":
                passes += 1
            else:
                share = self._play(state, seat, action, weights) if verb == "play" else weights.other
                if share:
                    shares.append(share)
                    plays.append(action)
                    total += share
        if best is not None:
            share = weights.level if not gain else (weights.harmful if gain < 0 else weights.helpful)
            shares.append(share)
            plays.append(best)
            total += share
        if passes:
            total += weights.throw
        if not total:
            return legal[rng.below(len(legal))]
        drawn = rng.below(total)
        for place, share in enumerate(shares):
            drawn -= share
            if drawn < 0:
                return plays[place]
        return _any_pass(legal, rng.below(passes))

    def _play(self, state: Any, seat: int, action: Action, weights: Weights) -> int:
        like = self._likeness.get(action["play"])
        if like == BREAKS:
            return weights.breaks_foe if self._is_foe(state, seat, action["on"]) else weights.breaks_other
        if like == MENDS:
            if action["on"] == seat:
                return weights.mends_self
            return 0 if self._is_foe(state, seat, action["on"]) else weights.mends_friend
        if like == LOOKS:
            return weights.look if "goal" in action else weights.other
        if like == COLLAPSES:
            return weights.collapse
        return weights.other

    def _is_foe(self, state: Any, seat: int, other: int) -> bool:
        """Whether a seat takes another for a foe: of the others the truth is drawn from what is believed, of me it is
        what the table thinks."""
        blocks: bool = state.roles[seat] == SABOTEUR
        if other == self.me and not blocks:
            return self.exposed > EXPOSED
        is_foe: bool = blocks != (state.roles[other] == SABOTEUR)
        return is_foe


def _any_pass(legal: list[Action], number: int) -> Action:
    for action in legal:
        if "pass" in action:
            if not number:
                return action
            number -= 1
    raise AssertionError("a pass was drawn that nobody has")


def _answer(legal: list[Action], rng: Rng) -> Action:
    """The most gold where gold is chosen, else anything."""
    if "gold" in legal[0].get("choose", ()):
        return max(legal, key=lambda action: int(action["choose"]["gold"]))
    return legal[rng.below(len(legal))]
