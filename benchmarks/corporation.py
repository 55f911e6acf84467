"""Random play of Dwarf Corporation through the public API: `python -m benchmarks.corporation`."""

import platform
from collections.abc import Callable

import motherlode
from benchmarks.calibration import calibrate
from benchmarks.timing import best_microseconds, best_rates
from motherlode.core.rng import Rng
from motherlode.core.state import State

COUNTS = (2, 4, 6)


def new_game(players: int, seed: int) -> State:
    game = motherlode.game("corporation")
    state: State = game.start(game.setup(players), seed)
    return state


class RandomPlay:
    """Plays game after game, quietly; a call plays one whole game and returns how many decisions it had."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.seed = 0

    def __call__(self) -> int:
        self.seed += 1
        state, rng, decisions = new_game(self.players, self.seed), Rng(self.seed), 0
        while actors := state.actors:
            seat = actors[0]
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))], quiet=True)
            decisions += 1
        return decisions


def moments(players: int = 4, every: int = 9) -> list[tuple[State, int]]:
    """States from all stages of a game, with who is to act."""
    state, rng, found = new_game(players, seed=1), Rng(1), []
    for number in range(10_000):
        if not state.actors:
            break
        seat = state.actors[0]
        if number % every == 0:
            found.append((state.copy(), seat))
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return found


def each(sample: list[tuple[State, int]], look: Callable[[State, int], object]) -> float:
    """Microseconds of one look, over all moments of the sample."""

    def once() -> None:
        for state, seat in sample:
            look(state, seat)

    return best_microseconds(once) / len(sample)


def main() -> None:
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}; best of many slices")
    for players in COUNTS:
        steps, decisions = best_rates(calibrate, RandomPlay(players))
        per_step = decisions / steps * 1000
        print(f"random play, {players} players  {decisions:>9,.0f}  decisions/s, {per_step:.1f} for 1,000 steps")
    sample = moments()
    print(f"legal   {each(sample, lambda state, seat: state.legal(seat)):>7.1f}  µs")
    print(f"copy    {each(sample, lambda state, _: state.copy()):>7.1f}  µs")
    print(f"view    {each(sample, lambda state, seat: state.view(seat)):>7.1f}  µs, with the log so far")


if __name__ == "__main__":
    main()
