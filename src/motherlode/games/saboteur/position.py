"""Dwarfs and gold of a table as a scenario describes it, and their description."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from motherlode.core.errors import PositionError
from motherlode.core.rng import Rng
from motherlode.core.types import Given
from motherlode.games.saboteur.dwarfs import forget_looks
from motherlode.games.tunnels.dealing import shuffled
from motherlode.games.tunnels.position import seat_of

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

KEYS = frozenset({"roles", "leftover", "gold", "gold_cards", "gold_deck"})


def lay_given_people(state: SaboteurState, given: Given, rng: Rng) -> None:
    players, pool = state.setup.players, Counter(state.rules.dwarfs)
    for dwarf in (*given.get("roles", ()), *given.get("leftover", ())):
        if dwarf not in pool:
            raise PositionError("bad-dwarf", arguments={"dwarf": str(dwarf)})
    rest = shuffled(list((pool - Counter([*given.get("roles", ()), *given.get("leftover", ())])).elements()), rng)
    state.roles = list(given["roles"]) if "roles" in given else [rest.pop() for _ in range(players)]
    if len(state.roles) != players:
        raise PositionError("bad-roles", arguments={"count": len(state.roles)})
    left_over = len(state.rules.dwarfs) - players
    state.leftover = list(given["leftover"]) if "leftover" in given else rest[:left_over]
    forget_looks(state)


def lay_given_gold(state: SaboteurState, given: Given, rng: Rng) -> None:
    players = state.setup.players
    owned = {
        seat_of(state, seat): [int(value) for value in cards] for seat, cards in given.get("gold_cards", {}).items()
    }
    state.gold_cards = [owned.get(seat, []) for seat in range(players)]
    state.balance = [int(nuggets) for nuggets in given.get("gold", [state.rules.starting_nuggets] * players)]
    state.counted = (state.rules.starting_nuggets,) * players
    if len(state.balance) != players:
        raise PositionError("bad-gold", arguments={"count": len(state.balance)})
    if "gold_deck" in given:
        state.gold_deck = [int(value) for value in given["gold_deck"]][::-1]
    else:
        taken = Counter(value for cards in owned.values() for value in cards)
        state.gold_deck = shuffled(list((Counter(state.rules.gold_cards) - taken).elements()), rng)


def describe(state: SaboteurState) -> Given:
    return {
        "roles": list(state.roles),
        "leftover": list(state.leftover),
        "gold": list(state.balance),
        "gold_cards": {str(seat): list(cards) for seat, cards in enumerate(state.gold_cards) if cards},
        "gold_deck": state.gold_deck[::-1],
    }
