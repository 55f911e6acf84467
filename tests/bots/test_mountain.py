"""What bots of Dwarf Corporation see in a mountain: adepts and masters measure it apart, and must find the same."""

from itertools import pairwise

import pytest

import motherlode
from motherlode.bots.corporation.mountain import FAR, Mountain
from motherlode.bots.corporation.standing import ahead as mean_ahead
from motherlode.bots.corporation.standing import prospects
from motherlode.bots.corporation.survey import Survey
from motherlode.bots.corporation.turns import FAR as FAR_AWAY
from motherlode.bots.corporation.turns import Turns, bits
from motherlode.bots.corporation.worth import Worth
from motherlode.core.rng import Rng
from motherlode.games.corporation.cells import NEIGHBOURS
from motherlode.games.corporation.colours import BY_COLOUR, COLOURS
from tests.rules.corporation.tables import TO_GOLD, new_game, table


def dug(seed: int, moves: int = 60):
    """A table at which so many moves were made by lot."""
    state, rng = new_game(3, seed), Rng(seed)
    for _ in range(moves):
        actions = state.legal(state.actors[0])
        state.apply(state.actors[0], actions[rng.below(len(actions))], quiet=True)
    return state


positions = pytest.mark.parametrize("seed", range(4))


def measured(state):
    return Mountain(state.view(motherlode.SPECTATOR)), Survey(state.board)


@positions
def test_gold_is_as_far_to_a_master_as_to_an_adept(seed):
    mountain, survey = measured(dug(seed))
    assert sorted(bits(survey.gold)) == sorted(mountain.gold)
    for colour, distances in mountain.distances.items():
        layers = survey.layers[BY_COLOUR[colour]]
        found = {cell: depth for depth, layer in enumerate(layers, 1) for cell in bits(layer & survey.gold)}
        assert found == {gold: far for gold, far in distances.items() if far <= len(layers)}
        assert all(far > len(layers) for gold, far in distances.items() if gold not in found)


@positions
def test_every_colour_is_expected_to_take_as_much_by_both(seed):
    mountain, survey = measured(dug(seed))
    in_reach = sum(any(ways[gold] < FAR for ways in mountain.distances.values()) for gold in mountain.gold)
    assert sum(survey.expected) == pytest.approx(in_reach)
    for colour in COLOURS:
        assert survey.expected[BY_COLOUR[colour]] == pytest.approx(mountain.expected[colour], abs=0.05)


def placements(survey, colour, budget):
    """All sets of cells that so many crystals or fewer can cover, each with the cell that can be dug first."""
    found, sets = set(), {frozenset()}
    for _ in range(budget):
        sets = {
            cells | {near}
            for cells in sets
            for cell in (*bits(survey.tunnels[colour]), *cells)
            for near in NEIGHBOURS[cell]
            if survey.free >> near & 1 and near not in cells
        }
        found |= sets
    return found


def covered(survey, cells):
    return "".join(sorted(survey.board_symbols[cell] for cell in cells if survey.treasures >> cell & 1))


@positions
def test_what_a_turn_is_planned_for_can_be_dug_and_no_treasure_in_reach_is_forgotten(seed):
    survey = Survey(dug(seed).board)
    for colour in BY_COLOUR.values():
        plans = survey.plans(colour, 3)
        possible = {covered(survey, cells) for cells in placements(survey, colour, 3)}
        assert {"".join(sorted(plan.symbols)) for plan in plans} <= possible | {""}
        assert all(survey.layers[colour][0] >> plan.first & 1 for plan in plans)
        assert {symbol for plan in plans for symbol in plan.symbols} == set("".join(possible))


@positions
def test_who_takes_nothing_on_the_way_is_nearer_to_the_gold_by_all_his_crystals(seed):
    survey = Survey(dug(seed).board)
    for colour in BY_COLOUR.values():
        nearest = survey.nearest(colour)
        towards = [plan.far for plan in survey.plans(colour, 3) if not plan.symbols and not plan.away]
        beside = [plan.far for plan in survey.plans(colour, 3) if not plan.symbols and plan.away]
        assert towards == ([nearest - 3] if 3 < nearest < FAR_AWAY else [])
        assert beside == ([nearest] if survey.layers[colour] else [])


ROW = 18


def planned(treasures, tunnel=0, budget=3):
    """Plans on a mountain of plain rock with some treasures."""
    symbols = "".join(treasures.get(cell, ".") for cell in range(ROW * ROW))
    gold = sum(1 << cell for cell, symbol in treasures.items() if symbol == "G")
    turns = Turns(symbols, gold, sum(1 << cell for cell in treasures))
    return turns.plans(1 << tunnel, (1 << ROW * ROW) - 1 & ~(1 << tunnel), budget)


