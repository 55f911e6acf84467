"""A position of a game that bots play, looked at by the seat that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any, Final

from motherlode.bots import make
from motherlode.bots.appraisal import Appraisal, Appraiser
from motherlode.bots.skills import SKILLS
from motherlode.core.audience import SPECTATOR
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action, View
from motherlode.games import game as find_game

SEED: Final = 7
"""Of the deals in which moves are tried."""


FAVOURITES: Final = 4
ROUND_OVER: Final = "round-over"
BOTS: Final = ("adept", "novice", "novice")

Found = tuple[str, list[Appraisal], dict[str, Any]]
"""What kind of puzzle a position is, all its moves with the best one first, and why that one is."""


class Position:
    def __init__(self, state: State) -> None:
        self.state: Any = state
        self.seat = state.actors[0]
        self.view: View = state.view(self.seat)
        self.legal = state.legal(self.seat)

    @property
    def appraiser(self) -> Appraiser:
        appraiser = SKILLS[self.view["game"]].appraiser
        assert appraiser is not None
        return appraiser

    @cached_property
    def moves(self) -> list[Action]:
        """The legal actions, of those that only throw cards away one."""
        passes = [action for action in self.legal if is_pass(action)]
        return [action for action in self.legal if not is_pass(action)] + passes[:1]

    @property
    def favourites(self) -> list[Action]:
        """A few of them that come to mind: where they are alike nothing else needs a look."""
        return self.appraiser.shortlist(SEED, self.view, self.legal, ())[:FAVOURITES]

    def appraise(self, moves: Sequence[Action], deals: int) -> list[Appraisal]:
        return self.appraiser.appraise(SEED, self.view, self.legal, (), moves, deals)

    @cached_property
    def lays(self) -> list[Action]:
        return [action for action in self.legal if "lay" in action]

    def deals(self, count: int) -> Iterator[Any]:
        """States that fit what the seat knows."""
        sampler, rng = find_game(self.view["game"]).sampler({**self.view, "log": []}), Rng(SEED)
        for _ in range(count):
            yield sampler.deal(rng)

    def after(self, action: Action) -> Any:
        """The table after an action, as it truly was."""
        state = self.state.copy()
        state.apply(self.seat, action)
        return state

    def told(self, action: Action) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """What everybody would see of an action first, and all that the seat would see until the round is over."""
        events = self.state.copy().apply(self.seat, action)
        seen = [event.seen_by(self.seat) for event in takewhile(lambda event: event.kind != ROUND_OVER, events)]
        return events[0].words(SPECTATOR), [event for event in seen if event is not None]


def worths(position: Position, appraisals: Sequence[Appraisal]) -> dict[str, float]:
    """What each legal action is worth, rounded: cards that are only thrown away the same, and what was not looked at
    no more than the least."""
    known = {str(dict(appraisal.action)): appraisal.worth for appraisal in appraisals}
    least = min(known.values())
    passed = next((one.worth for one in appraisals if is_pass(one.action)), least)
    actions = [(action, str(dict(action))) for action in position.legal]
    return {word: round(passed if is_pass(action) else known.get(word, least), 2) for action, word in actions}


def is_pass(action: Action) -> bool:
    return "pass" in action


def positions(game: str, players: int, seed: int, modules: Sequence[str] = ()) -> Iterator[Position]:
    """Every turn of the first round of a game, its bots drawn by lot: among adepts alone a saboteur has no secrets."""
    rules = find_game(game)
    rng = Rng(seed)
    state = rules.start(rules.setup(players, modules=list(modules)), rng.next())
    bots = [make(BOTS[rng.below(len(BOTS))], rng.next()) for _ in range(players)]
    while state.actors and state.view(SPECTATOR).get("round", 1) == 1:
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        if len(legal) > 1 and view["asked"][str(seat)] == _asked(game):
            yield Position(state)
        state.apply(seat, bots[seat].choose(view, legal, ()))


def _asked(game: str) -> str:
    appraiser = SKILLS[game].appraiser
    assert appraiser is not None
    return appraiser.asked
