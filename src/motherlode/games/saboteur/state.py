"""The table of the tunnel family at one moment: flat lists of small ints, words only at the edge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from motherlode.core.section import Section
from motherlode.core.setup import Setup
from motherlode.core.state import State
from motherlode.core.types import Action
from motherlode.games.saboteur import view
from motherlode.games.saboteur.board import Board
from motherlode.games.saboteur.fronts import Fronts
from motherlode.games.saboteur.goals import Goal
from motherlode.games.saboteur.pile import Pile
from motherlode.games.saboteur.rulebook import Rulebook


class SaboteurState(State):
    __slots__ = (
        "balance",
        "board",
        "deck",
        "direction",
        "draft",
        "draws",
        "fronts",
        "goals",
        "gold_cards",
        "gold_deck",
        "hands",
        "last_passed",
        "last_played",
        "last_turn",
        "leftover",
        "passes",
        "phase",
        "pile",
        "play",
        "result",
        "result_known",
        "roles",
        "round",
        "rules",
        "turn",
    )

    NOT_ASKED = ("BASE-28",)

    def __init__(self, setup: Setup, rules: Rulebook) -> None:
        self.setup = setup
        self.rules = rules
        self.questions, self.steps = rules.questions, rules.steps
        self.stack, self.history, self.log = [], [], []
        self.script = self.origin = self._telling = None
        self.aloud = False
        self.round = 0
        self.phase = "play"
        self.turn = 0
        self.direction = 1
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        """The top card is the last."""
        self.pile = Pile()
        self.fronts = Fronts()
        self.roles: list[str] = []
        self.leftover: list[str] = []
        self.board = Board(rules.faces)
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

    # ---- looking

    @property
    def sections(self) -> Sequence[Section]:
        return view.SECTIONS

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
        other.roles, other.leftover = self.roles[:], self.leftover[:]
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
