"""The rules of one table, resolved once: tables of cards, the ways to use a turn, steps and questions.

Modules write themselves in; afterwards nothing asks which modules are in play. Sequences have named slots in a fixed
order, so the order in which modules are listed never matters, and an empty slot costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from motherlode.core.course import Course, Step, stride_of
from motherlode.core.decision import Asked, Question
from motherlode.core.errors import PositionError
from motherlode.core.move import Move
from motherlode.core.rng import Rng
from motherlode.core.section import Section
from motherlode.core.setup import Setup
from motherlode.core.types import Given, View
from motherlode.games.tunnels.action_card import ActionCard
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import cell_at
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.fronts import KINDS
from motherlode.games.tunnels.goals import Goal, GoalCard, faces_of
from motherlode.games.tunnels.lasting import discard_held, put_away
from motherlode.games.tunnels.once import GROUND, Collision, Once, Pen, require_counted
from motherlode.games.tunnels.passes import LargerPasses, pass_of
from motherlode.games.tunnels.room import Room
from motherlode.games.tunnels.shapes import Shape, read_shape
from motherlode.games.tunnels.walkers import Walker
from motherlode.games.tunnels.way import Way

if TYPE_CHECKING:
    from motherlode.games.tunnels.module import Module
    from motherlode.games.tunnels.placing import PlaceRule, Price
    from motherlode.games.tunnels.revealing import Closed

RulesT = TypeVar("RulesT", bound="Rulebook")

START = cell_at(0, 0)
MOST_WAYS = 16
"""To use a turn: who draws one by lot has room for as many."""

SEQUENCES = {
    "lay": ("declared", "price", "placed", "noted", "joined", "closed", "ending", "end"),
    "play": ("declared", "effect", "ending", "end"),
    "pass": ("ending", "end"),
    "round-over": ("roles", "share", "theft", "close"),
    "deal": ("people", "goals", "cards", "gold", "noted", "told"),
}
"""The moments of a play (XM-19, XM-20), of the end of a round and of dealing one, in their order."""
PARTS = {
    "lay-within": ("lay", ("declared", "price", "placed", "noted", "joined", "closed")),
    "move-within": ("lay", ("price", "placed", "noted", "joined", "closed")),
}
"""Parts of a sequence that a card can set off within its own effect: laying one more card, moving a card."""


class Rulebook:
    """Filled by the modules, then finished: from then on nothing of it changes, it only writes down what is worked out
    anew again and again (`goal_layouts`, `first_maze`, `mazes`, `larger_passes`)."""

    pen: Pen

    def __init__(self, setup: Setup) -> None:
        vars(self)["pen"] = Pen()
        self.setup = setup
        self.options = setup.options
        self.players = setup.players
        self.rounds = 3
        self.tunnels: Once[str, int] = Once("tunnel card", self.pen)
        """Playable tunnel cards and how many there are of each."""
        self.actions: Once[str, tuple[ActionCard[Any], int]] = Once("action card", self.pen)
        self.pieces: Once[str, tuple[str, ...]] = Once("pieces", self.pen)
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
        self.place_rules: Once[str, PlaceRule] = Once("place rule", self.pen)
        """Tunnel cards that are not laid by the ordinary demand for a connection."""
        self.self_lit: set[str] = set()
        """Features of tunnel cards that are joined to the start card wherever they lie."""
        self.price: Price[Any] | None = None
        self.closed: list[Closed[Any]] = []
        """What can lie face down in the maze and be turned over there."""
        self.room: Room | None = None
        self.draw_goals: Callable[[Any, Rng], list[str]] | None = None
        """The faces of the goals of a round, one for each of their cells; None where they are just shuffled."""
        self.certain_goals: tuple[int, ...] | None = None
        """The goal cards that are surely among those laid out; None where all of them are."""
        self.extra: Once[str, Callable[[], Any]] = Once("open thing", self.pen)
        """What modules keep in the open, made anew for each round."""
        self.secret: Once[str, Callable[[], Any]] = Once("secret thing", self.pen)
        """What modules keep face down, made anew for each round; plain data."""
        self.furnish: list[Callable[[Any, bytearray], None]] = []
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
        self.resample_last: list[Callable[[Any, View], Callable[[Any, Rng], None]]] = []
        """The same, after the cards are dealt; each reads the view once and deals from it again and again."""
        self.resamplers: list[Callable[[Any, View, Rng], None]] = []
        """Fill in what a module keeps face down, as far as a view does not tell it."""
        self.taken: list[Callable[[Any, int], None]] = []
        """Told when a card has left the maze."""
        self.turn_ended: list[Step] = []
        """Taken when a turn is over with everything in it."""
        self.guarded: list[Callable[[Any], Collection[int]]] = []
        """Empty cells onto which nothing may be moved."""
        self.not_from_deck: list[Callable[[Any], Collection[int]]] = []
        """Cells of open cards that did not come out of the deck."""
        self.says_changes = True
        """Whether all who have written into it say what they change in place."""
        self.lasting: set[str] = {"end-turn"}
        """Steps that are taken even if the card before them was cancelled."""
        self._sections: Once[str, Section] = Once("section", self.pen)
        self.private_fields: dict[str, tuple[str, ...]] = {}
        """The fields of an event that only the seats concerned get."""
        self.ways: list[Way[Any]] = []
        self.questions: Once[str, Question[Any]] = Once("question", self.pen)
        self.steps: Once[str, Step] = Once("step", self.pen)
        self._slots: Once[tuple[str, str, int], str] = Once("step at", self.pen)
        self._changed: Once[str, Any] = Once("change of", self.pen)
        self._wraps: list[tuple[str, Callable[[Any], Any]]] = []
        self._step_wraps: list[tuple[str, Callable[[Step], Step]]] = []

    # ---- writing

    def __setattr__(self, name: str, value: Any) -> None:
        if self.pen.held_by != GROUND:
            raise Collision(f"{self.pen.held_by} sets {name}: it has to say change({name}=…), or what else it means")
        self._write(name, value)

    def _write(self, name: str, value: Any) -> None:
        """Compiled, what is asked in every turn has a place of its own; everything else is an ordinary attribute."""
        place: Any = getattr(type(self), name, None)
        if hasattr(place, "__set__"):
            place.__set__(self, value)
        else:
            vars(self)[name] = value

    def written_by(self, module: Module[Any]) -> None:
        """A module adds its rules; what it sets, it sets by the calls below, so that no other's work is lost."""
        self.pen.held_by = module.id
        try:
            module.write(self)
        finally:
            self.pen.held_by = GROUND

    def change(self, **values: Any) -> None:
        """What the ground set is otherwise with this module; two modules cannot both change it."""
        for name, value in values.items():
            if not hasattr(self, name):
                raise Collision(f"{self.pen.held_by} changes {name}, which there is not")
            self._changed[name] = value
            self._write(name, value)

    def wrap(self, name: str, around: Callable[[Any], Any]) -> None:
        """Ask what the rules ask here through this; done when everybody has written, over whoever changed it."""
        self._wraps.append((name, around))

    def add_way(self, way: Way[Any]) -> None:
        """One more thing that may be done in a turn."""
        if any(way.verb == known.verb for known in self.ways):
            raise Collision(f"{self.pen.held_by} adds a way {way.verb!r}, which there is already")
        if len(self.ways) == MOST_WAYS:
            raise Collision(
                f"{self.pen.held_by} adds a way {way.verb!r}: a turn can be used in {MOST_WAYS} at the most"
            )
        require_counted(way, Way, "add_legal")
        require_counted(way, Way, "add_legal", "write_legal")
        require_counted(way, Way, "do", "do_at")
        self.ways.append(way)

    def add_tunnels(self, counts: Mapping[str, int]) -> None:
        """More tunnel cards, or new ones: what a card is shows in its name."""
        for word, count in counts.items():
            self.tunnels.amend(word, self.tunnels.get(word, 0) + count)

    def add_action(self, card: ActionCard[Any], count: int = 1) -> None:
        """A new kind of action card."""
        require_counted(card, ActionCard, "plays")
        require_counted(card, ActionCard, "plays", "nth")
        self.actions[card.word] = (card, count)
        if card.lasts:
            step = put_away(card.word)
            self.add_step(step, lambda state: discard_held(state, state.rules.kinds[card.word]))
            self.lasting.add(step)

    def add_copies(self, word: str, count: int) -> None:
        """More cards of a kind that there is, whatever its rule."""
        if word not in self.actions:
            raise Collision(f"{self.pen.held_by} adds copies of {word!r}, which there is not")
        card, known = self.actions[word]
        self.actions.amend(word, (card, known + count))

    def replace_action(self, card: ActionCard[Any]) -> None:
        """Another rule for a card that is in the deck already."""
        require_counted(card, ActionCard, "plays")
        require_counted(card, ActionCard, "plays", "nth")
        count = self.actions[card.word][1] if card.word in self.actions else 0
        self.actions.replace(card.word, (card, count))

    def add_question(self, question: Question[Any]) -> None:
        self.questions[question.kind] = question

    def replace_question(self, question: Question[Any]) -> None:
        self.questions.replace(question.kind, question)

    def add_step(self, name: str, step: Step) -> None:
        """One step may be added again and again under its own name."""
        if self.steps.get(name) is not step:
            self.steps[name] = step

    def fill(self, sequence: str, slot: str, name: str, step: Step, place: int = 0) -> None:
        """Do this step at that moment. Several steps of one moment are done in the order of their places."""
        if slot not in SEQUENCES[sequence]:
            raise Collision(f"{sequence} has no slot {slot}")
        self.add_step(name, step)
        self._slots[sequence, slot, place] = name

    def refill(self, sequence: str, slot: str, step: Step) -> None:
        """Do this step at that moment instead of what the ground does."""
        name = self._slots.get((sequence, slot, 0), f"{sequence} {slot}")
        self.steps.replace(name, step)

    def steps_at(self, sequence: str, slot: str) -> list[str]:
        """The names of what is done at that moment."""
        filled = sorted(place for of, at, place in self._slots if (of, at) == (sequence, slot))
        return [self._slots[sequence, slot, place] for place in filled]

    def wrap_step(self, sequence: str, slot: str, around: Callable[[Step], Step]) -> None:
        """Do what is done at that moment through this."""
        self._step_wraps.append((self._slots[sequence, slot, 0], around))

    def add_given(self, *keys: str) -> None:
        """What a description of a table may say of it."""
        for key in keys:
            if key in self.given_keys:
                raise Collision(f"{self.pen.held_by} reads {key!r} in descriptions, which is read already")
            self.given_keys.add(key)

    def add_section(self, *sections: Section) -> None:
        for section in sections:
            self._sections[section.key] = section

    def replace_section(self, section: Section) -> None:
        """Show something else under a key that is shown already."""
        self._sections.replace(section.key, section)

    def add_private(self, event: str, *fields: str) -> None:
        """These fields of an event are told to single seats only."""
        self.private_fields[event] = tuple(dict.fromkeys((*self.private_fields.get(event, ()), *fields)))

    def finish(self) -> None:
        """Resolve everything that a game asks often."""
        for name, around in self._wraps:
            setattr(self, name, around(getattr(self, name)))
        for name, around in self._step_wraps:
            self.steps.amend(name, around(self.steps[name]))
        self.sections = [*self._sections.values()]
        self.asked, self.taken_steps = {**self.questions}, {**self.steps}
        """Questions and steps by their names, as plain dicts, which are asked faster."""
        words = sorted(self.tunnels, key=lambda card: card in self.place_rules)
        lying = [self.start_shape, *(goal.shape for goal in self.goal_cards)]
        self.plain_kinds = sum(1 for card in self.tunnels if card not in self.place_rules)
        self.faces = Faces(words, lying, self.self_lit, self.looks, self.plain_kinds)
        self.rules_of_places = [self.place_rules[word] for word in words[self.plain_kinds :]]
        """By kind, less the number of plain kinds, where a card with a rule of its own may lie."""
        self.walkers = tuple(Walker(self.faces, closed) for closed in self.closed_to)
        self.plain_laying = self.price is None and not self.place_rules and not self.walkers
        """Whether every tunnel card is laid by the ordinary rule, for nothing and by everybody alike."""
        self.words = [*words, *self.actions]
        """For each kind of card in the deck its name; tunnel cards come first."""
        self.kinds = {word: kind for kind, word in enumerate(self.words)}
        if len(self.words) > KINDS:
            raise Collision(f"there are {len(self.words)} different cards, and a table has {KINDS} at the most")
        self.tunnel_kinds = len(self.tunnels)
        self.action_cards: list[ActionCard[Any]] = [card.numbered(self.kinds) for card, _ in self.actions.values()]
        """By kind, less the number of tunnel kinds."""
        self.stays = bytes(card.stays for card in self.action_cards)
        """The same for whether it stays in front of a player."""
        self.lasts = bytes(card.lasts for card in self.action_cards)
        """The same for whether its effect goes on."""
        counts = [*map(self.tunnels.__getitem__, words), *(count for _, count in self.actions.values())]
        self.deck = [word for word, count in zip(self.words, counts, strict=True) for _ in range(count)]
        self.deck_kinds = bytes(self.kinds[word] for word in self.deck)
        self.forbidding = frozenset(self.kinds[card.word] for card in self.action_cards if card.forbids_laying)
        self.forbids = bytes(kind in self.forbidding for kind in range(KINDS))
        """By kind, whether a card in front of a player forbids him to lay tunnel cards."""
        self.passes: list[tuple[Move]] = [(pass_of((kind,), self.words),) for kind in range(len(self.words))]
        """For each kind the pass that discards one such card, a bunch of its own."""
        self.larger_passes = LargerPasses(self.words)
        self.goal_words = [card.face_word(card.shape) for card in self.goal_cards]
        """The goals as they are printed."""
        self.goal_faces = faces_of(self.goal_cards)
        """For each goal card its face as it lies, and turned."""
        self.goal_layouts: dict[tuple[str, ...], dict[int, Goal]] = {}
        """By the words of the goals in the order of their cells, written down when first dealt."""
        self.first_maze: Board | None = None
        """What every round begins with, kept when first laid out; None where modules furnish it."""
        self.mazes: dict[tuple[Any, ...], Board] = {}
        """The same for what modules furnish: by the cards and the cells of what lies face down."""
        self.ending_turn = [stride_of(step) for step in self.turn_ended]
        """What is taken when a turn is over."""
        self.way_of = {way.verb: way for way in self.ways}
        self.courses = {name: self._course(name, slots) for name, slots in SEQUENCES.items()}
        self.courses |= {name: self._course(of, slots) for name, (of, slots) in PARTS.items()}
        self.lay_course, self.play_course = self.courses["lay"], self.courses["play"]
        self.pass_course = self.courses["pass"]
        self.deal = [self.steps[name] for name in reversed(self.courses["deal"].frames)]
        """What is done when a round is dealt, one after the other."""
        self.joined = self.steps_at("lay", "joined")
        """What is done when a tunnel has come to join another."""
        self.turn_frames: list[Asked] = [("turn", (seat,), None) for seat in range(self.setup.players)]

    def _course(self, sequence: str, slots: tuple[str, ...]) -> Course:
        return Course([name for slot in slots for name in self.steps_at(sequence, slot)], self.steps)

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


def compose(rules: RulesT, ground: Module[RulesT], modules: Iterable[Module[RulesT]], order: Sequence[str]) -> RulesT:
    """An empty rulebook, filled by the ground and these modules. `order` names the modules there are: whichever way
    they are listed, they write in this order, so that decks, ways and what is asked are the same."""
    ground.write(rules)
    for module in sorted(modules, key=lambda module: order.index(module.id)):
        rules.written_by(module)
        rules.says_changes = rules.says_changes and module.says_changes
    rules.finish()
    return rules
