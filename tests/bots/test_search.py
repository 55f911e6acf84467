"""The search by itself, in a game of one move: every deal has its luck, every move its gain."""

from __future__ import annotations

from typing import Any

import pytest

from motherlode.bots.tree.search import Node, search

GAINS = {"best": 0.1, "good": 0.09, "bad": 0.0}
MOVES = {str({"take": name}): name for name in GAINS}


class Table:
    """One move is made, then all is settled."""

    def __init__(self, luck: float, gain: float | None = None) -> None:
        self.luck, self.gain = luck, gain
        self.actors = (0,)

    def copy(self) -> Table:
        return Table(self.luck, self.gain)

    def apply(self, seat: int, action: dict[str, Any], quiet: bool) -> None:
        self.gain = GAINS[action["take"]]


class Referee:
    curiosity = 0.05

    def __init__(self, *ranked: str) -> None:
        self.ranked = ranked

    def settled(self, state: Table) -> bool:
        return state.gain is not None

    def seen(self, state: Table) -> None:
        return None

    def tells(self, action: dict[str, Any]) -> bool:
        return False

    def options(self, state: Table, seat: int) -> list[dict[str, Any]]:
        return [{"take": name} for name in self.ranked]

    def width(self, visits: int) -> int:
        return 1 + visits // 10

    def worths(self, state: Table) -> list[float]:
        worth = 0.4 + state.luck + (state.gain or 0.0)
        return [worth, 1 - worth]


def visits(root: Node) -> dict[str, int]:
    return {MOVES[key]: tried.visits for key, tried in root.moves.items()}


def test_the_luck_of_a_deal_does_not_count_for_a_move() -> None:
    deals: list[Any] = [Table(luck) for luck in (0.4, -0.3, 0.0)]
    root = search(deals, Referee("bad", "good", "best"), 200)
    totals = {MOVES[key]: tried.total / tried.visits for key, tried in root.moves.items()}
    mean = 0.4 + sum(deal.luck for deal in deals) / 3
    assert totals == {name: pytest.approx(mean + gain) for name, gain in GAINS.items()}


def test_moves_are_tried_in_their_order_and_more_of_them_with_the_visits() -> None:
    deals: list[Any] = [Table(0.0)]
    assert set(visits(search(deals, Referee("bad", "good", "best"), 10))) == {"bad"}
    assert set(visits(search(deals, Referee("bad", "good", "best"), 20))) == {"bad", "good"}
    late = visits(search(deals, Referee("bad", "good", "best"), 200))
    assert late["best"] > late["bad"]


def test_the_deals_stay_as_they_were() -> None:
    deals: list[Any] = [Table(0.1), Table(0.2)]
    search(deals, Referee("best"), 6)
    assert [deal.gain for deal in deals] == [None, None]


class Cave:
    """Gold lies on one side; who looks first pays for it and may then go to the right one."""

    def __init__(self, gold: str, done: tuple[str, ...] = ()) -> None:
        self.gold, self.done = gold, done
        self.actors = (0,)

    def copy(self) -> Cave:
        return Cave(self.gold, self.done)

    def apply(self, seat: int, action: dict[str, Any], quiet: bool) -> None:
        self.done = (*self.done, action["take"])


class Miner:
    curiosity = 0.2

    def __init__(self, sees: bool) -> None:
        self.sees = sees

    def settled(self, state: Cave) -> bool:
        return bool(state.done) and state.done[-1] != "look"

    def seen(self, state: Cave) -> str | None:
        return state.gold if self.sees and "look" in state.done else None

    def tells(self, action: dict[str, Any]) -> bool:
        return action["take"] == "look"

    def options(self, state: Cave, seat: int) -> list[dict[str, Any]]:
        return [{"take": name} for name in ("left", "right", *(() if state.done else ("look",)))]

    def width(self, visits: int) -> int:
        return 3

    def worths(self, state: Cave) -> list[float]:
        if not self.settled(state):
            return [0.1, 0.9]
        worth = (state.done[-1] == state.gold) * 0.9 - 0.1 * len(state.done)
        return [worth, 1 - worth]


@pytest.mark.parametrize(("sees", "worth"), [(True, 0.7), (False, 0.25)])
def test_a_look_is_worth_what_one_does_with_what_it_shows(sees: bool, worth: float) -> None:
    deals: list[Any] = [Cave("left" if number.bit_count() % 2 else "right") for number in range(32)]
    look = search(deals, Miner(sees), 400).moves[str({"take": "look"})]
    assert look.total / look.visits == pytest.approx(worth, abs=0.05)
