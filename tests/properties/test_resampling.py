"""A resampled state fits everything its view holds, is made of the same components, and can be played."""

import pytest

import motherlode
from motherlode.core.rng import Rng
from tests.properties.components import components
from tests.properties.gold_facts import contradictions
from tests.properties.playing import Looks, choices, play_out
from tests.properties.tables import BY_NAME, TABLES, Table


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_resampled_state_has_the_view_it_was_made_from(table: Table) -> None:
    state, rng, looks = table.start(seed=81), Rng(82), Looks(one_in=16)
    whole = components(state)
    for seat, action in choices(state, Rng(83), eager=True):
        if looks.now(state):
            audience = table.audiences[looks.taken % len(table.audiences)]
            view = state.view(audience)
            sample = table.game.resample(view, rng)
            assert sample.view(audience) == view
            assert components(sample) == whole
        state.apply(seat, action)
    for audience in table.audiences:
        assert table.game.resample(state.view(audience), rng).view(audience) == state.view(audience)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_resampled_state_can_be_played_to_the_end(table: Table) -> None:
    state, rng, looks = table.start(seed=84), Rng(85), Looks(one_in=60)
    for moment, (seat, action) in enumerate(choices(state, Rng(86), eager=True)):
        if looks.now(state):
            sample = table.game.resample(state.view((seat + looks.taken) % table.setup.players), rng)
            whole = components(sample)
            play_out(sample, Rng(moment), eager=True, quiet=True)
            assert sample.outcome is not None
            assert components(sample) == whole
        state.apply(seat, action)


@pytest.mark.parametrize("players", range(3, 11))
def test_resampled_gold_fits_the_drafts_and_payments_that_were_seen(players: int) -> None:
    table = BY_NAME[f"saboteur-{players}"]
    rng, drafts = Rng(87), 0
    for seed in range(2):
        state = table.start(seed)
        for moment, (seat, action) in enumerate(choices(state, Rng(seed + 88), eager=True)):
            state.apply(seat, action)
            drafting = bool(state.actors) and state.decision(state.actors[0]).kind != "turn"  # type: ignore[union-attr]
            if drafting or moment % 99 == 0:
                drafts += drafting
                for audience in (*range(players), motherlode.SPECTATOR):
                    view = state.view(audience)
                    sample = table.game.resample(view, rng)
                    assert contradictions(view, sample.table()["gold_cards"]) == []
    assert drafts


def test_gold_that_contradicts_a_draft_is_noticed() -> None:
    table = BY_NAME["saboteur-4"]
    log = [
        {"event": "drafted", "seat": 1, "offered": [3, 2, 1], "gold": 3},
        {"event": "drafted", "seat": 0},
        {"event": "round-over"},
        {"event": "paid", "seat": 2, "nuggets": 4, "cards": 2},
    ]
    view = {**table.start(0).view(1), "log": log}
    assert contradictions(view, [[2], [3], [3, 1], []]) == []
    assert len(contradictions(view, [[3], [3], [3, 1], []])) == 1
    assert len(contradictions(view, [[2], [1], [3, 3], []])) == 2


def test_resampling_goes_by_the_generator_it_is_given() -> None:
    view = BY_NAME["saboteur-5"].start(seed=89).view(0)
    game = BY_NAME["saboteur-5"].game
    assert game.resample(view, Rng(1)).dump() == game.resample(view, Rng(1)).dump()
    assert game.resample(view, Rng(1)).dump() != game.resample(view, Rng(2)).dump()
