"""The rules of one table, resolved once: tables of cards, the ways to use a turn, steps and questions.

Modules write themselves in; afterwards nothing asks which modules are in play. Sequences have named slots in a fixed
order, so the order in which modules are listed never matters, and an empty slot costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from motherlode.core.decision import Asked, Question
from motherlode.core.errors import PositionError
from motherlode.core.move import Move, Names
from motherlode.core.setup import Setup
from motherlode.games.saboteur.action_card import ActionCard
from motherlode.games.saboteur.faces import Faces
from motherlode.games.saboteur.goals import GoalCard
from motherlode.games.saboteur.shapes import read_shape

if TYPE_CHECKING:
    from motherlode.games.saboteur.module import Module
    from motherlode.games.saboteur.state import SaboteurState
    from motherlode.games.saboteur.way import Way

Step = Callable[["SaboteurState"], None]

SEQUENCES = {
    "lay": ("declared", "price", "placed", "joined", "closed", "draw", "end"),
    "play": ("declared", "effect", "draw", "end"),
    "pass": ("draw", "end"),
    "round-over": ("roles", "share", "theft", "close"),
}
"""The moments of a play (XM-19, XM-20) and of the end of a round, in their order."""


class Rulebook:
    """Filled by the modules, then finished; from then on only read."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.options = setup.options
        self.rounds = 3
        self.tunnels: dict[str, int] = {}
        """Playable tunnel cards and how many there are of each."""
        self.actions: dict[str, tuple[ActionCard, int]] = {}
        self.dwarfs: list[str] = []
        """The dwarf cards that are dealt from."""
        self.hand_size = 0
        self.start_shape = ""
        self.goal_cards: tuple[GoalCard, ...] = ()
        self.goal_cells: tuple[int, ...] = ()
        self.gold_cards: list[int] = []
        self.pass_most = 1
        self.winners: Callable[[SaboteurState], list[str]]
        self.ways: list[Way] = []
        self.questions: dict[str, Question[SaboteurState]] = {}
        self.steps: dict[str, Step] = {}
        self._slots: dict[tuple[str, str], str] = {}

    # ---- writing

    def add_way(self, way: Way) -> None:
        """One more thing that may be done in a turn."""
        self.ways.append(way)

    def add_question(self, question: Question[SaboteurState]) -> None:
        self.questions[question.kind] = question

    def add_step(self, name: str, step: Step) -> None:
        self.steps[name] = step

    def fill(self, sequence: str, slot: str, name: str, step: Step) -> None:
        """Do this step at that moment."""
        if slot not in SEQUENCES[sequence]:
            raise ValueError(f"{sequence} has no slot {slot}")
        self.steps[name] = step
        self._slots[sequence, slot] = name

    def finish(self) -> None:
        """Resolve everything that a game asks often."""
        self.faces = Faces(list(self.tunnels), [self.start_shape, *(goal.shape for goal in self.goal_cards)])
        self.words = [*self.tunnels, *self.actions]
        """For each kind of card in the deck its name; tunnel cards come first."""
        self.kinds = {word: kind for kind, word in enumerate(self.words)}
        self.tunnel_kinds = len(self.tunnels)
        self.action_cards: list[ActionCard] = [card for card, _ in self.actions.values()]
        """By kind, less the number of tunnel kinds."""
        counts = [*self.tunnels.values(), *(count for _, count in self.actions.values())]
        self.deck = [word for word, count in zip(self.words, counts, strict=True) for _ in range(count)]
        self.forbidding = frozenset(self.kinds[card.word] for card in self.action_cards if card.forbids_laying)
        self.passes = [Move({"pass": Names([word])}) for word in self.words]
        """For each kind the pass that discards one such card."""
        self.add_legal = [way.add_legal for way in self.ways]
        self.way_of_verb = {way.verb: way for way in self.ways}
        self.sequences = {name: self._frames(name) for name in SEQUENCES}
        self.turn_frames: list[Asked] = [("turn", (seat,), None) for seat in range(self.setup.players)]

    def _frames(self, sequence: str) -> tuple[str, ...]:
        """The steps of a sequence as the stack wants them: the first one on top."""
        names = [self._slots[sequence, slot] for slot in SEQUENCES[sequence] if (sequence, slot) in self._slots]
        return tuple(reversed(names))

    # ---- reading

    def face(self, word: str) -> int:
        """The face a shape names, as it lies; `PositionError` if no card shows it."""
        face = self.faces.by_word.get(word)
        if face is None:
            face = self.faces.by_word.get(read_shape(word).word)
        if face is None:
            raise PositionError("bad-card", arguments={"card": word})
        return face

    def kind(self, word: object) -> int:
        """The kind of card a name means: an action card, or a tunnel card in either of its positions."""
        text = str(word)
        kind = self.kinds.get(text)
        if kind is None:
            kind = self.faces.kinds[self.face(text)]
        if kind < 0:
            raise PositionError("bad-card", arguments={"card": text})
        return kind


def compose(setup: Setup, modules: Sequence[Module]) -> Rulebook:
    rules = Rulebook(setup)
    for module in modules:
        module.write(rules)
    rules.finish()
    return rules
