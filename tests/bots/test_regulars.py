"""The adepts in the master's mind think about what adepts think: the same moves are worth about the same to both."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from motherlode.bots.adept.adept import turn_values
from motherlode.bots.adept.belief import believe
from motherlode.bots.adept.reading import read
from motherlode.bots.foresight.regulars import Regulars
from motherlode.bots.foresight.sketches import blank, digs_at, suspect_of, write
from motherlode.games.tunnels.cells import read_cell
from tests.bots.tables import HALFWAY, MIDDLE, MINERS, ROW, SABOTEUR_FIRST, circle, table

FAR: Mapping[str, str] = {}
THREE_LEFT = {f"{x},0": "EW" for x in range(1, 6)}
BOARDS = {"far": FAR, "halfway": HALFWAY, "three left": THREE_LEFT, "at the goal": ROW}
KNOWN = {"0": [MIDDLE]}
ABOUT = 0.25
"""In cards: less than the whim of an adept."""


def worth_to_an_adept(state: Any, card: str) -> float:
    """What the best that seat 0 can do with a card is worth to it, throwing it away included."""
    mind, valued = turn_values(state.view(0), state.legal(0), ())
    rules = mind.reading.rules

    def uses(action: Mapping[str, Any]) -> bool:
        laid = "lay" in action and rules.words[rules.kind(action["lay"])] == card
        return laid or action.get("play") == card or action.get("pass") == [card]

    return max(value for value, action in valued if uses(action))


def modelled(state: Any) -> Regulars:
    belief = believe(read(state.view(0), []))
    slate = blank(state.rules, state.setup.players, len(state.goals))
    suspects, digs = bytes(map(suspect_of, belief.table)), bytes(map(digs_at, belief.pace))
    write(slate, state, read_cell(MIDDLE), suspects, digs)
    slate.follow()
    return slate


def worth_in_the_mind(state: Any, card: str) -> float:
    return modelled(state).use_of(0, state.rules.kinds[card]) / 100


def seated(role: str, board: Mapping[str, str], hand: Sequence[str], **given: Any) -> Any:
    roles = SABOTEUR_FIRST if role == "saboteur" else MINERS
    return table(turn=0, roles=roles, board=board, hands={"0": [*hand], "rest": ["NS"] * 24}, **given)


def agree(state: Any, card: str, about: float = ABOUT) -> None:
    assert worth_in_the_mind(state, card) == pytest.approx(worth_to_an_adept(state, card), abs=about)


# ---- miners


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("looked", [{}, KNOWN], ids=["unknown", "known"])
@pytest.mark.parametrize("card", ["map", "broken-lamp", "rockfall", "fix-cart"])
def test_a_miner_in_mind_looks_and_keeps_his_cards_as_a_miner_does(board, looked, card):
    agree(seated("miner", board, [card, "NS"], looked=looked), card)


TOOLS = [
    ("miner", {"0": ["broken-lamp"]}, "fix-lamp"),
    ("miner", {"0": ["broken-lamp", "broken-cart"]}, "fix-lamp"),
    ("miner", {"1": ["broken-lamp"]}, "fix-lamp"),
    ("miner", {"1": ["broken-lamp", "broken-cart"]}, "fix-cart"),
    ("miner", {"1": ["broken-lamp"]}, "broken-lamp"),
    ("saboteur", {"0": ["broken-lamp"]}, "fix-lamp"),
    ("saboteur", {"1": ["broken-lamp"]}, "broken-lamp"),
    (
        "saboteur",
        {"1": ["broken-cart"], "2": ["broken-cart"], "3": ["broken-cart"], "4": ["broken-cart"]},
        "broken-lamp",
    ),
]


@pytest.mark.parametrize(("role", "fronts", "card"), TOOLS)
def test_tools_are_mended_and_broken_in_mind_as_they_are(role, fronts, card):
    agree(seated(role, HALFWAY, [card, "NS"], fronts=fronts, looked=KNOWN), card)


def strayed(role: str, deeds: Sequence[Mapping[str, Any]], hand: Sequence[str]) -> Any:
    """Seat 1 has done something in one turn after another, and it is seat 0's turn."""
    roles = SABOTEUR_FIRST if role == "saboteur" else MINERS
    played = [deed["play"] for deed in deeds if "play" in deed]
    hands = {"0": [*hand], "1": [*played, "NS"], "rest": ["NS"] * 40}
    board = {f"{x},0": "EW" for x in range(1, 6)}
    state = table(turn=1, roles=roles, board=board, hands=hands, looked=KNOWN)
    for deed in deeds:
        circle(state, until=1)
        state.apply(1, dict(deed))
    circle(state)
    return state


