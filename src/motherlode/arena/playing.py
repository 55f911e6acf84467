"""One game of bots, from the deal to the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from motherlode.arena.keeping import keep_log_only
from motherlode.arena.yardsticks import make
from motherlode.bots import Bot, Remark
from motherlode.core.audience import ALL
from motherlode.core.game import Game
from motherlode.core.rng import Rng
from motherlode.core.setup import Setup
from motherlode.core.state import State
from motherlode.core.types import View

PLAYER: Final = "player"
"""The role of everybody in a game without roles."""


@dataclass(frozen=True, slots=True)
class PlayedRound:
    roles: tuple[str, ...]
    won: tuple[str, ...]
    """The teams that won."""
    gained: tuple[int, ...]
    """What the sharing gave to each seat."""
    gold: tuple[int, ...]
    """What each seat has now, with all that was found, paid and robbed."""


@dataclass(slots=True)
class Played:
    """A game, or only its first round, as it went."""

    names: tuple[str, ...]
    rounds: list[PlayedRound] = field(default_factory=list)
    gold: tuple[int, ...] = ()
    """Of each seat at the end; of a single round, what it gained."""
    winners: tuple[int, ...] = ()
    decisions: int = 0


def play_game(game: Game[Any], setup: Setup, bots: Sequence[str | Bot], seed: int, rounds: int | None = None) -> Played:
    """Play one game, or its first `rounds` rounds. Bots are given by name, or ready made, one for each seat."""
    rng = Rng(seed)
    state = game.start(setup, rng.next())
    keep_log_only(state)
    seated = [make(bot, rng.next()) if isinstance(bot, str) else bot for bot in bots]
    played = Played(tuple(bot.name for bot in seated))
    talk: list[Remark] = []
    current = 1
    while state.actors:
        seat = state.actors[0]
        view = state.view(seat)
        if view.get("round", current) != current:
            current, talk = view["round"], []
            played.rounds.append(_last_round(state))
            if len(played.rounds) == rounds:
                break
        state.apply(seat, seated[seat].choose(view, state.legal(seat), talk))
        played.decisions += 1
        if state.actors:
            said = seated[seat].remarks(state.view(seat), talk)
            talk += [{**remark, "seat": seat, "at": len(state.log)} for remark in said]
    else:
        played.rounds.append(_last_round(state))
    outcome = state.outcome or _standing(played)
    played.gold, played.winners = tuple(outcome["gold"]), tuple(outcome["winners"])
    return played


def play_round(game: Game[Any], setup: Setup, bots: Sequence[str | Bot], seed: int) -> Played:
    """Play the first round of a game, gold shared."""
    return play_game(game, setup, bots, seed, rounds=1)


def _last_round(state: State) -> PlayedRound:
    """The round that ended last; a game without rounds and roles is one round of players."""
    view = state.view(ALL)
    last = view.get("last_round")
    if last is None:
        gained = tuple(state.outcome["gold"]) if state.outcome else ()
        return PlayedRound((PLAYER,) * state.setup.players, (), gained, gained)
    roles, gained = tuple(last.get("roles", view.get("colours", ()))), tuple(last["gained"])
    return PlayedRound(roles, tuple(last["won"]), gained, _standing_gold(view) or gained)


def _standing_gold(view: View) -> tuple[int, ...]:
    """Gold cards and nuggets beside them, where there are such."""
    gold = view.get("gold", {})
    return tuple(
        sum(cards) + balance for cards, balance in zip(gold.get("cards", ()), gold.get("balance", ()), strict=True)
    )


def _standing(played: Played) -> dict[str, Any]:
    gold = [sum(gains) for gains in zip(*(round_.gained for round_ in played.rounds), strict=True)]
    return {"gold": gold, "winners": [seat for seat, sum_ in enumerate(gold) if sum_ == max(gold)]}
