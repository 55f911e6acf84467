"""Treasure Chests: what their scenarios leave out."""

from collections import Counter

import pytest

import motherlode
from motherlode.core.errors import IllegalAction, SetupError
from motherlode.core.rng import Rng
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS
from motherlode.games.saboteur.modules.treasure_chests.treasures import TUNNELS, apart
from motherlode.games.tunnels.cells import read_cell
from tests.clauses import rule
from tests.rules.module_tables import decline, heard, next_round, started, with_modules
from tests.rules.tables import GOLD_IN_THE_MIDDLE, ROW_A, everything, saboteur

CHESTS = "treasure-chests"


@rule("CHEST-01", "CHEST-10", "CHEST-11")
def test_the_seventeen_treasure_cards():
    assert Counter(TUNNELS) == {"NESW": 3, "NES": 2, "ESW": 2}
    assert len(set(EFFECTS)) == len(EFFECTS) == 10


@rule("CHEST-02", "CHEST-04", "CHEST-12", "CHEST-13")
def test_four_treasures_are_drawn_unseen_for_each_round():
    seen = set()
    for seed in range(8):
        state = started(CHESTS, seed=seed)
        assert everything(state)["deck"] == 37
        for _ in range(2):
            whole = everything(state)["treasures"]
            seen.add(tuple(treasure["chest"] for treasure in whole.values()))
            assert len({treasure["chest"] for treasure in whole.values()}) == 4
            assert not Counter(treasure["tunnel"] for treasure in whole.values()) - Counter(TUNNELS)
            assert all(treasure["chest"] is None for treasure in state.view(0)["treasures"].values())
            next_round(state, seed)
    assert len(seen) > 10


@rule("CHEST-05", "CHEST-07", "CHEST-08", "CHEST-09")
def test_random_treasures_keep_clear_of_everything_and_of_one_another():
    places = set()
    for seed in range(20):
        state = started(CHESTS, "tunnel-party", "tournament", players=6, seed=seed, chestLayout="random")
        view = everything(state)
        cells = [read_cell(cell) for cell in view["treasures"]]
        shunned = {read_cell(cell) for cell in ("0,0", "4,0", *view["goals"], *view["postcard"]["cells"])}
        assert len(cells) == 4
        assert apart(cells)
        assert shunned.isdisjoint(cells)
        beside = {cell + step for cell in cells for step in (1, -1, 1024, -1024)}
        assert (shunned - {read_cell("4,0")}).isdisjoint(beside)
        places.add(tuple(cells))
    assert len(places) > 15
    custom = started(CHESTS, chestLayout="custom", chestCells="2,2 4,2 6,2 3,-3")
    assert set(everything(custom)["treasures"]) == {"2,2", "4,2", "6,2", "3,-3"}
    for wrong in ("2,2 2,3 6,2 3,-3", "1,0 4,2 6,2 3,-3", "2,2 4,2 6,2 9,0"):
        with pytest.raises(SetupError):
            started(CHESTS, chestLayout="custom", chestCells=wrong)
    with pytest.raises(SetupError) as refused:
        started(CHESTS, "dressing-room", postcardCells="2,3 3,2")
    assert "CHEST-08" in refused.value.clauses


def opening(chest, *modules, hands=None, **given):
    """Seat 0 has just opened a treasure with this chest."""
    chests = {"2,1": {"tunnel": "NESW", "chest": chest}, **given.pop("chests", {})}
    hands = {0: ["ESW", "map"], **(hands or {})}
    state = with_modules(
        CHESTS, *modules, board={"1,0": "EW", **given.pop("board", {})}, chests=chests, hands=hands, **given
    )
    return state, state.apply(0, {"lay": "NEW", "at": "2,0"})


@rule("CHEST-03")
@pytest.mark.parametrize("given", [{}, {"chests": {"2,1": {"tunnel": "NESW", "chest": "mill"}}}])
def test_nobody_has_looked_at_the_treasures_of_a_described_table(given):
    state = with_modules(CHESTS, **given)
    for seat in range(3):
        treasures = state.view(seat)["treasures"]
        assert treasures
        assert all(treasure == {"tunnel": None, "chest": None, "looked": []} for treasure in treasures.values())


@rule("CHEST-25")
@pytest.mark.parametrize("chest", EFFECTS)
def test_every_chest_is_opened_and_carried_out(chest):
    state, events = opening(chest, deck=12, discard=["NS", "EW", "NE"])
    assert heard(events, "treasure")["chest"] == chest
    while everything(state)["turn"] == 0:
        state.apply(0, state.default(0))
    assert everything(state)["treasures"] == {}


