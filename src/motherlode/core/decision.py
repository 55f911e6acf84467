"""What is asked of a seat, and the object that knows how to ask and to answer."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from motherlode.core.bunch import Bunch, action_at, size_of
from motherlode.core.plain import plain_copy
from motherlode.core.rng import Rng
from motherlode.core.types import Action

StateT = TypeVar("StateT")

Asked = tuple[str, tuple[int, ...], Any]
"""A question on the stack of pending things: its kind, the seats asked, and plain data."""

Frame = Asked | str
"""What may be pending: a question, or the name of a step that the engine takes by itself."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked: its kind and its compact options, both plain data."""

    kind: str
    options: dict[str, Any]


class Question(ABC, Generic[StateT]):
    """A kind of decision. `data` is what its frame on the stack carries."""

    kind: str
    open_data: bool = False
    """Whether everybody may see what its frame carries: it is in every view then. A question that does not say so
    carries nothing; what is secret stays in the state, which shows it to nobody unless a section does."""
    window: bool = False
    """Whether several seats answer in secret: a view shows that it is open, never who has answered."""

    def awaits(self, state: StateT, seat: int, data: Any) -> bool:
        """Whether a seat that is not the first one asked may answer all the same."""
        return False

    def seconds(self, state: StateT) -> int | None:
        """How long a window stays open where people play; None: until all of them have answered."""
        return None

    def closes(self, action: Action) -> bool:
        """Whether this answer closes a window at once, whoever has not answered yet."""
        return False

    @abstractmethod
    def options(self, state: StateT, seat: int, data: Any) -> dict[str, Any]:
        """The compact description a client draws."""

    @abstractmethod
    def legal(self, state: StateT, seat: int, data: Any) -> list[Action]:
        """Every legal answer."""

    def bunches(self, state: StateT, seat: int, data: Any) -> list[Bunch]:
        """The same in bunches, for a question that has more to list than anybody reads."""
        return [self.legal(state, seat, data)]

    def count(self, state: StateT, seat: int, data: Any) -> int:
        """How many legal answers there are."""
        return size_of(self.bunches(state, seat, data))

    def action(self, state: StateT, seat: int, data: Any, number: int) -> Action:
        """One of them by its number in the order of `legal`."""
        return action_at(self.bunches(state, seat, data), number)

    def by_lot(self, state: StateT, seat: int, data: Any, rng: Rng) -> Action:
        """Any of them."""
        bunches = self.bunches(state, seat, data)
        return action_at(bunches, rng.below(size_of(bunches)))

    def act_at(self, state: StateT, seat: int, data: Any, number: int) -> None:
        """Carry out one of them by its number; `IndexError`, and nothing is changed, if there are not as many."""
        self.answer(state, seat, self.action(state, seat, data, number), data)

    def act_by_lot(self, state: StateT, seat: int, data: Any, rng: Rng) -> None:
        """Carry out any of them, where nobody asks which."""
        self.answer(state, seat, self.by_lot(state, seat, data, rng), data)

    @abstractmethod
    def verify(self, state: StateT, seat: int, action: Action, data: Any) -> Action:
        """The answer as `legal` would write it; raises `IllegalAction` if it is not legal. Changes nothing."""

    @abstractmethod
    def answer(self, state: StateT, seat: int, action: Action, data: Any) -> None:
        """Carry out an answer as `legal` or `verify` gave it."""

    @abstractmethod
    def default(self, state: StateT, seat: int, data: Any) -> Action:
        """What is done for a seat that does not answer; never uses what is hidden from it."""


def pending(stack: Sequence[Frame], questions: Mapping[str, Question[Any]]) -> list[Any]:
    """What is still to come, as everybody may see it: of a window only that it is open, and for whom."""
    return [frame if isinstance(frame, str) else _shown(questions, *frame) for frame in stack]


def _shown(questions: Mapping[str, Question[Any]], kind: str, seats: tuple[int, ...], data: Any) -> list[Any]:
    if data is None:
        return [kind, [*seats], None]
    question = questions[kind]
    if question.window:
        return [kind, list(data[0]), None]
    return [kind, [*seats], plain_copy(data) if question.open_data else None]
