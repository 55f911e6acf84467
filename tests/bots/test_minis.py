"""What the adept makes of tolls, the postcard, new goals and chests, seat 0 of the table if nothing else is said."""

import pytest

from motherlode.bots import make
from motherlode.bots.adept.modules.new_goals import unseen
from motherlode.bots.adept.thinking import think
from tests.bots.tables import GAME, GOALS, MINERS, ROW, SABOTEUR_FIRST, choice, table

# ---- tunnel toll

NUGGETS = [1, 1, 1, 1, 1]


def test_a_dwarf_is_put_where_everybody_has_to_pass():
    hand = ["N", "E", "NE"]
    state = table(modules=["tunnel-toll"], board=ROW, hands={"0": hand}, looked={"0": ["8,0"]}, gold=NUGGETS)
    action = choice(state)
    assert (action["at"], action["side"]) == ("7,0", "W")
    assert action["toll"] in (1, 2)


def test_a_saboteur_bars_the_way_with_a_dwarf():
    hand = ["NESW", "NS", "NE"]
    given = {"roles": SABOTEUR_FIRST, "board": ROW, "hands": {"0": hand}, "looked": {"0": ["8,0"]}, "gold": NUGGETS}
    action = choice(table(modules=["tunnel-toll"], **given))
    assert (action.get("toll"), action.get("at")) in [(1, "7,0"), (2, "7,0")]


def test_nobody_is_put_beside_the_way():
    state = table(modules=["tunnel-toll"], hands={"0": ["NESW", "EW", "NS"]}, gold=NUGGETS)
    assert "toll" not in choice(state)


DWARF = [{"dwarf": 1, "cell": "7,0", "side": "W", "owner": 3}]


def test_a_toll_is_paid_for_the_gold_and_not_for_a_step():
    hand = ["EW", "N", "NS"]
    given = {"modules": ["tunnel-toll"], "hands": {"0": hand}, "looked": {"0": ["8,0"]}, "gold": NUGGETS}
    action = choice(table(board=ROW, toll=DWARF, **given))
    assert (action.get("lay"), action.get("at")) == ("EW", "7,0")
    early = [{**DWARF[0], "cell": "3,0"}]
    action = choice(table(board={"1,0": "EW", "2,0": "EW"}, toll=early, **given))
    assert action.get("at") != "3,0"


@pytest.mark.parametrize(("roles", "pays"), [(None, True), (SABOTEUR_FIRST, False)])
def test_who_wins_by_it_pays_for_another(roles, pays):
    state = table(
        modules=["tunnel-toll"],
        turn=2,
        board=ROW,
        toll=DWARF,
        hands={"2": ["EW", "NS"], "0": ["NS"], "rest": ["NS"]},
        looked={"0": ["8,0"]},
        gold=[1, 1, 0, 1, 1],
        deck=0,
        **({"roles": roles} if roles else {}),
    )
    state.apply(2, {"lay": "EW", "at": "7,0", "payers": [0]})
    assert choice(state, 0) == {"choose": {"pay": pays}}


def test_nobody_pays_for_a_step_of_another():
    early = [{**DWARF[0], "cell": "3,0"}]
    state = table(
        modules=["tunnel-toll"],
        turn=2,
        board={"1,0": "EW", "2,0": "EW"},
        toll=early,
        hands={"2": ["EW", "NS"]},
        gold=[1, 1, 0, 1, 1],
    )
    state.apply(2, {"lay": "EW", "at": "3,0", "payers": [0]})
    assert choice(state, 0) == {"choose": {"pay": False}}


# ---- the postcard


BEFORE_ROOM = {"1,0": "ESW", "2,0": "ESW", "3,0": "ESW", "4,0": "NW"}
"""A tunnel that leads to the cell below the room; straight on it enters it."""


def connects(state, action):
    if "lay" not in action:
        return False
    state.apply(0, action)
    return state.view(0)["postcard"]["used"]


@pytest.mark.parametrize("module", ["dressing-room", "tunnel-party"])
def test_a_saboteur_who_has_as_good_as_won_keeps_his_role(module):
    given = {"board": BEFORE_ROOM, "hands": {"0": ["NS", "NESW"], "rest": ["N"]}, "deck": 0}
    state = table(modules=[module], roles=SABOTEUR_FIRST, **given)
    assert not connects(state, choice(state))


