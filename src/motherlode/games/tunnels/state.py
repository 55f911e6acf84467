"""The table of the tunnel family at one moment: flat lists of small ints, words only at the edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motherlode.core.errors import IllegalAction
from motherlode.core.plain import plain_copy
from motherlode.core.section import Section
from motherlode.core.setup import Setup
from motherlode.core.state import State
from motherlode.core.types import Action
from motherlode.games.tunnels import view
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.fronts import Fronts
from motherlode.games.tunnels.goals import Goal
from motherlode.games.tunnels.memory import Fact
from motherlode.games.tunnels.pile import Pile
from motherlode.games.tunnels.rulebook import Rulebook


class SaboteurState(State):
    __slots__ = (
        "aside",
        "balance",
        "board",
        "deck",
        "direction",
        "draft",
        "draws",
        "extra",
        "fronts",
        "goals",
        "gold_cards",
        "gold_deck",
        "hands",
        "held",
        "last_passed",
        "last_played",
        "last_turn",
        "leftover",
        "leftover_known",
        "memory",
        "others_draw",
        "passes",
        "phase",
        "pile",
        "play",
        "result",
        "result_known",
        "retired",
        "retired_known",
        "roles",
        "roles_known",
        "round",
        "rules",
        "secret",
        "turn",
    )

    NOT_ASKED = ("BASE-28",)

    def __init__(self, setup: Setup, rules: Rulebook) -> None:
        super().__init__(setup, rules.questions, rules.steps)
        self.rules = rules
        self.round = 0
        self.phase = "play"
        self.turn = 0
        self.direction = 1
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        """The top card is the last."""
        self.pile = Pile()
        self.fronts = Fronts()
        self.aside: list[int] = []
        """Cards of the deck that take no part in the round."""
        self.held: list[int] = []
        """Cards that lie open on the table while their play is not over."""
        self.memory: list[Fact] = []
        self.roles: list[str] = []
        self.leftover: list[str] = []
        """Dwarf cards left over, the top one first."""
        self.retired: list[str] = []
        """Dwarf cards that were given up in this round."""
        self.roles_known: list[int] = []
        self.leftover_known: list[int] = []
        self.retired_known: list[int] = []
        """For each dwarf card the mask of the seats that have seen it."""
        self.extra: dict[str, Any] = {name: make() for name, make in rules.extra.items()}
        """What modules keep in the open."""
        self.secret: dict[str, Any] = {name: make() for name, make in rules.secret.items()}
        """What modules keep face down."""
        self.board = Board(rules.faces, *rules.walkers)
        self.board.room = rules.room
        self.goals: dict[int, Goal] = {}
        """By cell, in reading order."""
        self.gold_deck: list[int] = []
        """Values, the top card last."""
        self.gold_cards: list[list[int]] = []
        self.balance: list[int] = []
        """Nuggets beside the gold cards (XM-12)."""
        self.draft: list[int] = []
        """The gold cards that are being handed round."""
        self.play: tuple[int, int, Action] = (0, -1, {})
        """The declared play: who, which kind of card, how."""
        self.draws = 0
        """How many cards the turn gives (XM-05)."""
        self.others_draw: list[int] = []
        """Seats that draw one card after the player whose turn it is."""
        self.passes = 0
        """How many turns in a row were passes."""
        self.last_played = self.last_passed = self.last_turn = -1
        """Seats; -1 where nobody has yet."""
        self.result: dict[str, Any] = {}
        """The round that ended last."""
        self.result_known: list[int] = []
        """For each seat the mask of those who know what it gained."""

    # ---- small questions

    @property
    def layer(self) -> int:
        """Who laid the tunnel card that is being resolved (XM-27)."""
        return self.play[0]

    def blocks(self, seat: int) -> list[int]:
        """The cards in front of a seat that forbid it to lay tunnel cards (BASE-57, BASE-67)."""
        return [kind for kind in self.fronts.cards[seat] if kind in self.rules.forbidding]

    def hand_words(self, seat: int) -> list[str]:
        words = self.rules.words
        return [words[kind] for kind in self.hands[seat]]

    def goal_face(self, cell: int) -> str:
        """The face of a goal as it lies, open or not."""
        goal = self.goals[cell]
        card = self.rules.goal_cards[goal.card]
        return card.face_word(card.shape_lying(goal.turned))

    def deck_cells(self) -> list[int]:
        """The cells on which cards of the deck lie: not the start card, goals and what else did not come from it."""
        others = [cell for cells in self.rules.not_from_deck for cell in cells(self)]
        apart = {*self.rules.start_cells, *self.goals, *others}
        return [cell for cell in self.board.cards if cell not in apart]

    def gold(self, seat: int) -> int:
        """BASE-156: all nuggets of a seat."""
        return sum(self.gold_cards[seat]) + self.balance[seat]

    def begin_play(self, seat: int, kind: int, action: Action) -> None:
        """A card is laid or played: it counts as the last card of the round so far (BASE-153)."""
        self.play = (seat, kind, action)
        self.draws = 1
        self.passes = 0
        self.last_played = seat

    @property
    def outcome(self) -> dict[str, Any] | None:
        """BASE-157, BASE-158: the highest sum wins, all of them where several have it."""
        if self.phase != "over":
            return None
        gold = [self.gold(seat) for seat in range(self.setup.players)]
        return {"gold": gold, "winners": [seat for seat, sum_ in enumerate(gold) if sum_ == max(gold)]}

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
    def sections(self) -> Sequence[Section]:
        return self.rules.sections

    # ---- keeping

    def copy(self) -> SaboteurState:
        other = SaboteurState.__new__(SaboteurState)
        self.copy_frame_to(other)
        other.rules = self.rules
        other.round, other.phase, other.turn, other.direction = (
            self.round,
            self.phase,
            self.turn,
            self.direction,
        )
        other.hands = [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.pile = self.pile.copy()
        other.fronts = self.fronts.copy()
        other.aside = self.aside
        other.held, other.others_draw, other.memory = self.held[:], self.others_draw[:], self.memory
        other.roles, other.leftover, other.retired = self.roles[:], self.leftover[:], self.retired[:]
        other.roles_known, other.leftover_known = self.roles_known[:], self.leftover_known[:]
        other.retired_known = self.retired_known[:]
        other.extra = self.extra and plain_copy(self.extra)
        other.secret = self.secret and plain_copy(self.secret)
        other.board = self.board.copy()
        other.goals = self.goals.copy()
        other.gold_deck = self.gold_deck[:]
        other.gold_cards = [cards[:] for cards in self.gold_cards]
        other.balance, other.draft = self.balance[:], self.draft[:]
        other.play, other.draws, other.passes = self.play, self.draws, self.passes
        other.last_played, other.last_passed, other.last_turn = (
            self.last_played,
            self.last_passed,
            self.last_turn,
        )
        other.result = self.result and {**self.result, "gained": self.result["gained"][:]}
        other.result_known = self.result_known[:]
        return other

    def table(self) -> dict[str, Any]:
        return view.table(self)
