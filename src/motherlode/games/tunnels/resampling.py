"""A full table that fits everything a view holds: what the audience cannot know is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

from motherlode.core.audience import ALL
from motherlode.core.event import Event
from motherlode.core.plain import plain_copy
from motherlode.core.rng import Rng
from motherlode.core.types import View
from motherlode.games.tunnels.cells import read_cell
from motherlode.games.tunnels.dealing import shuffled
from motherlode.games.tunnels.flow import restore_flow
from motherlode.games.tunnels.fronts import Fronts
from motherlode.games.tunnels.goals import Goal, read_goal
from motherlode.games.tunnels.memory import Fact, missing, read_memory
from motherlode.games.tunnels.revealing import Position
from motherlode.games.tunnels.state import TunnelState
from motherlode.games.tunnels.written import read_board


def resample(state: TunnelState, view: View, rng: Rng) -> None:
    state.rng = rng.fork()
    state.round, state.phase, state.turn = view["round"], view["phase"], view["turn"]
    state.direction = -1 if view.get("direction") == "counter" else 1
    state.result = plain_copy(view["last_round"] or {})
    restore_flow(state, view["flow"])
    for deal in state.rules.resample_first:
        deal(state, view, rng)
    state.goals = _goals(state, view, rng)
    state.rest_between_rounds = state.resting
    for fill_in in state.rules.resamplers:
        fill_in(state, view, rng)
    state.board = read_board(state, view["board"])
    _deal_unseen(state, view, rng)
    for deal in state.rules.resample_last:
        deal(state, view, rng)
    state.advance()
    state.log = [_event(state, entry, view["seat"]) for entry in view["log"]]
    state.origin = state.dump()


def _goals(state: TunnelState, view: View, rng: Rng) -> dict[int, Goal]:
    cards = state.rules.goal_cards
    goals: dict[int, Goal] = {}
    for cell, seen in view["goals"].items():
        if seen["face"] is not None:
            word = seen["face"] + (" open" if seen["open"] else "")
            goals[read_cell(cell)] = read_goal(cards, word, {goal.card for goal in goals.values()})
    used = {goal.card for goal in goals.values()}
    unseen = shuffled([index for index in range(len(cards)) if index not in used], rng)
    if state.rules.certain_goals is not None:
        certain = [index for index in state.rules.certain_goals if index in unseen]
        others = [index for index in unseen if index not in certain]
        unseen = shuffled([*certain, *others[: sum(1 for cell in view["goals"]) - len(goals) - len(certain)]], rng)
    placed = {}
    for word, seen in view["goals"].items():
        cell = read_cell(word)
        goal = goals[cell] if cell in goals else Goal(unseen.pop())
        looked = sum(1 << seat for seat in seen["looked"])
        placed[cell] = goal if goal.open else goal._replace(known=looked)
    for kind, _, cell in (frame for frame in view["flow"]["pending"] if not isinstance(frame, str)):
        if kind == Position.kind and read_cell(cell) in placed:
            placed[read_cell(cell)] = placed[read_cell(cell)].shown()
    return placed


def _deal_unseen(state: TunnelState, view: View, rng: Rng) -> None:
    rules = state.rules
    hands = [None if hand is None else [rules.kind(word) for word in hand] for hand in view["hands"]]
    pile = [None if word is None else rules.kind(word) for word in reversed(view["discard"])]
    state.fronts = Fronts([rules.kind(word) for word in front] for front in view["fronts"])
    laid = [rules.faces.kinds[state.board.cards[cell]] for cell in state.deck_cells()]
    known = Counter(
        kind
        for cards in (*hands, pile, *state.fronts.cards, laid, state.held)
        for kind in cards or ()
        if kind is not None
    )
    pool = Counter(map(rules.kind, rules.deck)) - known
    slots: list[list[int | None]] = [
        [None] * size if hand is None else [*hand] for hand, size in zip(hands, view["hand_sizes"], strict=True)
    ]
    state.memory = read_memory(state, view["seat"], view["memory"])
    for fact in sorted(state.memory, key=lambda fact: (fact.pile, fact.seats.bit_count())):
        pool -= _place_remembered(fact, slots, pile, rng)
    unseen = shuffled(list(pool.elements()), rng)
    wanted = view["deck"] + view.get("aside", 0) + pile.count(None) + sum(hand.count(None) for hand in slots)
    while len(unseen) < wanted:
        unseen.append(rules.kind(rules.deck[rng.below(len(rules.deck))]))
    state.hands = [[unseen.pop() if kind is None else kind for kind in hand] for hand in slots]
    state.pile = [unseen.pop() if kind is None else kind for kind in pile]
    state.deck = [unseen.pop() for _ in range(view["deck"])]
    state.aside = [unseen.pop() for _ in range(view.get("aside", 0))]


def _place_remembered(fact: Fact, hands: list[list[int | None]], pile: list[int | None], rng: Rng) -> Counter[int]:
    """Put what a seat remembers into free places where it may be; returns what was placed."""
    places = [hand for seat, hand in enumerate(hands) if fact.seats >> seat & 1] + ([pile] if fact.pile else [])
    free = shuffled([(place, index) for place in places for index, kind in enumerate(place) if kind is None], rng)
    placed: Counter[int] = Counter()
    for kind, (place, index) in zip(missing(fact, hands, pile), free, strict=False):
        place[index] = kind
        placed[kind] += 1
    return placed


def _event(state: TunnelState, entry: dict[str, Any], audience: int) -> Event:
    """The event behind a line of the log: what only this audience learned stays its own."""
    if audience == ALL:
        private = {int(seat): extra for seat, extra in entry.get("private", {}).items()}
        return Event({field: value for field, value in entry.items() if field != "private"}, private)
    private_fields = state.rules.private_fields
    secret = {field: entry[field] for field in private_fields.get(entry["event"], ()) if field in entry}
    public = {field: value for field, value in entry.items() if field not in secret}
    return Event(public, {audience: secret} if secret else {})
