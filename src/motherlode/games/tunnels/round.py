"""A round: dealt, and ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.rng import Rng
from motherlode.core.state import NEXT_ROUND
from motherlode.games.saboteur.dwarfs import deal_dwarfs
from motherlode.games.tunnels.cells import cell_word
from motherlode.games.tunnels.fronts import Fronts
from motherlode.games.tunnels.goals import Goal, read_goal

if TYPE_CHECKING:
    from motherlode.games.tunnels.rulebook import Rulebook
    from motherlode.games.tunnels.state import SaboteurState


def shuffled(items: list[Any], rng: Rng) -> list[Any]:
    order = list(items)
    rng.shuffle(order)
    return order


def begin_game(state: SaboteurState) -> None:
    rules = state.rules
    state.gold_cards = [[] for _ in range(state.setup.players)]
    state.balance = [rules.starting_nuggets] * state.setup.players
    state.gold_deck = list(rules.gold_cards)
    state.round = 0
    first = rules.options["firstPlayer"]
    if first == "random":
        first = state.chance("first", lambda rng: rng.below(state.setup.players))
    deal_round(state, first)


def deal_next_round(state: SaboteurState) -> None:
    deal_round(state, state.result["first"])


def deal_round(state: SaboteurState, first: int) -> None:
    """Sections 2 and 10 of the base rules: everything but the gold is set up afresh."""
    rules, players = state.rules, state.setup.players
    state.round += 1
    state.phase = "play"
    state.turn = first
    state.direction = 1
    state.play = (first, -1, {})
    state.draws = state.passes = 0
    state.last_played = state.last_passed = state.last_turn = -1
    if rules.dwarfs:
        deal_dwarfs(state, state.chance("dwarfs", lambda rng: shuffled(rules.dwarfs, rng)))
    state.held, state.memory, state.others_draw = [], [], []
    lay_out_goals(state, state.chance("goals", lambda rng: rules.draw_goals(rules, rng)))
    deck = state.chance("deck", lambda rng: shuffled(rules.deck, rng))
    cards = [*map(rules.kinds.__getitem__, deck)]
    if rules.extra or rules.secret:
        state.extra = {name: make() for name, make in rules.extra.items()}
        state.secret = {name: make() for name, make in rules.secret.items()}
    lay_out_maze(state, cards)
    state.aside, cards = cards[: rules.put_aside], cards[rules.put_aside :]
    size = rules.hand_size
    state.hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
    state.deck = cards[: players * size - 1 : -1]
    state.pile.kinds, state.pile.known = [], []
    state.fronts = Fronts([] for _ in range(players))
    if rules.gold_drawn:
        state.gold_deck = state.chance("gold", lambda rng: shuffled(state.gold_deck, rng))
    tell_round(state)
    state.stack.append(rules.turn_frames[first])


def lay_out_maze(state: SaboteurState, cards: list[int]) -> None:
    """Start cards, and what lies face down; the same in every round where no module furnishes it."""
    rules, board = state.rules, state.board
    if rules.first_maze is not None:
        state.board = rules.first_maze.copy()
        state.board.version = board.version + 1
        return
    board.cards = dict.fromkeys(rules.start_cells, rules.face(rules.start_shape))
    for furnish in rules.furnish:
        furnish(state, cards)
    board.lay_out(board.cards, closed_cells(state), rules.start_cells)
    if not rules.furnish:
        rules.first_maze = board.copy()


def goal_words(rules: Rulebook) -> list[str]:
    return [card.face_word(card.shape) for card in rules.goal_cards]


def shuffled_goals(rules: Rulebook, rng: Rng) -> list[str]:
    return shuffled(goal_words(rules), rng)


def closed_cells(state: SaboteurState) -> set[int]:
    """Every cell on which something lies that no card can be laid on, though it is no open card."""
    closed = {cell for card in state.rules.closed for cell in card.cells(state)}
    return closed if state.rules.room is None else closed | state.rules.room.cells


def lay_out_goals(state: SaboteurState, goals: list[str]) -> None:
    """BASE-16 to BASE-20: the goals lie face down in their column."""
    layouts, words = state.rules.goal_layouts, tuple(goals)
    if words not in layouts:
        layouts[words] = read_goals(state.rules, words)
    state.goals = layouts[words].copy()


def read_goals(rules: Rulebook, words: tuple[str, ...]) -> dict[int, Goal]:
    goals: dict[int, Goal] = {}
    for cell, word in zip(rules.goal_cells, words, strict=True):
        taken = {goal.card for goal in goals.values()}
        goals[cell] = read_goal(rules.goal_cards, word, taken)
    return goals


def tell_round(state: SaboteurState) -> None:
    if state.aloud or state.round == 1:
        roles = [{"role": role} for role in state.roles] or [{}] * state.setup.players
        private = {seat: {**role, "hand": state.hand_words(seat)} for seat, role in enumerate(roles)}
        say = state.tell if state.aloud else state.note
        say("round", private, round=state.round, first=state.turn)


def finish_round(state: SaboteurState, completer: int | None) -> None:
    """The round is over at once: nothing else of the turn is done, nobody draws (BASE-36)."""
    state.drop_pending()
    state.phase = "sharing"
    for kind in state.held:
        state.pile.discard_open(kind)
    state.held, state.others_draw = [], []
    players = state.setup.players
    state.result = {
        "round": state.round,
        "won": [],
        "completer": completer,
        "roles": list(state.roles),
        "leftover": list(state.leftover),
        "goals": {cell_word(cell): state.goal_face(cell) for cell in state.goals},
        "gained": [0] * players,
        "first": (last_to_play(state) + 1) % players,
    }
    state.result_known = [-1] * players
    state.stack += state.rules.courses["round-over"].frames


def last_to_play(state: SaboteurState) -> int:
    """BASE-153: the player of the last card, whose left-hand neighbour begins the next round."""
    if state.rules.options["nextStarter"] == "last-turn":
        return state.turn
    return last_card_player(state)


def last_card_player(state: SaboteurState) -> int:
    """Who laid or played a card last; if nobody did, who discarded last."""
    if state.last_played >= 0:
        return state.last_played
    return state.last_passed if state.last_passed >= 0 else state.turn


def tell_round_over(state: SaboteurState) -> None:
    """BASE-121, BASE-122: roles and goals are shown to all."""
    state.result["won"] = state.rules.winners(state)
    if state.aloud:
        shown = {key: state.result[key] for key in ("round", "won", "completer", "roles", "leftover", "goals")}
        state.tell("round-over", **shown)


def close_round(state: SaboteurState) -> None:
    """BASE-154: three rounds, then the highest sum wins."""
    if state.round < state.rules.rounds:
        state.then(NEXT_ROUND)
        return
    state.phase = "over"
    if state.aloud and state.outcome is not None:
        state.tell("game-over", **state.outcome)
