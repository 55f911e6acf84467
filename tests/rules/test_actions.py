"""Action cards: BASE-61 to BASE-92."""

import pytest

import motherlode
from tests.clauses import rule
from tests.rules.tables import ROW_A, everything, table

TOOLS = ("lamp", "cart", "pickaxe")


def refusal_of(state, seat, action):
    with pytest.raises(motherlode.IllegalAction) as refusal:
        state.apply(seat, action)
    return refusal.value


def plays(state, card):
    return [action for action in state.legal(state.actors[0]) if action.get("play") == card]


@rule("BASE-61", "BASE-161")
def test_all_see_which_action_card_was_played_on_whom():
    state = table(hands={0: ["broken-lamp", "EW"]})
    [played, *_] = state.apply(0, {"play": "broken-lamp", "on": 2})
    for audience in (motherlode.SPECTATOR, 0, 1, 2):
        seen = played.seen_by(audience)
        assert (seen["event"], seen["seat"], seen["card"], seen["on"]) == ("played", 0, "broken-lamp", 2)
        assert state.view(audience)["fronts"][2] == ["broken-lamp"]


@rule("BASE-62", "BASE-71", "BASE-76", "BASE-79", "BASE-91")
@pytest.mark.parametrize(
    ("action", "discarded"),
    [
        ({"play": "map", "goal": "8,0"}, ["map"]),
        ({"play": "rockfall", "at": "3,0"}, ["rockfall", "ESW"]),
        ({"play": "fix-cart", "on": 1}, ["fix-cart", "broken-cart"]),
        ({"play": "fix-cart-lamp", "on": 1, "tool": "lamp"}, ["fix-cart-lamp", "broken-lamp"]),
        ({"play": "broken-cart", "on": 2}, []),
    ],
)
def test_what_goes_to_the_discard_pile_lies_there_face_up(action, discarded):
    state = table(
        board=ROW_A,
        fronts={1: ["broken-cart", "broken-lamp"]},
        hands={0: ["map", "rockfall", "fix-cart", "fix-cart-lamp", "broken-cart"]},
    )
    state.apply(0, action)
    for audience in (motherlode.SPECTATOR, 0, 1, 2):
        assert sorted(state.view(audience)["discard"]) == sorted(discarded)


@rule("BASE-63")
def test_broken_tools_leave_actions_and_passing_alone():
    given = {"board": ROW_A, "hands": {0: ["map", "rockfall", "broken-cart", "EW"]}}
    free = table(**given)
    blocked = table(fronts={0: [f"broken-{tool}" for tool in TOOLS]}, **given)
    assert blocked.legal(0) == [action for action in free.legal(0) if "lay" not in action]


@rule("BASE-64", "BASE-65", "BASE-66", "BASE-68")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_broken_tool_may_be_laid_in_front_of_every_other_player_who_has_it_whole(tool):
    others = [f"broken-{other}" for other in TOOLS if other != tool]
    fronts = {1: [f"broken-{tool}"], 2: others}
    state = table(players=5, fronts=fronts, hands={0: [f"broken-{tool}"], 4: []}, deck=0)
    assert [action["on"] for action in plays(state, f"broken-{tool}")] == [2, 3, 4]
    state.apply(0, {"play": f"broken-{tool}", "on": 2})
    assert sorted(everything(state)["fronts"][2]) == sorted(f"broken-{each}" for each in TOOLS)


@rule("BASE-67")
def test_a_player_stays_blocked_until_the_last_tool_is_mended():
    state = table(fronts={1: ["broken-lamp", "broken-cart"]}, hands={0: ["fix-lamp"], 1: ["EW"]})
    state.apply(0, {"play": "fix-lamp", "on": 1})
    assert refusal_of(state, 1, {"lay": "EW", "at": "1,0"}).code == "blocked"
    free = table(fronts={1: ["broken-lamp"]}, hands={0: ["fix-lamp"], 1: ["EW"]})
    free.apply(0, {"play": "fix-lamp", "on": 1})
    free.apply(1, {"lay": "EW", "at": "1,0"})


