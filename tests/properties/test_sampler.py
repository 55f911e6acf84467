"""Deals from a view: each fits everything the view holds, and none drags a past along."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import motherlode
from motherlode.core.errors import RecordError
from motherlode.core.rng import Rng
from motherlode.core.state import State
from motherlode.core.types import View

TABLES = {
    "base": ("saboteur", 5, []),
    "chests and a party": ("saboteur", 7, ["saboteur2", "veto", "treasure-chests", "tunnel-party"]),
    "championship": ("saboteur", 4, ["greedy-dwarf", "goal-swap", "treasury", "pathfinder", "new-goals"]),
    "duel": ("duel", 2, []),
    "corporation": ("corporation", 3, []),
}


def moments(name: str, every: int = 17) -> Iterator[tuple[State, View]]:
    """A random game, and now and then what one of its seats sees."""
    game_id, players, modules = TABLES[name]
    game = motherlode.game(game_id)
    state, dice = game.start(game.setup(players=players, modules=modules), seed=23), Rng(4)
    turn = 0
    while state.actors:
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[dice.below(len(legal))])
        turn += 1
        if turn % every == 0:
            yield state, state.view(turn % (players + 1) - 1)


@pytest.mark.parametrize("name", TABLES)
def test_every_deal_of_one_sampler_fits_the_view(name: str) -> None:
    for _, view in moments(name):
        sampler = motherlode.game(view["game"]).sampler(view)
        for seed in range(3):
            deal = sampler.deal(Rng(seed))
            assert deal.view(view["seat"]) | {"log": view["log"]} == view
            assert sampler.deal(Rng(seed)).view(motherlode.ALL) == deal.view(motherlode.ALL)


def test_deals_differ_in_what_cannot_be_known() -> None:
    view = next(view for _, view in moments("base"))
    sampler = motherlode.game("saboteur").sampler(view)
    hands = {str(sampler.deal(Rng(seed)).view(motherlode.ALL)["hands"]) for seed in range(20)}
    assert len(hands) == 20


def test_deals_of_the_corporation_differ_in_the_order_of_the_deck() -> None:
    view = next(view for _, view in moments("corporation"))
    sampler = motherlode.game("corporation").sampler(view)
    assert len({tuple(sampler.deal(Rng(seed)).deck) for seed in range(20)}) > 10


def test_roles_and_goals_may_be_given() -> None:
    state, view = next((state, view) for state, view in moments("base") if view["seat"] >= 0)
    truth = state.view(motherlode.ALL)
    goals = {cell: seen["face"] for cell, seen in truth["goals"].items()}
    sampler = motherlode.game("saboteur").sampler(view)
    for seed in range(10):
        deal = sampler.deal(Rng(seed), roles=truth["roles"], goals=goals).view(motherlode.ALL)
        assert deal["roles"] == truth["roles"]
        assert {cell: seen["face"] for cell, seen in deal["goals"].items()} == goals
    assert any(sampler.deal(Rng(seed)).view(motherlode.ALL)["roles"] != truth["roles"] for seed in range(30))


def test_one_goal_may_be_given_and_the_others_are_dealt() -> None:
    _, view = next((state, view) for state, view in moments("base") if view["seat"] >= 0)
    hidden = next(cell for cell, seen in view["goals"].items() if seen["face"] is None)
    sampler = motherlode.game("saboteur").sampler(view)
    faces = [sampler.deal(Rng(seed), goals={hidden: "gold"}).view(motherlode.ALL)["goals"] for seed in range(10)]
    assert {goals[hidden]["face"] for goals in faces} == {"gold"}
    assert all([seen["face"] for seen in goals.values()].count("gold") == 1 for goals in faces)


def test_what_the_view_knows_goes_before_what_is_given() -> None:
    _, view = next((state, view) for state, view in moments("base") if view["seat"] == 1)
    other = "miner" if view["roles"][1] == "saboteur" else "saboteur"
    supposed = [other if seat == 1 else None for seat in range(5)]
    deal = motherlode.game("saboteur").sampler(view).deal(Rng(1), roles=supposed)
    assert deal.view(1)["roles"][1] == view["roles"][1]


@pytest.mark.parametrize("name", TABLES)
def test_a_deal_is_light_and_stays_so(name: str) -> None:
    _, view = next(moments(name))
    game = motherlode.game(view["game"])
    deal = game.sampler(view).deal(Rng(2))
    for _ in range(3):
        deal.apply(deal.actors[0], deal.legal(deal.actors[0])[0], quiet=True)
    for light in (deal, deal.copy(), game.load(deal.dump())):
        assert (light.log, [*light.history], light.origin) == ([], [], None)
        with pytest.raises(RecordError) as refusal:
            light.record()
        assert refusal.value.code == "light-state"


def test_any_state_can_be_lightened() -> None:
    state, _ = next(moments("base"))
    before = state.view(0)
    state.lighten()
    assert state.view(0) == before | {"log": []}
