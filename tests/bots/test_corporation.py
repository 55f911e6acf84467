"""Bots at a table of Dwarf Corporation."""

from copy import deepcopy

import pytest

import motherlode
from motherlode.arena import paired, simulate
from motherlode.arena.playing import play_game
from motherlode.bots import make, names
from motherlode.bots.bot import Bot
from motherlode.bots.corporation import adept as adepts
from motherlode.bots.corporation.adept import WORTH_A_CAVE_IN, WORTH_A_TOKEN, Thought
from motherlode.bots.corporation.candidates import Offer, candidates
from motherlode.bots.corporation.plan import Plan
from motherlode.bots.corporation.standing import prospects
from motherlode.bots.corporation.survey import Surveys
from motherlode.bots.corporation.turns import FAR, TurnPlan
from motherlode.bots.master import Master
from motherlode.core.rng import Rng
from tests.rules.corporation.tables import COLOURS, TO_GOLD, everything, table

GAME = motherlode.game("corporation")


def small(name: str, seed: int) -> Bot:
    return Master(seed, iterations=1) if name == "master" else make(name, seed)


def test_the_master_plays_it():
    assert set(names("corporation")) == {"random", "novice", "adept", "master"}


@pytest.mark.parametrize("name", names("corporation"))
@pytest.mark.parametrize("players", [2, 6])
def test_answers_are_legal_and_depend_on_the_view_alone(name, players):
    state = GAME.start(GAME.setup(players), seed=players)
    bots = [small(name, seed) for seed in range(players)]
    for step in range(60 if name == "master" else 120):
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        kept = deepcopy((view, legal))
        action = bots[seat].choose(view, legal, [])
        assert action in legal
        assert (view, legal) == kept
        if step % 7 == 0:
            other = GAME.resample(view, Rng(step))
            assert small(name, seat).choose(other.view(seat), other.legal(seat), []) == action
        state.apply(seat, action)


def test_random_bots_play_to_the_end():
    report = simulate(GAME, GAME.setup(3), ["random"], games=2, seed=1, jobs=1)
    assert (report.games, sum(report.wins_by_seat)) >= (2, 2)
    assert report.gold_by_bot["random"].count == 6


def test_an_adept_earns_more_than_a_random_bot_in_its_place():
    gain = paired(GAME, GAME.setup(3), 6, seed=3, newcomer="adept", company=["random"], jobs=1)
    assert gain["player"].mean - gain["player"].margin > 0


def test_masters_play_to_the_end():
    played = play_game(GAME, GAME.setup(3), [Master(seat, iterations=1) for seat in range(3)], seed=5)
    assert played.winners
    assert min(played.gold) > 0


def test_a_master_that_hardly_thinks_still_beats_random_bots_by_far():
    played = play_game(GAME, GAME.setup(3), [make("random", 1), Master(2, iterations=1), make("random", 3)], seed=6)
    assert played.gold[1] > 2 * max(played.gold[0], played.gold[2])


def test_a_master_of_the_same_seed_and_deals_makes_the_same_move():
    state = GAME.start(GAME.setup(4), seed=9)
    view, legal = state.view(state.actors[0]), state.legal(state.actors[0])
    assert Master(5, 8).choose(view, legal, []) == Master(5, 8).choose(view, legal, [])


def test_a_master_tries_only_legal_moves_and_a_few_of_them():
    state = GAME.start(GAME.setup(4), seed=2)
    rng = Rng(7)
    while state.actors:
        seat = state.actors[0]
        legal = state.legal(seat)
        tried = candidates(state, seat, Surveys().of(state.board))
        assert tried
        assert all(action in legal for action in tried)
        assert len(tried) <= 14 or len(tried) == len(legal)
        state.apply(seat, tried[rng.below(len(tried))] if rng.below(3) else legal[rng.below(len(legal))])


def choice(state):
    seat = state.actors[0]
    return make("adept", 1).choose(state.view(seat), state.legal(seat), [])


def test_an_adept_digs_gold_that_pays_it():
    state = table(gems=TO_GOLD, investments={0: {"red": 2}})
    while state.turn == 0:
        state.apply(0, choice(state))
    assert everything(state)["gems"]["4,8"] == "red"


def test_an_adept_announces_finders_keepers_before_gold_that_pays_others_well():
    shares = {0: {"red": 2}, 1: {"red": 1}}
    state = table(gems=TO_GOLD, investments=shares, dwarfs=[12, 25], cards={0: ["finders-keepers"]})
    assert choice(state) == {"use": "finders-keepers"}


@pytest.mark.parametrize("name", names("corporation"))
def test_who_has_no_choice_does_the_only_thing(name):
    state = table(gems=TO_GOLD)
    only = state.legal(0)[:1]
    assert small(name, 1).choose(state.view(0), only, []) == only[0]


def test_a_secret_tunnel_is_dug_for_gold_that_this_turn_can_dig():
    state = table(investments={0: {"red": 2}}, cards={0: ["secret-tunnel"]})
    view, legal = state.view(0), state.legal(0)
    tunnels = [action for action in legal if action.get("use") == "secret-tunnel" and action["colour"] == "red"]
    worth = {
        colour: max(Thought({**view, "colour": colour}, legal)._tunnel(action) for action in tunnels)
        for colour in (None, "red", "blue")
    }
    assert worth[None] == worth["red"] > worth["blue"]


