"""Saboteur 2: what the roles do, seat 0 of the table."""

import pytest

from motherlode.bots.adept import gatherer, temper
from motherlode.bots.adept.interest import BLOCK, DIG, GATHER
from motherlode.bots.adept.modules.saboteur2.cards import another_hand, swap_hands, swap_hats
from motherlode.bots.adept.thinking import think
from tests.bots.tables import ROW, choice
from tests.bots.tables import table as any_table

GREEN = ["green", "blue", "blue", "saboteur", "boss"]


def table(*roles, me="green", **given):
    return any_table(modules=["saboteur2"], roles=list(roles) or [me, *GREEN[1:]], **given)


def test_a_team_does_not_complete_a_way_through_a_door_of_the_other():
    board = {**ROW, "5,0": "EW:blue-door"}
    hand = ["EW", "NW", "N"]
    state = table(board=board, hands={"0": hand}, looked={"0": ["8,0"]})
    assert choice(state) != {"lay": "EW", "at": "7,0"}
    own = table(board={**ROW, "5,0": "EW:green-door"}, hands={"0": hand}, looked={"0": ["8,0"]})
    assert choice(own) == {"lay": "EW", "at": "7,0"}


@pytest.mark.parametrize("role", ["boss", "green"])
def test_who_wins_by_the_gold_completes_the_tunnel(role):
    state = table(me=role, board=ROW, hands={"0": ["EW", "NS", "thief"]}, looked={"0": ["8,0"]})
    assert choice(state) == {"lay": "EW", "at": "7,0"}


def test_the_boss_completes_it_through_any_door():
    board = {**ROW, "4,0": "EW:green-door", "5,0": "EW:blue-door"}
    state = table(me="boss", board=board, hands={"0": ["EW", "NS", "N"]}, looked={"0": ["8,0"]})
    assert choice(state) == {"lay": "EW", "at": "7,0"}


def test_a_team_takes_the_door_of_its_own_where_both_doors_fit():
    hand = ["EW:green-door", "EW:blue-door", "N"]
    state = table(board={f"{x},0": "EW" for x in range(1, 6)}, hands={"0": hand}, looked={"0": ["8,0"]})
    action = choice(state)
    assert action["lay"] != "EW:blue-door"


def test_a_rockfall_takes_the_door_that_bars_the_way():
    board = {**ROW, "6,0": "EW:blue-door"}
    state = table(board=board, hands={"0": ["rockfall", "N", "E"]}, looked={"0": ["8,0"]})
    assert choice(state) == {"play": "rockfall", "at": "6,0"}


def test_a_geologist_lays_a_crystal():
    hand = ["ESW:crystal", "NESW", "EW", "map", "fix-lamp", "broken-cart"]
    assert choice(table(me="geologist", hands={"0": hand}))["lay"].endswith(":crystal")


def test_a_geologist_without_crystals_looks_for_them():
    hand = ["NESW", "EW", "map", "fix-lamp", "fix-cart", "NS"]
    assert len(choice(table(me="geologist", hands={"0": hand}))["pass"]) == 3


def test_a_geologist_keeps_crystals_while_he_cannot_lay():
    hand = ["ESW:crystal", "NESW", "EW", "NS"]
    state = table(me="geologist", hands={"0": hand}, fronts={"0": ["broken-lamp"]})
    action = choice(state)
    assert "ESW:crystal" not in [*action.get("pass", ()), *action.get("discard", ())]


@pytest.mark.parametrize(
    ("roles", "manner"),
    [
        (["green", "blue", "blue", "blue", "boss"], DIG),
        (["boss", "green", "blue", "blue", "green"], DIG),
        (["saboteur", "green", "blue", "blue", "green"], BLOCK),
        (["geologist", "green", "blue", "blue", "green"], GATHER),
    ],
)
def test_every_role_has_its_manner(roles, manner):
    assert think(table(*roles).view(0), (), ()).interest.manner == manner


@pytest.mark.parametrize(
    ("others", "manner"),
    [(["blue", "blue", "blue", "blue"], BLOCK), (["saboteur", "saboteur", "saboteur", "green"], DIG)],
)
def test_the_profiteer_is_for_the_side_that_shares_with_the_fewest(others, manner):
    """He has looked at everybody, so he knows how many would share with him."""
    state = table("profiteer", *others)
    state.roles_known = [known | 1 for known in state.roles_known]
    assert think(state.view(0), (), ()).interest.manner == manner


@pytest.mark.parametrize("role", ["green", "saboteur", "profiteer", "geologist"])
def test_a_thief_is_played_when_there_is_nothing_better(role):
    state = table(me=role, hands={"0": ["thief", "N", "fix-lamp"]}, board=ROW, deck=20)
    assert choice(state) == {"play": "thief"}


def test_a_thief_is_taken_away_from_another_and_never_from_oneself():
    hand = ["hands-off", "N", "E"]
    state = table(hands={"0": hand}, fronts={"0": ["thief"], "2": ["thief"]}, deck=20)
    assert choice(state) == {"play": "hands-off", "on": 2}


def test_a_thief_robs_the_richest():
    roles = ["green", "green", "boss", "blue", "blue"]
    state = table(*roles, board=ROW, hands={"0": ["EW", "NS"]}, fronts={"0": ["thief"]})
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert choice(state) == {"choose": {"from": 1}}


def test_a_trapped_player_frees_himself():
    state = table(board=ROW, hands={"0": ["free", "NESW", "map"]}, fronts={"0": ["trap"], "2": ["trap"]})
    assert choice(state) == {"play": "free", "on": 0}


def test_a_trapped_player_buys_himself_off_with_his_worst_cards():
    hand = ["NESW", "N", "E", "EW"]
    state = table(board=ROW, hands={"0": hand}, fronts={"0": ["trap"]}, looked={"0": ["8,0"]})
    action = choice(state)
    assert (action["remove"], sorted(action["discard"])) == ("trap", ["E", "N"])


