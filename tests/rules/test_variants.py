"""Variants and what goes together: what their scenarios leave out."""

from collections import Counter

import pytest

from motherlode import SPECTATOR
from motherlode.core.errors import SetupError
from tests.clauses import rule
from tests.rules.module_tables import heard, next_round, started, with_modules
from tests.rules.tables import GOLD_IN_THE_MIDDLE, ROW_A, everything, new_game, saboteur

TOURNAMENT = {5: (1, 3, 1), 6: (2, 3, 1), 7: (2, 3, 2), 8: (3, 3, 2), 9: (3, 4, 2)}


@rule("COMPAT-03", "COMPAT-05")
@pytest.mark.parametrize(("other", "clause"), [("saboteur2", "COMPAT-03"), ("compromised-dwarf", "COMPAT-05")])
def test_what_a_tournament_excludes(other, clause):
    with pytest.raises(SetupError) as refused:
        saboteur().setup(players=6, modules=["tournament", other])
    assert refused.value.clauses == (clause,)


@rule("COMP-01", "COMP-02")
@pytest.mark.parametrize("players", range(3, 11))
def test_the_compromised_dwarf_is_a_base_game_for_any_number(players):
    view, plain = everything(started("compromised-dwarf", players=players)), everything(new_game(players))
    for key in ("hand_sizes", "deck", "board", "roles", "gold"):
        assert view[key] == plain[key]


@rule("COMP-04")
def test_everybody_sees_who_would_get_no_gold_now():
    state = with_modules(
        "compromised-dwarf", players=4, turn=0, board=ROW_A, goals=GOLD_IN_THE_MIDDLE,
        fronts={1: ["broken-cart"], 2: ["broken-lamp", "broken-cart"]}, hands={0: ["fix-cart", "map"]},
    )  # fmt: skip
    assert state.view(SPECTATOR)["compromised"] == [1, 2]
    state.apply(0, {"play": "fix-cart", "on": 1})
    assert state.view(SPECTATOR)["compromised"] == [2]


@rule("COMP-17")
def test_how_many_cards_each_got_is_seen_and_their_values_are_not():
    roles = ["miner", "miner", "miner", "saboteur"]
    state = with_modules(
        "compromised-dwarf", players=4, roles=roles, board=ROW_A, goals=GOLD_IN_THE_MIDDLE, fronts={1: ["broken-cart"]},
        hands={0: ["EW", "map"]}, gold_deck=[3, 2, 1, 1],
    )  # fmt: skip
    state.apply(0, {"lay": "EW", "at": "7,0"})
    state.apply(0, {"choose": {"gold": 3}})
    events = state.apply(2, {"choose": {"gold": 2}})
    assert "gold" not in heard(events, "drafted", 3)
    assert state.view(3)["gold"]["cards"] == [[None, None], [], [None], []]


@rule("TOUR-03", "TOUR-04", "TOUR-05", "TOUR-15")
@pytest.mark.parametrize("players", TOURNAMENT)
def test_a_tournament_deals_exact_roles_in_each_round(players):
    state = started("tournament", players=players)
    saboteurs, miners, greedy = TOURNAMENT[players]
    for _ in range(2):
        view = everything(state)
        assert Counter(view["roles"]) == {"saboteur": saboteurs, "miner": miners, "greedy": greedy}
        assert view["leftover"] == []
        assert [role for role in state.view(0)["roles"] if role] == view["roles"][:1]
        next_round(state)


@rule("TOUR-09", "TOUR-15", "TOUR-16")
def test_the_card_in_the_middle_is_drawn_and_turned_by_chance():
    middles = set()
    for seed in range(30):
        state = started("tournament", seed=seed)
        assert everything(state)["rounds"] == 3
        middles.add(everything(state)["board"]["4,0"])
        if seed < 5:
            assert "4,0" in everything(next_round(state))["board"]
    assert len(middles) > 8
    assert any(middle in middles for middle in ("ES", "SW", "NEW", "NSW"))


@rule("TOUR-25")
def test_the_sums_of_a_tournament_are_open():
    roles = ["miner", "miner", "miner", "saboteur", "greedy"]
    given = {"roles": roles, "board": ROW_A, "goals": GOLD_IN_THE_MIDDLE, "hands": {0: ["EW", "map"]}}
    state = with_modules("tournament", players=5, **given)
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert state.view(4)["gold"]["balance"] == [3, 2, 2, 0, 0]
