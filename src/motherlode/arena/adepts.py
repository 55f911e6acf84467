"""A round of adepts that is played move by move, and may be tried out from anywhere."""

from __future__ import annotations

from typing import Any

from motherlode.arena.keeping import keep_log_only
from motherlode.bots import Bot, Remark, make
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import Action
from motherlode.games import game as find_game


class Table:
    """Adepts round a table, and what they said."""

    def __init__(self, players: int, seed: int) -> None:
        game, rng = find_game("saboteur"), Rng(seed)
        self.state: State = game.start(game.setup(players), rng.next())
        keep_log_only(self.state)
        self.state.rest_between_rounds = True
        self.seeds = [rng.next() for _ in range(players)]
        self.bots: list[Bot] = [make("adept", seed) for seed in self.seeds]
        self.talk: list[Remark] = []

    @property
    def is_playing(self) -> bool:
        state: Any = self.state  # one of the tunnel family, which has phases
        return bool(state.actors and state.phase == "play")

    def usual(self) -> Action:
        """What the adept does whose turn it is."""
        state, seat = self.state, self.state.actors[0]
        return self.bots[seat].choose(state.view(seat), state.legal(seat), self.talk)

    def do(self, action: Action) -> None:
        state, seat = self.state, self.state.actors[0]
        state.apply(seat, action)
        if self.is_playing:
            said = self.bots[seat].remarks(state.view(seat), self.talk)
            self.talk += [{**remark, "seat": seat, "at": len(state.log)} for remark in said]

    def after(self, action: Action) -> Table:
        """The same table after a move, while this one stays as it is."""
        other: Table = object.__new__(Table)
        other.state, other.seeds, other.bots, other.talk = self.state.copy(), self.seeds, self.bots, [*self.talk]
        other.state.rest_between_rounds = True
        other.do(action)
        return other

    def gained(self, seat: int) -> int:
        """What a seat has of the round once the adepts have played it to its end."""
        while self.state.actors:
            self.do(self.usual())
        return self.state.riches()[seat]