@rule("CHEST-28")
def test_a_treasure_may_open_the_next_one():
    state, events = opening("extra-draw", chests={"2,2": {"tunnel": "NESW", "chest": "extra-draw"}}, deck=12)
    assert [event.kind for event in events].count("treasure") == 2
    assert everything(state)["hand_sizes"][0] == 1 + 3


@rule("CHEST-29")
def test_a_treasure_card_may_connect_the_postcard_before_its_chest_acts():
    chests = {"3,2": {"tunnel": "NESW", "chest": "mill"}}
    board = {"1,0": "EW", "2,0": "EW", "3,0": "NW"}
    state = with_modules(
        CHESTS, "dressing-room", board=board, chests=chests, roles=["miner", "miner", "miner"], leftover=["saboteur"],
        hands={0: ["NS", "map"]}, deck=12,
    )  # fmt: skip
    kinds = [event.kind for event in state.apply(0, {"lay": "NS", "at": "3,1"})]
    assert kinds.index("treasure") < kinds.index("postcard") < kinds.index("milled")
    assert everything(state)["roles"][0] == "saboteur"


@rule("CHEST-40")
def test_a_nugget_chest_with_an_empty_gold_deck_gives_a_nugget():
    state, _ = opening("nugget", gold_deck=[])
    assert everything(state)["gold"]["balance"] == [1, 0, 0]


@rule("CHEST-54")
def test_if_no_goal_can_be_moved_nothing_happens():
    blocked = {"9,2": "NS", "9,0": "NS", "9,-2": "NS"}
    state, _ = opening("goal-shift", board=blocked, goals=GOLD_IN_THE_MIDDLE)
    assert set(everything(state)["goals"]) == {"8,2", "8,0", "8,-2"}
    assert everything(state)["turn"] == 1


@rule("CHEST-51")
def test_a_goal_that_lies_open_stays_where_it_is():
    goals = {"8,2": "stone NE", "8,0": "stone NW open", "8,-2": "gold"}
    state, _ = opening("goal-shift", goals=goals)
    assert state.decision(0).options == {"effect": "goal-shift", "goal": ["8,2", "8,-2"]}


@rule("CHEST-21")
def test_while_it_is_chosen_how_a_treasure_lies_all_see_its_tunnel_and_nobody_any_chest():
    chests = {"2,1": {"tunnel": "NES", "chest": "mill"}, "6,1": {"tunnel": "ESW", "chest": "inspect"}}
    state, _ = opening("mill", chests=chests)
    assert state.decision(0).kind == "position"
    for audience in (0, 1, motherlode.SPECTATOR):
        seen = {cell: (card["tunnel"], card["chest"]) for cell, card in state.view(audience)["treasures"].items()}
        assert seen == {"2,1": ("NES", None), "6,1": (None, None)}


@rule("CHEST-61/1")
def test_who_has_no_cards_is_not_robbed():
    state, _ = opening("steal", players=4, hands={1: ["NS"], 2: [], 3: ["EW"]}, deck=9)
    assert state.decision(0).options == {"effect": "steal", "on": [1, 3]}
    before = state.dump()
    with pytest.raises(IllegalAction):
        state.apply(0, {"choose": {"on": 2}})
    assert state.dump() == before


@rule("CHEST-59", "CHEST-51")
def test_a_single_target_is_taken_without_a_question():
    state, events = opening("steal", hands={1: ["NS"], 2: []}, deck=9)
    assert heard(events, "stole", 0)["card"] == "NS"
    assert state.decision(0).kind == "turn"  # nobody else has cards any more
    blocked = {"9,2": "NS", "9,0": "NS"}
    state, events = opening("goal-shift", board=blocked, goals=GOLD_IN_THE_MIDDLE)
    assert heard(events, "goal-moved")["goal"] == "8,-2"
    assert set(everything(state)["goals"]) == {"8,2", "8,0", "9,-2"}


@rule("CHEST-61/2")
def test_where_nobody_else_has_cards_a_thief_draws_as_usual():
    state, events = opening("steal", hands={"rest": []}, deck=["NS", "EW"])
    assert "stole" not in [event.kind for event in events]
    assert heard(events, "drew", 0)["cards"] == ["NS"]
    assert sorted(everything(state)["hands"][0]) == ["NS", "map"]


