# cython: wraparound=False, nonecheck=False
"""Placing crystals one at a time (CORP-43 to CORP-66), and the card windows round them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from motherlode.core.bunch import Bunch, written_out
from motherlode.core.errors import IllegalAction
from motherlode.core.rng import Rng
from motherlode.core.types import Action
from motherlode.games.corporation import moves
from motherlode.games.corporation.asking import Asking
from motherlode.games.corporation.cards import CAVE_IN, UNION
from motherlode.games.corporation.cells import CELL_WORDS, CELLS, NEIGHBOURS
from motherlode.games.corporation.colours import BY_COLOUR, COLOURS, COLOURS_OF_MASK, EVERY_COLOUR
from motherlode.games.corporation.moves import DIG, DONE_ALONE, Deed
from motherlode.games.corporation.placing import tokens
from motherlode.games.corporation.reading import named_cell, named_colour, require_fields
from motherlode.games.corporation.sites import digs_at, nth_site
from motherlode.games.corporation.tiles import DANGER, EMPTY, PASSAGE, WORD_OF_SYMBOL
from motherlode.games.corporation.treasure import TREASURE, find
from motherlode.games.corporation.turn import close_digging, go_on
from motherlode.games.corporation.uses import (
    AFTERWARDS,
    CLOSING,
    DIGGING,
    add_uses,
    count_uses,
    nth_use,
    require_open,
    take_token,
    unplayed,
    usable_at,
    use,
)

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState

EXIT: Final = "exit"
"""The question after a crystal on a passage (CORP-58)."""
CLOSED: Final = "closing"
"""The one after a Cave-In that was played after digging."""
AHEAD: Final = {"passage": "pair", "safe": "last", "chest": "last"}
"""What somebody who plans several crystals has to know of a symbol: the next one has to go on another one of them
(CORP-58), or it brings something that has to be seen first (CORP-67)."""


class Dig(Asking):
    kind = "dig"
    verb = "dig"

    def no_way_round(self) -> IllegalAction:
        return IllegalAction("must-dig", ("CORP-40", "CORP-54", "CORP-57"))

    def moment(self, state: CorporationState, data: Any) -> int:
        return DIGGING

    def options(self, state: CorporationState, seat: int, data: Any) -> dict[str, Any]:
        cells: dict[str, list[str]] = {}
        for action in written_out(self.answers(state, seat, data)):
            cells.setdefault(action["colour"], []).append(action["dig"])
        most = {colour: min(state.budget, state.supply[BY_COLOUR[colour]]) for colour in cells}
        uses = self.uses(state, seat, data)
        return {
            "dig": cells,
            "exit": data == EXIT,
            "budget": state.budget,
            "most": most,
            "after": places_after(state, most, data == EXIT),
            "pairs": [CELL_WORDS[cell] for cell in state.board.passages],
            "begin": {colour: entrances(state, seat, BY_COLOUR[colour]) for colour in cells},
            "couples": (len(state.board.passages) - (data == EXIT)) // 2,
            "ahead": AHEAD,
            "use": uses,
        }

    def bunches(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        return ways_to_dig(state, seat) if data is None else [exits(state)]

    def answers(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        return places_to_dig(state, seat) if data is None else [exits(state)]

    def act_by_lot(self, state: CorporationState, seat: int, data: Any, rng: Rng) -> None:
        if data is not None:
            self.answer(state, seat, self.by_lot(state, seat, data, rng), data)
            return
        drawn = dig_by_lot(state, seat, rng)
        if drawn is not None:
            self.use_card(state, seat, drawn, data)

    def verify(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        if data == EXIT and "dig" not in action:
            raise IllegalAction("exit-first", ("CORP-58", "CORP-64"))
        return super().verify(state, seat, action, data)

    def verify_answer(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        require_fields(action, {"dig", "colour"})
        cell, colour = named_cell(action, "dig"), named_colour(action, "colour")
        if state.colour not in (-1, colour):
            raise IllegalAction("colour-chosen", ("CORP-43",), {"colour": COLOURS[state.colour]})
        require_open(state, colour, "CORP-143")
        board = state.board
        where = {"cell": CELL_WORDS[cell]}
        if board.gems[cell]:
            raise IllegalAction("covered", ("CORP-50",), where)
        if board.symbols[cell] == DANGER:
            raise IllegalAction("danger", ("CORP-51",), where)
        is_passage = board.symbols[cell] == PASSAGE
        if data == EXIT:
            if not is_passage:
                raise IllegalAction("exit-first", ("CORP-58", "CORP-64"))
        elif not board.border[cell] >> colour & 1:
            raise IllegalAction("not-beside", ("CORP-47",), {"cell": CELL_WORDS[cell], "colour": COLOURS[colour]})
        elif is_passage and DIG[colour][cell] not in written_out(self.answers(state, seat, data)):
            raise IllegalAction("no-exit", ("CORP-60", "CORP-61", "CORP-65"), where)
        return DIG[colour][cell]

    def take(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        dig(state, seat, deed.colour, deed.cell, data is not None)

    def use_card(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        use(state, seat, deed)
        go_on(state)


DUG = ("board", "budget", "closed", "colour", "placed", "supply")
"""What a crystal that is placed changes."""


def exits(state: CorporationState) -> list[Action]:
    """CORP-58: after a crystal on a passage, all others."""
    digs = DIG[state.colour]
    return [digs[cell] for cell in state.board.passages]


def places_after(state: CorporationState, most: dict[str, int], leaving: bool) -> dict[str, list[str]]:
    """CORP-47, CORP-50, CORP-51: for each cell that crystals of this turn can come by, where the next one may go."""
    board = state.board
    layer = set(board.passages) if leaving else {cell for cell in range(CELLS) if _is_next(state, cell, most)}
    found: dict[int, list[int]] = {}
    for _ in range(max(most.values(), default=0) - 1):
        if layer.intersection(board.passages):
            layer.update(board.passages)
        for cell in layer.difference(found):
            found[cell] = [near for near in NEIGHBOURS[cell] if not board.gems[near] and board.symbols[near] != DANGER]
        layer = {near for cell in layer for near in found[cell]}
    return {CELL_WORDS[cell]: [CELL_WORDS[near] for near in found[cell]] for cell in sorted(found)}


def _is_next(state: CorporationState, cell: int, colours: Iterable[str]) -> bool:
    """Whether the next crystal of one of these colours may go on this cell."""
    board = state.board
    if board.gems[cell] or board.symbols[cell] == DANGER:
        return False
    return any(board.border[cell] >> BY_COLOUR[colour] & 1 for colour in colours)


def ways_to_dig(state: CorporationState, seat: int) -> list[Bunch]:
    """Where to dig, and the cards that may be used instead."""
    bunches = places_to_dig(state, seat)
    if state.fronts[seat]:
        add_uses(state, usable_at(state, seat, DIGGING), bunches)
    return bunches


def places_to_dig(state: CorporationState, seat: int) -> list[Bunch]:
    """CORP-43, CORP-47: beside crystals of the colour of the turn, or of any colour before one is chosen."""
    bunches: list[Bunch] = []
    board = state.board
    entering = may_enter(state, seat)
    for colour in colours_to_dig(state):
        bunches.append(digs_at(board.sites, colour))
        if entering and has_exit(state, colour):
            bunches.append(digs_at(board.mouths, colour))
    return bunches


def colours_to_dig(state: CorporationState) -> bytes:
    """CORP-43, CORP-143: the colour of the turn, or all before one is chosen; none that is closed."""
    chosen = EVERY_COLOUR if state.colour < 0 else 1 << state.colour
    return COLOURS_OF_MASK[chosen & ~state.closed]


def dig_by_lot(state: CorporationState, seat: int, rng: Rng) -> Deed | None:
    """Any place to dig, none of them listed; or the use of a card that was drawn instead, with nothing dug."""
    entering, front = may_enter(state, seat), state.fronts[seat]
    colours = colours_to_dig(state)
    cells = count_cells(state, colours, entering)
    kinds = usable_at(state, seat, DIGGING) if front else 0
    number = rng.below(cells + count_uses(state, kinds) if kinds else cells)
    if number >= cells:
        return nth_use(state, kinds, number - cells)
    dig_nth(state, seat, colours, entering, number)
    return None


def count_cells(state: CorporationState, colours: bytes, entering: bool) -> int:
    """How many places there are to dig with these colours."""
    board, count = state.board, 0
    for colour in colours:
        count += board.sites.sizes[colour]
        if entering and has_exit(state, colour):
            count += board.mouths.sizes[colour]
    return count


def dig_nth(state: CorporationState, seat: int, colours: bytes, entering: bool, number: int) -> None:
    """Dig at one of them by its number."""
    board = state.board
    for colour in colours:
        size = board.sites.sizes[colour]
        if number < size:
            dig(state, seat, colour, nth_site(board.sites, colour, number), False)
            return
        number -= size
        if entering and has_exit(state, colour):
            size = board.mouths.sizes[colour]
            if number < size:
                dig(state, seat, colour, nth_site(board.mouths, colour, number), False)
                return
            number -= size


def may_enter(state: CorporationState, seat: int) -> bool:
    """CORP-58, CORP-61: a passage is entered only if there is another one, and a crystal for it."""
    board = state.board
    return board.mouthed > 0 and len(board.passages) > 1 and (state.budget > 1 or tokens(state, seat) > 0)


def has_exit(state: CorporationState, colour: int) -> bool:
    """CORP-08, CORP-58: whether the treasury has two crystals, one for each end of a passage."""
    return not state.limit or state.supply[colour] > 1


def entrances(state: CorporationState, seat: int, colour: int) -> int:
    """CORP-58, CORP-61: one of so many crystals of a plan may enter a passage, if there is another one to leave by."""
    return min(state.supply[colour] - 1, state.budget - (0 if tokens(state, seat) else 1))


def dig(state: CorporationState, seat: int, colour: int, cell: int, out_of_passage: bool) -> None:
    """CORP-67: a crystal is resolved completely before the next one is placed."""
    symbol = state.board.symbols[cell]
    state.colour = colour
    state.place_crystal(cell, colour)
    state.budget -= 1
    if state.aloud:
        found = WORD_OF_SYMBOL.get(symbol, "empty")
        state.tell("dug", None, DUG, seat=seat, colour=COLOURS[colour], at=CELL_WORDS[cell], symbol=found)
    if symbol == EMPTY:
        go_on(state)
    elif symbol == PASSAGE and not out_of_passage:
        enter_passage(state, seat)
    elif symbol in TREASURE:
        find_and_go_on(state, symbol, seat, cell)
    else:
        go_on(state)


def find_and_go_on(state: CorporationState, symbol: str, seat: int, cell: int) -> None:
    """What was found may put a question first, or end the game."""
    pending = len(state.stack)
    find(symbol, state, seat, cell)
    if len(state.stack) > pending:
        state.stack.insert(pending, "go-on")
    elif not state.over:
        go_on(state)


def enter_passage(state: CorporationState, seat: int) -> None:
    """CORP-58, CORP-61: the exit is next; without budget for it an Overtime token is committed."""
    if not state.budget:
        take_token(state, seat)
        state.tell("used", seat=seat, card="overtime")
    state.stack.append(("dig", (seat,), EXIT))


def use_by_lot(state: CorporationState, seat: int, moment: int, rng: Rng) -> Deed | None:
    """Any use of a card at this moment, or none."""
    kinds = usable_at(state, seat, moment)
    number = rng.below(1 + count_uses(state, kinds))
    return nth_use(state, kinds, number - 1) if number else None


class CardWindow(Asking):
    """CORP-41: after the last crystal, or where none can be placed; only if there is something to use."""

    kind = "cards"
    verb = "done"
    declines = True

    def moment(self, state: CorporationState, data: Any) -> int:
        return CLOSING if data == CLOSED else AFTERWARDS

    def options(self, state: CorporationState, seat: int, data: Any) -> dict[str, Any]:
        return {"use": self.uses(state, seat, data), "budget": state.budget}

    def bunches(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        bunches: list[Bunch] = [DONE_ALONE]
        add_uses(state, usable_at(state, seat, self.moment(state, data)), bunches)
        return bunches

    def act_by_lot(self, state: CorporationState, seat: int, data: Any, rng: Rng) -> None:
        deed = use_by_lot(state, seat, CLOSING if data == CLOSED else AFTERWARDS, rng)
        if deed is not None:
            self.use_card(state, seat, deed, data)
        else:
            close_digging(state)

    def answers(self, state: CorporationState, seat: int, data: Any) -> list[Bunch]:
        return [DONE_ALONE]

    def verify_answer(self, state: CorporationState, seat: int, action: Action, data: Any) -> Action:
        require_fields(action, {"done"})
        return moves.DONE

    def take(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        self.decline(state, seat)
        close_digging(state)

    def use_card(self, state: CorporationState, seat: int, deed: Deed, data: Any) -> None:
        """A Secret Tunnel or a token may let digging go on (CORP-111); after a Cave-In it does not (CORP-144)."""
        use(state, seat, deed)
        if deed.card == UNION:
            state.stack.append((self.kind, (seat,), data))
        elif deed.card == CAVE_IN and state.colour >= 0:
            if unplayed(state, seat, CAVE_IN) is not None:
                state.stack.append((self.kind, (seat,), CLOSED))
            else:
                close_digging(state)
        else:
            go_on(state)
