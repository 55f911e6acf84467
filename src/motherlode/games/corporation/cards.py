"""The cards: which there are, and one lying in front of a player (CORP-17, CORP-75)."""

from __future__ import annotations

from typing import Any, Final

from motherlode.core.errors import PositionError
from motherlode.games.corporation.colours import COLOURS, read_colour

CARDS: Final = (
    "secret-tunnel",
    "overtime",
    "cthulhu",
    "finders-keepers",
    "cave-in",
    "union",
    "interns",
    "stock-market",
)
SECRET_TUNNEL, OVERTIME, CTHULHU, KEEPERS, CAVE_IN, UNION, INTERNS, STOCK_MARKET = range(len(CARDS))
BY_CARD: Final = {word: kind for kind, word in enumerate(CARDS)}
COPIES: Final = (2, 2, 2, 2, 2, 1, 1, 1)
"""CORP-17: the kinds that are used up are there twice, those that stay once."""
DECK: Final = tuple(word for word, copies in zip(CARDS, COPIES, strict=True) for _ in range(copies))
WHOLE_DECK: Final = bytes(BY_CARD[word] for word in sorted(DECK))
"""As it is before it is shuffled."""
TOKENS: Final = 3
"""CORP-113."""


class Front:
    """A card in front of a player; never changed, only replaced by another."""

    __slots__ = ("colours", "kind", "since", "spent", "tokens")

    def __init__(
        self, kind: int, since: int, tokens: int = 0, colours: tuple[int, ...] = (), spent: bool = False
    ) -> None:
        self.kind = kind
        self.since = since
        """Which of two cards in play is the older: the smaller number."""
        self.tokens = tokens
        """Overtime tokens still on it."""
        self.colours = colours
        """Crystals on a Cave-In, in the order of colours."""
        self.spent = spent
        """Used this turn: a token taken, a crystal taken off, Finders Keepers announced."""

    def with_spent(self, spent: bool) -> Front:
        return Front(self.kind, self.since, self.tokens, self.colours, spent)

    def key(self) -> tuple[Any, ...]:
        return self.kind, self.since, self.tokens, self.colours, self.spent

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Front) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    @property
    def word(self) -> str:
        """`overtime 2`, `cave-in red blue`, or only the name."""
        if self.kind == OVERTIME:
            return f"{CARDS[self.kind]} {self.tokens}"
        return " ".join([CARDS[self.kind], *(COLOURS[colour] for colour in self.colours)])


def read_kind(word: object) -> int:
    kind = BY_CARD.get(word) if isinstance(word, str) else None
    if kind is None:
        raise PositionError("bad-card", arguments={"card": str(word)})
    return kind


def read_front(word: object, since: int) -> Front:
    """The card that `Front.word` wrote."""
    name, *details = str(word).split() or [""]
    kind = read_kind(name)
    if kind == OVERTIME:
        tokens = int(details[0]) if details else TOKENS
        if not 1 <= tokens <= TOKENS or len(details) > 1:
            raise PositionError("bad-card", arguments={"card": str(word)})
        return Front(kind, since, tokens=tokens)
    colours = tuple(sorted(map(read_colour, details)))
    if colours and (kind != CAVE_IN or len(colours) > 2):
        raise PositionError("bad-card", arguments={"card": str(word)})
    return Front(kind, since, colours=colours)
