"""What was counted for the codes of one state is taken for no other state and for no other moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State

SABOTEUR, DUEL = ("saboteur", 4), ("duel", 2)


def started(table: tuple[str, int], seed: int) -> State:
    name, players = table
    game = motherlode.game(name)
    state: State = game.start(game.setup(players=players), seed)
    state.lighten()
    return state


class Pair:
    """A state that is played by codes, and one that is played by rich actions: always alike."""

    def __init__(self, table: tuple[str, int], seed: int) -> None:
        self.coded, self.rich = started(table, seed), started(table, seed)

    def codes(self, dice: Rng) -> None:
        seat = self.coded.actors[0]
        assert self.coded.codes(seat) == tuple(range(len(self.rich.legal(seat))))

    def act_by_code(self, dice: Rng) -> None:
        seat = self.coded.actors[0]
        legal = self.rich.legal(seat)
        code = dice.below(len(legal))
        self.rich.apply(seat, legal[code], quiet=True)
        self.coded.apply_code(seat, code)

    def act_richly(self, dice: Rng) -> None:
        seat = self.coded.actors[0]
        legal = self.rich.legal(seat)
        action = legal[dice.below(len(legal))]
        for state in (self.rich, self.coded):
            state.apply(seat, action, quiet=True)

    def act_aloud(self, dice: Rng) -> None:
        seat = self.coded.actors[0]
        legal = self.rich.legal(seat)
        action = legal[dice.below(len(legal))]
        for state in (self.rich, self.coded):
            state.apply(seat, action)

    def act_by_lot(self, dice: Rng) -> None:
        seed = dice.next()
        for state in (self.rich, self.coded):
            state.play_by_lot(Rng(seed))

    def ask_for_too_much(self, dice: Rng) -> None:
        seat = self.coded.actors[0]
        with pytest.raises(IndexError):
            self.coded.apply_code(seat, len(self.rich.legal(seat)))


WAYS = (
    Pair.codes,
    Pair.codes,
    Pair.act_by_code,
    Pair.act_richly,
    Pair.act_aloud,
    Pair.act_by_lot,
    Pair.ask_for_too_much,
)


@pytest.mark.parametrize("table", [SABOTEUR, DUEL])
def test_codes_of_many_states_by_turns_are_those_of_each(table: tuple[str, int]) -> None:
    pairs, dice = [Pair(table, seed) for seed in range(4)], Rng(9)
    for _ in range(500):
        one, other = pairs[dice.below(4)], pairs[dice.below(4)]
        if not one.coded.actors:
            continue
        if dice.below(6) == 0:
            one.coded.copy_into(other.coded)
            one.rich.copy_into(other.rich)
        WAYS[dice.below(len(WAYS))](one, dice)
        assert one.coded.dump() == one.rich.dump()
        assert other.coded.dump() == other.rich.dump()


@pytest.mark.parametrize("act", [Pair.act_by_code, Pair.act_richly, Pair.act_aloud, Pair.act_by_lot])
@pytest.mark.parametrize("table", [SABOTEUR, DUEL])
def test_codes_hold_until_somebody_acts_in_whichever_way(
    table: tuple[str, int], act: Callable[[Pair, Rng], None]
) -> None:
    for seed in range(12):
        pair, dice = Pair(table, seed), Rng(seed)
        for _ in range(seed):
            pair.act_by_code(dice)
        pair.codes(dice)
        act(pair, dice)
        pair.act_by_code(dice)
        assert pair.coded.dump() == pair.rich.dump()
