"""Tunnel Toll: what its scenarios leave out."""

import pytest

import motherlode
from motherlode.core.errors import IllegalAction
from motherlode.games.saboteur.modules.tunnel_toll.placing_dwarf import count_ends, open_ends
from motherlode.games.tunnels.cells import read_cell
from tests.clauses import rule
from tests.rules.module_tables import heard, next_round, started, with_modules
from tests.rules.tables import GOLD_IN_THE_MIDDLE, everything

TOLL = "tunnel-toll"
CHESTS = "treasure-chests"
TO_ROOM = {"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "NW"}
"""A tunnel from which NS at (4,1) connects the postcard."""


def dwarf(cell, side, owner, number=1):
    return {"dwarf": number, "cell": cell, "side": side, "owner": owner}


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


@rule("TOLL-27", "XM-33/4")
def test_who_does_not_answer_does_not_pay():
    state = with_modules(TOLL, toll=[dwarf("1,0", "W", 1)], gold=[0, 0, 1], hands={0: ["EW", "map"]})
    state.apply(0, {"lay": "EW", "at": "1,0", "payers": [2]})
    assert state.default(2) == {"choose": {"pay": False}}
    state.apply(2, state.default(2))
    assert state.decision(0).kind == "turn"
    assert "1,0" not in everything(state)["board"]


@rule("TOLL-24")
def test_nobody_is_asked_to_pay_for_a_dwarf_of_ones_own():
    state = with_modules(TOLL, toll=[dwarf("1,0", "W", 0)], gold=[0, 1, 1], hands={0: ["EW", "map"]})
    assert [action for action in state.legal(0) if action.get("at") == "1,0"] == [{"lay": "EW", "at": "1,0"}]
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, {"lay": "EW", "at": "1,0", "payers": [1]})
    assert refused.value.clauses == ("TOLL-24",)
    state.apply(0, {"lay": "EW", "at": "1,0"})
    assert everything(state)["gold"]["balance"] == [0, 1, 1]


@rule("TOLL-27")
def test_of_a_card_that_was_declared_and_not_laid_all_remember_that_it_is_in_the_hand():
    state = with_modules(TOLL, toll=[dwarf("1,0", "W", 1)], gold=[0, 0, 1], hands={0: ["EW", "map"]})
    state.apply(0, {"lay": "EW", "at": "1,0", "payers": [2]})
    state.apply(2, {"choose": {"pay": False}})
    for audience in (1, 2, motherlode.SPECTATOR):
        assert state.view(audience)["memory"] == [{"cards": ["EW"], "hands": [0], "pile": False}]
    assert state.view(0)["memory"] == []


@rule("TOLL-35")
def test_a_dwarf_whose_card_is_diverted_wants_nothing_for_the_cell_before_him():
    board = {"0,1": "ES", "1,0": "NW"}
    given = {"last_laid": {"cell": "1,0", "seat": 2}, "gold": [0, 0, 0], "hands": {0: ["diversion", "map"]}}
    state = with_modules(TOLL, "diversion", board=board, toll=[dwarf("1,1", "S", 1)], **given)
    state.apply(0, {"play": "diversion", "to": "1,1", "shows": "NW"})
    assert everything(state)["board"]["1,1"] == "NW"
    assert everything(state)["toll"]["dwarfs"] == []
    other = with_modules(TOLL, "diversion", board=board, toll=[dwarf("1,1", "W", 1)], **given)
    assert [action["payers"] for action in other.legal(0) if action.get("to") == "1,1"] == [[1]]


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


