"""A copy shares nothing that changes, whether it is made anew or written over another state."""

import json
from typing import Any

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.games.saboteur.round import finish_round


def started(name: str, players: int, moves: int) -> Any:
    game = motherlode.game(name)
    state, dice = game.start(game.setup(players=players), seed=5), Rng(6)
    for _ in range(moves):
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[dice.below(len(legal))], quiet=True)
    return state


def test_a_state_is_copied_into_another_of_its_set_up() -> None:
    for name, players in (("saboteur", 5), ("duel", 2), ("corporation", 3)):
        state, pooled = started(name, players, 12), started(name, players, 30)
        state.copy_into(pooled)
        assert pooled.dump() == state.dump()
        before = state.dump()
        for _ in range(10):
            pooled.apply(pooled.actors[0], pooled.legal(pooled.actors[0])[0], quiet=True)
        assert state.dump() == before
        assert pooled.dump() != before


@pytest.mark.parametrize(("name", "players"), [("saboteur", 5), ("duel", 2), ("corporation", 3)])
def test_a_copy_is_not_written_over_what_somebody_else_holds(name: str, players: int) -> None:
    state, pooled = started(name, players, 12), started(name, players, 30)
    before = pooled.dump()
    held = {kept.name: getattr(pooled, kept.name) for kept in pooled.fields if kept.copied is not None}
    rows = [row for value in held.values() if isinstance(value, list) for row in value]
    written = repr(rows)
    state.copy_into(pooled)
    assert repr(rows) == written
    for field, value in held.items():
        setattr(pooled, field, value)
    for kept in pooled.fields:
        if kept.kept and kept.copied is None:
            kept.restore(pooled, json.loads(before)["table"][kept.key])
    assert json.loads(pooled.dump())["table"] == json.loads(before)["table"]


@pytest.mark.skipif(not motherlode.compiled, reason="plain Python makes every copy anew")
def test_what_nobody_else_holds_is_written_over_and_not_made_anew() -> None:
    state, pooled = started("saboteur", 5, 12), started("saboteur", 5, 30)
    names = ("stack", "rng", "play", "hands", "deck", "pile", "fronts", "goals", "board", "roles", "gold_cards")
    before = {name: id(getattr(pooled, name)) for name in names}
    state.copy_into(pooled)
    assert {name: id(getattr(pooled, name)) for name in names} == before


def test_a_state_that_is_copied_into_itself_stays_as_it_is() -> None:
    state = started("saboteur", 5, 12)
    before = state.dump()
    state.copy_into(state)
    assert state.dump() == before


@pytest.mark.parametrize(("name", "players"), [("saboteur", 5), ("duel", 2), ("corporation", 3)])
def test_a_state_and_its_copies_go_their_own_ways(name: str, players: int) -> None:
    state = started(name, players, 20)
    copies = [state.copy(), state.copy()]
    copies.append(copies[0].copy())
    before = [state.dump()] * 4
    for number, other in enumerate([state, *copies]):
        for _ in range(8):
            legal = other.legal(other.actors[0])
            other.apply(other.actors[0], legal[number % len(legal)], quiet=True)
        before[number] = other.dump()
        assert [each.dump() for each in (state, *copies)] == before
    assert len(set(before)) == 4


def test_a_copy_listens_to_nobody() -> None:
    state = started("saboteur", 5, 3)
    state.listen([0])
    events = state.copy().apply(state.actors[0], state.legal(state.actors[0])[0])
    assert events[-1].seen_by(1) is not None


def test_what_no_state_declares_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        started("duel", 2, 0).trumpet = 1


def test_a_copy_that_goes_its_own_way_offers_nothing_to_the_other() -> None:
    game = motherlode.game("saboteur")
    state, rng = game.start(game.setup(players=3), seed=8), motherlode.Rng(8)
    for _ in range(25):
        seat, other = state.actors[0], state.copy()
        other.apply_code(seat, rng.below(len(other.codes(seat))))
        other.legal(other.actors[0])
        fresh = game.load(state.dump())
        assert state.legal(seat) == fresh.legal(seat)
        state.apply_code(seat, rng.below(len(state.codes(seat))))


@pytest.mark.parametrize(("name", "players"), [("saboteur", 3), ("duel", 2), ("corporation", 2)])
def test_what_the_frame_of_a_state_keeps_by_itself_is_no_part_of_the_table(name: str, players: int) -> None:
    game = motherlode.game(name)
    kept = game.start(game.setup(players), seed=1).table().keys()
    frame = {"stack", "actors", "rng", "script", "history", "log", "origin", "rest_between_rounds", "aloud"}
    assert kept.isdisjoint({*frame, "_offered", "_telling"})


def test_a_copy_shares_out_the_gold_of_a_round_by_itself() -> None:
    state = started("saboteur", 5, 3)
    finish_round(state, completer=state.roles.index("miner"))
    state.advance()
    assert state.stack[-1][0] == "draft"
    other, before = state.copy(), state.dump()
    other.apply(other.actors[0], other.legal(other.actors[0])[0], quiet=True)
    assert other.result["gained"] != state.result["gained"]
    assert state.dump() == before
