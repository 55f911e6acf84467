"""What the adept does with the championship cards, seat 0 of the table if nothing else is said."""

from types import SimpleNamespace

import pytest

from motherlode.bots.adept import hand, temper
from motherlode.bots.adept.adept import turn_values
from motherlode.bots.adept.knowledge import Play
from motherlode.bots.adept.modules.greedy_dwarf import overtake
from motherlode.bots.adept.modules.reverse import threat
from motherlode.bots.adept.modules.veto import hurt
from motherlode.bots.adept.thinking import think
from tests.bots.tables import HALFWAY, ROW, SABOTEUR_FIRST, choice, table

GREEDY_FIRST = ["greedy", "miner", "miner", "saboteur", "saboteur"]
NORTH = {**{f"{x},0": "EW" for x in range(1, 6)}, "6,0": "NW", "6,1": "NS"}
"""A tunnel that leads to the goal in the north."""


# ---- greedy dwarf


def test_the_greedy_dwarf_completes_the_tunnel():
    given = {"board": ROW, "hands": {"0": ["EW", "map", "N"]}, "looked": {"0": ["8,0"]}}
    state = table(modules=["greedy-dwarf"], roles=GREEDY_FIRST, **given)
    assert choice(state) == {"lay": "EW", "at": "7,0"}


def test_the_greedy_dwarf_hinders_an_honest_miner_when_the_gold_is_near():
    """Seat 1 has dug well, seat 3 has let the tunnel fall in."""
    given = {
        "modules": ["greedy-dwarf"],
        "turn": 1,
        "looked": {"0": ["8,0"]},
        "hands": {
            "0": ["broken-lamp", "N", "E"],
            "1": ["EW", "NS"],
            "2": ["NS"] * 3,
            "3": ["rockfall", "NS"],
            "4": ["EW", "NS"],
        },
    }
    board = {cell: card for cell, card in ROW.items() if cell != "6,0"}
    targets = {}
    for role in ("greedy", "miner"):
        state = table(roles=[role, *GREEDY_FIRST[1:]], board=board, **given)
        state.apply(1, {"lay": "EW", "at": "6,0"})
        state.apply(2, {"pass": ["NS"]})
        state.apply(3, {"play": "rockfall", "at": "6,0"})
        state.apply(4, {"lay": "EW", "at": "6,0"})
        action = choice(state)
        targets[role] = action.get("on") if action.get("play") == "broken-lamp" else None
    assert targets["miner"] == 3
    assert targets["greedy"] in (1, 4)


@pytest.mark.parametrize(
    ("role", "left", "hindered", "is_worth_it"),
    [
        ("greedy", temper.CLOSE, False, True),
        ("greedy", temper.CLOSE + 0.1, False, False),
        ("greedy", temper.CLOSE, True, False),
        ("miner", temper.CLOSE, False, False),
    ],
)
def test_the_greedy_dwarf_overtakes_who_digs_when_the_gold_is_near_and_nobody_hinders_him(
    role, left, hindered, is_worth_it
):
    reading = SimpleNamespace(role=role, hindered=lambda seat: hindered)
    belief = SimpleNamespace(pace={1: temper.DIGGER / 2, 2: 3 * temper.DIGGER})
    mind = SimpleNamespace(reading=reading, left=left, belief=belief, rivals={1: 1.0, 2: 0.5})
    worth = [overtake(mind, {"on": seat}) for seat in (1, 2)]
    assert worth == ([temper.OVERTAKE / 2] * 2 if is_worth_it else [0.0, 0.0])


# ---- goal swap


def test_the_gold_is_swapped_to_where_the_tunnel_leads():
    hand = ["goal-swap", "N", "E"]
    state = table(modules=["goal-swap"], board=NORTH, hands={"0": hand}, looked={"0": ["8,-2"]}, goals=SOUTH_GOLD)
    assert choice(state) == {"play": "goal-swap", "goals": ["8,2", "8,-2"]}


SOUTH_GOLD = {"8,2": "stone NE", "8,0": "stone NW", "8,-2": "gold"}


