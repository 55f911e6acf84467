"""Dressing Room and Tunnel Party: what their scenarios leave out."""

import pytest

from motherlode.core.errors import SetupError
from tests.clauses import rule
from tests.rules.module_tables import heard, next_round, started, with_modules
from tests.rules.tables import everything

CHESTS = "treasure-chests"
TO_ROOM = {"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "NW"}
"""A tunnel from which NS at (4,1) connects the postcard."""


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
