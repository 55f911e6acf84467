"""Bringing a dwarf into play: a card for an open tunnel end (TOLL-06 to TOLL-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.bunch import Bunch, Unwritten
from motherlode.core.errors import IllegalAction
from motherlode.core.numbers import block
from motherlode.core.types import Action
from motherlode.games.saboteur.modules.tunnel_toll.dwarfs import KEY, NUMBERS, Dwarf, toll
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import LETTERS, cell_word
from motherlode.games.tunnels.family_cards import named_cell
from motherlode.games.tunnels.handful import take_out
from motherlode.games.tunnels.memory import PILE, in_hand
from motherlode.games.tunnels.places import FRONTIER, MARK, cell_of, entered_by
from motherlode.games.tunnels.seats import how_many, nth_seat
from motherlode.games.tunnels.way import Way, card_in_hand, require_fields

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState


def open_ends(state: SaboteurState) -> list[tuple[int, str]]:
    """TOLL-11: empty cells and the sides from which a lit tunnel opens into them, without those of other dwarfs."""
    ends: list[tuple[int, str]] = state.board.write_down(KEY, lambda: all_ends(state.board))
    taken = {(dwarf.cell, dwarf.side) for dwarf in toll(state).standing}
    return [end for end in ends if end not in taken] if taken else ends


def all_ends(board: Board) -> list[tuple[int, str]]:
    """The same, whoever stands there."""
    return [
        (cell_of(place), letter)
        for place in board._frontier
        for letter, side in LETTERS.items()
        if entered_by(board.ground[place + MARK]) & side
    ]


def count_ends(state: SaboteurState) -> int:
    """How many open ends there are, none of them written down."""
    board, count = state.board, 0
    ground, places, size = board.ground, block(board._frontier), len(board._frontier)
    for place in places[:size]:
        count += how_many(entered_by(ground[place + MARK]))
    dwarfs = toll(state)
    taken, size = block(dwarfs.places), len(dwarfs.places)
    for place in taken[:size]:
        if place < len(ground) and ground[place + MARK] & FRONTIER:
            count -= how_many(entered_by(ground[place + MARK]) & dwarfs.sides_at(place))
    return count


def nth_end(state: SaboteurState, number: int) -> int:
    """One of them by its number: the place, and the side, its last four bits."""
    board, dwarfs = state.board, toll(state)
    ground, places, size = board.ground, block(board._frontier), len(board._frontier)
    for place in places[:size]:
        entered = entered_by(ground[place + MARK]) & ~dwarfs.sides_at(place)
        count = how_many(entered)
        if number < count:
            return place << 4 | 1 << nth_seat(entered, number)
        number -= count
    raise IndexError("there are not as many open ends")


SIDE_LETTERS = {side: letter for letter, side in LETTERS.items()}


def placings(numbers: list[int], ends: list[tuple[int, str]], cards: list[str]) -> Bunch:
    """Every dwarf at every open end for every card, written when it is asked for."""

    def placing(place: int) -> Action:
        rest, card = divmod(place, len(cards))
        number, end = divmod(rest, len(ends))
        cell, side = ends[end]
        return {"toll": numbers[number], "at": cell_word(cell), "side": side, "discard": cards[card]}

    return Unwritten(len(numbers) * len(ends) * len(cards), placing)


class PlaceDwarf(Way["SaboteurState"]):
    verb = "toll"

    def options(self, state: SaboteurState, seat: int) -> dict[str, Any]:
        left = toll(state).can_come()
        ends = [{"at": cell_word(cell), "side": side} for cell, side in open_ends(state)] if left else []
        return {"toll": {"dwarfs": left, "ends": ends, "discard": state.hand_words(seat)} if ends else None}

    def add_legal(self, state: SaboteurState, seat: int, kinds: bytes, bunches: list[Bunch]) -> None:
        left = toll(state).can_come()
        if left:
            bunches.append(placings(left, open_ends(state), [state.rules.words[kind] for kind in kinds]))

    def count(self, state: SaboteurState, seat: int, kinds: bytes) -> int:
        left = toll(state).left
        return how_many(left) * count_ends(state) * len(kinds) if left else 0

    def verify(self, state: SaboteurState, seat: int, action: Action) -> Action:
        require_fields(action, {"toll", "at", "side", "discard"})
        kind = card_in_hand(state, seat, action["discard"])
        number, side, cell = action["toll"], action["side"], named_cell(action, "at")
        if number not in NUMBERS or isinstance(number, bool) or number in toll(state).used():
            raise IllegalAction("dwarf-used", ("TOLL-08",), {"dwarf": str(number)})
        where = {"cell": cell_word(cell), "side": str(side)}
        if any((dwarf.cell, dwarf.side) == (cell, side) for dwarf in toll(state).standing):
            raise IllegalAction("end-taken", ("TOLL-14",), where)
        if (cell, side) not in open_ends(state):
            raise IllegalAction("no-open-end", ("TOLL-11", "TOLL-13"), where)
        return {"toll": number, "at": cell_word(cell), "side": side, "discard": state.rules.words[kind]}

    def do_at(self, state: SaboteurState, seat: int, kinds: bytes, number: int) -> None:
        if state.aloud:
            self.do(state, seat, self.action(state, seat, kinds, number))
            return
        ends, place = count_ends(state), number // len(kinds)
        end = nth_end(state, place % ends)
        dwarf = Dwarf(nth_seat(toll(state).left, place // ends), cell_of(end >> 4), SIDE_LETTERS[end & 15], seat)
        self._bring(state, seat, kinds[number % len(kinds)], dwarf)
        state.follow(state.rules.pass_course)

    def _bring(self, state: SaboteurState, seat: int, kind: int, dwarf: Dwarf) -> None:
        """TOLL-07, TOLL-15: the card goes face down, and nothing is drawn."""
        take_out(state.hands[seat], kind)
        state.discard_hidden(kind, seat)
        state.memory.moved(in_hand(seat), PILE)
        toll(state).put(dwarf)
        state.draws = state.passes = 0
        state.last_passed = seat

    def do(self, state: SaboteurState, seat: int, action: Action) -> None:
        dwarf = Dwarf(action["toll"], named_cell(action, "at"), action["side"], seat)
        self._bring(state, seat, state.rules.kinds[action["discard"]], dwarf)
        if state.aloud:
            private = {seat: {"discarded": action["discard"]}}
            where = {"at": action["at"], "side": action["side"]}
            state.tell("dwarf-placed", private, seat=seat, dwarf=action["toll"], **where)
        state.follow(state.rules.courses["pass"])
