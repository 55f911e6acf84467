"""A game at a table, without the server around it."""

import random

import motherlode
from motherlode.server.play import Play

SEATS = range(3)


def played_out(seed: int) -> Play:
    play = Play(motherlode.game("saboteur").setup(3).plain(), seed)
    play.listen(SEATS)
    rng = random.Random(seed)
    while not play.over:
        if play.held is not None:
            play.onward()
        else:
            seat = play.asked[0]
            play.apply(seat, play.state.verify(seat, dict(rng.choice(play.state.legal(seat)))))
        play.rest()
    return play


def test_of_a_game_that_is_over_only_the_end_can_still_be_told() -> None:
    play = played_out(seed=1)
    for seat in SEATS:
        assert b"game-over" in (play.missing(seat, play.version - 1) or b"")
        assert play.missing(seat, play.version - 2) is None
        assert play.view(seat)["outcome"] == play.state.outcome
