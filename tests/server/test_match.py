"""A game at a table, without the server around it."""

import random

import msgspec
import pytest

import motherlode
from motherlode.core.errors import RecordError
from motherlode.server.keeping.storage import MoveRow
from motherlode.server.table.match import Match

SEATS = range(3)


def played_out(seed: int) -> Match:
    match = Match("table", motherlode.game("saboteur").setup(3).plain(), seed)
    match.listen(SEATS)
    rng = random.Random(seed)
    while not match.over:
        if match.resting:
            match.onward()
        else:
            seat = match.asked[0]
            match.apply(seat, match.state.verify(seat, dict(rng.choice(match.state.legal(seat)))))
        match.pack()
    return match


def test_of_a_game_that_is_over_only_the_end_can_still_be_told() -> None:
    match = played_out(seed=1)
    for seat in SEATS:
        assert b"game-over" in (match.missing(seat, match.version - 1) or b"")
        assert match.missing(seat, match.version - 2) is None
        assert match.view(seat)["outcome"] == match.state.outcome


def some_moves(count: int) -> tuple[Match, list[MoveRow]]:
    """As they are kept, the deal first."""
    match = Match("table", motherlode.game("saboteur").setup(3).plain(), 1)
    kept = [match.deal()]
    for _ in range(count):
        seat = match.asked[0]
        first = (match.state.view(seat)["hand"])[0]
        kept += match.apply(seat, match.state.verify(seat, {"pass": [first]})).moves
    return match, kept


def again(deal: MoveRow, moves: list[MoveRow]) -> Match:
    match = Match("table", motherlode.game("saboteur").setup(3).plain(), 2, list(deal.chance))
    match.restore(moves)
    return match


def test_moves_that_are_missing_are_missed_although_the_others_could_be_played() -> None:
    match, (deal, *moves) = some_moves(6)
    assert again(deal, moves).view(0) == match.view(0)
    last = moves[-3:]
    renumbered = [msgspec.structs.replace(move, version=version) for version, move in enumerate(last, 1)]
    assert again(deal, renumbered).version == 3  # it is not the rules that forbid them
    with pytest.raises(ValueError, match="move 1 is missing"):
        again(deal, last)


def test_chance_that_no_move_asked_for_is_noticed() -> None:
    _, (deal, *moves) = some_moves(3)
    moves[1] = msgspec.structs.replace(moves[1], chance=[("more", 1)])
    with pytest.raises(RecordError):
        again(deal, moves)