DEEDS = {
    "harm": [{"play": "rockfall", "at": "5,0"}],
    "harm again and again": [{"play": "rockfall", "at": f"{x},0"} for x in (5, 4, 3)],
    "breaking": [{"play": "broken-lamp", "on": 2}],
    "passing": [{"pass": ["NS"]}],
}


@pytest.mark.parametrize("role", ["miner", "saboteur"])
@pytest.mark.parametrize("deeds", DEEDS.values(), ids=DEEDS)
def test_whom_to_hinder_is_found_in_mind_as_it_is(role, deeds):
    agree(strayed(role, deeds, ["broken-cart", *["NS"] * 4]), "broken-cart", about=0.6)


def test_who_does_harm_again_and_again_is_hindered_in_mind():
    state = strayed("miner", DEEDS["harm again and again"], ["broken-cart", *["NS"] * 4])
    slate = modelled(state)
    assert slate.use_of(0, state.rules.kinds["broken-cart"]) > 0
    assert slate.on == 1


def test_a_rockfall_that_opens_the_way_is_worth_the_same_in_mind():
    state = seated("miner", {**HALFWAY, "5,0": "N+W"}, ["rockfall", "NS"], looked=KNOWN)
    agree(state, "rockfall")
    assert worth_in_the_mind(state, "rockfall") > 0


@pytest.mark.parametrize("board", [FAR, HALFWAY, THREE_LEFT])
@pytest.mark.parametrize("card", ["NESW", "ESW", "EW", "NE", "N", "N+W"])
def test_a_miner_in_mind_digs_and_waits_as_a_miner_does(board, card):
    agree(seated("miner", board, [card, "NS"], looked=KNOWN), card, about=0.6)


@pytest.mark.parametrize("hindered", range(5))
def test_a_miner_in_mind_waits_as_long_as_a_miner_does_with_so_many_hindered(hindered):
    fronts = {str(seat): ["broken-lamp"] for seat in range(1, 1 + hindered)}
    agree(seated("miner", THREE_LEFT, ["EW", "NS"], looked=KNOWN, fronts=fronts), "EW")


@pytest.mark.parametrize("card", ["NESW", "ESW", "EW"])
def test_a_miner_in_mind_lays_the_last_card(card):
    assert worth_in_the_mind(seated("miner", ROW, [card, "NS"], looked=KNOWN), card) > 5


# ---- saboteurs


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
@pytest.mark.parametrize("card", ["broken-lamp", "NESW"])
def test_a_saboteur_in_mind_strikes_as_a_saboteur_does(board, card):
    agree(seated("saboteur", board, [card, "NS"], looked=KNOWN), card, about=0.45)


@pytest.mark.parametrize("board", [HALFWAY, THREE_LEFT, ROW])
def test_a_saboteur_in_mind_lets_the_tunnel_collapse_as_a_saboteur_does(board):
    agree(seated("saboteur", board, ["rockfall", "NS"], looked=KNOWN), "rockfall")


@pytest.mark.parametrize("board", [THREE_LEFT, ROW])
@pytest.mark.parametrize("card", ["NE", "NW", "ESW", "N"])
def test_a_saboteur_in_mind_leads_the_tunnel_astray_as_a_saboteur_does(board, card):
    agree(seated("saboteur", board, [card, "NS"], looked=KNOWN), card, about=0.5)
