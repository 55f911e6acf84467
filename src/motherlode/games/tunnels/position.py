"""A table as a scenario describes it, and a description of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from motherlode.core.audience import EVERYBODY
from motherlode.core.errors import PositionError
from motherlode.core.game import BROKEN
from motherlode.core.rng import Rng
from motherlode.core.types import Given
from motherlode.games.tunnels.cells import cell_word, read_cell, reading_order
from motherlode.games.tunnels.dealing import closed_cells, shuffled
from motherlode.games.tunnels.fronts import Fronts
from motherlode.games.tunnels.goals import read_goal, seen_by
from motherlode.games.tunnels.state import TunnelState

KEYS = frozenset(
    [
        "round",
        "turn",
        "board",
        "goals",
        "hands",
        "deck",
        "discard",
        "fronts",
        "last_laid",
        "last_played",
        "direction",
        "looked",
        "aside",
    ]
)


def lay_given(state: TunnelState, given: Given) -> None:
    """Put a described table down; what is not described comes from the components that remain, with seed 0."""
    unknown = sorted(map(str, set(given) - KEYS - state.rules.given_keys))
    if unknown:
        raise PositionError("unknown-given", arguments={"key": ", ".join(unknown)})
    try:
        _lay(state, given)
    except BROKEN as error:
        raise PositionError("bad-given", arguments={"why": str(error)}) from error


def _lay(state: TunnelState, given: Given) -> None:
    rng = Rng(0)
    state.rng = Rng(rng.next())
    state.round = int(given.get("round", 1))
    state.turn = seat_of(state, given.get("turn", 0))
    state.direction = -1 if given.get("direction") == "counter" else 1
    for lay in state.rules.given_first:
        lay(state, given, rng)
    _lay_maze(state, given, rng)
    _deal(state, given, rng)
    for lay in state.rules.given_last:
        lay(state, given, rng)
    last_laid = given.get("last_laid") or {}
    state.last_played = seat_of(state, given.get("last_played", last_laid.get("seat", -1)), absent=True)
    state.stack = [state.rules.turn_frames[state.turn]]
    if not state.hands[state.turn]:
        state.stack = ["end-turn"]
    state.advance()
    state.origin = state.dump()


def seat_of(state: TunnelState, seat: Any, absent: bool = False) -> int:
    number = int(seat)
    if not (0 <= number < state.setup.players or (absent and number == -1)):
        raise PositionError("bad-seat", arguments={"seat": str(seat)})
    return number


def _lay_maze(state: TunnelState, given: Given, rng: Rng) -> None:
    rules = state.rules
    words = given.get("goals")
    if words is None:
        faces = rules.draw_goals(rules, rng) if rules.draw_goals else shuffled(rules.goal_words, rng)
        words = {cell_word(cell): face for cell, face in zip(rules.goal_cells, faces, strict=True)}
    state.goals = {}
    for cell, word in sorted(words.items(), key=lambda item: reading_order(read_cell(item[0]))):
        taken = {goal.card for goal in state.goals.values()}
        state.goals[read_cell(cell)] = read_goal(rules.goal_cards, word, taken)
    for seat, cells in given.get("looked", {}).items():
        for cell in cells:
            state.goals[read_cell(cell)] = seen_by(state.goals[read_cell(cell)], seat_of(state, seat))
    open_goals = {cell: goal for cell, goal in state.goals.items() if goal.open}
    shown = {cell_word(cell): rules.goal_cards[goal.card].shape_lying(goal.turned) for cell, goal in open_goals.items()}
    board = {read_cell(cell): rules.face(word) for cell, word in {**given.get("board", {}), **shown}.items()}
    state.board.sketch = dict.fromkeys(rules.start_cells, rules.face(rules.start_shape)) | board
    for furnish in rules.furnish_given:
        furnish(state, given, rng)
    state.board.lay_out(state.board.sketch, closed_cells(state), rules.start_cells, state.goals)


def _deal(state: TunnelState, given: Given, rng: Rng) -> None:
    rules, players = state.rules, state.setup.players
    hands = {key: _kinds(state, cards) for key, cards in given.get("hands", {}).items()}
    others = hands.pop("rest", None)
    exact = {seat_of(state, seat): cards for seat, cards in hands.items()}
    fronts = {seat_of(state, seat): _kinds(state, cards) for seat, cards in given.get("fronts", {}).items()}
    discard = [str(card) for card in given.get("discard", ())]
    pile = _kinds(state, [card.removesuffix(" down") for card in discard])
    laid = [rules.faces.kinds[state.board.face_at(cell)] for cell in state.deck_cells()]
    aside = given.get("aside")
    named = [*laid, *pile, *(kind for cards in (*exact.values(), *fronts.values()) for kind in cards)]
    deck = given.get("deck")
    if isinstance(deck, list):
        named += _kinds(state, deck)
    if aside is not None:
        named += _kinds(state, aside)
    rest = shuffled(list((Counter(map(rules.kind, rules.deck)) - Counter(named)).elements()), rng)
    if aside is None:
        state.aside, rest = rest[: rules.put_aside], rest[rules.put_aside :]
    else:
        state.aside = _kinds(state, aside)
    state.fronts = Fronts(fronts.get(seat, []) for seat in range(players))
    state.hands = []
    for seat in range(players):
        dealt = exact.get(seat, others)
        if dealt is None:
            dealt = [rest.pop() for _ in range(min(rules.hand_size, len(rest)))]
        state.hands.append(bytearray(dealt))
    left = _kinds(state, deck)[::-1] if isinstance(deck, list) else rest[: len(rest) if deck is None else deck]
    state.deck, state.pile = bytearray(left), bytearray(reversed(pile))
    state.pile_known = [0 if card.endswith(" down") else EVERYBODY for card in reversed(discard)]


def _kinds(state: TunnelState, cards: Iterable[Any]) -> list[int]:
    return [state.rules.kind(card) for card in cards]


def describe(state: TunnelState) -> Given:
    """Everything on the table at the beginning of a turn; `lay_given` reads it back."""
    if state.asked is None or state.asked[0] != "turn":
        raise PositionError("not-a-turn")
    words = state.rules.words
    pile = zip(reversed(state.pile), reversed(state.pile_known), strict=True)
    return {
        "round": state.round,
        "turn": state.turn,
        "direction": "clockwise" if state.direction == 1 else "counter",
        "board": {cell_word(cell): state.board.faces.words[state.board.face_at(cell)] for cell in state.deck_cells()},
        "goals": {
            cell_word(cell): state.goal_face(cell) + (" open" if goal.open else "")
            for cell, goal in state.goals.items()
        },
        "hands": {str(seat): state.hand_words(seat) for seat in range(state.setup.players)},
        "deck": [words[kind] for kind in reversed(state.deck)],
        "discard": [words[kind] + ("" if known == EVERYBODY else " down") for kind, known in pile],
        "fronts": {
            str(seat): [words[kind] for kind in front] for seat, front in enumerate(state.fronts.cards) if front
        },
        "last_played": state.last_played,
        "looked": looked(state),
        **({"aside": [words[kind] for kind in state.aside]} if state.aside else {}),
        **{key: value for describe_own in state.rules.describers for key, value in describe_own(state).items()},
    }


def looked(state: TunnelState) -> dict[str, list[str]]:
    seen: dict[str, list[str]] = {}
    for cell, goal in state.goals.items():
        for seat in range(state.setup.players):
            if not goal.open and goal.known >> seat & 1:
                seen.setdefault(str(seat), []).append(cell_word(cell))
    return seen
