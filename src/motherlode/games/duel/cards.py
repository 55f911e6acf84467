"""The 24 cards of the deck (DUEL-14) and what its action cards do differently here."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from motherlode.core.ends import put_last
from motherlode.core.errors import IllegalAction
from motherlode.core.move import Move
from motherlode.core.numbers import block
from motherlode.core.types import Action
from motherlode.games.duel.doors import COLOURS, Door, doors_of, keys_of, shut_sides, with_key
from motherlode.games.tunnels.action_card import ActionCard, target_seat
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import LETTERS, cell_word
from motherlode.games.tunnels.faces import Faces
from motherlode.games.tunnels.family_cards import TOOLS, BrokenTool, Map, Repair, named_cell, place_in
from motherlode.games.tunnels.places import place_of
from motherlode.games.tunnels.revealing import RESOLVE

if TYPE_CHECKING:
    from motherlode.games.duel.state import DuelState

DOORS = "doors"
KEYS = 2
"""DUEL-05: key tokens."""
TUNNELS = {
    "NESW": 2,
    "NEW": 2,
    "NES": 2,
    "EW": 2,
    "NS": 1,
    "ES": 1,
    "SW": 1,
    "EW:green-door@E": 1,
    "EW:blue-door@E": 1,
    "NESW:green-door@N": 1,
    "NESW:blue-door@N": 1,
}


class OnlyBrokenTool(BrokenTool["DuelState"]):
    """DUEL-78, DUEL-80: on the other player, as long as no broken tool lies in front of him."""

    def seats(self, state: DuelState, seat: int) -> int:
        return 0 if state.fronts.cards[1 - seat] else 1 << 1 - seat

    def verify(self, state: DuelState, seat: int, action: Action) -> None:
        other = target_seat(state, action)
        if other == seat:
            raise IllegalAction("own-seat", ("DUEL-79", "DUEL-78"))
        if state.fronts.cards[other]:
            raise IllegalAction("already-broken", ("DUEL-80",), {"seat": other, "tool": self.tool})


class OwnRepair(Repair["DuelState"]):
    """DUEL-85: only the own tool is mended."""

    def __init__(self, *tools: str) -> None:
        super().__init__(*tools, own_only=True)

    def verify(self, state: DuelState, seat: int, action: Action) -> None:
        if target_seat(state, action) != seat:
            raise IllegalAction("own-tool-only", ("DUEL-85",))
        super().verify(state, seat, action)


class Key(ActionCard["DuelState"]):
    """DUEL-91: a key token on a closed door of the other colour, which is open from then on."""

    word = "key"
    fields = frozenset({"at", "side"})

    def __init__(self) -> None:
        self.table: DoorTable | None = None
        """Of the faces that its table has, as soon as somebody asked."""

    def doors(self, state: DuelState) -> DoorTable:
        if self.table is None:
            self.table = DoorTable(state.board.faces)
        return self.table

    def plays(self, state: DuelState, seat: int) -> list[Action]:
        return written_keys(state, seat)

    def count(self, state: DuelState, seat: int) -> int:
        return count_keys(state.board, self.doors(state), seat)

    def nth(self, state: DuelState, seat: int, number: int) -> Action:
        return nth_key(state.board, self.doors(state), seat, number)

    def verify(self, state: DuelState, seat: int, action: Action) -> None:
        cell, side = named_cell(action, "at"), action["side"]
        if not isinstance(side, str) or side not in LETTERS:
            raise IllegalAction("unknown-action", arguments={"field": "side"})
        where = {"cell": cell_word(cell), "side": str(side)}
        if not keys_left(state):
            raise IllegalAction("no-key-left", ("DUEL-95", "DUEL-77"))
        face = state.board.cards.get(cell)
        doors = () if face is None else doors_of(state.board.faces.words[face])
        door = next((door for door in doors if door.side == side), None)
        if door is None:
            raise IllegalAction("no-door", ("DUEL-91", "DUEL-77"), where)
        if not door.closed_to(seat):
            raise IllegalAction("door-open", ("DUEL-94",), where)

    def resolve(self, state: DuelState, seat: int, action: Action) -> None:
        """DUEL-58, DUEL-96: what the open door leads to is turned over and claimed."""
        place = place_in(action, "at")
        keyed = self.doors(state).keyed[state.board.ground[place] - 1]
        state.board.unlock(place, keyed[action["side"]])
        put_last(state.stack, RESOLVE)


def written_keys(state: DuelState, seat: int) -> list[Action]:
    """What `keys_on_doors` finds, until the maze changes."""
    return state.board.write_down((Key.word, seat), lambda: keys_on_doors(state, seat))  # type: ignore[no-any-return]


def keys_on_doors(state: DuelState, seat: int) -> list[Action]:
    board, words = state.board, state.board.faces.words
    looks = [(cell, words[board.face_at(cell)]) for cell in board.featured()]
    if sum([keys_of(word) for _, word in looks]) == KEYS:
        return []
    return [key_on(cell, side) for cell, word in looks for side in shut_sides(word, seat)]


class DoorTable:
    """By face how many keys lie on its doors, for each seat the sides with a door that is closed to it and how many
    they are, and what it shows with a key more."""

    __slots__ = ("keyed", "keys", "shut", "sides")

    def __init__(self, faces: Faces) -> None:
        self.keys = bytes([keys_of(word) for word in faces.words])
        self.sides = [[shut_sides(word, seat) for word in faces.words] for seat in range(len(COLOURS))]
        self.shut = [bytes(map(len, sides)) for sides in self.sides]
        self.keyed = [
            {door.side: faces.by_word[with_key(word, door.side)] for door in doors_of(word)} for word in faces.words
        ]


def count_keys(board: Board, table: DoorTable, seat: int) -> int:
    """As many as `keys_on_doors` finds, none of them looked for by name."""
    ground, keys, shut, lying, count = board.ground, table.keys, table.shut[seat], 0, 0
    laid, size = block(board._laid), len(board._laid)
    for place in laid[:size]:
        face = ground[place] - 1
        lying += keys[face]
        count += shut[face]
    return count if lying < KEYS else 0


def nth_key(board: Board, table: DoorTable, seat: int, number: int) -> Move:
    """One of them by its number."""
    shut = table.sides[seat]
    for cell in board.featured():
        sides = shut[board.face_at(cell)]
        if number < len(sides):
            return key_on(cell, sides[number])
        number -= len(sides)
    raise IndexError("there are not as many doors")


@cache
def key_on(cell: int, side: str) -> Move:
    move = Move(play=Key.word, at=cell_word(cell), side=side)
    move.place = place_of(cell)
    return move


def doors_in(state: DuelState) -> list[tuple[int, Door]]:
    """The doors in the maze with their cells, in the order of cells."""
    board, words = state.board, state.board.faces.words

    def look() -> list[tuple[int, Door]]:
        return [(cell, door) for cell in board.featured() for door in doors_of(words[board.face_at(cell)])]

    return state.board.write_down(DOORS, look)  # type: ignore[no-any-return]


def keyed_doors(state: DuelState) -> list[dict[str, str]]:
    """The doors that carry a key token."""
    return [{"at": cell_word(cell), "side": door.side} for cell, door in doors_in(state) if door.has_key]


def keys_left(state: DuelState) -> int:
    return KEYS - sum(1 for _, door in doors_in(state) if door.has_key)


ACTIONS: tuple[tuple[ActionCard[Any], int], ...] = (
    *((OnlyBrokenTool(tool), 1) for tool in TOOLS),
    *((OwnRepair(tool), 1) for tool in TOOLS),
    (Map(), 1),
    (Key(), KEYS),
)
