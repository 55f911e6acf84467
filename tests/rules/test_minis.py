"""Mini-expansions: what their scenarios leave out."""

from collections import Counter

import pytest

import motherlode
from motherlode.core.errors import IllegalAction, SetupError
from motherlode.games.saboteur.cells import read_cell
from motherlode.games.saboteur.modules.new_goals import GOALS
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS
from motherlode.games.saboteur.modules.treasure_chests.treasures import TUNNELS, apart
from motherlode.games.saboteur.shapes import read_shape, turned
from tests.clauses import rule
from tests.rules.module_tables import decline, heard, next_round, started, with_modules
from tests.rules.tables import GOLD_IN_THE_MIDDLE, ROW_A, everything, saboteur

TOLL = "tunnel-toll"
CHESTS = "treasure-chests"
TO_ROOM = {"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "NW"}
"""A tunnel from which NS at (4,1) connects the postcard."""


def dwarf(cell, side, owner, number=1):
    return {"dwarf": number, "cell": cell, "side": side, "owner": owner}


# ---- tunnel toll


@rule("TOLL-01", "TOLL-02", "TOLL-05", "TOLL-41")
@pytest.mark.parametrize("modules", [(TOLL,), (TOLL, "saboteur2")])
def test_both_dwarfs_are_available_at_the_start_of_every_round(modules):
    state = started(*modules)
    assert everything(state)["gold"]["balance"] == [1] * 5
    for _ in range(2):
        assert everything(state)["toll"] == {"dwarfs": [], "left": [1, 2], "offer": None}
        next_round(state)


@rule("TOLL-12")
def test_an_end_may_be_carried_by_the_start_an_open_treasure_or_an_open_goal():
    goals = {"8,2": "stone NE", "8,0": "stone SW open", "8,-2": "gold"}
    chests = {"2,1": {"tunnel": "NESW", "chest": "no-draw"}}
    board = {"1,0": "EW", "3,0": "EW", "4,0": "EW", "5,0": "EW", "6,0": "EW", "7,0": "EW"}
    state = with_modules(
        TOLL, CHESTS, board=board, goals=goals, chests=chests, hands={0: ["ESW", "map"], 1: ["NS", "NE"]}
    )
    state.apply(0, {"lay": "NEW", "at": "2,0"})
    ends = {(end["at"], end["side"]) for end in state.decision(1).options["toll"]["ends"]}
    assert {("0,1", "S"), ("2,2", "S"), ("8,-1", "N")} <= ends


@rule("TOLL-13")
def test_no_dwarf_stands_at_the_postcard_or_against_a_closed_card():
    state = with_modules(TOLL, "dressing-room", board={**TO_ROOM, "4,1": "NS"}, hands={0: ["NS", "map"]})
    ends = state.decision(0).options["toll"]["ends"]
    assert {"at": "4,2", "side": "S"} not in ends
    for cell, side in (("4,2", "S"), ("8,0", "W")):
        with pytest.raises(IllegalAction):
            state.apply(0, {"toll": 1, "at": cell, "side": side, "discard": "NS"})


@rule("TOLL-17")
def test_a_dwarf_costs_a_card_but_needs_no_deck():
    state = with_modules(TOLL, hands={0: ["NS"], 1: ["EW"], 2: []}, deck=0)
    state.apply(0, {"toll": 1, "at": "1,0", "side": "W", "discard": "NS"})
    assert everything(state)["toll"]["dwarfs"] == [dwarf("1,0", "W", 0)]
    assert state.actors == (1,)


@rule("TOLL-18")
def test_bringing_a_dwarf_is_neither_vetoed_nor_a_card_played():
    state = with_modules(TOLL, "veto", hands={0: ["NS", "EW"], 1: ["veto", "EW"]}, last_played=2)
    events = state.apply(0, {"toll": 1, "at": "1,0", "side": "W", "discard": "NS"})
    assert [event.kind for event in events] == ["dwarf-placed"]
    assert everything(state)["flow"]["last_played"] == 2
    assert state.decision(1).kind == "turn"


@rule("TOLL-30", "TOLL-34")
def test_the_owner_may_let_somebody_pass_for_nothing():
    state = with_modules(TOLL, toll=[dwarf("1,0", "W", 1)], gold=[0, 0, 1], hands={0: ["EW", "map"]})
    state.apply(0, {"lay": "EW", "at": "1,0", "payers": [1]})
    state.apply(1, {"choose": {"pay": True}})
    assert everything(state)["gold"]["balance"] == [0, 0, 1]
    assert everything(state)["board"]["1,0"] == "EW"


@rule("TOLL-31", "TOLL-34", "TOLL-42")
def test_two_players_may_pay_for_two_dwarfs_in_the_open():
    board = {"1,0": "EW", "2,0": "NEW", "2,1": "ES", "3,1": "SW"}
    toll = [dwarf("3,0", "W", 1), dwarf("3,0", "N", 2, 2)]
    state = with_modules(TOLL, players=5, board=board, toll=toll, gold=[0, 0, 0, 1, 1], hands={0: ["ESW", "NS"], 1: []})
    state.apply(0, {"lay": "NEW", "at": "3,0", "payers": [3, 4]})
    state.apply(3, {"choose": {"pay": True}})
    events = state.apply(4, {"choose": {"pay": True}})
    assert heard(events, "handed-over")["to"] == 1
    assert everything(state)["gold"]["balance"] == [0, 1, 1, 0, 0]


@rule("TOLL-38")
def test_a_diversion_onto_a_blocked_cell_pays():
    given = {"board": {"1,0": "EW", "2,0": "EW"}, "last_laid": {"cell": "2,0", "seat": 2}}
    toll = [dwarf("-1,0", "E", 1)]
    poor = with_modules(TOLL, "diversion", toll=toll, gold=[0, 0, 0], hands={0: ["diversion", "NS"]}, **given)
    with pytest.raises(IllegalAction) as refused:
        poor.apply(0, {"play": "diversion", "to": "-1,0", "shows": "EW"})
    assert "TOLL-25" in refused.value.clauses
    rich = with_modules(TOLL, "diversion", toll=toll, gold=[1, 0, 0], hands={0: ["diversion", "NS"]}, **given)
    rich.apply(0, {"play": "diversion", "to": "-1,0", "shows": "EW"})
    assert everything(rich)["gold"]["balance"] == [0, 1, 0]


@rule("TOLL-39")
def test_a_goal_is_not_moved_onto_a_blocked_cell():
    board = {"1,0": "EW", "7,1": "ES", "8,1": "EW", "9,1": "SW"}
    chests = {"2,1": {"tunnel": "NESW", "chest": "goal-shift"}}
    toll = [dwarf("9,0", "N", 1)]
    state = with_modules(
        TOLL, CHESTS, board=board, goals=GOLD_IN_THE_MIDDLE, chests=chests, toll=toll, hands={0: ["ESW", "map"]}
    )
    state.apply(0, {"lay": "NEW", "at": "2,0"})
    assert "8,0" not in state.decision(0).options["goal"]


@rule("TOLL-40")
def test_dwarfs_have_no_say_in_the_sharing():
    given = {"roles": ["miner", "miner", "saboteur"], "hands": {0: ["NS"], "rest": []}, "deck": 0, "gold": [1, 1, 1]}
    state = with_modules(TOLL, toll=[dwarf("1,0", "W", 0)], **given)
    state.apply(0, {"pass": ["NS"]})
    assert everything(state)["last_round"]["gained"] == [0, 0, 4]


# ---- the postcard


@rule("POST-03", "POST-18")
@pytest.mark.parametrize("side", ["dressing-room", "tunnel-party"])
def test_the_postcard_is_laid_anew_in_each_round(side):
    state = started(side)
    for _ in range(2):
        card = everything(state)["postcard"]
        assert card == {"side": side, "cells": ["4,3", "5,3", "4,2", "5,2"], "lit": False, "used": False}
        next_round(state)
    moved = started(side, postcardCells="2,3 3,2")
    assert everything(moved)["postcard"]["cells"] == ["2,3", "3,3", "2,2", "3,2"]
    with pytest.raises(SetupError):
        started(side, postcardCells="0,1 1,0")


@rule("POST-12", "PARTY-08")
def test_the_postcard_takes_effect_before_goals_are_turned_and_after_the_window():
    board = {**TO_ROOM, "6,2": "EW"}
    goals = {"8,2": "gold", "8,0": "stone NE", "8,-2": "stone NW"}
    state = with_modules(
        "tunnel-party", "veto", board={**board, "7,2": "EW"}, goals=goals, roles=["miner"] * 3, leftover=["saboteur"],
        hands={0: ["NS", "map"], 1: ["NS"], 2: ["NS"]},
    )  # fmt: skip
    assert [event.kind for event in state.apply(0, {"lay": "NS", "at": "4,1"})] == ["declared"]
    state.apply(1, {"choose": {"veto": False}})
    events = [event.kind for event in state.apply(2, {"choose": {"veto": False}})]
    assert events.index("laid") < events.index("postcard") < events.index("revealed") < events.index("round-over")


@rule("POST-14", "CHEST-18")
def test_doors_do_not_matter_for_postcard_and_treasures():
    board = {**TO_ROOM, "1,0": "EW:blue-door", "2,0": "EW:green-door"}
    state = with_modules("saboteur2", "dressing-room", board=board, roles=["green"] * 3, hands={0: ["NS", "map"]})
    state.apply(0, {"lay": "NS", "at": "4,1"})
    assert everything(state)["postcard"]["used"]
    chests = {"2,1": {"tunnel": "NESW", "chest": "no-draw"}}
    board = {"1,0": "EW:blue-door"}
    state = with_modules("saboteur2", CHESTS, board=board, chests=chests, hands={0: ["ESW", "map"]})
    state.apply(0, {"lay": "NEW", "at": "2,0"})
    assert everything(state)["treasures"] == {}


@rule("POST-15", "DRESS-03", "DRESS-06", "DRESS-08")
def test_everybody_sees_who_changed_and_he_alone_knows_the_card_left_over():
    given = {"roles": ["miner", "miner", "saboteur"], "leftover": ["miner"], "hands": {0: ["NS", "map"]}}
    state = with_modules("dressing-room", board=TO_ROOM, **given)
    seen = heard(state.apply(0, {"lay": "NS", "at": "4,1"}), "postcard", 1)
    assert (seen["seat"], seen["side"]) == (0, "dressing-room")
    assert "role" not in seen
    assert everything(state)["roles"][0] == "miner"
    assert state.view(0)["leftover"] == ["miner"]
    assert state.view(1)["leftover"] == [None]


@rule("DRESS-09")
def test_without_a_dwarf_left_over_nothing_happens():
    given = {"roles": ["green", "blue", "boss"], "leftover": [], "hands": {0: ["NS", "map"]}}
    state = with_modules("saboteur2", "dressing-room", board=TO_ROOM, **given)
    state.apply(0, {"lay": "NS", "at": "4,1"})
    assert everything(state)["roles"] == ["green", "blue", "boss"]
    assert everything(state)["postcard"]["used"]


@rule("DRESS-10")
def test_dressing_room_and_swap_hats_are_independent():
    given = {"roles": ["green", "blue", "boss"], "leftover": ["geologist", "saboteur", "profiteer"]}
    hands = {0: ["NS", "map"], 1: ["swap-hats", "NS"]}
    state = with_modules("saboteur2", "dressing-room", board=TO_ROOM, hands=hands, **given)
    state.apply(0, {"lay": "NS", "at": "4,1"})
    state.apply(1, {"play": "swap-hats", "on": 0})
    view = everything(state)
    assert view["roles"] == ["saboteur", "blue", "boss"]
    assert view["leftover"] == ["profiteer", "green"]
    assert view["retired"] == ["geologist"]


@rule("PARTY-07")
def test_a_party_makes_what_was_seen_of_roles_out_of_date():
    hands = {2: ["inspection", "NE"], 0: ["NS", "map"]}
    state = with_modules(
        "saboteur2", "tunnel-party", turn=2, roles=["green", "blue", "boss"], board=TO_ROOM, hands=hands
    )
    state.apply(2, {"play": "inspection", "on": 0})
    assert state.view(2)["roles"][0] == "green"
    state.apply(0, {"lay": "NS", "at": "4,1"})
    assert state.view(2)["roles"][:2] == [None, None]
    assert state.view(2)["party"] == ["boss", "green"]


# ---- new goals


@rule("GOALS-02", "GOALS-03", "GOALS-07")
def test_the_eight_goal_cards():
    assert Counter(goal.name for goal in GOALS) == {
        "gold": 1, "stone": 2, "sack-1": 1, "sack-2": 1, "dragon": 2, "spider": 1,
    }  # fmt: skip
    for goal in GOALS:
        shape = read_shape(goal.shape)
        assert shape.sides | turned(shape).sides == 15


@rule("GOALS-04", "GOALS-05", "GOALS-09")
def test_five_goals_of_eight_with_the_gold_among_them_are_drawn_for_each_round():
    drawn = set()
    for seed in range(12):
        state = started("new-goals", players=3, seed=seed)
        for _ in range(2):
            faces = [goal["face"] for goal in everything(state)["goals"].values()]
            assert (len(faces), faces.count("gold")) == (5, 1)
            assert [goal["face"] for goal in state.view(0)["goals"].values()] == [None] * 5
            drawn.add(tuple(sorted(faces)))
            next_round(state, seed)
    assert len(drawn) > 5


@rule("GOALS-10", "GOALS-12")
def test_a_goal_is_placed_before_its_effect_and_a_stone_has_none():
    goals = {"8,4": "gold", "8,2": "spider", "8,0": "stone NE", "8,-2": "sack-2 NEW", "8,-4": "sack-1"}
    state = with_modules("new-goals", board=ROW_A, goals=goals, hands={0: ["EW", "map"], 1: ["NS", "map"]})
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert everything(state)["board"]["8,0"] == "SW"
    assert everything(state)["gold"]["balance"] == [0, 0, 0]
    kinds = [event.kind for event in state.apply(1, {"lay": "NS", "at": "8,-1"})]
    assert kinds.index("revealed") < kinds.index("found")
    assert everything(state)["gold"]["balance"] == [0, 2, 0]


@rule("GOALS-23", "GOALS-28")
@pytest.mark.parametrize(("first", "won"), [("8,2", ["greedy"]), ("8,0", ["saboteurs"])])
def test_gold_or_spider_is_the_choice_of_the_layer(first, won):
    goals = {"8,4": "sack-1", "8,2": "gold", "8,0": "spider", "8,-2": "stone NE", "8,-4": "stone NW"}
    board = {**ROW_A, "7,0": "NW", "7,1": "ES"}
    roles = ["greedy", "miner", "saboteur"]
    state = with_modules("new-goals", "greedy-dwarf", board=board, goals=goals, roles=roles, hands={0: ["NES", "map"]})
    state.apply(0, {"lay": "NSW", "at": "8,1"})
    state.apply(0, {"choose": {"open": first}})
    assert everything(state)["last_round"]["won"] == won


@rule("XM-18", "COMP-16")
def test_a_sack_is_found_in_the_open_and_kept_by_a_compromised_dwarf():
    goals = {"8,4": "gold", "8,2": "spider", "8,0": "sack-1", "8,-2": "stone NE", "8,-4": "stone NW"}
    state = with_modules(
        "new-goals", "compromised-dwarf", "diversion", board={**ROW_A, "-1,0": "EW"}, goals=goals,
        last_laid={"cell": "-1,0", "seat": 1}, fronts={0: ["broken-lamp"]}, hands={0: ["diversion", "NS"]},
    )  # fmt: skip
    events = state.apply(0, {"play": "diversion", "to": "7,0", "shows": "EW"})
    assert heard(events, "found", motherlode.SPECTATOR)["nuggets"] == 1
    assert everything(state)["gold"]["balance"] == [1, 0, 0]


# ---- treasure chests


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
