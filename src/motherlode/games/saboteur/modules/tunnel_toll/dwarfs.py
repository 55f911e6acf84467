# cython: boundscheck=False, nonecheck=False
"""The two toll dwarfs: where they stand and whose they are."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from motherlode.core.numbers import Row, add_number, block, clear_numbers, no_numbers, numbers, refill_numbers
from motherlode.core.plain import plain_copy
from motherlode.core.rng import Rng
from motherlode.core.types import Action, Given
from motherlode.games.tunnels.cells import LETTERS, SIDES, cell_word, read_cell
from motherlode.games.tunnels.found import Found
from motherlode.games.tunnels.kept import Kept
from motherlode.games.tunnels.places import place_of

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

KEY = "toll"
KEPT = "toll_kept"
"""In a described table: which dwarfs came into play in the round, and who was asked in this turn."""
NUMBERS = (1, 2)
STEPS = {letter: step for letter, bit in LETTERS.items() for side, step, _ in SIDES if side == bit}
"""By the letter of a side the way to the neighbour there."""
PAYERS = "payers"


class Dwarf:
    """A dwarf on the end that enters `cell` from `side`; never changed."""

    __slots__ = ("bit", "carrier", "cell", "number", "owner", "place", "side")

    def __init__(self, number: int, cell: int, side: str, owner: int) -> None:
        self.number, self.cell, self.side, self.owner = number, cell, side, owner
        self.place, self.bit = place_of(cell), LETTERS[side]
        """The same in numbers."""
        self.carrier = cell + STEPS[side]
        """The cell of the card that carries the end."""

    def plain(self) -> list[Any]:
        return [self.number, cell_word(self.cell), self.side, self.owner]


def read_dwarf(plain: list[Any]) -> Dwarf:
    number, cell, side, owner = plain
    return Dwarf(int(number), read_cell(cell), str(side), int(owner))


class Offer:
    """What somebody would do if others paid for it, and how he was asked; never changed."""

    __slots__ = ("action", "frame", "left", "seat")

    def __init__(self, seat: int, action: Action, frame: tuple[str, tuple[int, ...], Any], left: list[int]) -> None:
        self.seat, self.action, self.frame = seat, action, frame
        self.left = left
        """Who has not answered yet."""

    def plain(self) -> dict[str, Any]:
        action, frame = plain_copy(self.action), plain_copy(self.frame)
        return {"seat": self.seat, "action": action, "frame": frame, "left": self.left[:]}


def read_offer(plain: dict[str, Any]) -> Offer:
    kind, seats, data = plain["frame"]
    return Offer(plain["seat"], plain_copy(plain["action"]), (kind, tuple(seats), data), plain["left"][:])


class TollDwarfs(Kept):
    """The dwarfs of a table. Lists in it are never changed in place, so that copies share them."""

    __slots__ = ("asked", "blocking", "came", "left", "offer", "places", "standing")

    def __init__(self) -> None:
        self.came: list[Dwarf] = []
        """Those that stand, in the order in which they came."""
        self.standing: list[Dwarf] = []
        """The same in the order of their numbers."""
        self.places = NOWHERE
        """The places that they block."""
        self.blocking: list[list[Dwarf]] = []
        """For each of these places those who block it."""
        self.left = EVERY_NUMBER
        """A mask of the numbers that can still come in this round."""
        self.asked = no_numbers()
        """Who was asked in this turn: each as a number, the last byte of which is the number of the dwarf."""
        self.offer: Offer | None = None

    def copy_into(self, other: Kept) -> None:
        into: TollDwarfs = other  # type: ignore[assignment] # it is of the same kind
        into.came, into.standing, into.places, into.blocking = self.came, self.standing, self.places, self.blocking
        into.left, into.offer = self.left, self.offer
        refill_numbers(into.asked, self.asked)

    def same(self, other: Kept) -> bool:
        another: TollDwarfs = other  # type: ignore[assignment] # it is of the same kind
        if self.came is another.came and self.offer is another.offer and self.left == another.left:
            return self.asked == another.asked
        return bool(self.plain() == another.plain())

    def plain(self) -> dict[str, Any]:
        return {
            "dwarfs": [dwarf.plain() for dwarf in self.came],
            "used": self.used(),
            "asked": [[asked >> 8, asked & 255] for asked in self.asked],
            "offer": None if self.offer is None else self.offer.plain(),
        }

    def read(self, plain: Any) -> None:
        self.stand([read_dwarf(dwarf) for dwarf in plain["dwarfs"]])
        self.use(plain["used"])
        self.ask(plain["asked"])
        self.offer = None if plain["offer"] is None else read_offer(plain["offer"])

    def used(self) -> list[int]:
        return [number for number in NUMBERS if not self.left >> number & 1]

    def can_come(self) -> list[int]:
        return [number for number in NUMBERS if self.left >> number & 1]

    def use(self, used: Collection[int]) -> None:
        self.left = sum(1 << number for number in NUMBERS if number not in used)

    def ask(self, asked: Collection[Collection[int]]) -> None:
        self.asked = numbers([seat << 8 | number for seat, number in asked])

    def stand(self, dwarfs: list[Dwarf]) -> None:
        self.came = self.standing = dwarfs
        if len(dwarfs) > 1 and dwarfs[0].number > dwarfs[1].number:
            self.standing = [dwarfs[1], dwarfs[0]]
        self.places, self.blocking = NOWHERE, []
        if dwarfs:
            self.places = no_numbers()
            for dwarf in self.standing:
                self._block(dwarf)

    def _block(self, dwarf: Dwarf) -> None:
        together = self.at(dwarf.cell)
        if together:
            together.append(dwarf)
        else:
            add_number(self.places, dwarf.place)
            self.blocking.append([dwarf])

    def at(self, cell: int) -> list[Dwarf]:
        """Those who block a cell; who asks changes nothing of it."""
        for dwarfs in self.blocking:
            dwarf = dwarfs[0]
            if dwarf.cell == cell:
                return dwarfs
        return NOBODY

    def put(self, dwarf: Dwarf) -> None:
        self.stand([*self.came, dwarf])
        self.left &= ~(1 << dwarf.number)

    def note_asked(self, seat: int, dwarf: Dwarf) -> None:
        add_number(self.asked, seat << 8 | dwarf.number)

    def was_asked(self, seat: int, dwarf: Dwarf) -> bool:
        """TOLL-28: in one turn each player is asked at most once for each dwarf."""
        asked, size = block(self.asked), len(self.asked)
        for known in asked[:size]:
            if known == seat << 8 | dwarf.number:
                return True
        return False

    def sides_at(self, place: int) -> int:
        """The sides of a cell, by its place, from which somebody blocks it."""
        sides = 0
        for dwarf in self.standing:
            if dwarf.place == place:
                sides |= dwarf.bit
        return sides

    def forget_asked(self) -> None:
        clear_numbers(self.asked)


EVERY_NUMBER = sum(1 << number for number in NUMBERS)
NOWHERE: Row[int] = numbers()
NOBODY: list[Dwarf] = []
LAST = Found()


def toll(state: SaboteurState) -> TollDwarfs:
    kept: TollDwarfs = state.extra[KEY]
    return kept


def standing_at(state: SaboteurState, cell: int, lifted: int | None = None) -> list[Dwarf]:
    """Those who block a cell, but for one whose card leaves before (TOLL-35); who asks changes nothing of it."""
    dwarfs = toll(state).at(cell)
    return dwarfs if lifted is None else [dwarf for dwarf in dwarfs if dwarf.carrier != lifted]


def leave(state: SaboteurState, gone: list[Dwarf]) -> None:
    """TOLL-22: he does not come back in this round."""
    if gone:
        kept = toll(state)
        kept.stand([dwarf for dwarf in kept.came if dwarf not in gone])


def leave_with_card(state: SaboteurState, cell: int) -> None:
    """TOLL-35: the end on which he stood no longer exists."""
    dwarfs = toll(state).standing
    if dwarfs:
        leave(state, [dwarf for dwarf in dwarfs if dwarf.carrier == cell])


def guarded(state: SaboteurState) -> Collection[int]:
    return {dwarf.cell for dwarf in toll(state).standing}


def read_given(state: SaboteurState, given: Given, rng: Rng) -> None:
    kept = toll(state)
    kept.read(TollDwarfs().plain())
    for entry in given.get(KEY, ()):
        kept.put(Dwarf(int(entry["dwarf"]), read_cell(entry["cell"]), str(entry["side"]), int(entry["owner"])))
    known = given.get(KEPT, {})
    if "used" in known:
        kept.use(known["used"])
    kept.ask(known.get("asked", ()))


def describe(state: SaboteurState) -> Given:
    known = toll(state).plain()
    kept = {name: known[name] for name in ("used", "asked")}
    return {KEY: look(state)["dwarfs"], KEPT: kept} if kept["used"] or kept["asked"] else {}


def look(state: SaboteurState) -> dict[str, Any]:
    """Where the dwarfs stand, which of them may still come, and who is asked to pay for what."""
    kept = toll(state)
    return {
        "dwarfs": [
            {"dwarf": dwarf.number, "cell": cell_word(dwarf.cell), "side": dwarf.side, "owner": dwarf.owner}
            for dwarf in kept.standing
        ],
        "left": kept.can_come(),
        "offer": None if kept.offer is None else kept.offer.plain(),
    }