def test_a_saboteur_who_has_as_good_as_lost_wants_another_role():
    board = {**BEFORE_ROOM, "1,0": "NESW", "1,1": "NES", "2,-1": "NE", "3,-1": "EW", "4,-1": "EW", "5,-1": "EW"}
    board |= {"6,-1": "EW", "1,-1": "NS"}
    hand = ["NS", "N", "E"]
    given = {"board": board, "hands": {"0": hand}, "looked": {"0": ["8,0"]}, "deck": 30}
    state = table(modules=["dressing-room"], roles=SABOTEUR_FIRST, **given)
    lay = {"lay": "NS", "at": "4,1"}
    mind = think(state.view(0), [lay], ())
    assert mind.besides(mind.lays[0]) > 0


def test_after_a_party_nobody_is_suspected_for_what_he_did_before():
    hands = {"3": ["rockfall", "NS"], "4": ["NS", "EW"], "rest": ["NS"] * 3}
    state = table(modules=["tunnel-party"], turn=3, board={**BEFORE_ROOM, "5,0": "EW"}, hands=hands)
    state.apply(3, {"play": "rockfall", "at": "5,0"})
    suspected = think(state.view(0), (), ()).belief.saboteur[3]
    state.apply(4, {"lay": "NS", "at": "4,1"})
    view = state.view(0)
    assert view["postcard"]["used"]
    belief = think(view, (), ()).belief
    unknown = [belief.saboteur[seat] for seat in range(1, 5)]
    assert max(unknown) - min(unknown) < 0.1
    assert suspected > 0.43 > 2 / 5


def test_the_dressing_room_takes_what_was_seen_along_with_the_card():
    """Seat 3 was suspect and has another dwarf card now; I know no more of it than of the one left over."""
    hands = {"3": ["rockfall", "NS"], "rest": ["NS", "NW", "NE"]}
    state = table(modules=["dressing-room"], turn=3, board={**BEFORE_ROOM, "5,0": "EW"}, hands=hands)
    state.apply(3, {"play": "rockfall", "at": "5,0"})
    for seat in (4, 0, 1, 2):
        state.apply(seat, {"pass": ["NW"]})
    suspected = think(state.view(0), (), ()).belief.saboteur[3]
    state.apply(3, {"lay": "NS", "at": "4,1"})
    assert think(state.view(0), (), ()).belief.saboteur[3] < suspected


# ---- new goals


NEW_GOALS = {"8,4": "stone NE", "8,2": "sack-2 ESW", "8,0": "gold", "8,-2": "spider", "8,-4": "dragon"}


def test_a_sack_on_the_way_is_taken():
    board = {**ROW, "6,0": "NW", "6,1": "ES", "7,1": "NW"}
    state = table(
        modules=["new-goals"], goals=NEW_GOALS, board=board, hands={"0": ["ES", "EW", "N"]}, looked={"0": ["8,2"]}
    )
    assert choice(state) == {"lay": "ES", "at": "7,2"}


def test_a_miner_does_not_wake_the_spider_and_a_saboteur_does():
    board = {**{f"{x},0": "EW" for x in range(1, 6)}, "6,0": "SW", "6,-1": "NS", "6,-2": "NE"}
    hands = {"0": ["EW", "N+E"]}
    opened = {}
    for role, roles in (("miner", None), ("saboteur", SABOTEUR_FIRST)):
        state = table(
            modules=["new-goals"],
            goals=NEW_GOALS,
            board=board,
            hands=hands,
            looked={"0": ["8,-2"]},
            **({"roles": roles} if roles else {}),
        )
        action = choice(state)
        opened[role] = action == {"lay": "EW", "at": "7,-2"}
    assert opened == {"miner": False, "saboteur": True}


def test_the_sack_is_opened_before_the_gold():
    goals = {**NEW_GOALS, "8,-2": "stone NW"}
    board = {**{f"{x},0": "EW" for x in range(1, 7)}, "7,0": "NW", "7,1": "ES"}
    hands = {"0": ["NES", "N"]}
    state = table(modules=["new-goals"], goals=goals, board=board, hands=hands, looked={"0": ["8,2", "8,0"]})
    state.apply(0, {"lay": "NSW", "at": "8,1"})
    assert choice(state) == {"choose": {"open": "8,2"}}