def test_a_saboteur_swaps_the_gold_away():
    hand = ["goal-swap", "NESW", "NE"]
    goals = {"8,2": "gold", "8,0": "stone NW", "8,-2": "stone NE"}
    state = table(
        modules=["goal-swap"], roles=SABOTEUR_FIRST, board=NORTH, hands={"0": hand}, looked={"0": ["8,2"]}, goals=goals
    )
    assert choice(state) == {"play": "goal-swap", "goals": ["8,2", "8,-2"]}


def test_who_knows_nothing_does_not_swap():
    state = table(modules=["goal-swap"], board=ROW, hands={"0": ["goal-swap", "NESW", "N"]})
    assert choice(state).get("play") != "goal-swap"


def test_what_was_said_of_a_goal_goes_with_it():
    state = table(modules=["goal-swap"], turn=2, hands={"2": ["goal-swap", "N"]}, looked={"1": ["8,0"]})
    talk = [{"seat": 1, "says": "goal-gold", "goal": "8,0", "at": 0}]
    before = think(state.view(0), (), talk)
    state.apply(2, {"play": "goal-swap", "goals": ["8,2", "8,0"]})
    after = think(state.view(0), (), talk)
    middle = max(before.gold, key=lambda cell: before.gold[cell])
    north = max(after.gold, key=lambda cell: after.gold[cell])
    assert north != middle
    assert after.gold[north] == pytest.approx(before.gold[middle])


# ---- treasury


def test_the_best_discard_is_taken_back():
    discard = ["N", "E+W", "NESW", "N+E", "E"]
    state = table(modules=["treasury"], hands={"0": ["treasury", "N+S", "N+W"]}, discard=discard)
    assert choice(state) == {"play": "treasury"}
    state.apply(0, {"play": "treasury"})
    assert choice(state) == {"choose": {"card": "NESW"}}


def test_a_saboteur_takes_back_what_hurts():
    discard = ["EW", "rockfall", "NESW"]
    state = table(modules=["treasury"], roles=SABOTEUR_FIRST, hands={"0": ["treasury", "NS"]}, discard=discard)
    state.apply(0, {"play": "treasury"})
    assert choice(state) == {"choose": {"card": "rockfall"}}


# ---- veto


def vetoed(declared, seat=1, roles=None, **given):
    """Whether seat 0 cancels what another seat declares."""
    hands = {"0": ["veto", "EW", "NESW"], str(seat): [declared.get("play") or declared["lay"], "NS"]}
    state = table(modules=["veto"], turn=seat, hands=hands, **({"roles": roles} if roles else {}), **given)
    state.apply(seat, declared)
    return choice(state, 0)["choose"]["veto"]


def test_a_miner_cancels_what_hurts():
    near = {"board": ROW, "looked": {"0": ["8,0"]}}
    assert vetoed({"lay": "E+W", "at": "7,0"}, **near)
    assert vetoed({"play": "rockfall", "at": "3,0"}, board=HALFWAY | {"5,0": "EW", "6,0": "EW"}, looked={"0": ["8,0"]})


def test_a_miner_does_not_cancel_what_helps_or_matters_little():
    near = {"board": ROW, "looked": {"0": ["8,0"]}}
    assert not vetoed({"lay": "EW", "at": "7,0"}, **near)
    assert not vetoed({"play": "map", "goal": "8,2"}, **near)
    assert not vetoed({"play": "broken-lamp", "on": 3}, **near)


def test_a_trap_is_cancelled_for_oneself_and_not_for_another():
    cancelled = {}
    for target in (0, 2):
        hands = {"0": ["veto", "EW", "NESW"], "1": ["trap", "NS"]}
        given = {"board": ROW, "looked": {"0": ["8,0"]}, "roles": ["green", "blue", "green", "saboteur", "boss"]}
        state = table(modules=["veto", "saboteur2"], turn=1, hands=hands, **given)
        state.apply(1, {"play": "trap", "on": target})
        cancelled[target] = choice(state, 0)["choose"]["veto"]
    assert cancelled == {0: True, 2: False}


