"""A module of which only the engine knows is played, judged and printed all the same."""

import pytest

import motherlode
from motherlode.bots import make
from motherlode.games.saboteur.modules import MODULES
from motherlode.print import pieces_of, printed, table_of
from motherlode.words import Words
from tests.strangers import Strange

GAME = motherlode.game("saboteur")


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MODULES, Strange.id, Strange())


def position(**given):
    roles = ["miner", "miner", "miner", "saboteur", "saboteur"]
    return GAME.position(GAME.setup(5, modules=[Strange.id]), {"roles": roles, **given})


def choice(state, seat=0):
    return make("adept").choose(state.view(seat), state.legal(seat), [])


def round_of_adepts(seed: int) -> set[str]:
    """What happens in a round, by event."""
    state = GAME.start(GAME.setup(5, modules=[Strange.id]), seed)
    bots = [make("adept", seat) for seat in range(5)]
    happened = set()
    while state.actors and state.round == 1:
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        action = bots[seat].choose(view, legal, [])
        assert action in legal
        happened |= {event.seen_by(0)["event"] for event in state.apply(seat, action) if event.seen_by(0)}
    return happened


def test_adepts_play_it_to_the_end_of_a_round() -> None:
    rounds = [round_of_adepts(seed) for seed in range(3)]
    assert all("round-over" in happened for happened in rounds)
    assert any("called" in happened for happened in rounds), "an unknown card is played now and then"


def test_an_unknown_card_is_played_rather_than_thrown_away() -> None:
    state = position(hands={"0": ["whistle", "sleep"]}, fronts={"0": ["broken-lamp"]})
    assert "play" in choice(state)


def test_digging_goes_before_an_unknown_card() -> None:
    state = position(hands={"0": ["whistle", "NESW"]})
    assert choice(state) == {"lay": "NESW", "at": "1,0"}


def test_a_card_that_is_like_a_repair_is_used_as_one() -> None:
    state = position(hands={"0": ["smith", "whistle"]}, fronts={"0": ["broken-lamp"]})
    assert choice(state) == {"play": "smith", "on": 0, "tool": "lamp"}


def test_a_card_that_keeps_from_laying_is_used_as_a_broken_tool() -> None:
    row = {f"{x},0": "ESW" if x < 5 else "EW" for x in range(1, 7)}
    state = position(board=row, hands={"3": ["sleep", "NS"]}, turn=3, looked={"3": []}, goals={"8,0": "gold"})
    assert choice(state, 3)["play"] == "sleep"


def test_all_of_it_is_printed() -> None:
    words = Words("en", strict=False)
    setup = table_of("saboteur", (Strange.id,), 5)
    names = [piece.front.name for piece in pieces_of(setup, words)]
    for name, count in {
        "action whistle": 4,
        "action sleep": 3,
        "tunnel EW:echo": 4,
        "role hermit": 1,
        "goal mushroom NE": 1,
        "piece small": 1,
    }.items():
        assert names.count(name) == count, name
    assert printed(setup, words).startswith(b"%PDF")
