"""Full tables that fit everything a view holds: what the audience cannot know is dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from motherlode.core.audience import ALL
from motherlode.core.event import Event
from motherlode.core.plain import plain_copy
from motherlode.core.rng import Rng
from motherlode.core.sampler import Sampler
from motherlode.core.types import View
from motherlode.games.tunnels.cells import read_cell
from motherlode.games.tunnels.dealing import shuffled
from motherlode.games.tunnels.flow import restore_flow
from motherlode.games.tunnels.fronts import Fronts
from motherlode.games.tunnels.goals import Goal, read_goal
from motherlode.games.tunnels.knowledge import Slots, among, missing, read_memory
from motherlode.games.tunnels.memory import DECK, PILE, Fact, in_hand
from motherlode.games.tunnels.revealing import Position
from motherlode.games.tunnels.state import TunnelState
from motherlode.games.tunnels.written import read_board

StateT = TypeVar("StateT", bound=TunnelState)


class TunnelSampler(Sampler[StateT]):
    """What all deals share is laid once, on a table of which each deal begins as a copy."""

    def __init__(self, table: StateT, view: View) -> None:
        """`table` is an empty one of the view's set-up."""
        self._view, self._table = view, table
        self._finish = [prepare(table, view) for prepare in table.rules.resample_last]
        self._lay_table(table, view)
        self._cards = UnseenCards(table, view)

    def counts(self) -> dict[str, tuple[int, int]]:
        return self._cards.counts(self._table)

    def _lay_table(self, table: StateT, view: View) -> None:
        table.lighten()
        table.round, table.phase, table.turn = view["round"], view["phase"], view["turn"]
        table.direction = -1 if view.get("direction") == "counter" else 1
        table.result = plain_copy(view["last_round"] or {})
        restore_flow(table, view["flow"])
        table.rest_between_rounds = table.resting
        rules = table.rules
        table.fronts = Fronts([rules.kind(word) for word in front] for front in view["fronts"])
        table.memory = read_memory(table, view["seat"], view["memory"])
        # Where things lie face down all can see; what they are does not matter to the maze.
        self._deal_face_down(table, view, Rng(0))
        table.board = read_board(table, view["board"])
        table.advance()

    def _deal_face_down(self, state: StateT, view: View, rng: Rng) -> None:
        for deal in state.rules.resample_first:
            deal(state, view, rng)
        state.goals = _goals(state, view, rng)
        for fill_in in state.rules.resamplers:
            fill_in(state, view, rng)

    def deal(
        self, rng: Rng, roles: Sequence[str | None] | None = None, goals: Mapping[str, str] | None = None
    ) -> StateT:
        view = _supposing(self._view, roles, goals)
        state = self._table.copy()
        state.rng = rng.fork()
        self._deal_face_down(state, view, rng)
        self._cards.deal(state, rng)
        for deal in self._finish:
            deal(state, rng)
        return state


def _supposing(view: View, roles: Sequence[str | None] | None, goals: Mapping[str, str] | None) -> View:
    """The view of who knew these roles and goals besides."""
    if roles is not None:
        known = zip(view["roles"], roles, strict=True)
        view = view | {"roles": [seen if seen is not None else supposed for seen, supposed in known]}
    if goals is not None:
        faces = {
            cell: seen if seen["face"] is not None else seen | {"face": goals.get(cell)}
            for cell, seen in view["goals"].items()
        }
        view = view | {"goals": faces}
    return view


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
        unseen = shuffled([*certain, *others[: len(view["goals"]) - len(goals) - len(certain)]], rng)
    placed = {}
    for word, seen in view["goals"].items():
        cell = read_cell(word)
        goal = goals[cell] if cell in goals else Goal(unseen.pop())
        looked = sum(1 << seat for seat in seen["looked"])
        placed[cell] = goal if goal.open else Goal(goal.card, goal.turned, goal.open, looked)
    for kind, _, cell in (frame for frame in view["flow"]["pending"] if not isinstance(frame, str)):
        if kind == Position.kind and read_cell(cell) in placed:
            placed[read_cell(cell)] = placed[read_cell(cell)].shown()
    return placed


