"""Championship cards: what their scenarios leave out."""

from collections import Counter
from itertools import permutations

import pytest

import motherlode
from motherlode.core.errors import IllegalAction, SetupError
from tests.clauses import rule
from tests.rules.module_tables import decline, heard, next_round, started, with_modules
from tests.rules.tables import GOLD_IN_THE_MIDDLE, ROW_A, everything, new_game, saboteur

KINDS = ("goal-swap", "treasury", "veto", "reverse", "artisan", "pathfinder", "diversion")
POOLS = {3: (1, 2), 4: (1, 3), 5: (2, 3), 6: (2, 4), 7: (3, 4), 8: (3, 5), 9: (3, 6), 10: (4, 6)}


@rule("XM-01")
def test_modules_are_chosen_for_the_whole_game():
    state = started("reverse", "artisan")
    modules = everything(state)["modules"]
    assert modules == ["reverse", "artisan"]
    assert everything(next_round(state))["modules"] == modules
    with pytest.raises(SetupError):
        saboteur().setup(players=5, modules=["unheard-of"])


@rule("XM-17")
def test_what_the_gold_deck_cannot_pay_is_balance():
    state = with_modules(roles=["miner", "miner", "saboteur"], gold_deck=[3], hands={0: ["NS"], "rest": []}, deck=0)
    state.apply(0, {"pass": ["NS"]})
    gold = everything(state)["gold"]
    assert (gold["cards"][2], gold["balance"][2]) == ([3], 1)


@rule("XM-31")
@pytest.mark.parametrize("seed", range(3))
def test_every_round_ends(seed):
    state = next_round(started("treasury", "veto", "treasure-chests", "saboteur2", players=4, seed=seed), seed)
    assert everything(state)["round"] == 2


@rule("WC-04")
@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_one_action_card(kind):
    rules = saboteur().empty(saboteur().setup(players=5, modules=[kind])).rules
    assert rules.deck.count(kind) == 1
    assert kind in rules.actions


@rule("WC16-02", "WC16-03", "WC16-04", "WC16-06")
@pytest.mark.parametrize("players", POOLS)
def test_one_miner_of_the_pool_is_greedy(players):
    state = started("greedy-dwarf", players=players)
    view, plain = everything(state), everything(new_game(players))
    saboteurs, miners = POOLS[players]
    pool = Counter([*view["roles"], *view["leftover"]])
    assert pool == {"saboteur": saboteurs, "miner": miners, "greedy": 1}
    assert (view["hand_sizes"], view["deck"]) == (plain["hand_sizes"], plain["deck"])


@rule("WC17-02", "WC17-08")
def test_a_goal_swap_is_done_at_once_and_opens_nothing():
    goals = {"8,2": "stone NE", "8,0": "stone NW", "8,-2": "gold"}
    state = with_modules("goal-swap", board=ROW_A, goals=goals, hands={0: ["goal-swap", "NS"]})
    state.apply(0, {"play": "goal-swap", "goals": ["8,-2", "8,0"]})
    view = everything(state)
    assert view["goals"]["8,0"]["face"] == "gold"
    assert not any(goal["open"] for goal in view["goals"].values())
    assert view["last_round"] is None


@rule("WC17-09")
def test_any_two_of_five_goals_can_be_swapped():
    state = with_modules("goal-swap", "new-goals", hands={0: ["goal-swap", "NS"]})
    assert len([action for action in state.legal(0) if action.get("play") == "goal-swap"]) == 10