@rule("CHEST-60")
def test_what_was_known_of_a_robbed_hand_may_lie_with_who_robbed_it_and_the_robbed_knows_which_card_does():
    """Seat 2 has given its hand to seat 1 and knows it; a card of it is then stolen blindly by seat 0."""
    hands = {0: ["NEW"], 1: ["map"], 2: ["swap-hands", "NS", "NE"]}
    chests = {"2,1": {"tunnel": "NESW", "chest": "steal"}}
    state = with_modules(
        CHESTS, "saboteur2", board={"1,0": "EW"}, chests=chests, hands=hands, turn=2, deck=["EW", "ESW"]
    )
    state.apply(2, {"play": "swap-hands", "on": 1})
    assert state.view(2)["memory"] == [{"cards": ["NS", "NE"], "hands": [1], "pile": False}]
    state.apply(0, {"lay": "NEW", "at": "2,0"})
    stolen = heard(state.apply(0, {"choose": {"on": 1}}), "stole", 1)["card"]
    assert state.view(2)["memory"] == [{"cards": ["NS", "NE"], "hands": [0, 1], "pile": False}]
    assert {"cards": [stolen], "hands": [0], "pile": False} in state.view(1)["memory"]
    assert state.view(motherlode.SPECTATOR)["memory"] == []


@rule("CHEST-67", "CHEST-70")
def test_after_a_salvage_all_know_what_lay_open_and_nobody_where_it_is():
    state, _ = opening("salvage", discard=["NS", "map"], deck=9)
    assert sorted(state.view(0)["discard"]) == ["NS", "map"]  # who looks them through sees them
    for audience in (1, 2, motherlode.SPECTATOR):
        assert state.view(audience)["discard"] == [None, None]
        (fact,) = state.view(audience)["memory"]
        assert (sorted(fact["cards"]), fact["hands"], fact["pile"]) == (["NS", "map"], [0], True)


@rule("XM-33/1")
@pytest.mark.parametrize(("treasure", "lay"), [("7,1", "NEW"), ("7,-1", "ESW")])
def test_a_treasure_is_turned_over_before_a_goal_that_is_reached_with_it(treasure, lay):
    """Also if it lies below the goal."""
    chests = {treasure: {"tunnel": "NESW", "chest": "mill"}}
    state = with_modules(
        CHESTS, board=ROW_A, goals=GOLD_IN_THE_MIDDLE, chests=chests, hands={0: ["ESW", "map"]}, deck=12
    )
    state.apply(0, {"lay": lay, "at": "7,0"})
    assert state.decision(0).options == {"open": [treasure, "8,0"]}
    assert state.default(0) == {"choose": {"open": treasure}}
    kinds = [event.kind for event in state.apply(0, state.default(0))]
    assert kinds.index("treasure") < kinds.index("milled") < kinds.index("revealed")
    assert everything(state)["last_round"]["completer"] == 0


@rule("CHEST-75")
@pytest.mark.parametrize("order", [("3,1", "5,1"), ("5,1", "3,1")])
def test_what_waits_for_the_end_of_the_turn_happens_once_each_in_the_order_of_opening(order):
    board = {"1,0": "EW", "2,0": "EW", "3,0": "EW", "4,0": "NW"}
    chests = {"3,1": {"tunnel": "NESW", "chest": "steal"}, "5,1": {"tunnel": "NESW", "chest": "dig"}}
    hands = {0: ["ESW", "map"], 1: ["NS"], 2: []}
    state = with_modules(CHESTS, board=board, chests=chests, hands=hands, deck=["NE", "EW", "ES", "NW"])
    state.apply(0, {"lay": "ESW", "at": "4,1"})
    told = [event.kind for event in state.apply(0, {"choose": {"open": order[0]}})]
    if state.decision(0).kind == "pick":
        told += [event.kind for event in state.apply(0, state.default(0))]
    happened = [kind for kind in told if kind in ("stole", "picked")]
    assert happened == (["stole", "picked"] if order[0] == "3,1" else ["picked", "stole"])