@pytest.mark.parametrize(("budget", "is_worth_it"), [(0, False), (3, True)])
def test_finders_keepers_is_worth_what_gold_in_reach_would_pay(budget, is_worth_it):
    state = table(gems=TO_GOLD, investments={0: {"red": 2}}, cards={0: ["finders-keepers"]})
    legal = state.legal(0)
    state.budget = budget
    kept = Offer(state, 0, Surveys().of(state.board), legal)._kept()
    assert kept > 0 if is_worth_it else kept == 0


def test_an_adept_takes_a_share_where_it_changes_its_rank():
    hopeless = dict.fromkeys(("orange", "yellow", "green", "cyan", "blue", "violet", "white"), 9)
    shares = {0: dict.fromkeys(COLOURS, 1), 1: {"red": 1, **hopeless}}
    state = table(gems=TO_GOLD, investments=shares)
    state.apply(0, {"dig": "5,9", "colour": "red"})
    assert choice(state) == {"choose": {"take": "red"}}


def test_a_share_is_worth_what_one_more_of_its_colour_changes():
    """In red one more takes the lead, in blue two would only catch up."""
    state = table(gems=TO_GOLD, investments={0: {"red": 1, "blue": 1}, 1: {"red": 1, "blue": 3}})
    state.apply(0, {"dig": "5,9", "colour": "red"})
    offered = Offer(state, 0, Surveys().of(state.board), state.legal(0)).valued("safe")
    worth = {action["choose"]["take"]: value for value, action in offered}
    assert worth["blue"] < worth["red"] / 10


def test_crystals_go_towards_gold_that_pays_oneself_and_not_towards_gold_that_pays_others():
    state = table(gems=TO_GOLD)
    offer = Offer(state, 0, Surveys().of(state.board), state.legal(0))
    towards, beside = TurnPlan(0, "", 3, away=False), TurnPlan(1, "", 6, away=True)
    assert offer._value(towards, {}, 5.0) > 0 > offer._value(beside, {}, 5.0)
    assert offer._value(towards, {}, -5.0) < offer._value(beside, {}, -5.0)


def test_two_treasures_of_one_turn_are_worth_more_than_one():
    state = table()
    offer = Offer(state, 0, Surveys().of(state.board), state.legal(0))
    both, one = TurnPlan(0, "DS", FAR, away=True), TurnPlan(1, "D", FAR, away=True)
    assert offer._value(both, offer.plain, 0.0) > offer._value(one, offer.plain, 0.0)


def test_finders_keepers_is_among_what_comes_to_mind():
    state = table(gems=TO_GOLD, investments={0: {"red": 2}}, cards={0: ["finders-keepers"]})
    offered = Offer(state, 0, Surveys().of(state.board), state.legal(0))._uses()
    assert [action for _, action in offered] == [{"use": "finders-keepers"}]
    assert offered[0][0] > 0


def test_a_cave_in_is_worth_the_harm_it_does_and_costs_a_card():
    thought = Thought(table(cards={0: ["cave-in"]}).view(0), [{"use": "cave-in", "colours": ["red", "red"]}])
    thought._harm = lambda colour: 3.0
    assert thought._cards() == [(3.0 - WORTH_A_CAVE_IN, thought.legal[0])]


@pytest.mark.parametrize(("step", "before"), [("_uses", 0.0), ("_cards", 5.0)])
def test_overtime_is_worth_what_one_crystal_more_would_bring_and_costs_a_token(step, before, monkeypatch):
    """Before the turn is over and after it, when nothing is left to dig with."""
    brings = {3: 40.0, 0: before}
    monkeypatch.setattr(adepts, "best_plan", lambda mountain, worth, colour, budget: Plan(brings[budget]))
    action = {"use": "overtime"}
    for colour, found in (("red", [(40.0 - before - WORTH_A_TOKEN, action)]), (None, [])):
        view = {**table(gems=TO_GOLD).view(0), "colour": colour, "budget": 2}
        assert getattr(Thought(view, [action]), step)() == found


def ahead_at(**given):
    state = table(gems=TO_GOLD, **given)
    sums = prospects(state, Surveys().of(state.board))
    return sums[0] - sums[1]


def test_a_first_rank_that_one_investment_takes_away_is_worth_less_than_a_safe_one():
    narrow, safe = (
        ahead_at(investments={0: {"red": count, "blue": 4 - count}, 1: {"red": 1, "blue": 9}}) for count in (2, 3)
    )
    assert safe > narrow


def test_a_union_is_worth_its_dwarfs_less_what_it_forbids():
    """Who holds it exchanges nothing any more."""
    assert abs(ahead_at(cards={0: ["union"]})) < ahead_at(dwarfs=[7, 4])


def test_a_dwarf_is_worth_something_where_nothing_pays_yet():
    assert ahead_at(dwarfs=[5, 4]) > 0