@rule("WC17-10", "CHEST-58")
def test_a_goal_that_a_chest_moved_is_swapped_where_it_lies_and_stays_known():
    goals = {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"}
    chests = {"2,1": {"tunnel": "NESW", "chest": "goal-shift"}}
    hands = {0: ["ESW", "map"], 1: ["goal-swap", "NS"]}
    state = with_modules(
        "goal-swap",
        "treasure-chests",
        board={"1,0": "EW"},
        goals=goals,
        chests=chests,
        hands=hands,
        looked={2: ["8,0"]},
    )
    state.apply(0, {"lay": "NEW", "at": "2,0"})
    moved = heard(state.apply(0, {"choose": {"goal": "8,0"}}), "goal-moved")
    assert (moved["goal"], moved["to"]) == ("8,0", "9,0")
    assert state.view(2)["goals"]["9,0"]["face"] == "gold"
    assert state.view(0)["goals"]["9,0"]["face"] is None
    state.apply(1, {"play": "goal-swap", "goals": ["9,0", "8,2"]})
    assert everything(state)["goals"]["8,2"]["face"] == "gold"
    assert state.view(2)["goals"]["8,2"]["face"] == "gold"


@rule("WC18-08")
def test_which_card_a_treasury_kept_is_known_to_nobody_else():
    state = with_modules("treasury", hands={0: ["treasury", "NE"]}, discard=["EW", "NS", "map down"], deck=9)
    state.apply(0, {"play": "treasury"})
    picked = state.apply(0, {"choose": {"card": "NS"}})
    assert "card" not in heard(picked, "picked", 1)
    assert state.view(1)["discard"] == ["treasury", None, None]
    assert state.view(1)["memory"] == [{"cards": ["NS", "EW"], "hands": [0], "pile": True}]
    assert state.view(0)["discard"] == ["treasury", "EW", "map"]


def window(**given):
    """Seat 0 has declared a card that would reach the gold, and the others are asked."""
    hands = {0: ["EW", "map"], **given.pop("hands", {1: ["veto", "NS"], 2: ["NS", "NE"]})}
    state = with_modules("veto", board=ROW_A, goals=GOLD_IN_THE_MIDDLE, hands=hands, **given)
    return state, state.apply(0, {"lay": "EW", "at": "7,0"})


@rule("WC19-27")
def test_a_declared_play_is_seen_in_full_and_nothing_else():
    state, events = window()
    declared = heard(events, "declared", 2)
    assert {"seat": 0, "card": "EW", "shows": "EW", "at": "7,0"}.items() <= declared.items()
    assert state.view(2)["goals"]["8,0"]["face"] is None


@rule("WC19-25", "WC19-33", "WC19-34", "WC19-40")
def test_a_window_looks_the_same_whoever_holds_the_card_and_whatever_was_answered():
    holding, told = window()
    empty, told_too = window(hands={1: ["map", "NS"], 2: ["NS", "NE"]})
    for audience in (0, 2, motherlode.SPECTATOR):
        seen, seen_too = holding.view(audience), empty.view(audience)
        assert seen["asked"] == seen_too["asked"] == {"1": "react", "2": "react"}
        assert seen["window"] == seen_too["window"] == {"seats": [1, 2], "answered": None}
        assert seen["flow"] == seen_too["flow"]
        assert [event.kind for event in told] == [event.kind for event in told_too]
    before = {audience: holding.view(audience) for audience in (0, 2, motherlode.SPECTATOR)}
    answered = holding.apply(1, {"choose": {"veto": False}})
    for audience, view in before.items():
        assert [event for event in answered if event.seen_by(audience)] == []
        assert holding.view(audience) == view
    assert holding.view(1)["window"]["answered"] is False
    assert (empty.window, holding.window) == ((1, 2), (2,))
    assert holding.view(1)["asked"] == {"2": "react"}


@rule("WC19-28")
def test_the_first_veto_closes_the_window():
    state, _ = window(hands={1: ["veto", "NS"], 2: ["veto", "NE"]}, deck=9)
    state.apply(1, {"choose": {"veto": True}})
    assert state.view(2)["window"] is None
    assert everything(state)["turn"] == 1
    assert "veto" in everything(state)["hands"][2]


@rule("WC19-29")
def test_of_two_vetoes_the_next_in_turn_order_counts():
    state, _ = window(hands={1: ["veto", "NS"], 2: ["veto", "NE"]}, deck=9)
    state.apply(2, {"choose": {"veto": True}})
    assert state.actors == (1,)
    state.apply(1, {"choose": {"veto": True}})
    assert "veto" in everything(state)["hands"][2]
    assert "veto" not in everything(state)["hands"][1]


@rule("WC19-28", "WC19-29")
@pytest.mark.parametrize("order", [*permutations((1, 2, 3))])
@pytest.mark.parametrize("vetoer", [1, 2, 3, None])
def test_answers_are_weighed_alike_whether_anybody_listens_or_not(order, vetoer):
    hands = {seat: ["veto", "NS"] for seat in (1, 2, 3)}
    aloud, _ = window(players=4, hands=hands, deck=9)
    quiet = aloud.copy()
    for seat in order:
        if aloud.window is None or seat not in aloud.window:
            break
        answer = aloud.legal(seat)[seat == vetoer]
        aloud.apply(seat, answer)
        quiet.apply(seat, answer, quiet=True)
        assert (quiet.table(), quiet.stack) == (aloud.table(), aloud.stack)
    assert aloud.window is None
    left = [seat for seat in (1, 2, 3) if "veto" in everything(aloud)["hands"][seat]]
    assert left == [seat for seat in (1, 2, 3) if seat != vetoer]


@rule("WC19-31")
def test_a_window_asks_only_those_who_have_cards_in_the_direction_of_play():
    hands = {0: ["EW", "map"], 1: ["NS"], 2: [], 3: ["NE"], 4: ["NW"]}
    state = with_modules("veto", "reverse", players=5, board=ROW_A, hands=hands)
    state.direction = -1
    state.lighten()
    state.apply(0, {"lay": "EW", "at": "7,0"}, quiet=True)
    assert state.window == (4, 3, 1)
    asked = []
    while state.window is not None:
        asked.append(state.actors)
        state.apply(state.actors[0], state.legal(state.actors[0])[0], quiet=True)
    assert asked == [(4,), (3,), (1,)]


@rule("WC19-13")
def test_no_window_opens_on_a_veto():
    state, _ = window(hands={1: ["veto", "NS"], 2: ["veto", "NE"]}, deck=9)
    events = state.apply(1, {"choose": {"veto": True}})
    assert "declared" not in [event.kind for event in events]
    assert state.decision(1).kind == "turn"


@rule("WC19-35/1", "WC19-36")
def test_length_and_closing_of_the_window_are_options():
    setup = saboteur().setup(players=4, modules=["veto"])
    assert (setup.options["vetoWindow"], setup.options["vetoClose"]) == (4, "fixed")
    options = {"vetoWindow": 15, "vetoClose": "all-clicked"}
    assert saboteur().setup(players=4, modules=["veto"], options=options).options["vetoWindow"] == 15
    for wrong in ({"vetoWindow": 16}, {"vetoClose": "never"}):
        with pytest.raises(SetupError):
            saboteur().setup(players=4, modules=["veto"], options=wrong)


@rule("WC19-35/4")
def test_nobody_has_the_next_turn_while_the_window_is_open():
    state, _ = window()
    assert everything(state)["turn"] == 0
    for seat in range(3):
        assert not [action for action in state.legal(seat) if "choose" not in action]
        with pytest.raises(IllegalAction):
            state.apply(seat, {"pass": state.view(seat)["hand"][:1]})


@rule("WC19-38", "XM-33/4")
def test_who_does_not_answer_does_not_veto():
    state, _ = window()
    assert state.default(1) == {"choose": {"veto": False}}


@rule("WC19-14", "CHEST-77")
def test_what_a_card_sets_off_opens_no_window_of_its_own():
    chests = {"2,1": {"tunnel": "NESW", "chest": "mill"}}
    state = with_modules(
        "veto", "treasure-chests", board={"1,0": "EW"}, chests=chests, hands={0: ["ESW", "map"]}, deck=9
    )
    events = state.apply(0, {"lay": "NEW", "at": "2,0"})
    assert [event.kind for event in events] == ["declared"]
    state.apply(1, {"choose": {"veto": False}})
    events = state.apply(2, {"choose": {"veto": False}})
    assert "declared" not in [event.kind for event in events]
    assert everything(state)["turn"] == 1


@rule("WC20-07")
def test_reverse_does_not_touch_the_pay_of_a_tournament():
    roles = ["miner", "miner", "miner", "saboteur", "greedy"]
    state = with_modules(
        "tournament", "reverse", players=5, roles=roles, board=ROW_A, goals=GOLD_IN_THE_MIDDLE,
        hands={0: ["EW", "map"]}, direction="counter",
    )  # fmt: skip
    state.apply(0, {"lay": "EW", "at": "7,0"})
    assert everything(state)["last_round"]["gained"] == [3, 2, 2, 0, 0]


@rule("WC20-10", "WC20-11")
def test_reverse_may_be_played_with_two_and_everybody_sees_the_direction():
    state = with_modules("saboteur2", "reverse", players=2, hands={0: ["reverse", "NS"]})
    state.apply(0, {"play": "reverse"})
    assert [state.view(audience)["direction"] for audience in (0, 1, motherlode.SPECTATOR)] == ["counter"] * 3
    assert state.actors == (1,)


@rule("WC22-09")
@pytest.mark.parametrize("deck", [0, 1, 2])
def test_a_pathfinder_draws_what_the_deck_has(deck):
    state = with_modules("pathfinder", hands={0: ["pathfinder", "EW", "EW", "map"]}, deck=deck)
    state.apply(0, {"play": "pathfinder"})
    for cell in ("1,0", "2,0"):
        state.apply(0, {"choose": {"lay": "EW", "at": cell}})
    assert everything(state)["hand_sizes"][0] == 1 + deck


@rule("WC22-11")
def test_a_pathfinder_pays_for_each_card():
    toll = [{"dwarf": 1, "cell": "1,0", "side": "W", "owner": 1}, {"dwarf": 2, "cell": "0,1", "side": "S", "owner": 2}]
    state = with_modules("pathfinder", "tunnel-toll", hands={0: ["pathfinder", "EW", "NS"]}, toll=toll, gold=[2, 0, 0])
    state.apply(0, {"play": "pathfinder"})
    state.apply(0, {"choose": {"lay": "EW", "at": "1,0"}})
    assert everything(state)["gold"]["balance"] == [1, 1, 0]
    state.apply(0, {"choose": {"lay": "NS", "at": "0,1"}})
    assert everything(state)["gold"]["balance"] == [0, 1, 1]


@rule("WC22-12")
def test_the_second_card_of_a_pathfinder_is_the_card_laid_last():
    hands = {0: ["pathfinder", "EW", "NS"], 1: ["diversion", "map"]}
    state = with_modules("pathfinder", "diversion", hands=hands)
    state.apply(0, {"play": "pathfinder"})
    state.apply(0, {"choose": {"lay": "EW", "at": "1,0"}})
    state.apply(0, {"choose": {"lay": "NS", "at": "0,1"}})
    state.apply(1, {"play": "diversion", "to": "0,-1", "shows": "NS"})
    assert "0,1" not in everything(state)["board"]


@rule("WC22-13")
def test_a_pathfinder_lies_above_what_was_discarded_during_it():
    hands = {0: ["pathfinder", "EW", "NS", "map"], 1: ["veto", "NE"]}
    state = with_modules("pathfinder", "veto", hands=hands, discard=[], deck=9)
    state.apply(0, {"play": "pathfinder"})
    decline(state)
    state.apply(0, {"choose": {"lay": "EW", "at": "1,0"}})
    state.apply(1, {"choose": {"veto": True}})
    assert everything(state)["discard"] == ["pathfinder", "veto", "EW"]


@rule("WC22-06")
def test_a_pathfinder_stops_only_where_every_card_would_be_paid_for_by_others():
    toll = [{"dwarf": 1, "cell": "1,0", "side": "W", "owner": 1}]
    hands = {0: ["pathfinder", "EW", "EW", "map"]}
    state = with_modules("pathfinder", "tunnel-toll", hands=hands, toll=toll, gold=[0, 1, 1])
    state.apply(0, {"play": "pathfinder"})
    moves = [action["choose"] for action in state.legal(0)]
    assert {"payers" in move for move in moves} == {True, False}
    assert {"stop": True} not in moves
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, {"choose": {"stop": True}})
    assert refused.value.clauses == ("WC22-06",)