@rule("XM-33/1", "GOALS-21")
def test_of_two_goals_the_upper_one_comes_first_and_of_two_treasures_the_left_one():
    board = {**ROW_A, "7,0": "NW", "7,1": "ES"}
    stones = {"8,2": "stone NE", "8,0": "stone NW", "8,-2": "gold"}
    state = with_modules(board=board, goals=stones, hands={0: ["NES", "map"]})
    state.apply(0, {"lay": "NSW", "at": "8,1"})
    assert state.default(0) == {"choose": {"open": "8,2"}}
    board = {"1,0": "EW", "2,0": "EW", "3,0": "EW", "4,0": "NW"}
    chests = {cell: {"tunnel": "NESW", "chest": "extra-draw"} for cell in ("5,1", "4,2", "3,1")}
    state = with_modules(CHESTS, board=board, chests=chests, hands={0: ["NESW", "map"]}, deck=12)
    state.apply(0, {"lay": "NESW", "at": "4,1"})
    assert state.decision(0).options == {"open": ["4,2", "3,1", "5,1"]}
    assert state.default(0) == {"choose": {"open": "4,2"}}


@rule("CHEST-64")
@pytest.mark.parametrize("deck", [0, 1, 2])
def test_digging_in_a_short_deck(deck):
    state, _ = opening("dig", deck=deck, discard=[])
    if deck == 2:
        assert len(state.decision(0).options["card"]) == 2
        state.apply(0, state.default(0))
    view = everything(state)
    assert view["turn"] == 1
    assert view["hand_sizes"][0] == 1 + min(deck, 1)
    assert (view["deck"], len(view["discard"])) == (0, max(0, deck - 1))


@rule("XM-33/2", "CHEST-62")
def test_who_does_not_answer_keeps_the_uppermost_card_that_he_dug():
    state, events = opening("dig", deck=["NS", "EW", "NE", "map"], discard=["rockfall"])
    assert heard(events, "looked-through", 0)["cards"] == ["NS", "EW", "NE"]
    assert state.decision(0).options["card"] == ["NS", "EW", "NE"]
    state.apply(0, state.default(0))
    view = everything(state)
    assert sorted(view["hands"][0]) == ["NS", "map"]
    assert view["discard"] == ["NE", "EW", "rockfall"]


@rule("CHEST-71")
def test_a_salvaged_card_can_be_the_second_of_a_pathfinder():
    hands = {0: ["pathfinder", "ESW", "NS", "map"]}
    chests = {"2,1": {"tunnel": "NESW", "chest": "salvage"}}
    given = {"board": {"1,0": "EW"}, "chests": chests, "discard": ["EW", "rockfall"], "deck": 12}
    state = with_modules(CHESTS, "pathfinder", hands=hands, **given)
    state.apply(0, {"play": "pathfinder"})
    state.apply(0, {"choose": {"lay": "NEW", "at": "2,0"}})
    state.apply(0, {"choose": {"card": "EW"}})
    state.apply(0, {"choose": {"lay": "EW", "at": "3,0"}})
    assert everything(state)["board"]["3,0"] == "EW"


@rule("CHEST-76")
def test_effects_at_the_end_of_the_turn_lapse_with_the_round():
    chests = {"7,-1": {"tunnel": "NESW", "chest": "steal"}}
    roles = ["miner", "miner", "saboteur"]
    given = {"goals": GOLD_IN_THE_MIDDLE, "chests": chests, "roles": roles, "hands": {0: ["ESW", "map"]}}
    state = with_modules(CHESTS, board=ROW_A, **given)
    state.apply(0, {"lay": "ESW", "at": "7,0"})
    state.apply(0, {"choose": {"open": "7,-1"}})
    assert everything(state)["phase"] == "sharing"
    assert everything(state)["hand_sizes"][0] == 1
    assert state.decision(0).kind == "draft"


def test_a_window_closes_before_a_treasure_opens():
    chests = {"2,1": {"tunnel": "NESW", "chest": "no-draw"}}
    state = with_modules(CHESTS, "veto", board={"1,0": "EW"}, chests=chests, hands={0: ["ESW", "map"]})
    state.apply(0, {"lay": "NEW", "at": "2,0"})
    assert "2,1" in everything(state)["treasures"]
    decline(state)
    assert everything(state)["treasures"] == {}
    assert saboteur().id == everything(state)["game"]


def test_more_treasures_than_there_are_can_be_described_and_are_dealt_anew():
    cells = [f"{column},{row}" for column in (2, 4, 6) for row in (-6, -4, 4, 6)]
    described = {cell: {"tunnel": "NESW", "chest": "mill"} for cell in cells}
    view = with_modules(CHESTS, chests=described).view(0)
    dealt = everything(saboteur().resample(view, Rng(1)))["treasures"]
    assert dealt.keys() == described.keys()
    assert all(treasure["tunnel"] in TUNNELS and treasure["chest"] in EFFECTS for treasure in dealt.values())
