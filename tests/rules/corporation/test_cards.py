"""The cards: CORP-102 to CORP-149."""

import pytest

from tests.clauses import rule
from tests.rules.corporation.tables import dig, everything, refusal, table

THREE = ("7,9", "8,9", "9,9")


def used(state):
    return sorted({action["use"] for action in state.legal(state.actors[0]) if "use" in action})


@rule("CORP-41", "CORP-42", "CORP-144")
def test_which_cards_may_be_used_when():
    held = ["secret-tunnel", "overtime 3", "finders-keepers", "cave-in", "union", "cthulhu", "interns"]
    state = table(cards={0: held})
    assert used(state) == ["cave-in", "finders-keepers", "overtime", "secret-tunnel", "union"]
    dig(state, "red", "7,9")
    assert used(state) == ["finders-keepers", "overtime", "secret-tunnel", "union"]
    dig(state, "red", "8,9", "9,9")
    assert state.decision(0).kind == "cards"
    assert used(state) == ["cave-in", "overtime", "secret-tunnel", "union"]
    assert refusal(state, {"use": "finders-keepers"}).code == "card-not-now"
    assert refusal(state, {"use": "interns"}).code == "card-not-used"


@rule("CORP-41", "CORP-42")
@pytest.mark.parametrize("card", ["union", "interns", "cthulhu", "finders-keepers", "stock-market"])
def test_these_cards_open_no_window_of_their_own(card):
    state = table(cards={0: [card]})
    dig(state, "red", *THREE)
    assert state.actors == (1,)


@rule("CORP-106", "CORP-107")
def test_a_secret_tunnel_may_go_to_every_danger_cell_in_every_colour():
    state = table(cards={0: ["secret-tunnel"], 1: ["cave-in red red"]})
    tunnels = [action for action in state.legal(0) if "use" in action]
    assert len(tunnels) == 32 * 7
    ways = state.decision(0).options["use"]["secret-tunnel"]
    assert len(ways) == 32 * 7
    assert {frozenset(way) for way in ways} == {frozenset({"at", "colour"})}


@rule("CORP-142")
def test_a_cave_in_takes_two_crystals_of_one_colour_or_two():
    state = table(cards={0: ["cave-in"]})
    assert sum(action.get("use") == "cave-in" for action in state.legal(0)) == 36
    assert refusal(state, {"use": "cave-in", "colours": ["red"]}).code == "two-crystals"
    state.apply(0, {"use": "cave-in", "colours": ["white", "red"]})
    assert everything(state)["cards"][0] == ["cave-in red white"]
    assert everything(state)["blocked"] == ["red", "white"]
    assert refusal(state, {"use": "cave-in", "colours": ["red", "blue"]}).clauses == ("CORP-141",)


@rule("CORP-143", "CORP-56")
def test_whoever_blocks_every_colour_does_not_dig():
    blocked = {1: ["cave-in red orange", "cave-in yellow green", "cave-in cyan blue"], 0: ["cave-in"]}
    state = table(cards=blocked)
    events = [event.kind for event in state.apply(0, {"use": "cave-in", "colours": ["violet", "white"]})]
    assert events == ["used", "no-digging"]
    assert state.decision(0).kind == "cave-in"


@rule("CORP-113", "CORP-118")
def test_an_overtime_card_goes_with_its_last_token():
    state = table(cards={0: ["overtime 1"]})
    state.apply(0, {"use": "overtime"})
    view = everything(state)
    assert (view["cards"][0], view["discard"], view["budget"]) == ([], ["overtime"], 4)


@rule("CORP-117")
def test_a_token_that_could_place_nothing_is_not_spent():
    walls = dict.fromkeys(("11,11", "12,10", "12,12", "14,11", "13,10", "13,12"), "danger")
    state = table(symbols=walls, cards={0: ["overtime 3", "secret-tunnel"]})
    dig(state, "cyan", "13,11")
    assert refusal(state, {"use": "overtime"}).code == "no-cell-left"


@rule("CORP-139", "CORP-140")
def test_finders_keepers_is_announced_once_and_discarded():
    state = table(cards={0: ["finders-keepers", "finders-keepers"]})
    state.apply(0, {"use": "finders-keepers"})
    assert refusal(state, {"use": "finders-keepers"}).code == "keepers-announced"
    dig(state, "red", *THREE)
    view = everything(state)
    assert (view["cards"][0], view["discard"], view["turn"]) == (["finders-keepers"], ["finders-keepers"], 1)


@rule("CORP-73", "CORP-75", "CORP-162")
def test_a_drawn_card_is_shown_to_all_and_the_rest_of_the_deck_only_counted():
    state = table(3, deck=["interns", "union", "cthulhu"])
    events = state.apply(0, {"dig": "13,8", "colour": "blue"})
    for audience in range(3):
        seen = [event.seen_by(audience) for event in events]
        assert seen[-1]["card"] == "interns"
        view = state.view(audience)
        assert view["deck"] == 2
        assert view["unseen"] == {"cthulhu": 1, "union": 1}
        assert view["cards"][0] == ["interns"]


@rule("CORP-122")
def test_the_age_of_a_cthulhu_is_when_it_came_into_play():
    state = table(3, cards={1: ["cthulhu"], 2: ["cthulhu"]}, since={1: [5], 2: [3]})
    dig(state, "red", "6,8")
    assert everything(state)["dwarfs"] == [4, 4, 5]


@rule("CORP-133")
def test_a_stock_market_takes_two_different_colours():
    state = table(deck=["stock-market"])
    dig(state, "blue", "13,8")
    assert len(state.legal(0)) == 28
    for wrong in ({"take": ["blue", "blue"]}, {"take": ["blue"]}, {"take": "blue"}, {"keep": True}):
        assert refusal(state, {"choose": wrong}).code in ("two-colours", "unknown-action")
    state.apply(0, {"choose": {"take": ["white", "blue"]}})
    assert everything(state)["stock_market"][0] == ["blue", "white"]