class UnseenCards:
    """The cards of the deck that a view does not tell, and the places where they may be."""

    def __init__(self, table: TunnelState, view: View) -> None:
        rules = table.rules
        hands = [None if hand is None else [rules.kind(word) for word in hand] for hand in view["hands"]]
        pile = [None if word is None else rules.kind(word) for word in reversed(view["discard"])]
        laid = [rules.faces.kinds[table.board.face_at(cell)] for cell in table.deck_cells()]
        known = Counter(
            kind
            for cards in (*hands, pile, *table.fronts.cards, laid, table.held)
            for kind in cards or ()
            if kind is not None
        )
        self._pool = Counter(map(rules.kind, rules.deck)) - known
        self._unseen = [*self._pool.elements()]
        self._rows: list[list[int | None]] = [
            [None] * size if hand is None else [*hand] for hand, size in zip(hands, view["hand_sizes"], strict=True)
        ]
        self._rows += [pile, [None] * view["deck"]]
        """The hands, the discard pile and the deck, None for each card that nobody told."""
        self._hidden = [cards.count(None) for cards in self._rows]
        self._places = [*(in_hand(seat) for seat in range(len(hands))), PILE, DECK]
        self._facts = sorted(table.memory.facts, key=lambda fact: (fact.places >= PILE, fact.places.bit_count()))
        self._aside = view.get("aside", 0)

    def counts(self, table: TunnelState) -> dict[str, tuple[int, int]]:
        rules = table.rules
        there = Counter(map(rules.kind, rules.deck))
        return {rules.words[kind]: (count, self._pool[kind]) for kind, count in there.items()}

    def deal(self, state: TunnelState, rng: Rng) -> None:
        rules, rows, hidden = state.rules, self._rows, self._hidden
        unseen = bytearray(self._unseen)
        if self._facts:
            rows = [[*cards] for cards in rows]
            slots = [*zip(self._places, rows, strict=True)]
            for fact in self._facts:
                for kind in _place_remembered(fact, slots, rng):
                    if kind in unseen:
                        unseen.remove(kind)
            hidden = [cards.count(None) for cards in rows]
        rng.shuffle(unseen)
        wanted = self._aside + sum(hidden)
        while len(unseen) < wanted:
            unseen.append(rules.kind(rules.deck[rng.below(len(rules.deck))]))
        *state.hands, state.pile, state.deck = [_filled(*row, unseen) for row in zip(rows, hidden, strict=True)]
        state.aside = [unseen.pop() for _ in range(self._aside)]


def _filled(cards: list[int | None], hidden: int, unseen: bytearray) -> bytearray:
    """The cards in a row, those that nobody told dealt from the end of the unseen ones."""
    if hidden == len(cards):
        dealt = unseen[: -hidden - 1 : -1]
        del unseen[len(unseen) - hidden :]
        return dealt
    return bytearray([unseen.pop() if kind is None else kind for kind in cards])


def _place_remembered(fact: Fact, slots: Slots, rng: Rng) -> list[int]:
    """Put what a seat remembers into free places where it may be; returns what was placed."""
    places = among(fact.places, slots)
    free = shuffled([(place, index) for place in places for index, kind in enumerate(place) if kind is None], rng)
    placed = []
    for kind, (place, index) in zip(missing(fact, slots), free, strict=False):
        place[index] = kind
        placed.append(kind)
    return placed


def event_of(state: TunnelState, entry: dict[str, Any], audience: int) -> Event:
    """The event behind a line of the log: what only this audience learned stays its own."""
    if audience == ALL:
        private = {int(seat): extra for seat, extra in entry.get("private", {}).items()}
        return Event({field: value for field, value in entry.items() if field != "private"}, private)
    private_fields = state.rules.private_fields
    secret = {field: entry[field] for field in private_fields.get(entry["event"], ()) if field in entry}
    public = {field: value for field, value in entry.items() if field not in secret}
    return Event(public, {audience: secret} if secret else {})