@pytest.mark.parametrize(("roles", "opened"), [(MINERS, "8,0"), (SABOTEUR_FIRST, "8,2")])
def test_of_two_goals_a_miner_opens_the_gold_first_and_a_saboteur_the_other(roles, opened):
    board = {**{f"{x},0": "EW" for x in range(1, 7)}, "7,0": "NW", "7,1": "ES"}
    looked = {"0": ["8,2", "8,0"]}
    state = table(roles=roles, board=board, hands={"0": ["NES", "N"]}, looked=looked)
    state.apply(0, {"lay": "NSW", "at": "8,1"})
    assert choice(state) == {"choose": {"open": opened}}


def test_a_goal_that_was_seen_lies_nowhere_else():
    seen, unknown = (
        unseen(think(table(modules=["new-goals"], goals=NEW_GOALS, looked={"0": looked}).view(0), (), ()))
        for looked in (["8,2", "8,-2"], [])
    )
    assert unknown.keys() - seen.keys() == {"sack-2", "spider"}
    assert seen["dragon"] > unknown["dragon"]


def test_who_has_seen_a_sack_keeps_quiet_and_names_the_spider():
    state = table(modules=["new-goals"], goals=NEW_GOALS, looked={"0": ["8,2", "8,-2"]})
    assert make("adept").remarks(state.view(0), []) == [{"says": "goal-spider", "goal": "8,-2"}]


# ---- treasure chests


CHESTS = {
    "2,1": {"tunnel": "NESW", "chest": "nugget"},
    "6,1": {"tunnel": "NESW", "chest": "no-draw"},
    "3,-2": {"tunnel": "NES", "chest": "goal-shift"},
    "5,-1": {"tunnel": "ESW", "chest": "inspect"},
}


def test_a_chest_with_gold_is_opened_on_the_way():
    """Both cards lead on to the east as far."""
    hands = {"0": ["NESW", "ESW"]}
    state = table(modules=["treasure-chests"], board={"1,0": "EW"}, chests=CHESTS, hands=hands)
    state.secret["treasures"]["2,1"][2] = 1
    action = choice(state)
    state.apply(0, action)
    assert "2,1" not in state.view(0)["treasures"], action


def test_who_only_gathers_opens_a_chest_with_gold():
    roles = ["geologist", "green", "blue", "saboteur", "boss"]
    given = {"board": {"1,0": "EW"}, "chests": CHESTS, "hands": {"0": ["NESW", "ESW"]}, "roles": roles}
    state = table(modules=["saboteur2", "treasure-chests"], **given)
    state.secret["treasures"]["2,1"][2] = 1
    state.apply(0, choice(state))
    assert "2,1" not in state.view(0)["treasures"]


def test_a_chest_that_costs_is_left_closed():
    chests = {**CHESTS, "2,1": {"tunnel": "NESW", "chest": "no-draw"}}
    hands = {"0": ["NESW", "ESW"]}
    state = table(modules=["treasure-chests"], board={"1,0": "EW"}, chests=chests, hands=hands)
    state.secret["treasures"]["2,1"][2] = 1
    assert choice(state) in [{"lay": "ESW", "at": "2,0"}, {"lay": "NEW", "at": "2,0"}, {"lay": "NESW", "at": "2,0"}]


def shifted(roles):
    board = {"1,0": "ESW", "1,-1": "NS", "1,-2": "NE"}
    given = {"board": board, "chests": CHESTS, "hands": {"0": ["EW", "NS"]}, "looked": {"0": ["8,0"]}}
    state = table(modules=["treasure-chests"], roles=roles, **given)
    state.apply(0, {"lay": "EW", "at": "2,-2"})
    while "goal" not in state.legal(0)[0]["choose"]:
        state.apply(0, state.legal(0)[0])
    return choice(state)["choose"]["goal"]


def test_who_digs_shifts_another_goal_than_the_gold_and_a_saboteur_shifts_the_gold():
    assert shifted(MINERS) != "8,0"
    assert shifted(SABOTEUR_FIRST) == "8,0"


def test_a_chest_is_opened_before_the_gold():
    cells = {"chestLayout": "custom", "chestCells": "2,1 7,-1 3,-2 5,-1"}
    setup = GAME.setup(5, modules=["treasure-chests"], options=cells)
    chests = {"7,-1": {"tunnel": "NESW", "chest": "extra-draw"}}
    given = {"goals": GOALS, "board": ROW, "hands": {"0": ["ESW", "NS"]}, "chests": chests, "roles": MINERS}
    state = GAME.position(setup, given)
    state.apply(0, {"lay": "ESW", "at": "7,0"})
    assert choice(state) == {"choose": {"open": "7,-1"}}
