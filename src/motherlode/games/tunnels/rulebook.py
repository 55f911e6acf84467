"""The rules of one table, resolved once: tables of cards, the ways to use a turn, steps and questions.

Modules write themselves in; afterwards nothing asks which modules are in play. Sequences have named slots in a fixed
order, so the order in which modules are listed never matters, and an empty slot costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from motherlode.core.course import Course, Step
from motherlode.core.decision import Asked, Question
from motherlode.core.errors import PositionError
from motherlode.core.move import Move, Names
from motherlode.core.rng import Rng
from motherlode.core.section import Section
from motherlode.core.setup import Setup
from motherlode.core.types import Given, View
from motherlode.games.tunnels.action_card import ActionCard, discard_held, put_away
from motherlode.games.tunnels.board import Board, Room
from motherlode.games.tunnels.cells import cell_at
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.goals import Goal, GoalCard
from motherlode.games.tunnels.laying import Lay
from motherlode.games.tunnels.passing import LargerPasses, Pass
from motherlode.games.tunnels.playing import Play
from motherlode.games.tunnels.shapes import Shape, read_shape
from motherlode.games.tunnels.walkers import Walker

if TYPE_CHECKING:
    from motherlode.games.tunnels.module import Module
    from motherlode.games.tunnels.placing import PlaceRule, Price
    from motherlode.games.tunnels.revealing import Closed
    from motherlode.games.tunnels.way import Way

RulesT = TypeVar("RulesT", bound="Rulebook")

START = cell_at(0, 0)

SEQUENCES = {
    "lay": ("declared", "price", "placed", "noted", "joined", "closed", "ending", "end"),
    "play": ("declared", "effect", "ending", "end"),
    "pass": ("ending", "end"),
    "round-over": ("roles", "share", "theft", "close"),
    "deal": ("people", "goals", "cards", "gold", "told"),
}
"""The moments of a play (XM-19, XM-20), of the end of a round and of dealing one, in their order."""
PARTS = {
    "lay-within": ("lay", ("declared", "price", "placed", "noted", "joined", "closed")),
    "move-within": ("lay", ("price", "placed", "noted", "joined", "closed")),
}
"""Parts of a sequence that a card can set off within its own effect: laying one more card, moving a card."""


class Rulebook:
    """Filled by the modules, then finished: from then on nothing of it changes, it only writes down what is worked out
    anew again and again (`goal_layouts`, `first_maze`, `larger_passes`)."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.options = setup.options
        self.rounds = 3
        self.tunnels: dict[str, int] = {}
        """Playable tunnel cards and how many there are of each."""
        self.actions: dict[str, tuple[ActionCard[Any], int]] = {}
        self.pieces: dict[str, tuple[str, ...]] = {}
        """The names of what is printed besides the cards that the base game knows, by kind."""
        self.hand_size = 0
        self.start_shape = ""
        self.start_cells: tuple[int, ...] = (START,)
        """Where start cards lie; several belong to the seats in turn."""
        self.closed_to: tuple[Callable[[Shape], int], ...] = ()
        """For each seat the sides of a card that are closed to it; empty where all seats walk alike."""
        self.looks: dict[str, tuple[str, ...]] = {}
        """For a tunnel card or goal the further shapes that it may come to show while it lies in the maze."""
        self.clauses: dict[str, tuple[str, ...]] = {}
        """For a code of refusal the clauses behind it, in a game that has clauses of its own."""
        self.goal_cards: tuple[GoalCard, ...] = ()
        self.goal_cells: tuple[int, ...] = ()
        self.pass_most = 1
        self.pass_clauses: tuple[str, ...] = ("BASE-94", "BASE-37")
        self.put_aside = 0
        """How many cards of the shuffled deck take no part in the round."""
        self.place_rules: dict[str, PlaceRule] = {}
        """Tunnel cards that are not laid by the ordinary demand for a connection."""
        self.self_lit: set[str] = set()
        """Features of tunnel cards that are joined to the start card wherever they lie."""
        self.price: Price[Any] | None = None
        self.closed: list[Closed[Any]] = []
        """What can lie face down in the maze and be turned over there."""
        self.room: Room | None = None
        self.draw_goals: Callable[[Any, Rng], list[str]]
        """The faces of the goals of a round, one for each of their cells."""
        self.certain_goals: tuple[int, ...] | None = None
        """The goal cards that are surely among those laid out; None where all of them are."""
        self.extra: dict[str, Callable[[], Any]] = {}
        """What modules keep in the open, made anew for each round."""
        self.secret: dict[str, Callable[[], Any]] = {}
        """What modules keep face down, made anew for each round; plain data."""
        self.furnish: list[Callable[[Any, list[int]], None]] = []
        """Done with the shuffled cards of a round before they are dealt; who lays an open card goes first."""
        self.given_first: list[Callable[[Any, Given, Rng], None]] = []
        """Puts down what a description says, before the maze is laid out."""
        self.given_last: list[Callable[[Any, Given, Rng], None]] = []
        """The same, after the cards are dealt."""
        self.furnish_given: list[Callable[[Any, Given, Rng], None]] = []
        """The same with the maze of a described table; each takes from the description what is its own."""
        self.given_keys: set[str] = set()
        self.describers: list[Callable[[Any], Given]] = []
        self.resample_first: list[Callable[[Any, View, Rng], None]] = []
        """Deal what a view does not tell, before the goals are."""
        self.resample_last: list[Callable[[Any, View, Rng], None]] = []
        """The same, after the cards are dealt."""
        self.resamplers: list[Callable[[Any, View, Rng], None]] = []
        """Fill in what a module keeps face down, as far as a view does not tell it."""
        self.taken: list[Callable[[Any, int], None]] = []
        """Told when a card has left the maze."""
        self.turn_ended: list[Callable[[Any], None]] = []
        """Told when a turn is over with everything in it."""
        self.guarded: list[Callable[[Any], Collection[int]]] = []
        """Empty cells onto which nothing may be moved."""
        self.not_from_deck: list[Callable[[Any], Collection[int]]] = []
        """Cells of open cards that did not come out of the deck."""
        self.lasting: set[str] = {"end-turn"}
        """Steps that are taken even if the card before them was cancelled."""
        self.sections: list[Section] = []
        self.private_fields: dict[str, tuple[str, ...]] = {}
        """The fields of an event that only the seats concerned get."""
        self.ways: list[Way[Any]] = []
        self.questions: dict[str, Question[Any]] = {}
        self.steps: dict[str, Step] = {}
        self._slots: dict[tuple[str, str], str] = {}

    # ---- writing

    def add_way(self, way: Way[Any]) -> None:
        """One more thing that may be done in a turn."""
        self.ways.append(way)

    def add_action(self, card: ActionCard[Any], count: int = 1) -> None:
        """More cards of a kind, or a new kind of action card."""
        self.actions[card.word] = (card, count + self.actions[card.word][1] if card.word in self.actions else count)
        if card.lasts:
            step = put_away(card.word)
            self.steps[step] = lambda state: discard_held(state, state.rules.kinds[card.word])
            self.lasting.add(step)

    def replace_action(self, card: ActionCard[Any]) -> None:
        """Another rule for a card that is in the deck already."""
        self.actions[card.word] = (card, self.actions[card.word][1])

    def add_question(self, question: Question[Any]) -> None:
        self.questions[question.kind] = question

    def add_step(self, name: str, step: Step) -> None:
        self.steps[name] = step

    def fill(self, sequence: str, slot: str, name: str, step: Step) -> None:
        """Do this step at that moment."""
        if slot not in SEQUENCES[sequence]:
            raise ValueError(f"{sequence} has no slot {slot}")
        self.steps[name] = step
        self._slots[sequence, slot] = name

    def step_at(self, sequence: str, slot: str) -> str | None:
        """The name of what is done at that moment, if anything."""
        return self._slots.get((sequence, slot))

    def replace_section(self, section: Section) -> None:
        """Show something else under a key that is shown already."""
        self.sections = [section if known.key == section.key else known for known in self.sections]

    def add_private(self, event: str, *fields: str) -> None:
        """These fields of an event are told to single seats only."""
        self.private_fields[event] = tuple(dict.fromkeys((*self.private_fields.get(event, ()), *fields)))

    def finish(self) -> None:
        """Resolve everything that a game asks often."""
        self.tunnels = dict(sorted(self.tunnels.items(), key=lambda card: card[0] in self.place_rules))
        lying = [self.start_shape, *(goal.shape for goal in self.goal_cards)]
        self.faces = Faces(list(self.tunnels), lying, self.self_lit, self.looks)
        self.walkers = tuple(Walker(self.faces, closed) for closed in self.closed_to)
        self.plain_laying = self.price is None and not self.place_rules and not self.walkers
        """Whether every tunnel card is laid by the ordinary rule, for nothing and by everybody alike."""
        self.plain_kinds = sum(1 for card in self.tunnels if card not in self.place_rules)
        self.words = [*self.tunnels, *self.actions]
        """For each kind of card in the deck its name; tunnel cards come first."""
        self.kinds = {word: kind for kind, word in enumerate(self.words)}
        self.tunnel_kinds = len(self.tunnels)
        self.action_cards: list[ActionCard[Any]] = [card for card, _ in self.actions.values()]
        """By kind, less the number of tunnel kinds."""
        self.plays = {self.kinds[card.word]: card.plays for card in self.action_cards}
        counts = [*self.tunnels.values(), *(count for _, count in self.actions.values())]
        self.deck = [word for word, count in zip(self.words, counts, strict=True) for _ in range(count)]
        self.forbidding = frozenset(self.kinds[card.word] for card in self.action_cards if card.forbids_laying)
        self.passes = [Move({"pass": Names([word])}) for word in self.words]
        """For each kind the pass that discards one such card."""
        self.larger_passes = LargerPasses(self.words)
        self.goal_layouts: dict[tuple[str, ...], dict[int, Goal]] = {}
        """By the words of the goals in the order of their cells, written down when first dealt."""
        self.first_maze: Board | None = None
        """What every round begins with, kept when first laid out; None where modules furnish it."""
        self.add_legal = [way.add_legal for way in self.ways]
        self.ordinary_ways = [*map(type, self.ways)] == [Lay, Play, Pass] and self.plain_laying and self.pass_most == 1
        """Whether nothing can be done in a turn but what the base game knows, by its own rules."""
        self.do_verb = {way.verb: way.do for way in self.ways}
        self.courses = {name: self._course(name, slots) for name, slots in SEQUENCES.items()}
        self.courses |= {name: self._course(of, slots) for name, (of, slots) in PARTS.items()}
        self.deal = [self.steps[name] for name in reversed(self.courses["deal"].frames)]
        """What is done when a round is dealt, one after the other."""
        self.turn_frames: list[Asked] = [("turn", (seat,), None) for seat in range(self.setup.players)]

    def _course(self, sequence: str, slots: tuple[str, ...]) -> Course:
        return Course([self._slots[sequence, slot] for slot in slots if (sequence, slot) in self._slots], self.steps)

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


def compose(rules: RulesT, modules: Sequence[Module[RulesT]]) -> RulesT:
    """An empty rulebook, filled by these modules one after the other."""
    for module in modules:
        module.write(rules)
    rules.finish()
    return rules