def test_a_saboteur_traps_a_miner_when_the_gold_is_near():
    state = table(me="saboteur", board=ROW, hands={"0": ["trap", "NESW", "map"]}, looked={"0": ["8,0"]})
    assert choice(state)["play"] == "trap"


def test_a_beaten_saboteur_wants_another_hat_and_a_winning_one_does_not():
    hopeless = {**ROW, "7,0": "ESW", "7,-1": "EW+N+S"}
    lost = table(me="saboteur", board=hopeless, hands={"0": ["swap-hats", "NESW", "NE"]}, deck=60)
    won = table(me="saboteur", hands={"0": ["swap-hats", "NESW", "NE"], "rest": ["N"]}, deck=0)
    assert choice(won).get("on") != 0
    assert think(lost.view(0), (), ()).reached_chance > think(won.view(0), (), ()).reached_chance


def test_a_poor_hand_is_exchanged():
    state = table(hands={"0": ["swap-hands", "N", "E"], "3": ["N"]}, deck=40)
    action = choice(state)
    assert action["play"] == "swap-hands"
    assert action["on"] != 3


def test_somebody_unknown_is_inspected_when_there_is_nothing_better():
    state = table(hands={"0": ["inspection", "N", "E"]}, deck=40)
    state.roles_known[1] |= 1
    action = choice(state)
    assert action["play"] == "inspection"
    assert action["on"] != 1


def test_what_was_seen_of_somebody_does_not_hold_after_another_hat():
    rest = ["NS", "NW", "NE"]
    state = table(turn=1, board=ROW, hands={"1": ["rockfall", "E"], "2": ["swap-hats", "E"], "rest": rest})
    before = think(state.view(0), (), ()).belief.saboteur[1]
    state.apply(1, {"play": "rockfall", "at": "5,0"})
    suspected = think(state.view(0), (), ()).belief.saboteur[1]
    state.apply(2, {"play": "swap-hats", "on": 1})
    after = think(state.view(0), (), ()).belief.saboteur[1]
    assert suspected > before
    assert after < suspected
    assert after == pytest.approx(before, abs=0.05)


def test_who_lays_a_door_is_thought_to_be_of_its_team():
    state = table(turn=1, hands={"1": ["EW:blue-door", "N"]})
    before = think(state.view(0), (), ()).belief.roles[1]
    state.apply(1, {"lay": "EW:blue-door", "at": "1,0"})
    after = think(state.view(0), (), ()).belief.roles[1]
    assert after["blue"] / after["green"] > before["blue"] / before["green"]


def test_the_roles_of_a_seat_add_up():
    belief = think(table().view(0), (), ()).belief
    assert belief.roles[0] == {"green": 1.0}
    for roles in belief.roles:
        assert sum(roles.values()) == pytest.approx(1)


def test_who_shares_the_gold_is_less_of_a_rival_than_the_other_team():
    """What the Boss is paid costs a part of the share, what the other team is paid costs all of it."""
    rivals = think(table(board=ROW).view(0), (), ()).interest.rivals
    assert 0 < rivals["boss"] < rivals["blue"]


def test_exchanging_hands_costs_something():
    """A hand as poor as mine is not worth the card."""
    state = table(hands={"0": ["swap-hands", "N"], "rest": ["N"] * 4}, deck=40)
    mind = think(state.view(0), (), ())
    action = {"play": "swap-hands", "on": 1}
    assert swap_hands(mind, action) < another_hand(mind, 1)


def test_a_geologist_puts_the_end_off_by_a_broken_tool():
    hands = {"0": ["broken-lamp", "N", "E"], "rest": ["NS"] * 3}
    state = table(me="geologist", board=ROW, hands=hands, looked={"0": ["8,0"]})
    mind = think(state.view(0), state.legal(0), ())
    hindering = [action for _, action in gatherer.values(mind) if action.get("play") == "broken-lamp"]
    assert {action["on"] for action in hindering} == {1, 2, 3, 4}


def test_a_broken_tool_is_worth_a_part_to_a_geologist_of_what_it_is_to_a_saboteur(monkeypatch):
    hands = {"0": ["broken-lamp", "N", "E"], "rest": ["NS"] * 3}
    state = table(me="geologist", board=ROW, hands=hands, looked={"0": ["8,0"]})
    mind = think(state.view(0), state.legal(0), ())
    monkeypatch.setattr(gatherer.saboteur, "hinder", lambda mind, now, action: float(action["on"]))
    worth = {action["on"]: value for value, action in gatherer.values(mind) if "on" in action}
    assert worth == {seat: temper.PUT_OFF * seat for seat in (1, 2, 3, 4)}


def test_a_geologist_mends_nobody_but_himself():
    given = {"board": ROW, "hands": {"0": ["fix-lamp", "N", "E"], "rest": ["NS"] * 3}}
    state = table(me="geologist", fronts={"0": ["broken-lamp"], "1": ["broken-lamp"]}, **given)
    mind = think(state.view(0), state.legal(0), ())
    assert [action["on"] for _, action in gatherer.values(mind) if action.get("play") == "fix-lamp"] == [0]


def test_who_blocks_gives_another_hat_to_who_is_none_of_his():
    state = table(me="saboteur", board=ROW, hands={"0": ["swap-hats", "N"]}, looked={"0": ["8,0"]})
    mind = think(state.view(0), state.legal(0), ())
    mind.allies = [1.0, 0.9, 0.1, 0.5, 0.5]
    friend, foe = (swap_hats(mind, {"play": "swap-hats", "on": seat}) for seat in (1, 2))
    assert friend < 0 < foe