def test_a_turn_takes_one_treasure_after_another():
    both = [plan for plan in planned({1: "D", ROW: "S"}) if len(plan.symbols) == 2]
    assert ["".join(sorted(plan.symbols)) for plan in both] == ["DS"], "once, in whatever order"
    assert not [plan for plan in planned({2: "D", 2 * ROW: "S"}) if len(plan.symbols) == 2], "that takes four crystals"


def test_what_is_left_of_a_turn_goes_towards_the_gold_or_beside_the_tunnel():
    found = planned({1: "D", 10: "G"})
    assert {(plan.symbols, plan.far, plan.away) for plan in found} == {
        *(("", 7, False), ("", 10, True)),
        *(("D", 7, False), ("D", 9, True)),
    }


@positions
def test_a_path_is_one_cell_after_another_from_the_tunnel_on(seed):
    mountain = Mountain(dug(seed).view(motherlode.SPECTATOR))
    for colour, distances in mountain.distances.items():
        ways = mountain.ways(mountain.tunnels[colour], mountain.covered)
        for gold in (gold for gold, far in distances.items() if far < FAR):
            path = mountain.path(ways, gold)
            assert len(path) == distances[gold]
            assert path[-1] == gold
            assert any(near in mountain.tunnels[colour] for near in NEIGHBOURS[path[0]])
            assert all(later in NEIGHBOURS[earlier] for earlier, later in pairwise(path))


# ---- what it is worth


def worth(**given) -> Worth:
    view = table(gems=TO_GOLD, **given).view(0)
    return Worth(view, Mountain(view))


def hopes(**given) -> list[float]:
    state = table(gems=TO_GOLD, **given)
    return prospects(state, Survey(state.board))


def ahead(**given) -> float:
    own, other = hopes(**given)
    return own - other


def test_ahead_is_ahead_of_the_mean_of_the_others():
    assert [mean_ahead([5, 1, 3], seat) for seat in range(3)] == [3, -3, 0]


def test_at_first_nobody_is_ahead():
    assert ahead() == pytest.approx(0)


@pytest.mark.parametrize(
    "better",
    [
        {"coins": [5, 0]},
        {"investments": {0: {"red": 1}}},
        {"dwarfs": [25, 12], "investments": {0: {"red": 1}, 1: {"red": 1}}},
        {"cards": {0: ["finders-keepers"]}},
    ],
)
def test_coins_shares_dwarfs_and_cards_put_a_player_ahead(better):
    assert ahead(**better) > 0


def test_interns_help_who_is_not_the_first():
    second = {"investments": {0: {"red": 1}, 1: {"red": 2}}}
    assert ahead(**second, cards={0: ["interns"]}) > ahead(**second) > ahead(**second, cards={1: ["interns"]})


def test_who_has_most_shares_is_ahead_of_who_has_fewer():
    first, second, equal = (
        ahead(investments={0: {"red": own}, 1: {"red": other}}) for own, other in ((3, 2), (2, 3), (2, 2))
    )
    assert second < equal < first
    assert equal == pytest.approx(0)


def test_a_share_more_is_worth_most_where_it_changes_the_rank():
    behind, level = (worth(investments={0: {"red": own}, 1: {"red": 5}}).one_more("red") for own in (1, 5))
    assert level > behind > 0
    assert worth(investments={0: {"red": 2}, 1: {"red": 1}}).one_more("red", -2) < 0


def test_with_finders_keepers_it_does_not_matter_what_others_would_be_paid():
    view = table(gems=TO_GOLD, investments={0: {"red": 1}, 1: {"red": 3}}).view(0)
    alone, shared = (Worth(view, Mountain(view), keepers).digging("red") for keepers in (True, False))
    assert alone > shared


def test_gold_that_pays_is_worth_more_than_shares_and_cards_and_a_plain_cell_nothing():
    values = worth(investments={0: {"red": 2}})
    gold, share, card, nothing = (values.symbol(symbol, "red") for symbol in "GSC.")
    assert gold > share > card > nothing == 0
    assert gold > values.symbol("G", "blue")


def test_dwarfs_are_left_alone_where_another_has_cthulhu():
    assert worth(cards={1: ["cthulhu"]}).symbol("D", "red") < 0 < worth(cards={0: ["cthulhu"]}).symbol("D", "red")
