"""Actions as ints, and playing on by a policy."""

import pytest

import motherlode
from motherlode.core.rng import Rng
from motherlode.core.state import State

TABLES = {"saboteur": 5, "duel": 2, "corporation": 3}


def started(name: str, seed: int = 4) -> State:
    game = motherlode.game(name)
    return game.start(game.setup(players=TABLES[name]), seed)


@pytest.mark.parametrize("name", TABLES)
def test_a_code_means_the_action_at_its_place_in_legal(name: str) -> None:
    state, other = started(name), started(name)
    while state.actors and len(state.history) < 80:
        seat = state.actors[0]
        codes, legal = state.codes(seat), state.legal(seat)
        assert [state.action(seat, code) for code in codes] == legal
        chosen = codes[len(state.history) % len(codes)]
        other.apply(seat, legal[codes.index(chosen)], quiet=True)
        state.apply_code(seat, chosen)
        assert state.dump() == other.dump()


TOLLS = ("saboteur2", "veto", "diversion", "pathfinder", "tunnel-toll", "treasure-chests")


@pytest.mark.parametrize(
    ("name", "modules", "players"),
    [
        ("saboteur", (), 4),
        ("saboteur", ("saboteur2",), 6),
        ("saboteur", TOLLS, 7),
        ("duel", (), 2),
        ("corporation", (), 4),
    ],
)
def test_in_a_light_state_a_code_does_what_its_action_does(name: str, modules: tuple[str, ...], players: int) -> None:
    game, dice = motherlode.game(name), Rng(8)
    state = game.start(game.setup(players=players, modules=modules), 8)
    state.lighten()
    for _ in range(240):
        if not state.actors:
            break
        seat = state.actors[0]
        legal, code, other = state.legal(seat), dice.below(len(state.codes(seat))), state.copy()
        assert len(state.codes(seat)) == len(legal)
        other.apply(seat, legal[code], quiet=True)
        state.apply_code(seat, code)
        assert state.dump() == other.dump()


@pytest.mark.parametrize("code", [-1, 10_000])
@pytest.mark.parametrize("written", [False, True])
@pytest.mark.parametrize("light", [False, True])
def test_a_code_that_was_not_given_is_refused_and_changes_nothing(code: int, written: bool, light: bool) -> None:
    state = started("saboteur")
    if light:
        state.lighten()
    seat, before = state.actors[0], state.dump()
    if written:
        state.action(seat, 0)
    with pytest.raises(IndexError):
        state.apply_code(seat, code)
    assert state.dump() == before


@pytest.mark.parametrize(
    ("name", "modules"),
    [*((name, ()) for name in TABLES), ("saboteur", ("saboteur2",)), ("saboteur", ("veto", "tunnel-toll", "artisan"))],
)
def test_many_games_are_those_that_are_started_one_by_one(name: str, modules: tuple[str, ...]) -> None:
    game = motherlode.game(name)
    setup, rows = game.setup(players=TABLES[name], modules=modules), []
    for seed in (3, 4):
        state = game.start(setup, seed)
        rows.append(state.rollout("random", seed, "game"))
    assert game.play_many(setup, [3, 4]) == rows


def test_who_is_not_asked_has_no_codes() -> None:
    state = started("saboteur")
    assert state.codes((state.actors[0] + 1) % 5) == ()


@pytest.mark.parametrize("name", TABLES)
def test_a_rollout_to_the_end_gains_what_the_outcome_says(name: str) -> None:
    state = started(name)
    before = state.riches()
    gained = state.rollout("random", seed=9, until="game")
    assert state.outcome is not None
    assert state.outcome["gold"] == [had + more for had, more in zip(before, gained, strict=True)]


def test_a_rollout_of_a_round_stops_between_the_rounds() -> None:
    state = started("saboteur")
    gained = state.rollout("random", seed=2)
    assert state.resting
    assert not state.rest_between_rounds
    assert gained == state.view(motherlode.ALL)["last_round"]["gained"]
    state.rollout("random", seed=2, until="game")
    assert state.outcome is not None


@pytest.mark.parametrize("is_light", [False, True])
@pytest.mark.parametrize("name", TABLES)
def test_several_turns_by_lot_are_the_same_as_one_after_the_other(name: str, is_light: bool) -> None:
    state, other = started(name), started(name)
    if is_light:
        state.lighten()
        other.lighten()
    rng, same = Rng(7), Rng(7)
    state.play_by_lot(rng, 20)
    for _ in range(20):
        assert other.actors
        other.play_by_lot(same)
    assert (state.table(), rng.state) == (other.table(), same.state)
    assert state.actors
    state.play_by_lot(rng, 1_000_000)
    other.play_by_lot(same, -1)
    assert (state.table(), rng.state) == (other.table(), same.state)
    assert state.outcome is not None


def test_the_same_seed_plays_the_same_and_another_one_does_not() -> None:
    games = []
    for seed in (1, 1, 2):
        state = started("saboteur")
        state.rollout("random", seed)
        games.append(state.dump())
    assert games[0] == games[1] != games[2]


def test_weights_by_role_change_how_it_is_played() -> None:
    def passes(weight: int) -> int:
        state = started("saboteur")
        state.rollout({"*": {"pass": weight}}, seed=3)
        return sum(1 for move in state.history if move[0] != "chance" and "pass" in move[1])

    assert passes(50) > passes(1) > passes(0)


def test_a_role_has_weights_of_its_own() -> None:
    state = started("saboteur")
    roles = [state.role(seat) for seat in range(5)]
    state.rollout({"saboteur": {"lay": 0, "play": 0}, "*": {"pass": 0}}, seed=3)
    moves = [move for move in state.history if move[0] != "chance" and "choose" not in move[1]]
    by_saboteurs = [action for seat, action in moves if roles[seat] == "saboteur"]
    assert by_saboteurs
    assert all("pass" in action for action in by_saboteurs)
    assert any("pass" not in action for seat, action in moves if roles[seat] == "miner")


def test_many_games_give_a_row_for_each_seed() -> None:
    game = motherlode.game("saboteur")
    setup = game.setup(players=4)
    rows = game.play_many(setup, range(5), "random", "round")
    assert len(rows) == 5
    assert all(len(row) == 4 for row in rows)
    assert rows == game.play_many(setup, range(5), "random", "round")
    single = game.start(setup, 3)
    assert single.rollout("random", 3, "round") == rows[3]


@pytest.mark.parametrize("quiet", [True, False])
@pytest.mark.parametrize("name", TABLES)
def test_codes_are_those_of_the_moment_whoever_acted_and_however(name: str, quiet: bool) -> None:
    state = started(name)
    state.rest_between_rounds = True
    for number in range(60):
        if state.resting:
            assert state.codes(0) == ()
            state.proceed(quiet)
        seat = state.actors[0]
        state.codes(seat)
        copy = state.copy()
        legal = state.legal(seat)
        state.apply(seat, legal[number % len(legal)], quiet)
        assert [copy.action(seat, code) for code in copy.codes(seat)] == legal
        for other in range(state.setup.players):
            assert [state.action(other, code) for code in state.codes(other)] == state.legal(other)
