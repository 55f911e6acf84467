"""Between two rounds: a state that was told to rest stops there with the result in the open."""

import pytest

import motherlode
from motherlode.core.errors import IllegalAction
from motherlode.core.patch import fold
from motherlode.core.rng import Rng
from motherlode.core.state import State


def base(rest: bool, seed: int = 3) -> State:
    game = motherlode.game("saboteur")
    state = game.start(game.setup(players=4), seed)
    state.rest_between_rounds = rest
    return state


def play_on(state: State, dice: Rng, quiet: bool = True) -> None:
    """At random, until nobody is asked."""
    while state.actors:
        seat = state.actors[0]
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))], quiet=quiet)


def rested(seed: int = 3) -> State:
    state = base(rest=True, seed=seed)
    play_on(state, Rng(seed))
    return state


def test_it_stops_after_the_gold_is_shared_and_before_the_next_deal() -> None:
    state = rested()
    assert state.resting
    assert state.actors == ()
    assert state.outcome is None
    view = state.view(0)
    assert view["round"] == 1
    assert view["last_round"]["round"] == 1
    assert None not in view["roles"]
    assert view["asked"] == {}


def test_it_does_not_stop_unless_it_was_told_to() -> None:
    state = base(rest=False)
    play_on(state, Rng(3))
    assert not state.resting
    assert state.outcome is not None


def test_after_the_last_round_it_is_over_and_does_not_rest() -> None:
    state, dice, rests = base(rest=True), Rng(3), 0
    play_on(state, dice)
    while state.resting:
        rests += 1
        state.proceed(quiet=True)
        play_on(state, dice)
    assert rests == 2
    assert state.outcome is not None


def test_a_game_of_one_round_never_rests() -> None:
    game = motherlode.game("corporation")
    state = game.start(game.setup(players=2), seed=1)
    state.rest_between_rounds = True
    play_on(state, Rng(2))
    assert not state.resting
    assert state.outcome is not None


def test_a_tied_duel_rests_before_its_next_round() -> None:
    game = motherlode.game("duel")
    for seed in range(200):
        state = game.start(game.setup(players=2), seed)
        state.rest_between_rounds = True
        play_on(state, Rng(seed))
        if state.resting:
            break
    assert state.resting
    assert state.view(0)["last_round"]["won"] == ["nobody"]
    state.proceed()
    assert state.view(0)["round"] == 2


@pytest.mark.parametrize("quiet", [False, True])
def test_a_move_while_it_rests_is_refused_with_a_code_of_its_own(quiet: bool) -> None:
    state = rested()
    before = state.dump()
    with pytest.raises(IllegalAction) as refusal:
        state.apply(0, {"pass": ["map"]}, quiet=quiet)
    assert refusal.value.code == "resting"
    assert state.dump() == before


def test_nobody_can_proceed_while_somebody_is_asked() -> None:
    with pytest.raises(IllegalAction) as refusal:
        base(rest=True).proceed()
    assert refusal.value.code == "not-resting"


def test_rounds_with_rests_between_them_are_the_same_game() -> None:
    through, resting, dice = base(rest=False), base(rest=True), Rng(9)
    play_on(through, dice)
    dice = Rng(9)
    play_on(resting, dice)
    while resting.resting:
        resting.proceed()
        play_on(resting, dice)
    assert resting.record() == through.record()
    assert resting.view(motherlode.ALL)["gold"] == through.view(motherlode.ALL)["gold"]


def test_what_is_told_on_proceeding_brings_every_view_up_to_date() -> None:
    state = base(rest=True)
    play_on(state, Rng(3), quiet=False)
    views = {seat: state.view(seat) for seat in (0, 3, motherlode.SPECTATOR)}
    for event in state.proceed():
        views = {audience: fold(view, event.patch(audience)) for audience, view in views.items()}
    assert views == {audience: state.view(audience) for audience in views}


def test_the_flag_goes_with_copy_and_dump_and_a_resting_state_stays_resting() -> None:
    state = rested()
    game = motherlode.game("saboteur")
    for other in (state.copy(), game.load(state.dump())):
        assert other.rest_between_rounds
        assert other.resting
        assert other.view(2) == state.view(2)


def test_a_record_made_while_it_rests_replays_to_the_same_rest() -> None:
    state = rested()
    game = motherlode.game("saboteur")
    again = game.replay(state.record())
    assert again.resting
    assert again.view(1)["last_round"] == state.view(1)["last_round"]
    assert not again.rest_between_rounds
    state.proceed()
    assert not game.replay(state.record()).resting


def test_a_deal_that_fits_a_view_of_a_rest_rests_too() -> None:
    state = rested()
    view = state.view(1)
    other = motherlode.game("saboteur").resample(view, Rng(5))
    assert other.resting
    assert other.view(1) == view
