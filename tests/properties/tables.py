"""The tables every property is tested on: all games, player counts, editions, options and modules there are.

A new game joins by being listed in `motherlode.game_ids()`; a new module, option or edition by being declared by its
game. Only positions worth beginning with are written down, in `openings.py`.
"""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import motherlode
from motherlode.core.game import Game
from motherlode.core.setup import Setup
from motherlode.core.state import State
from motherlode.core.types import Given
from tests.properties.openings import OPENINGS

MOST_PLAYERS = 12
EDITIONS = ("jubilee", "classic", "igromag")
FEW = 5 if os.environ.get("MOTHERLODE_FEW_TABLES") else 1
"""One table in so many, with that set for a second look at what all tables were tried with."""
COMBINATIONS = 12
"""How many sets of several modules are tried besides each module alone."""


@dataclass(frozen=True)
class Table:
    name: str
    game: Game[Any]
    setup: Setup
    opening: Given | None = None

    def start(self, seed: int) -> State:
        if self.opening is None:
            state: State = self.game.start(self.setup, seed)
        else:
            state = self.game.position(self.setup, self.opening)
        return state

    @property
    def audiences(self) -> tuple[int, ...]:
        return (*range(self.setup.players), motherlode.SPECTATOR, motherlode.ALL)


def tables_of(game: Game[Any]) -> list[Table]:
    counts = player_counts(game)
    found = [_table(game, players) for players in counts]
    for edition in EDITIONS[1:]:
        found += [table for table in _possible(game, counts, edition=edition) if plays_differently(table)]
    for modules, option in declared_options(game):
        found += _possible(game, counts, modules=modules, options=option)
    for turn, modules in enumerate(module_sets(game)):
        found += _possible(game, counts[turn % len(counts) :] + counts, modules=modules)
    openings = OPENINGS.get(game.id, {})
    found += [_table(game, players, name=name, opening=given) for name, (players, given) in openings.items()]
    return found


def plays_differently(table: Table) -> bool:
    """Whether the edition of a table changes anything in its options."""
    usual = table.game.setup(table.setup.players, table.setup.modules, EDITIONS[0])
    return table.setup.options != usual.options


def player_counts(game: Game[Any]) -> list[int]:
    return [players for players in range(1, MOST_PLAYERS + 1) if is_possible(game, players)]


def declared_options(game: Game[Any]) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every value of every option that is not its default, with the module that declares it."""
    declarers = {(): getattr(game, "base", None)} | {(name,): module for name, module in _modules(game).items()}
    for modules, declarer in declarers.items():
        for option in getattr(declarer, "options", ()):
            for value in (*option.values[1:], *([1] if option.seat else [])):
                yield modules, {option.name: value}


def _modules(game: Game[Any]) -> Mapping[str, Any]:
    return getattr(game, "modules", {})


def module_sets(game: Game[Any]) -> list[tuple[str, ...]]:
    """Each module alone, and sets of several that may be played together, drawn with a fixed seed."""
    ids = list(_modules(game))
    rng = motherlode.Rng(1)
    sets: list[tuple[str, ...]] = [(name,) for name in ids]
    for _ in range(COMBINATIONS if len(ids) > 1 else 0):
        sets.append(_mixture(game, ids, rng))
    return list(dict.fromkeys(chosen for chosen in sets if any(is_possible(game, n, chosen) for n in _any_count())))


def _mixture(game: Game[Any], ids: list[str], rng: motherlode.Rng) -> tuple[str, ...]:
    order = ids[:]
    rng.shuffle(order)
    chosen: tuple[str, ...] = ()
    for name in order[: 2 + rng.below(len(order) - 1)]:
        if any(is_possible(game, players, (*chosen, name)) for players in _any_count()):
            chosen = (*chosen, name)
    return tuple(name for name in ids if name in chosen)


def _any_count() -> range:
    return range(1, MOST_PLAYERS + 1)


def is_possible(game: Game[Any], players: int, modules: Iterable[str] = (), **choices: Any) -> bool:
    try:
        with unresolved(game):
            game.setup(players, modules, **choices)
    except motherlode.SetupError:
        return False
    return True


@contextmanager
def unresolved(game: Any) -> Iterator[None]:
    """A thousand tables are thought of and a hundred are played: resolving the rules of all of them takes seconds."""
    if not hasattr(game, "rulebook"):
        yield
        return
    game.rulebook = lambda setup: None
    try:
        yield
    finally:
        del game.rulebook


def _possible(game: Game[Any], counts: list[int], **choices: Any) -> list[Table]:
    """The table with the first of these player counts at which it can be."""
    fitting = next((players for players in counts if is_possible(game, players, **choices)), None)
    return [] if fitting is None else [_table(game, fitting, **choices)]


def _table(
    game: Game[Any],
    players: int,
    modules: tuple[str, ...] = (),
    edition: str = EDITIONS[0],
    options: Mapping[str, Any] | None = None,
    name: str = "",
    opening: Given | None = None,
) -> Table:
    extras = [*modules, edition if edition != EDITIONS[0] else "", name]
    extras += [f"{option}={value}" for option, value in (options or {}).items()]
    label = "-".join([game.id, str(players), *filter(None, extras)])
    return Table(label, game, game.setup(players, modules, edition, options), opening)


ALL_TABLES = [table for name in motherlode.game_ids() for table in tables_of(motherlode.game(name))]
BY_NAME = {table.name: table for table in ALL_TABLES}
TABLES = ALL_TABLES[::FEW]
