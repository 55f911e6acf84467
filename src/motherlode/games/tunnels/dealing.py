"""A round is dealt: goals, maze and hands; what else a game has is dealt at its own moments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from motherlode.core.ends import clear
from motherlode.core.rng import Rng
from motherlode.games.tunnels.declared import NO_CARD
from motherlode.games.tunnels.goals import Goal, read_goal
from motherlode.games.tunnels.handful import refill_part, refill_turned, take_all

if TYPE_CHECKING:
    from motherlode.games.tunnels.board import Board
    from motherlode.games.tunnels.rulebook import Rulebook
    from motherlode.games.tunnels.state import TunnelState

KEPT = 16
"""How many mazes a kind of table keeps, one for each way in which modules furnish it."""


def shuffled(items: Iterable[Any], rng: Rng) -> list[Any]:
    order = list(items)
    rng.shuffle(order)
    return order


def deal_first_round(state: TunnelState) -> None:
    first = state.rules.options["firstPlayer"]
    if first == "random":
        first = state.chance("first", lambda rng: rng.below(state.setup.players))
    deal_round(state, first)


def deal_next_round(state: TunnelState) -> None:
    deal_round(state, state.result["first"])


def deal_round(state: TunnelState, first: int) -> None:
    """Everything but what was won is set up afresh."""
    state.round += 1
    state.phase = "play"
    state.turn = first
    state.direction = 1
    state.play.declare(first, NO_CARD, {})
    state.draws = state.passes = 0
    state.last_played = state.last_passed = state.last_turn = -1
    clear(state.held)
    clear(state.others_draw)
    state.memory.clear()
    for step in state.rules.deal:
        step(state)
    state.stack.append(state.rules.turn_frames[first])


def deal_goals(state: TunnelState) -> None:
    """BASE-16 to BASE-20: the goals lie face down in their column."""
    rules = state.rules
    words = tuple(drawn_goals(state))
    if words not in rules.goal_layouts:
        rules.goal_layouts[words] = read_goals(rules, words)
    layout: dict[int, Goal] = rules.goal_layouts[words]
    state.goals = layout.copy()


def drawn_goals(state: TunnelState) -> list[str]:
    rules = state.rules
    draw = rules.draw_goals
    if draw is None:
        return state.shuffled("goals", rules.goal_words)
    drawn: list[str] = state.chance("goals", lambda rng: draw(rules, rng))
    return drawn


def deal_cards(state: TunnelState) -> None:
    rules, players, size = state.rules, state.rules.players, state.rules.hand_size
    cards = state.shuffled_cards("deck", rules.deck_kinds, rules.words, rules.kinds)
    if rules.extra or rules.secret:
        state.extra = {name: make() for name, make in rules.extra.items()}
        state.secret = {name: make() for name, make in rules.secret.items()}
    lay_out_maze(state, cards)
    state.aside = []
    if rules.put_aside:
        state.aside, cards = [*cards[: rules.put_aside]], cards[rules.put_aside :]
    deal_hands(state, cards, players, size)
    refill_turned(state.deck, cards, players * size)
    take_all(state.pile)
    clear(state.pile_known)
    state.fronts.clear()


def deal_hands(state: TunnelState, cards: bytearray, players: int, size: int) -> None:
    hands = state.hands
    while len(hands) < players:
        hands.append(bytearray())
    for seat in range(players):
        hand: bytearray = hands[seat]
        refill_part(hand, cards, seat * size, (seat + 1) * size)


def lay_out_maze(state: TunnelState, cards: bytearray) -> None:
    """Start cards, and what lies face down; the same in every round where no module furnishes it."""
    rules, board = state.rules, state.board
    if rules.first_maze is not None:
        begin_with(rules.first_maze, board)
        return
    board.sketch = dict.fromkeys(rules.start_cells, rules.face(rules.start_shape))
    for furnish in rules.furnish:
        furnish(state, cards)
    lay_out_furnished(state)
    if not rules.furnish:
        rules.first_maze = board.copy()


def lay_out_furnished(state: TunnelState) -> None:
    """Many rounds begin with the same cards on the same cells: such a maze is kept."""
    rules, board, closed = state.rules, state.board, frozenset(closed_cells(state))
    layout = (tuple(board.sketch.items()), closed, tuple(state.goals))
    known = rules.mazes.get(layout)
    if known is not None:
        begin_with(known, board)
        return
    board.lay_out(board.sketch, closed, rules.start_cells, state.goals)
    if len(rules.mazes) < KEPT:
        rules.mazes[layout] = board.copy()


def begin_with(first: Board, board: Board) -> None:
    """A maze as it was kept, on another table."""
    version = board.version
    first.widen()
    first.copy_into(board)
    board.version = version + 1


def closed_cells(state: TunnelState) -> set[int]:
    """Every cell on which something lies that no card can be laid on, though it is no open card."""
    closed = {cell for card in state.rules.closed for cell in card.cells(state)}
    return closed if state.rules.room is None else closed | state.rules.room.cells


def read_goals(rules: Rulebook, words: tuple[str, ...]) -> dict[int, Goal]:
    goals: dict[int, Goal] = {}
    for cell, word in zip(rules.goal_cells, words, strict=True):
        taken = {goal.card for goal in goals.values()}
        goals[cell] = read_goal(rules.goal_cards, word, taken)
    return goals


def tell_round(state: TunnelState) -> None:
    """Everybody hears that it begins, and each seat what was dealt to it."""
    if state.aloud or (state.round == 1 and not state.light):
        private = {seat: state.dealt_to(seat) for seat in range(state.setup.players)}
        say = state.tell if state.aloud else state.note
        say("round", private, round=state.round, first=state.turn)
