"""A full table that fits everything a view holds: what the audience cannot know is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

from motherlode.core.audience import ALL
from motherlode.core.event import Event
from motherlode.core.plain import frozen
from motherlode.core.rng import Rng
from motherlode.core.types import View
from motherlode.games.saboteur.cells import read_cell
from motherlode.games.saboteur.fronts import Fronts
from motherlode.games.saboteur.goals import Goal, read_goal
from motherlode.games.saboteur.gold_memory import resample_gold
from motherlode.games.saboteur.restoring import is_laid, lay_board, restore_flow
from motherlode.games.saboteur.revealing import Position
from motherlode.games.saboteur.round import shuffled
from motherlode.games.saboteur.state import SaboteurState

PRIVATE_FIELDS = {
    "round": ("role", "hand"),
    "played": ("face",),
    "passed": ("cards",),
    "drew": ("cards",),
    "drafted": ("offered", "gold"),
}
"""The fields of an event that only the seat concerned gets."""


def resample(state: SaboteurState, view: View, rng: Rng) -> None:
    state.rng = rng.fork()
    state.round, state.phase, state.turn = view["round"], view["phase"], view["turn"]
    state.direction = 1 if view["direction"] == "clockwise" else -1
    state.roles, state.leftover = _dwarfs(state, view, rng)
    state.goals = _goals(state, view, rng)
    lay_board(state, view["board"])
    _deal_unseen(state, view, rng)
    restore_flow(state, view["flow"])
    resample_gold(state, view, rng)
    state.stack = [frozen(frame) for frame in view["flow"]["pending"]]
    state.log = [_event(entry, view["seat"]) for entry in view["log"]]
    state.origin = state.dump()


def _dwarfs(state: SaboteurState, view: View, rng: Rng) -> tuple[list[str], list[str]]:
    cards = [*view["roles"], *view["leftover"]]
    known = Counter(card for card in cards if card is not None)
    unseen = shuffled(list((Counter(state.rules.dwarfs) - known).elements()), rng)
    filled = [unseen.pop() if card is None else card for card in cards]
    return filled[: len(view["roles"])], filled[len(view["roles"]) :]


def _goals(state: SaboteurState, view: View, rng: Rng) -> dict[int, Goal]:
    cards = state.rules.goal_cards
    goals: dict[int, Goal] = {}
    for cell, seen in view["goals"].items():
        if seen["face"] is not None:
            word = seen["face"] + (" open" if seen["open"] else "")
            goals[read_cell(cell)] = read_goal(cards, word, {goal.card for goal in goals.values()})
    used = {goal.card for goal in goals.values()}
    unseen = shuffled([index for index in range(len(cards)) if index not in used], rng)
    placed = {}
    for word, seen in view["goals"].items():
        cell = read_cell(word)
        goal = goals[cell] if cell in goals else Goal(unseen.pop())
        looked = sum(1 << seat for seat in seen["looked"])
        placed[cell] = goal if goal.open else goal._replace(known=looked)
    for kind, _, cell in (frame for frame in view["flow"]["pending"] if not isinstance(frame, str)):
        if kind == Position.kind:
            placed[read_cell(cell)] = placed[read_cell(cell)].shown()
    return placed


def _deal_unseen(state: SaboteurState, view: View, rng: Rng) -> None:
    rules = state.rules
    hands = [None if hand is None else [rules.kind(word) for word in hand] for hand in view["hands"]]
    pile = [None if word is None else rules.kind(word) for word in reversed(view["discard"])]
    state.fronts = Fronts([rules.kind(word) for word in front] for front in view["fronts"])
    laid = [rules.faces.kinds[face] for cell, face in state.board.cards.items() if is_laid(state, cell)]
    known = Counter(
        kind for cards in (*hands, pile, *state.fronts.cards, laid) for kind in cards or () if kind is not None
    )
    unseen = shuffled(list((Counter(map(rules.kind, rules.deck)) - known).elements()), rng)
    hidden = [size for hand, size in zip(hands, view["hand_sizes"], strict=True) if hand is None]
    wanted = view["deck"] + pile.count(None) + sum(hidden)
    while len(unseen) < wanted:
        unseen.append(rules.kind(rules.deck[rng.below(len(rules.deck))]))
    state.hands = [
        [unseen.pop() for _ in range(size)] if hand is None else hand
        for hand, size in zip(hands, view["hand_sizes"], strict=True)
    ]
    state.pile.kinds = [unseen.pop() if kind is None else kind for kind in pile]
    state.deck = [unseen.pop() for _ in range(view["deck"])]


def _event(entry: dict[str, Any], audience: int) -> Event:
    """The event behind a line of the log: what only this audience learned stays its own."""
    if audience == ALL:
        private = {int(seat): extra for seat, extra in entry.get("private", {}).items()}
        return Event({field: value for field, value in entry.items() if field != "private"}, private)
    secret = {field: entry[field] for field in PRIVATE_FIELDS.get(entry["event"], ()) if field in entry}
    public = {field: value for field, value in entry.items() if field not in secret}
    return Event(public, {audience: secret} if secret else {})
