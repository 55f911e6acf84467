# cython: wraparound=False, nonecheck=False
"""A table of Dwarf Corporation at one moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from motherlode.core.course import Step
from motherlode.core.decision import Question
from motherlode.core.field import field, items, nothing
from motherlode.core.section import Section
from motherlode.core.setup import Setup
from motherlode.core.state import State
from motherlode.games.corporation import view, written
from motherlode.games.corporation.board import Board
from motherlode.games.corporation.cards import CAVE_IN, INTERNS, UNION, Front
from motherlode.games.corporation.colours import ALL_COLOURS, COLOUR_COUNT
from motherlode.games.corporation.ranking import outcome
from motherlode.games.corporation.tiles import REFERENCE, Placed
from motherlode.games.corporation.written import NO_COLOUR

UNLIMITED: Final = 1_000_000
"""CORP-08: what a treasury that has no end is said to hold, whatever is taken from it."""

EVERY_ONE: Final = [*ALL_COLOURS]


class CorporationState(State):
    NOT_ASKED = ("CORP-38", "CORP-42")
    says_changes = True

    BESIDES = ("limit",)

    limit: int
    """CORP-08: how many crystals there are of each colour; 0 if nobody counts them."""

    tiles: tuple[Placed, ...] = field(REFERENCE, write=written.tiles, read=written.read_placed)
    board: Board = field(lambda _: Board(), copied=Board.share, write=written.board, read=written.read_board)
    coins: list[int] = field(lambda state: [0] * state.setup.players, copied=items)
    dwarfs: list[int] = field(lambda state: [4] * state.setup.players, copied=items)
    """CORP-35: four are printed on the player board; tokens are added to them."""
    investments: list[int] = field(
        lambda state: [0] * (COLOUR_COUNT * state.setup.players),
        copied=items,
        write=written.investments,
        read=written.read_investments,
    )
    """Crystals on the player boards, one board after the other, by colour."""
    stocks: list[tuple[int, ...]] = field(
        lambda state: [()] * state.setup.players,
        copied=items,
        key="stock_market",
        write=written.stocks,
        read=written.read_stocks,
    )
    """The colours on each player's Stock Market."""
    fronts: list[tuple[Front, ...]] = field(
        lambda state: [()] * state.setup.players,
        copied=items,
        key="cards",
        write=written.fronts,
        read=written.read_fronts,
    )
    """Cards in front of each player, oldest first."""
    deck: list[int] = field(nothing, copied=items, write=written.pile, read=written.read_pile)
    """The top card is the last."""
    discard: list[int] = field(nothing, copied=items, write=written.pile, read=written.read_pile)
    """The top card is the last."""
    turn: int = field(0)
    turn_number: int = field(0)
    """How many turns have begun in the game."""
    budget: int = field(0)
    """Crystals still to place."""
    colour: int = field(NO_COLOUR, write=written.colour, read=written.read_dug)
    """The colour of the turn's digging (CORP-43)."""
    placed: bool = field(False, openly=True)
    """Whether a crystal was placed on the board this turn."""
    keepers: bool = field(False, openly=True)
    """Whether Finders Keepers was announced this turn."""
    idle: int = field(0, openly=True)
    """How many turns in a row placed no crystal (CORP-158)."""
    opened: list[bool] = field(lambda state: [False] * state.setup.players, copied=items)
    """Who has taken the opening investments (CORP-92)."""
    over: bool = field(False)
    supply: list[int] = field(
        lambda _: [UNLIMITED] * len(ALL_COLOURS),
        copied=items,
        key="treasury",
        write=written.supply,
        read=written.read_supply,
    )
    """Crystals left in the treasury."""
    closed: int = field(0)
    """The colours that nobody may dig now, as bits: those on a Cave-In, and those that are used up."""

    def __init__(self, setup: Setup, questions: Mapping[str, Question[Any]], steps: Mapping[str, Step]) -> None:
        super().__init__(setup, questions, steps)
        limit = setup.options["gemsPerColour"]
        self.limit = 0 if limit == "none" else limit
        self.clear()

    # ---- small questions

    def holds(self, seat: int, kind: int) -> bool:
        for card in self.fronts[seat]:
            if card.kind == kind:
                return True
        return False

    def team(self, seat: int) -> int:
        """CORP-78, CORP-123: the dwarfs that count for income, Interns aside."""
        return self.dwarfs[seat] + 3 * self.holds(seat, UNION)

    def interns(self, seat: int) -> int:
        """CORP-130: the dwarfs that count besides where less than two coins are paid."""
        return 2 * self.holds(seat, INTERNS)

    def invested(self, seat: int, colour: int) -> int:
        """CORP-77: on the player board and on the Stock Market."""
        held, stocks = self.investments[seat * COLOUR_COUNT + colour], self.stocks[seat]
        return held + stocks.count(colour) if stocks else held

    def shares(self, colour: int) -> list[int]:
        """What each player has invested in a colour."""
        found = []
        for seat in range(len(self.coins)):
            found.append(self.invested(seat, colour))
        return found

    def has_invested(self, seat: int) -> bool:
        """Whether anything lies on a player board."""
        for place in range(seat * COLOUR_COUNT, (seat + 1) * COLOUR_COUNT):
            held = self.investments[place]
            if held > 0:
                return True
        return False

    def account(self, seat: int) -> list[int]:
        """Crystals on a player board, by colour."""
        return self.investments[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]

    def newest(self) -> int:
        """The number for a card that comes into play now."""
        last = 0
        for front in self.fronts:
            for card in front:
                last = max(last, card.since)
        return last + 1

    def to_take(self) -> list[int]:
        """The colours of which the treasury has a crystal to invest in."""
        supply = self.supply
        return [colour for colour in ALL_COLOURS if supply[colour]] if self.limit else EVERY_ONE[:]

    def riches(self) -> list[int]:
        return self.coins[:]

    @property
    def outcome(self) -> dict[str, Any] | None:
        return outcome(self.coins, self.dwarfs) if self.over else None

    # ---- small changes

    def replace_front(self, seat: int, old: Front, new: Front | None) -> None:
        """Change a card in front of a seat, or discard it (CORP-103)."""
        front = self.fronts[seat]
        if new is None:
            self.fronts[seat] = tuple([card for card in front if card is not old])
            self.discard.append(old.kind)
        else:
            self.fronts[seat] = tuple([new if card is old else card for card in front])

    def lay_front(self, seat: int, card: Front) -> None:
        """A card comes into play."""
        self.fronts[seat] += (card,)

    def place_crystal(self, cell: int, colour: int) -> None:
        """From the treasury on the board; copies of this state keep theirs."""
        if self.board.shared:
            self.board = self.board.copy()
        self.board.place(cell, colour)
        if self.limit:
            self.take_crystal(colour)
        self.placed = True

    def take_crystal(self, colour: int) -> None:
        """From the treasury, if it is counted."""
        if self.limit:
            left = self.supply[colour] - 1
            self.supply[colour] = left
            if not left:
                self.closed |= 1 << colour

    def return_crystal(self, colour: int) -> None:
        """To the treasury; which colours are closed is to be counted again after it."""
        if self.limit:
            self.supply[colour] += 1

    def count_closed(self) -> None:
        """CORP-143: which colours nobody may dig, after a change on a Cave-In or in the treasury."""
        closed = 0
        for front in self.fronts:
            for card in front:
                if card.kind == CAVE_IN:
                    for colour in card.colours:
                        closed |= 1 << colour
        for colour in ALL_COLOURS:
            if not self.supply[colour]:
                closed |= 1 << colour
        self.closed = closed

    def count_supply(self) -> None:
        """What the treasury holds, worked out from everything that lies on the table (CORP-36)."""
        if self.limit:
            self.supply = [self.limit - self._lying(colour) for colour in ALL_COLOURS]
        else:
            self.supply = [UNLIMITED] * COLOUR_COUNT
        self.count_closed()

    def _lying(self, colour: int) -> int:
        """Crystals of a colour in the mountain, on player boards and on cards."""
        on_cards = [*self.stocks, *(card.colours for front in self.fronts for card in front)]
        return (
            self.board.gems.count(colour + 1)
            + sum(self.investments[colour::COLOUR_COUNT])
            + sum(colours.count(colour) for colours in on_cards)
        )

    # ---- looking

    @property
    def sections(self) -> Sequence[Section]:
        return view.SECTIONS