@rule("TOLL-23", "TOLL-25", "TOLL-29", "TOLL-31")
def test_the_decision_says_who_could_pay_for_what():
    board = {"1,0": "EW", "2,0": "NEW", "2,1": "ES", "3,1": "SW"}
    toll = [dwarf("3,0", "W", 1), dwarf("3,0", "N", 2, 2)]
    state = with_modules(
        TOLL, players=4, board=board, toll=toll, gold=[1, 0, 0, 1], hands={0: ["NEW", "NS"], 1: ["map"]}
    )
    told = state.decision(0).options["payers"]
    assert told.keys() == {"3,0"}
    assert told["3,0"]["dwarfs"] == [{"dwarf": 1, "owner": 1}, {"dwarf": 2, "owner": 2}]
    ways = told["3,0"]["ways"]
    assert [0, 0] not in ways  # he has one nugget
    assert ways == [[0, 2], [0, 3], [1, 0], [3, 0], [3, 3], [1, 2], [1, 3], [3, 2]]
    listed = [action["payers"] for action in state.legal(0) if action.get("at") == "3,0"]
    assert sorted(listed) == sorted(ways)
    state.apply(0, {"lay": "NS", "at": "0,1"})
    assert state.decision(1).options["payers"] == {}


@rule("WC22-11", "TOLL-29")
def test_the_decision_of_a_pathfinder_says_who_could_pay_too():
    state = with_modules(
        TOLL, "pathfinder", toll=[dwarf("1,0", "W", 1)], gold=[1, 0, 1], hands={0: ["EW", "NS", "pathfinder"]}
    )
    state.apply(0, {"play": "pathfinder"})
    bill = {"dwarfs": [{"dwarf": 1, "owner": 1}], "ways": [[0], [1], [2]]}
    assert state.decision(0).options["payers"] == {"1,0": bill}


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


NORTH_AND_EAST = {"1,0": "NEW", "0,1": "ES"}
"""Two tunnels that open into (1,1), from below and from the left."""


@rule("TOLL-24", "TOLL-25", "TOLL-29")
@pytest.mark.parametrize("gold", [[0, 0, 0, 0], [1, 0, 1, 0], [2, 1, 0, 1], [0, 1, 1, 1]])
@pytest.mark.parametrize("owners", [(1,), (0,), (1, 2), (0, 1), (1, 1), (0, 0)])
def test_lays_with_a_price_are_counted_as_they_are_listed(gold, owners):
    toll = [
        dwarf("1,1", side, owner, number + 1) for number, (side, owner) in enumerate(zip("SW", owners, strict=False))
    ]
    hands = {0: ["NESW", "ESW", "NS", "pathfinder"]}
    state = with_modules(TOLL, "pathfinder", players=4, board=NORTH_AND_EAST, toll=toll, gold=gold, hands=hands)
    price, cell = state.rules.price, read_cell("1,1")
    ways = price.ways(state, 0, cell)
    assert price.count(state, 0, cell) == len(ways)
    assert [price.nth(state, 0, cell, number) for number in range(len(ways))] == ways
    assert price.paid_alone(state, 0, cell) == ({} in ways)
    assert [state.action(0, code) for code in state.codes(0)] == state.legal(0)
    state.lighten()
    for code, action in enumerate(state.legal(0)):
        one, other = state.copy(), state.copy()
        one.apply_code(0, code)
        other.apply(0, action, quiet=True)
        assert one.dump() == other.dump()


@rule("TOLL-28")
def test_who_was_asked_is_not_counted_among_those_who_could_pay():
    toll = [dwarf("1,0", "W", 1)]
    state = with_modules(TOLL, players=4, toll=toll, gold=[1, 1, 1, 1], hands={0: ["EW", "map"]})
    price, cell = state.rules.price, read_cell("1,0")
    assert price.count(state, 0, cell) == 4
    state.apply(0, {"lay": "EW", "at": "1,0", "payers": [2]})
    state.apply(2, {"choose": {"pay": False}})
    assert price.count(state, 0, cell) == len(price.ways(state, 0, cell)) == 3


@rule("TOLL-11", "TOLL-14")
def test_open_ends_are_counted_as_they_are_listed():
    state = started(TOLL, seed=3)
    for _ in range(40):
        seat = state.actors[0]
        assert count_ends(state) == len(open_ends(state))
        actions = state.legal(seat)
        placing = [action for action in actions if "toll" in action]
        laying = [action for action in actions if "lay" in action]
        state.apply(seat, (placing[len(placing) // 2 :] or laying or actions)[0], quiet=True)
