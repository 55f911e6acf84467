"""What is pending in a game: questions that wait for an answer, and steps that the engine takes by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from motherlode.core.course import Course, Step, Stride, take_stride
from motherlode.core.decision import Asked, Frame, Question
from motherlode.core.ends import drop_last, last_of
from motherlode.core.errors import IllegalAction
from motherlode.core.field import Fielded, field, items, nothing

NEXT_ROUND = "next-round"
"""The step between two rounds: the last one is shared out, the next one is not dealt yet."""


class Pending(metaclass=Fielded):
    """`stack` is what is pending, the top last: a frame that names seats waits for their answer, a frame without
    seats is a step that the engine takes by itself. An empty stack is the end of the game. Between two rounds the step
    that deals the next one is pending; a state that was told to rest stops there.
    """

    NOT_ASKED: ClassVar[tuple[str, ...]] = ()
    """The clauses that say whose turn it is."""
    BESIDES: ClassVar[tuple[str, ...]] = ("questions", "steps", "moment", "_kind", "_question")

    questions: Mapping[str, Question[Any]]
    steps: Mapping[str, Step]
    moment: int
    """By which a question knows that it has counted the answers to itself, and nobody has acted since."""
    _kind: str
    """Of the question that was put last to who acts by numbers; mostly it is put again."""
    _question: Any
    stack: list[Frame] = field(nothing, copied=items, kept=False, watched=True)
    actors: tuple[int, ...] = field((), kept=False)
    """The seats asked now, none when the game is over; looked up often, so it is written down between actions."""
    rest_between_rounds: bool = field(False, kept=False)
    """Whether the game stops after a round, its result in the open, until it is told to proceed."""
    aloud: bool = field(False, kept=False)
    """Whether somebody listens; a quiet game need not put its events into words."""

    # ---- asking

    @property
    def asked(self) -> Asked | None:
        """The question that waits for an answer."""
        stack = self.stack
        return stack[-1] if stack and isinstance(stack[-1], tuple) else None

    @property
    def window(self) -> tuple[int, ...] | None:
        """The seats that an open window waits for, in the order in which their answers count; None if none is open."""
        asked = self.asked
        if asked is None or not self.questions[asked[0]].window:
            return None
        return tuple(seat for seat in asked[2][0] if self._awaited(asked, seat))

    def _is_asked(self, seat: int) -> bool:
        if is_first_asked(self, seat) or seat in self.actors:
            return True
        return self.asked is not None and self._awaited(self.asked, seat)

    def _require_asked(self, seat: int) -> Asked:
        asked = self.asked
        if self.resting:
            raise IllegalAction("resting")
        if asked is None:
            raise IllegalAction("game-over")
        if seat not in asked[1] and not self._awaited(asked, seat):
            raise IllegalAction("not-asked", self.NOT_ASKED, {"seat": seat})
        return asked

    def _awaited(self, asked: Asked, seat: int) -> bool:
        return self.questions[asked[0]].awaits(self, seat, asked[2])

    # ---- going on

    @property
    def resting(self) -> bool:
        """Whether the game waits between two rounds; nobody is asked, and it is not over."""
        return bool(self.stack) and self.stack[-1] == NEXT_ROUND

    def advance(self) -> None:
        """Take the engine's own steps until somebody is asked or the game is over."""
        while self.stack:
            top = self.stack[-1]
            if isinstance(top, tuple):
                self.actors = top[1]
                return
            if self.rest_between_rounds and top == NEXT_ROUND:
                break
            drop_last(self.stack)
            step = self.steps[top]
            if isinstance(step, Stride):
                stride: Stride = step
                stride.take(self)
            else:
                step(self)
        self.actors = ()

    def ask(self, kind: str, seat: int, data: Any = None) -> None:
        """Put a question to a seat; it waits on top of everything else. What it carries is seen by all."""
        if data is not None and not self.questions[kind].open_data:
            raise TypeError(f"{kind!r} carries {data!r}, but does not declare that everybody may see it (open_data)")
        self.stack.append((kind, (seat,), data))

    def then(self, *steps: str) -> None:
        """Take these steps next, the first one first."""
        self.stack.extend(reversed(steps))

    def follow(self, course: Course) -> None:
        """Take the steps of a course; the last thing that an answer does.

        If nothing else is pending and nobody looks on, they need not be put on the stack first, only what is left of
        them when one of them puts something there.
        """
        stack = self.stack
        if stack or self.aloud or not course.length:
            stack += course.frames
            return
        strides, place = course.strides, 0
        while True:
            take_stride(strides, place, self)
            place += 1
            if place == course.length or self.stack is not stack:
                return
            if stack:
                stack[:0] = course.later[place]
                return

    def drop_pending(self) -> None:
        """Nothing that was pending is done any more."""
        self.stack = []


def is_first_asked(state: Pending, seat: int) -> bool:
    """Whether it is the one that is asked, or the first of several."""
    actors = state.actors
    if not actors:
        return False
    first: int = actors[0]
    return first == seat


def asked_again(state: Pending, asked: Any) -> Question[Any]:
    """The question that is asked; mostly it is the one that was put last."""
    if asked[0] is not state._kind:
        put_question(state, asked)
    return state._question  # type: ignore[no-any-return]


def put_question(state: Pending, asked: Any) -> None:
    """It is the one that was put last from now on."""
    state._kind, state._question = asked[0], state.questions[asked[0]]


def look_who_is_asked(state: Pending) -> None:
    """After an answer; where nobody is asked, the engine goes on by itself."""
    stack = state.stack
    top = last_of(stack) if stack else None
    if type(top) is tuple:
        asked = top
        state.actors = asked[1]
    else:
        state.advance()


def read_directly(kind: type[Pending]) -> None:
    """Compiled, Python reads `actors` as it reads a slot, without a call, and nobody writes it there."""


read_directly(Pending)
