"""The words in which a game or a module is spoken of in scenarios."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from motherlode.conformance.forms import Form
from motherlode.core.audience import ALL
from motherlode.core.state import State
from motherlode.core.types import Action, View


def contains(said: Action, legal: Action) -> bool:
    """Whether a legal action has everything that was said of it."""
    return all(name in legal and legal[name] == value for name, value in said.items())


@dataclass(frozen=True)
class Verb:
    """An action: what its own value looks like, and its further fields."""

    form: Form
    fields: Mapping[str, Form] = field(default_factory=dict)
    required: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Check:
    """`failure` says what is wrong when the table is not as expected, or None."""

    form: Form
    failure: Callable[["Table", Any], str | None]


@dataclass(frozen=True)
class StepWord:
    """A step of its own; `run` changes the table and says why it could not, or None."""

    form: Form
    run: Callable[["Table", Any], str | None]


@dataclass(frozen=True)
class Words:
    """The words of one game (`module` is None) or of one of its modules."""

    game: str
    module: str | None = None
    given: Mapping[str, Form] = field(default_factory=dict)
    verbs: Mapping[str, Verb] = field(default_factory=dict)
    steps: Mapping[str, StepWord] = field(default_factory=dict)
    checks: Mapping[str, Check] = field(default_factory=dict)
    reactions: Mapping[str, Any] = field(default_factory=dict)
    """Kind of decision to the answer that declines."""
    subjects: Mapping[str, Callable[[View, str], Any]] = field(default_factory=dict)
    """What `knows` and `hidden` can ask a view for (a cell, a role …); None is: not known."""
    same_action: Callable[[Action, Action], bool] = contains

    def extended_by(self, module: "Words") -> "Words":
        return replace(
            self,
            given={**self.given, **module.given},
            verbs={**self.verbs, **{name: self._wider(name, verb) for name, verb in module.verbs.items()}},
            steps={**self.steps, **module.steps},
            checks={**self.checks, **module.checks},
            reactions={**self.reactions, **module.reactions},
            subjects={**self.subjects, **module.subjects},
        )

    def _wider(self, name: str, verb: Verb) -> Verb:
        known = self.verbs.get(name)
        if known is None:
            return verb
        return Verb(verb.form, {**known.fields, **verb.fields}, known.required | verb.required)


@dataclass
class Table:
    """A scenario under way: the state, the words it is spoken of in, and how it looked at the beginning."""

    state: State
    words: Words
    opening: View

    def everything(self) -> View:
        return self.state.view(ALL)

    def asked(self, seat: int) -> str | None:
        decision = self.state.decision(seat)
        return decision.kind if decision else None

    def matching(self, seat: int, said: Action) -> list[Action]:
        """The legal actions that `said` may mean."""
        if seat not in self.state.actors:
            return []
        return [action for action in self.state.legal(seat) if self.words.same_action(said, action)]