@pytest.mark.parametrize("roles", [None, SABOTEUR_FIRST], ids=["to a miner", "to a saboteur"])
def test_a_pathfinder_of_who_works_against_me_hurts_more(roles):
    hands = {"1": ["rockfall", "NS"], "2": ["NESW", "NS"], "0": ["NS", "NS"]}
    state = table(modules=["pathfinder"], board=ROW, turn=1, hands=hands, **({"roles": roles} if roles else {}))
    state.apply(1, {"play": "rockfall", "at": "5,0"})
    state.apply(2, {"lay": "NESW", "at": "5,0"})
    mind = think(state.view(0), (), ())
    saboteur, miner = (
        mind.knows.hurts["pathfinder"](mind, Play(seat, "pathfinder", {"play": "pathfinder"})) for seat in (1, 2)
    )
    assert saboteur != miner
    assert (saboteur > miner) is (roles is None)


def test_a_saboteur_cancels_the_last_card_and_not_one_that_hurts_the_miners():
    near = {"board": ROW, "looked": {"0": ["8,0"]}, "roles": SABOTEUR_FIRST}
    assert vetoed({"lay": "EW", "at": "7,0"}, **near)
    assert not vetoed({"lay": "E+W", "at": "7,0"}, **near)
    assert not vetoed({"play": "rockfall", "at": "5,0"}, **near)


@pytest.mark.parametrize("roles", [None, SABOTEUR_FIRST], ids=["to a miner", "to a saboteur"])
def test_a_repair_for_who_digs_hurts_a_saboteur_the_more_the_nearer_the_gold_is_and_no_miner(roles):
    hurts = {}
    for where, board in (("far", HALFWAY), ("near", ROW)):
        hands = {"0": ["veto", "EW", "NESW"], "1": ["fix-lamp", "NS"]}
        given = {"board": board, "fronts": {"1": ["broken-lamp"]}, **({"roles": roles} if roles else {})}
        mind = think(table(modules=["veto"], turn=1, hands=hands, **given).view(0), (), ())
        hurts[where] = hurt(mind, Play(1, "fix-lamp", {"play": "fix-lamp", "on": 1}))
        assert hurt(mind, Play(1, "fix-lamp", {"play": "fix-lamp", "on": 0})) == 0
    assert (0 < hurts["far"] < hurts["near"]) if roles else (hurts["far"] <= 0 >= hurts["near"])


def test_a_team_cancels_the_last_card_of_the_other():
    """Seat 0 has seen that seat 1 is of the other team, or of its own."""
    answers = []
    for other in ("blue", "green"):
        roles = ["green", other, "blue", "blue", "saboteur"]
        hands = {"0": ["veto", "EW", "NESW"], "1": ["EW", "NS"]}
        state = table(modules=["saboteur2", "veto"], turn=1, roles=roles, board=ROW, hands=hands, looked={"0": ["8,0"]})
        state.roles_known[1] |= 1
        state.apply(1, {"lay": "EW", "at": "7,0"})
        answers.append(choice(state, 0)["choose"]["veto"])
    assert answers == [True, False]


def test_the_answer_to_a_window_is_the_same_whatever_the_others_hold():
    hands = {"0": ["veto", "EW", "NESW"], "1": ["E+W", "NS"]}
    answers = set()
    for rest in (["rockfall", "map", "N"], ["NESW", "EW", "fix-lamp"]):
        state = table(modules=["veto"], turn=1, board=ROW, hands={**hands, "rest": rest}, looked={"0": ["8,0"]})
        state.apply(1, {"lay": "E+W", "at": "7,0"})
        answers.add(str(choice(state, 0)))
    assert len(answers) == 1


# ---- reverse


def test_the_direction_is_turned_when_a_foe_would_be_next():
    hand = ["reverse", "N", "E"]
    answers = []
    for harmed in (1, 4):
        state = table(
            modules=["reverse"],
            turn=harmed,
            board=ROW,
            hands={"0": hand, str(harmed): ["rockfall", "broken-lamp", "NS"], "rest": ["NS"] * 4},
            deck=15,
        )
        state.apply(harmed, {"play": "rockfall", "at": "6,0"})
        while state.actors[0] != 0:
            state.apply(state.actors[0], {"pass": ["NS"]})
        valued = turn_values(state.view(0), state.legal(0), [])[1]
        turned = next(value for value, action in valued if action.get("play") == "reverse")
        answers.append(turned > max(value for value, action in valued if action.get("play") != "reverse"))
    assert answers == [True, False]


