# cython: boundscheck=False, nonecheck=False
"""The table of the tunnel family at one moment: flat lists of small ints, words only at the edge."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from motherlode.core.audience import EVERYBODY
from motherlode.core.ends import put_last
from motherlode.core.errors import IllegalAction
from motherlode.core.field import field, items, nothing
from motherlode.core.section import Section
from motherlode.core.setup import Setup
from motherlode.core.state import State
from motherlode.core.types import Action
from motherlode.games.tunnels import written
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.declared import NO_CARD, Declared
from motherlode.games.tunnels.fronts import Fronts
from motherlode.games.tunnels.goals import Goal
from motherlode.games.tunnels.handful import all_like, any_marked, like, put_on
from motherlode.games.tunnels.kept import like_notes
from motherlode.games.tunnels.knowledge import memory_view, read_memory
from motherlode.games.tunnels.memory import Memory
from motherlode.games.tunnels.rulebook import Rulebook


def no_cards(_: Any) -> bytearray:
    return bytearray()


class TunnelState(State):
    NOT_ASKED = ("BASE-28",)

    BESIDES = ("rules",)

    rules: Rulebook

    round: int = field(0)
    phase: str = field("play")
    turn: int = field(0)
    direction: int = field(1)
    play: Declared = field(
        lambda _: Declared(0, NO_CARD, {}),
        copied=Declared.copy,
        openly=True,
        write=written.play,
        read=written.read_play,
        watched=True,
    )
    draws: int = field(0, openly=True)
    """How many cards the turn gives (XM-05)."""
    passes: int = field(0, openly=True)
    """How many turns in a row were passes."""
    last_played: int = field(-1, openly=True)
    last_passed: int = field(-1, openly=True)
    """Who discarded last, in a pass or as a price."""
    last_turn: int = field(-1, openly=True)
    """Seats; -1 where nobody has yet."""
    hands: list[bytearray] = field(nothing, copied=all_like, write=written.hands, read=written.read_hands)
    deck: bytearray = field(no_cards, copied=like, write=written.cards, read=written.row)
    """The top card is the last."""
    pile: bytearray = field(no_cards, copied=like, key="discard", write=written.cards, read=written.row)
    """The discard pile, the top card last (XM-07)."""
    pile_known: list[int] = field(nothing, copied=items, openly=True)
    """For each card of it the mask of the seats that have seen it (XM-08)."""
    result: dict[str, Any] = field(lambda _: {})
    """The round that ended last, never changed in place: who has something to add writes another one."""
    result_known: list[int] = field(nothing, copied=items, openly=True)
    """For each seat the mask of those who know what it gained."""
    fronts: Fronts = field(
        lambda state: Fronts([b""] * state.setup.players),
        copied=Fronts.copy,
        write=written.fronts,
        read=written.read_fronts,
    )
    aside: list[int] = field(nothing, write=written.cards, read=written.read_cards)
    """Cards of the deck that take no part in the round."""
    held: list[int] = field(
        nothing, copied=items, openly=True, write=written.cards, read=written.read_cards, watched=True
    )
    """Cards that lie open on the table while their play is not over."""
    others_draw: list[int] = field(nothing, copied=items, openly=True, watched=True)
    """Seats that draw one card after the player whose turn it is."""
    memory: Memory = field(
        lambda _: Memory(),
        copied=Memory.copy,
        write=lambda state, _: memory_view(state, written.ALL),
        read=lambda state, facts: read_memory(state, written.ALL, facts),
    )
    extra: dict[str, Any] = field(
        lambda state: {name: make() for name, make in state.rules.extra.items()},
        copied=like_notes,
        openly=True,
        write=written.notes,
        read=lambda state, notes: written.read_notes(state.rules.extra, notes),
    )
    """What modules keep in the open."""
    secret: dict[str, Any] = field(
        lambda state: {name: make() for name, make in state.rules.secret.items()},
        copied=like_notes,
        write=written.notes,
        read=lambda state, notes: written.read_notes(state.rules.secret, notes),
    )
    """What modules keep face down."""
    goals: dict[int, Goal] = field(lambda _: {}, copied=dict.copy, write=written.goals, read=written.read_goals)
    """By cell, in reading order."""
    board: Board = field(written.empty_board, copied=Board.copy, write=written.board, read=written.read_board)
    """The last of all: what lies closed in it is told by what stands above."""

    def __init__(self, setup: Setup, rules: Rulebook) -> None:
        super().__init__(setup, rules.asked, rules.taken_steps)
        self.rules = rules
        self.clear()

    # ---- small questions

    @property
    def layer(self) -> int:
        """Who laid the tunnel card that is being resolved (XM-27)."""
        return self.play.seat

    def blocks(self, seat: int) -> list[int]:
        """The cards in front of a seat that forbid it to lay tunnel cards (BASE-57, BASE-67)."""
        return [kind for kind in self.fronts.cards[seat] if kind in self.rules.forbidding]

    def may_lay(self, seat: int) -> bool:
        """Whether no card in front of a seat forbids it to lay tunnel cards."""
        return not any_marked(self.fronts.cards[seat], self.rules.forbids)

    def hand_words(self, seat: int) -> list[str]:
        words = self.rules.words
        return [words[kind] for kind in self.hands[seat]]

    def dealt_to(self, seat: int) -> dict[str, Any]:
        """What a seat alone learns at the beginning of a round."""
        return {"hand": self.hand_words(seat)}

    def goal_face(self, cell: int) -> str:
        """The face of a goal as it lies, open or not."""
        goals = self.goals
        card, is_turned, _, _ = goals[cell]
        face: str = self.rules.goal_faces[card][is_turned]
        return face

    def deck_cells(self) -> list[int]:
        """The cells on which cards of the deck lie: not the start card, goals and what else did not come from it."""
        others = [cell for cells in self.rules.not_from_deck for cell in cells(self)]
        apart = {*self.rules.start_cells, *self.goals, *others}
        return [cell for cell in self.board.cards if cell not in apart]

    @abstractmethod
    def gold(self, seat: int) -> int:
        """All nuggets of a seat."""

    def riches(self) -> list[int]:
        return [self.gold(seat) for seat in range(self.setup.players)]

    @property
    def outcome(self) -> dict[str, Any] | None:
        """BASE-157, BASE-158: the highest sum wins, all of them where several have it."""
        if self.phase != "over":
            return None
        gold = [self.gold(seat) for seat in range(self.setup.players)]
        return {"gold": gold, "winners": [seat for seat, sum_ in enumerate(gold) if sum_ == max(gold)]}

    # ---- small changes

    def discard_open(self, kind: int) -> None:
        discard(self, kind, EVERYBODY)

    def discard_hidden(self, kind: int, seat: int) -> None:
        """BASE-95: face down, seen only by the one who discards it."""
        discard(self, kind, 1 << seat)

    # ---- acting

    def verify(self, seat: int, action: Action) -> Action:
        try:
            return super().verify(seat, action)
        except IllegalAction as refusal:
            clauses = self.rules.clauses.get(refusal.code)
            if clauses is None:
                raise
            raise refusal.by(clauses) from None

    # ---- looking

    @property
    def says_changes(self) -> bool:  # type: ignore[override] # its rules know
        return self.rules.says_changes

    @property
    def sections(self) -> Sequence[Section]:
        return self.rules.sections


def begin_play(state: TunnelState, seat: int, kind: int, action: Action) -> None:
    """A card is laid or played: it counts as the last card of the round so far (BASE-153)."""
    play = state.play
    play.seat = state.last_played = seat
    play.kind = kind
    play.action = action
    state.draws = 1
    state.passes = 0


def discard(state: TunnelState, kind: int, seen_by: int) -> None:
    """A card comes to the discard pile; some have seen it."""
    put_on(state.pile, kind)
    put_last(state.pile_known, seen_by)
