"""Laying tunnel cards: BASE-39 to BASE-60."""

import pytest

import motherlode
from tests.clauses import rule
from tests.rules.tables import everything, new_game, table

SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def refusal_of(state, seat, action):
    with pytest.raises(motherlode.IllegalAction) as refusal:
        state.apply(seat, action)
    return refusal.value


def neighbour(cell, side):
    x, y = map(int, cell.split(","))
    return f"{x + SIDES[side][0]},{y + SIDES[side][1]}"


def fits(board, shape, cell):
    """BASE-39, 40, 43 by the words of the rules, without the engine's tables."""
    if cell in board:
        return False
    beside = {side: board[neighbour(cell, side)] for side in SIDES if neighbour(cell, side) in board}
    agrees = all((side in shape) == (OPPOSITE[side] in other) for side, other in beside.items())
    return bool(beside) and agrees


def lit_cells(board):
    """BASE-46: the (cell, tunnel) pairs that lead to the start card."""
    lit, queue = set(), [("0,0", "NESW")]
    while queue:
        cell, tunnel = queue.pop()
        if (cell, tunnel) in lit:
            continue
        lit.add((cell, tunnel))
        for side in tunnel:
            there = neighbour(cell, side)
            queue += [(there, other) for other in board.get(there, "").split("+") if OPPOSITE[side] in other]
    return lit


def connected(board, shape, cell):
    """BASE-45: an open side meets a tunnel that leads to the start card."""
    lit = lit_cells(board)
    return any(
        (neighbour(cell, side), tunnel) in lit
        for side in SIDES
        if side in shape
        for tunnel in board.get(neighbour(cell, side), "").split("+")
        if OPPOSITE[side] in tunnel
    )


def turned(shape):
    tunnels = shape.translate(str.maketrans("NESW", "SWNE")).split("+")
    return "+".join(
        sorted(
            ("".join(sorted(tunnel, key="NESW".index)) for tunnel in tunnels),
            key=lambda t: "NESW".index(t[0]),
        )
    )


def expected_lays(state, seat):
    view = everything(state)
    board, closed = view["board"], {cell for cell, goal in view["goals"].items() if not goal["open"]}
    cells = {neighbour(cell, side) for cell in board for side in SIDES} - closed
    cards = {card for card in view["hands"][seat] if "-" not in card and card not in ("map", "rockfall")}
    return {
        (shape, cell)
        for card in cards
        for shape in {card, turned(card)}
        for cell in cells
        if fits(board, shape, cell) and connected(board, shape, cell)
    }


@rule("BASE-39", "BASE-40", "BASE-42", "BASE-43", "BASE-44", "BASE-45", "BASE-46", "BASE-47", "BASE-60")
@pytest.mark.parametrize("players", [3, 5, 8])
@pytest.mark.parametrize("seed", range(4))
def test_the_legal_places_are_those_that_the_clauses_describe(players, seed):
    state = new_game(players, seed)
    rng = motherlode.Rng(seed)
    for _ in range(60):
        if everything(state)["phase"] != "play" or state.decision(state.actors[0]).kind != "turn":
            break
        seat = state.actors[0]
        legal = state.legal(seat)
        lays = [action for action in legal if "lay" in action]
        if not everything(state)["fronts"][seat]:
            assert {(action["lay"], action["at"]) for action in lays} == expected_lays(state, seat)
        choices = lays or legal
        state.apply(seat, choices[rng.below(len(choices))])


@rule("BASE-41", "BASE-42")
@pytest.mark.parametrize(("card", "shows"), [("EW", {"EW"}), ("NE", {"NE", "SW"}), ("NES", {"NES", "NSW"})])
def test_a_card_shows_itself_or_itself_turned_by_180_degrees(card, shows):
    state = table(hands={0: [card]})
    assert {action["lay"] for action in state.legal(0) if "lay" in action} == shows


@rule("BASE-52")
@pytest.mark.parametrize("direction", [(-1, 0, "EW"), (0, 1, "NS"), (0, -1, "NS")])
def test_the_maze_has_no_border_for_all_cards_that_exist(direction):
    dx, dy, shape = direction
    board = {f"{dx * step},{dy * step}": shape for step in range(1, 40)}
    state = table(board=board, hands={0: [shape]})
    end = f"{dx * 40},{dy * 40}"
    state.apply(0, {"lay": shape, "at": end})
    assert everything(state)["board"][end] == shape


