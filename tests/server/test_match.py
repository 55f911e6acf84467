"""A game at a table, without the server around it."""

import random

import motherlode
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