@rule("BASE-69", "BASE-70", "BASE-72")
@pytest.mark.parametrize("tool", TOOLS)
def test_a_repair_mends_its_own_tool_of_anybody(tool):
    fronts = {0: [f"broken-{tool}"], 1: [f"broken-{other}" for other in TOOLS], 2: []}
    state = table(fronts=fronts, hands={0: [f"fix-{tool}"]})
    assert [action["on"] for action in plays(state, f"fix-{tool}")] == [0, 1]
    refusal = refusal_of(state, 0, {"play": f"fix-{tool}", "on": 2})
    assert refusal.code == "nothing-to-mend"
    assert "BASE-70" in refusal.clauses


@rule("BASE-73", "BASE-74", "BASE-75")
@pytest.mark.parametrize("pair", [("cart", "lamp"), ("cart", "pickaxe"), ("lamp", "pickaxe")])
def test_a_double_repair_offers_each_of_its_tools_that_is_broken(pair):
    card = f"fix-{'-'.join(pair)}"
    fronts = {1: [f"broken-{tool}" for tool in TOOLS], 2: [f"broken-{pair[0]}"]}
    state = table(fronts=fronts, hands={0: [card]})
    assert {(action["on"], action["tool"]) for action in plays(state, card)} == {
        (1, pair[0]),
        (1, pair[1]),
        (2, pair[0]),
    }
    state.apply(0, {"play": card, "on": 1, "tool": pair[1]})
    assert sorted(everything(state)["fronts"][1]) == sorted(f"broken-{tool}" for tool in TOOLS if tool != pair[1])


@rule("BASE-77", "BASE-78", "BASE-81")
def test_a_rockfall_may_take_every_tunnel_card_and_nothing_else():
    board = {**ROW_A, "7,0": "EW", "5,5": "NS"}
    goals = {"8,2": "stone NW", "8,0": "stone SW open", "8,-2": "gold"}
    state = table(board=board, goals=goals, hands={0: ["rockfall"]})
    assert {action["at"] for action in plays(state, "rockfall")} == set(board)
    for cell in ("0,0", *goals):
        assert refusal_of(state, 0, {"play": "rockfall", "at": cell}).clauses == ("BASE-78",)


@rule("BASE-82", "BASE-84", "BASE-85")
def test_the_part_behind_a_rockfall_stays_and_is_lit_again_when_it_is_joined():
    state = table(board=ROW_A, hands={0: ["rockfall"], 1: ["ESW"]})
    state.apply(0, {"play": "rockfall", "at": "3,0"})
    view = everything(state)
    assert set(view["board"]) == {"0,0", *ROW_A} - {"3,0"}
    assert set(view["lit"]) == {"0,0", "1,0", "2,0"}
    state.apply(1, {"lay": "ESW", "at": "3,0"})
    assert set(everything(state)["lit"]) == {"0,0", *ROW_A}


@rule("BASE-87", "BASE-88", "BASE-90")
def test_a_map_may_look_at_every_closed_goal_and_changes_none():
    goals = {"8,2": "stone NW", "8,0": "stone SW open", "8,-2": "gold"}
    state = table(board={**ROW_A, "7,0": "EW"}, goals=goals, hands={0: ["map"]})
    assert [action["goal"] for action in plays(state, "map")] == ["8,2", "8,-2"]
    before = everything(state)["goals"]
    state.apply(0, {"play": "map", "goal": "8,2"})
    after = everything(state)["goals"]
    assert {cell: (goal["open"], goal["face"]) for cell, goal in after.items()} == {
        cell: (goal["open"], goal["face"]) for cell, goal in before.items()
    }


@rule("BASE-89", "BASE-92")
def test_all_see_which_goal_was_looked_at_and_one_sees_its_face():
    goals = {"8,2": "stone NW", "8,0": "gold", "8,-2": "stone NE"}
    state = table(goals=goals, hands={1: ["map"]}, turn=1)
    [played, *_] = state.apply(1, {"play": "map", "goal": "8,2"})
    for audience in (motherlode.SPECTATOR, 0, 1, 2):
        assert played.seen_by(audience)["goal"] == "8,2"
        assert state.view(audience)["goals"]["8,2"]["looked"] == [1]
        assert ("face" in played.seen_by(audience)) == (audience == 1)
        assert state.view(audience)["goals"]["8,2"]["face"] == ("stone NW" if audience == 1 else None)