@rule("BASE-52")
def test_the_maze_may_grow_past_the_goals_without_a_border():
    row = {"1,0": "NW", "1,1": "NS", "1,2": "NS", "1,3": "ES"} | {f"{x},3": "EW" for x in range(2, 40)}
    state = table(board=row, hands={0: ["EW"]})
    state.apply(0, {"lay": "EW", "at": "40,3"})
    assert everything(state)["lit"]["40,3"] == "EW"


@rule("BASE-53", "BASE-54")
def test_a_closed_goal_neither_binds_nor_carries_a_tunnel():
    board = {f"{x},0": "EW" for x in range(1, 7)}
    state = table(board=board, hands={0: ["NESW", "NW", "E+W"]})
    beside = {action["lay"] for action in state.legal(0) if action.get("at") == "7,0"}
    assert beside == {"NESW", "NW", "E+W"}
    assert not any(action.get("at") in ("9,0", "8,1", "7,2", "8,3") for action in state.legal(0))
    assert refusal_of(state, 0, {"lay": "NESW", "at": "9,0"}).code == "not-adjacent"


@rule("BASE-57")
@pytest.mark.parametrize("tool", ["lamp", "cart", "pickaxe"])
def test_any_broken_tool_forbids_laying(tool):
    state = table(fronts={0: [f"broken-{tool}"]}, hands={0: ["EW", "NS", "map"]})
    assert not any("lay" in action for action in state.legal(0))
    refusal = refusal_of(state, 0, {"lay": "EW", "at": "1,0"})
    assert (refusal.code, refusal.clauses) == ("blocked", ("BASE-57",))


@rule("BASE-58")
def test_the_role_does_not_change_what_may_be_laid():
    hands = {0: ["EW", "NE", "E+W", "NES"]}
    as_miner = table(roles=["miner", "saboteur", "miner"], hands=hands)
    as_saboteur = table(roles=["saboteur", "miner", "miner"], hands=hands)
    assert as_miner.legal(0) == as_saboteur.legal(0)


@rule("BASE-59")
def test_a_laid_card_stays_as_it_lies_until_a_rockfall_takes_it():
    state = new_game(players=3, seed=5)
    lying = {}
    while everything(state)["round"] == 1 and everything(state)["last_round"] is None:
        seat = state.actors[0]
        lays = [action for action in state.legal(seat) if len(action.get("lay", "").split("+")[0]) > 1]
        action = lays[-1] if lays else {"pass": state.view(seat)["hand"][:1]}
        state.apply(seat, action)
        board = everything(state)["board"]
        if everything(state)["round"] == 1:
            assert lying.items() <= board.items()
            lying = board
    assert len(lying) > 10


@rule("BASE-40", "BASE-43", "BASE-45", "BASE-39")
def test_a_refused_lay_names_code_clause_and_cell():
    state = table(board={"1,0": "EW"}, hands={0: ["NS", "EW", "NESW"]})
    found = {
        action["at"]: refusal_of(state, 0, action)
        for action in (
            {"lay": "NESW", "at": "1,0"},
            {"lay": "NESW", "at": "2,1"},
            {"lay": "NESW", "at": "1,1"},
            {"lay": "EW", "at": "1,-1"},
        )
    }
    assert {cell: refusal.code for cell, refusal in found.items()} == {
        "1,0": "occupied",
        "2,1": "not-adjacent",
        "1,1": "mismatch",
        "1,-1": "not-connected",
    }
    assert [refusal.clauses[0] for refusal in found.values()] == ["BASE-39", "BASE-40", "BASE-43", "BASE-45"]
    assert all(refusal.arguments["cell"] == cell for cell, refusal in found.items())


@rule("BASE-29")
@pytest.mark.parametrize("word", ["map", "gold", "NESW:door", 7])
def test_what_is_no_tunnel_card_is_not_laid(word):
    state = table(hands={0: ["map", "EW"]})
    before = everything(state)
    refusal = refusal_of(state, 0, {"lay": word, "at": "1,0"})
    assert refusal.code == "unknown-card"
    assert everything(state) == before