@rule("WC22-05")
def test_a_pathfinder_lays_two_cards_and_no_third():
    state = with_modules("pathfinder", hands={0: ["pathfinder", "EW", "EW", "EW", "map"]}, deck=9)
    state.apply(0, {"play": "pathfinder"})
    for cell in ("1,0", "2,0"):
        state.apply(0, {"choose": {"lay": "EW", "at": cell}})
    assert state.decision(0) is None
    assert everything(state)["turn"] == 1
    assert len(everything(state)["hands"][0]) == 4


@rule("XM-33", "XM-33/2", "XM-33/3")
def test_defaults_never_ask_for_what_is_hidden():
    chests = {"2,1": {"tunnel": "NES", "chest": "inspect"}}
    state = with_modules("treasure-chests", players=4, board={"1,0": "EW"}, chests=chests, hands={0: ["ESW", "map"]})
    state.apply(0, {"lay": "NEW", "at": "2,0"})
    assert state.default(0) == {"choose": {"shows": "NES"}}
    state.apply(0, state.default(0))
    assert state.default(0) == {"choose": {"on": 1}}
    state = with_modules("treasury", hands={0: ["treasury", "NE"]}, discard=["EW", "NS"])
    state.apply(0, {"play": "treasury"})
    assert state.default(0) == {"choose": {"card": "EW"}}


@rule("XM-21")
def test_a_closed_card_is_reached_by_a_card_laid_elsewhere():
    board = {cell: card for cell, card in ROW_A.items() if cell != "3,0"} | {"7,0": "EW"}
    state = with_modules(board=board, goals=GOLD_IN_THE_MIDDLE, hands={0: ["EW", "NS"]})
    assert not everything(state)["goals"]["8,0"]["open"]
    state.apply(0, {"lay": "EW", "at": "3,0"})
    assert everything(state)["last_round"]["completer"] == 0
