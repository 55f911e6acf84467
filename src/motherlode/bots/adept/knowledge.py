"""What there is to know about a module: what its roles want, and what its cards, answers and ways are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from motherlode.bots.bot import Remark
from motherlode.core.types import Action, View

if TYPE_CHECKING:
    from motherlode.bots.adept.evidence import Witness
    from motherlode.bots.adept.happening import Entry, Happening
    from motherlode.bots.adept.interest import Wants
    from motherlode.bots.adept.mind import Lay, Mind
    from motherlode.bots.adept.mine import Prices
    from motherlode.bots.adept.reading import Reading
    from motherlode.bots.adept.walk import Deed

Worth = Callable[["Mind", Action], float]
"""What an action is worth, in cards."""


@dataclass(frozen=True, slots=True)
class Play:
    """What somebody else has declared."""

    seat: int
    card: str
    action: Action


@dataclass(frozen=True, slots=True)
class Knowledge:
    interests: Mapping[str, Wants] = field(default_factory=dict)
    """What a role wants."""
    plays: Mapping[str, Worth] = field(default_factory=dict)
    """What playing an action card is worth, by its name or by what it is like."""
    keeps: Mapping[str, Callable[[Mind], float]] = field(default_factory=dict)
    """What a card is worth in hand."""
    ways: Mapping[str, Worth] = field(default_factory=dict)
    """What another way to use a turn is worth, by its verb."""
    answers: Mapping[str, tuple[Worth, ...]] = field(default_factory=dict)
    """What an answer is worth, by the word it chooses with; what several modules say is added up."""
    lays: tuple[Callable[[Mind, Lay], float], ...] = ()
    """What a lay is worth besides what it does to the way to the gold."""
    prices: tuple[Callable[[Reading], Prices], ...] = ()
    """The cells where a card costs me more than itself."""
    hurts: Mapping[str, Callable[[Mind, Play], float]] = field(default_factory=dict)
    """How much it hurts me, in cards, that somebody else plays an action card."""
    happenings: Mapping[str, Happening] = field(default_factory=dict)
    """What an event does to the maze."""
    closed: tuple[Callable[[View], Iterable[str]], ...] = ()
    """The cells of what lies face down in the maze and is no goal."""
    says: Mapping[str, Callable[[Witness, Deed], float]] = field(default_factory=dict)
    """What playing an action card says of who did it, in log-odds of being a saboteur."""
    shows: tuple[Callable[[Witness, Deed], None], ...] = ()
    """What a lay shows of who did it besides, noted by the witness."""
    changes: Mapping[str, Callable[[Witness, Entry], None]] = field(default_factory=dict)
    """What an event that gives somebody another dwarf card does to what is believed of him."""
    quiet: frozenset[str] = frozenset()
    """Goals that one would rather find oneself than speak of."""
    remarks: frozenset[str] = frozenset()
    """What there is to say at the table only where the module is in play."""
    speaks: tuple[Callable[[Reading], Iterable[Remark]], ...] = ()
    """When it is said; what was said before is not said again."""
    hears: Mapping[str, Callable[[Witness, Remark], None]] = field(default_factory=dict)
    """What it tells of who says it, noted by the witness."""
    outlooks: Mapping[str, Callable[[Mind], float]] = field(default_factory=dict)
    """What a role can expect to be paid as things stand, in nuggets."""


def together(known: Iterable[Knowledge]) -> Knowledge:
    """What is known of several modules; of two that know the same thing the later one knows better."""
    everything = list(known)
    return Knowledge(
        interests={role: wants for one in everything for role, wants in one.interests.items()},
        plays={card: worth for one in everything for card, worth in one.plays.items()},
        keeps={card: worth for one in everything for card, worth in one.keeps.items()},
        ways={verb: worth for one in everything for verb, worth in one.ways.items()},
        answers=_added(one.answers for one in everything),
        lays=tuple(worth for one in everything for worth in one.lays),
        prices=tuple(prices for one in everything for prices in one.prices),
        hurts={card: hurt for one in everything for card, hurt in one.hurts.items()},
        happenings={event: what for one in everything for event, what in one.happenings.items()},
        closed=tuple(closed for one in everything for closed in one.closed),
        says={card: says for one in everything for card, says in one.says.items()},
        shows=tuple(shows for one in everything for shows in one.shows),
        changes={event: change for one in everything for event, change in one.changes.items()},
        quiet=frozenset(face for one in everything for face in one.quiet),
        remarks=frozenset(says for one in everything for says in one.remarks),
        speaks=tuple(speak for one in everything for speak in one.speaks),
        hears={says: hear for one in everything for says, hear in one.hears.items()},
        outlooks={role: outlook for one in everything for role, outlook in one.outlooks.items()},
    )


def _added(answers: Iterable[Mapping[str, tuple[Worth, ...]]]) -> dict[str, tuple[Worth, ...]]:
    added: dict[str, tuple[Worth, ...]] = {}
    for by_word in answers:
        for word, worth in by_word.items():
            added[word] = added.get(word, ()) + worth
    return added


def worths(table: Mapping[str, float]) -> dict[str, Callable[[Mind], float]]:
    """Cards that are worth the same in every hand."""
    return {card: lambda mind, worth=worth: worth for card, worth in table.items()}  # type: ignore[misc]