# ---- artisan


def test_an_artisan_mends_ones_own_tool():
    hand = ["artisan", "NESW", "map"]
    state = table(modules=["artisan"], hands={"0": hand}, fronts={"0": ["broken-cart"], "3": ["broken-lamp"]})
    assert choice(state) == {"play": "artisan", "on": 0, "tool": "cart"}


# ---- pathfinder


TWO_LEFT = {cell: card for cell, card in ROW.items() if cell != "6,0"}


def test_a_pathfinder_completes_the_tunnel_from_two_cards_away():
    hand = ["pathfinder", "EW", "EW", "N"]
    state = table(modules=["pathfinder"], board=TWO_LEFT, hands={"0": hand}, looked={"0": ["8,0"]})
    assert choice(state) == {"play": "pathfinder"}
    state.apply(0, {"play": "pathfinder"})
    assert choice(state) == {"choose": {"lay": "EW", "at": "6,0"}}
    state.apply(0, choice(state))
    assert choice(state) == {"choose": {"lay": "EW", "at": "7,0"}}


def test_a_saboteur_does_not_find_a_path():
    hand = ["pathfinder", "EW", "EW", "N"]
    state = table(
        modules=["pathfinder"], roles=SABOTEUR_FIRST, board=TWO_LEFT, hands={"0": hand}, looked={"0": ["8,0"]}
    )
    assert choice(state).get("play") != "pathfinder"


# ---- diversion


ASIDE = {**ROW, "-1,0": "EW"}


def test_a_diversion_brings_the_last_card_to_where_it_completes_the_tunnel():
    hand = ["diversion", "N", "E"]
    state = table(
        modules=["diversion"],
        board=ASIDE,
        hands={"0": hand},
        looked={"0": ["8,0"]},
        last_laid={"cell": "-1,0", "seat": 3},
    )
    assert choice(state) == {"play": "diversion", "to": "7,0", "shows": "EW"}


def test_a_saboteur_takes_the_last_card_out_of_the_tunnel():
    hand = ["diversion", "NESW", "ESW"]
    state = table(
        modules=["diversion"],
        roles=SABOTEUR_FIRST,
        board=ROW,
        hands={"0": hand},
        looked={"0": ["8,0"]},
        last_laid={"cell": "6,0", "seat": 3},
    )
    action = choice(state)
    assert action["play"] == "diversion"
    assert action["to"] != "7,0"


def test_the_greedy_dwarf_fears_to_lose_what_he_could_win():
    state = table(modules=["greedy-dwarf"], roles=GREEDY_FIRST)
    interest = think(state.view(0), (), ()).interest
    miners = think(state.view(1), (), ()).interest
    assert interest.rivalry == interest.win > miners.win


@pytest.mark.parametrize("role", ["miner", "saboteur"])
def test_who_digs_or_blocks_keeps_a_reverse_for_later(role):
    roles = [role, *SABOTEUR_FIRST[1:]]
    mind = think(table(modules=["reverse"], roles=roles, hands={"0": ["reverse", "NS"]}).view(0), (), ())
    assert hand.keep(mind, "reverse") > 0


def test_a_saboteur_fears_the_turn_of_who_is_none_of_his_and_can_lay():
    state = table(modules=["reverse"], roles=SABOTEUR_FIRST, fronts={"3": ["broken-lamp"]})
    mind = think(state.view(0), (), ())
    mind.allies = [1.0, 0.2, 0.7, 0.2, 1.0]
    fears = [threat(mind, seat) for seat in range(5)]
    assert fears[1] == pytest.approx(0.8)
    assert fears[2] == pytest.approx(0.3)
    assert 0 < fears[3] < fears[1]
    assert fears[4] == 0
