"""The frame of every game's state: what is pending, a history, a log, and how an action is applied."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from motherlode.core.bunch import Bunch
from motherlode.core.codes import CODES, NEVER, counted, more_codes
from motherlode.core.course import Step
from motherlode.core.decision import Decision, Question
from motherlode.core.ends import drop_last, last_of
from motherlode.core.errors import IllegalAction, RecordError
from motherlode.core.event import Event
from motherlode.core.field import Field, field, items, nothing
from motherlode.core.history import FORGOTTEN, History, same_history
from motherlode.core.keeping import kept_table, made_record, written_state
from motherlode.core.pending import NEXT_ROUND, Pending, asked_again, is_first_asked, look_who_is_asked
from motherlode.core.plain import plain_copy
from motherlode.core.rng import Rng
from motherlode.core.rollout import Policy, Until, play_on
from motherlode.core.section import Section
from motherlode.core.setup import Setup
from motherlode.core.telling import Telling, everybody
from motherlode.core.types import Action, Record, View

CHANCE = "chance"
DECIDED = "decided"


class State(Pending):
    """A game at one moment. Subclasses hold the table; this class holds what happens to it."""

    says_changes: bool = False
    """Whether its rules say what they change in place; otherwise everything is compared after every action."""

    fields: ClassVar[tuple[Field, ...]]
    """What a state keeps, in the order of its declaration, the frame first."""
    open_fields: ClassVar[tuple[Field, ...]]
    """Those that every view tells."""
    BESIDES: ClassVar[tuple[str, ...]] = ("setup",)
    _copy_fields: ClassVar[Callable[[Any, Any], None]]
    """Makes another state equal to this one, field by field."""

    setup: Setup
    rng: Rng = field(lambda _: Rng(0), copied=Rng.copy, kept=False)
    script: list[tuple[str, Any]] | None = field(kept=False)
    """Chance results still to come, while a record is replayed; shared between copies, so never changed in place."""
    history: History = field(nothing, copied=same_history, kept=False)
    """`(seat, action)` and `("chance", name, result)` in the order in which they fell."""
    log: list[Event] = field(nothing, copied=items, kept=False)
    origin: str | None = field(kept=False)
    """The state the history began with, for a game that did not begin at the beginning."""
    _offered: tuple[int, list[Action]] | None = field(kept=False)
    """To whom codes were given, and for which actions."""
    _telling: Telling | None = field(kept=False)
    """What those who listen have seen; a copy begins without anybody."""

    def __init__(self, setup: Setup, questions: Mapping[str, Question[Any]], steps: Mapping[str, Step]) -> None:
        self.setup, self.questions, self.steps = setup, questions, steps
        self.moment, self._kind, self._question = NEVER, "", None

    def clear(self) -> None:
        """Every field as it is on an empty table; the last thing in the making of a state."""
        self.actors = ()
        for kept in self.fields:
            if kept.name != "actors":
                setattr(self, kept.name, kept.first(self))

    # ---- asking

    def decision(self, seat: int) -> Decision | None:
        """What is asked of a seat, or None."""
        asked = self.asked
        if asked is None or not (seat in asked[1] or self._awaited(asked, seat)):
            return None
        kind, _, data = asked
        return Decision(kind, self.questions[kind].options(self, seat, data))

    def legal(self, seat: int) -> list[Action]:
        """Every legal action of a seat."""
        if not self._is_asked(seat):
            return []
        asked = self.stack[-1]
        question = self.questions[asked[0]]
        return question.legal(self, seat, asked[2])

    def bunches(self, seat: int) -> list[Bunch]:
        """The legal actions of the seat that is asked, in bunches."""
        asked = self.stack[-1]
        question = self.questions[asked[0]]
        return question.bunches(self, seat, asked[2])

    def default(self, seat: int) -> Action:
        """What is done for a seat that does not answer in time."""
        kind, _, data = self._require_asked(seat)
        return self.questions[kind].default(self, seat, data)

    # ---- acting

    def apply(self, seat: int, action: Action, quiet: bool = False) -> list[Event]:
        """Carry out an action and tell what happened; an illegal one raises and changes nothing.

        With `quiet` nothing is checked, logged or told: for search and simulation, with actions from `legal()`.
        """
        if quiet:
            self.apply_quietly(seat, action)
            return []
        return self.carry_out(seat, self.verify(seat, action))

    def apply_quietly(self, seat: int, action: Action) -> None:
        """Carry out a legal action that nobody has to hear of."""
        if not self.actors:
            self._require_asked(seat)
        asked = self.stack[-1]
        question = self.questions[asked[0]]
        self._carry_out_quietly(question, seat, action, asked[2])

    def _carry_out_quietly(self, question: Question[Any], seat: int, action: Action, data: Any) -> None:
        """The answer to the question on top, then the engine's own steps."""
        self._telling = self._offered = None
        self.moment = NEVER
        drop_last(self.stack)
        if self.history is not FORGOTTEN:
            self.history.append((seat, action))
        question.answer(self, seat, action, data)
        look_who_is_asked(self)

    def carry_out(self, seat: int, verified: Action) -> list[Event]:
        """Apply an action that `verify` has let pass, and tell what happened."""
        return self._told(lambda: self._answer(seat, verified))

    def _told(self, happen: Callable[[], None]) -> list[Event]:
        telling = self._telling = self._telling or Telling(self, everybody(self))
        telling.events = []
        self.aloud = True
        try:
            happen()
        finally:
            self.aloud = False
        telling.finish(self)
        return telling.events

    def _tell_of_answer(self, question: Question[Any], seat: int) -> None:
        """Nothing was told of an answer: that it was given is told all the same, as far as others may know."""
        if question.window:
            self.whisper(seat, DECIDED, seat=seat, kind=question.kind)
        else:
            self.tell(DECIDED, seat=seat, kind=question.kind)

    def proceed(self, quiet: bool = False) -> list[Event]:
        """Go on to the next round; no move, so it stands in no record."""
        if not self.resting:
            raise IllegalAction("not-resting")
        if quiet:
            self._telling = None
            self.begin_next_round()
            return []
        return self._told(self.begin_next_round)

    def begin_next_round(self) -> None:
        del self.stack[-1]
        self._offered = None
        self.steps[NEXT_ROUND](self)
        self.advance()

    def codes(self, seat: int) -> tuple[int, ...]:
        """The legal actions of a seat as small ints, in the order of `legal`; they hold until somebody acts."""
        if not is_first_asked(self, seat) and not self._is_asked(seat):
            return ()
        asked = self.stack[-1]
        question = asked_again(self, asked)
        count = question.count(self, seat, asked[2])
        return CODES[count] if count < len(CODES) else more_codes(count)

    def action(self, seat: int, code: int) -> Action:
        """The action that a code of `codes` means; what `legal` lists is written down for it until somebody acts."""
        offered = self._offered
        if offered is None or offered[0] != seat:
            offered = self._offered = (seat, self.legal(seat))
        return offered[1][counted(code)]

    def apply_code(self, seat: int, code: int) -> None:
        """The same as `apply(seat, action(seat, code), quiet=True)`."""
        if self._offered is not None or self.history is not FORGOTTEN or not is_first_asked(self, seat):
            self.apply_quietly(seat, self._action(seat, code))
            return
        asked = self.stack[-1]
        question = asked_again(self, asked)
        self._telling = None
        drop_last(self.stack)
        try:
            question.act_at(self, seat, asked[2], counted(code))
        except IndexError:
            self.stack.append(asked)
            raise
        look_who_is_asked(self)

    def _action(self, seat: int, code: int) -> Action:
        """The action that a code means, with nothing written down for it."""
        if self._offered is not None or not self._is_asked(seat):
            return self.action(seat, code)
        asked = self.stack[-1]
        question = self.questions[asked[0]]
        return question.action(self, seat, asked[2], counted(code))

    def play_by_lot(self, rng: Rng, turns: int = 1) -> None:
        """Who is asked does any of the things that are legal, so many times as long as anybody is asked; nobody has to
        hear of it. A number below nought: to the end."""
        while turns and self.actors:
            turns -= 1
            seat = self.actors[0]
            asked = last_of(self.stack)
            question = asked_again(self, asked)
            if self.history is not FORGOTTEN:
                action = question.by_lot(self, seat, asked[2], rng)
                self._carry_out_quietly(question, seat, action, asked[2])
                continue
            if self._telling is not None or self._offered is not None:
                self._telling = self._offered = None
            self.moment = NEVER
            drop_last(self.stack)
            question.act_by_lot(self, seat, asked[2], rng)
            look_who_is_asked(self)

    def rollout(self, policy: Policy = "random", seed: int = 0, until: Until = "round") -> list[int]:
        """Play this state on to the end of the round or of the game; what each seat has gained by it.

        `policy` is "random", or weights of verbs by role: `{"miner": {"lay": 8}, "*": {"pass": 0}}`.
        """
        return play_on(self, policy, seed, until)

    def listen(self, audiences: Sequence[int]) -> None:
        """From now on events carry patches for these audiences alone; without being told, they do for everybody."""
        if self._telling is None or self._telling.audiences != tuple(audiences):
            self._telling = Telling(self, audiences)

    def verify(self, seat: int, action: Action) -> Action:
        """The action as `legal` writes it; raises `IllegalAction` if it is not legal. Changes nothing."""
        kind, _, data = self._require_asked(seat)
        if not isinstance(action, dict):
            raise IllegalAction("unknown-action", arguments={"field": ""})
        return self.questions[kind].verify(self, seat, action, data)

    def _answer(self, seat: int, action: Action) -> None:
        kind, _, data = self.stack.pop()  # type: ignore[str-unpack]
        self._offered, self.moment = None, NEVER
        self.history.append((seat, action))
        self.questions[kind].answer(self, seat, action, data)
        self.advance()
        if self._telling is not None and not self._telling.events:
            self._tell_of_answer(self.questions[kind], seat)

    def chance(self, name: str, draw: Callable[[Rng], Any]) -> Any:
        """A chance result: drawn, or read from the record that is replayed; kept for the record either way."""
        result = draw(self.rng) if self.script is None else self._told_by_script(name)
        if not self.light:
            self.history.append((CHANCE, name, result[:] if isinstance(result, list) else result))
        return result

    def shuffled(self, name: str, things: list[Any]) -> list[Any]:
        """The same for things that are shuffled."""
        if self.script is None:
            order = things[:]
            self.rng.shuffle(order)
        else:
            order = self._told_by_script(name)
        if self.history is not FORGOTTEN:
            self.history.append((CHANCE, name, order[:]))
        return order

    def shuffled_cards(self, name: str, kinds: bytes, words: Sequence[str], numbers: Mapping[str, int]) -> bytearray:
        """The same for cards, which are numbers in the game and words in its record."""
        if self.script is not None:
            return bytearray([numbers[word] for word in self.shuffled(name, [])])
        cards = bytearray(kinds)
        self.rng.shuffle(cards)
        if self.history is not FORGOTTEN:
            self.history.append((CHANCE, name, [words[kind] for kind in cards]))
        return cards

    def _told_by_script(self, name: str) -> Any:
        if not self.script or self.script[0][0] != name:
            raise RecordError("record-chance", arguments={"name": name})
        (_, result), *rest = self.script
        self.script = rest
        return plain_copy(result)

    # ---- telling

    def tell(
        self,
        event: str,
        private: dict[int, dict[str, Any]] | None = None,
        changed: tuple[str, ...] | None = None,
        /,
        **public: Any,
    ) -> None:
        """Say what happened: to all, and to single seats what only they learn; and which fields it `changed`, where
        that is soon said. Whatever else changes in place is found where it is not said, and else has to be touched."""
        if self.aloud and self._telling is not None:
            self._telling.tell(self, self.note(event, private, **public), changed)

    def touch(self, *fields: str) -> None:
        """Say that these fields were changed in place, where no event of this action says so from now on."""
        if self.aloud and self._telling is not None:
            self._telling.touch(fields)

    def whisper(self, seat: int, event: str, /, **words: Any) -> None:
        """Say to one seat alone what happened: the others do not even learn that something did."""
        if self.aloud and self._telling is not None:
            happened = Event({"event": event, **words}, {}, only=seat)
            self.log.append(happened)
            self._telling.tell(self, happened, None)

    def note(self, event: str, private: dict[int, dict[str, Any]] | None = None, **public: Any) -> Event:
        """Write into the log what happened before anybody could listen: the first deal."""
        happened = Event({"event": event, **public}, private or {})
        self.log.append(happened)
        return happened

    # ---- looking

    @property
    @abstractmethod
    def sections(self) -> Sequence[Section]:
        """What a view is made of."""

    def view(self, audience: int) -> View:
        """What an audience may know, with its log."""
        view = {section.key: section.build(self, audience) for section in self.sections}
        view["log"] = [event.entry(audience) for event in self.log if event.heard_by(audience)]
        return view

    @abstractmethod
    def riches(self) -> list[int]:
        """What each seat would win by if the game ended now."""

    def role(self, seat: int) -> str:
        """On whose side a seat plays, in a game that has sides."""
        return ""

    @property
    @abstractmethod
    def outcome(self) -> dict[str, Any] | None:
        """None, or the final gold and the winners."""

    # ---- keeping

    def copy(self) -> Self:
        """A state of its own, equal to this one."""
        other = self.__class__.__new__(self.__class__)
        self.copy_into(other)
        return other

    def copy_into(self, other: Self) -> None:
        """Make another state of this set-up equal to this one, without making a new one."""
        if other is self:
            return
        self._copy_fields(other)
        other.aloud, other._telling = False, None

    @property
    def light(self) -> bool:
        """Whether it keeps nothing of what was."""
        return self.history is FORGOTTEN

    def lighten(self) -> None:
        """Forget what was and keep no more of it: for search, which asks neither for the log nor for a record."""
        self.history, self.log, self.origin = FORGOTTEN, [], None

    def table(self) -> dict[str, Any]:
        """The whole table as plain data, for keeping; never sent to anybody."""
        return kept_table(self)

    def lay_table(self, table: Mapping[str, Any]) -> None:
        """Put a table back from what `table` gave."""
        for kept in self.fields:
            if kept.kept:
                kept.restore(self, table[kept.key])

    def dump(self) -> str:
        """The whole state as text; `game.load` reads it."""
        return written_state(self)

    def record(self) -> Record:
        """Set-up, every action and every chance result in the order in which they fell: replays with no rng."""
        return made_record(self)
