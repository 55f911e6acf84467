"""The two toll dwarfs: where they stand and whose they are."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from motherlode.core.numbers import numbers
from motherlode.core.plain import plain_copy
from motherlode.core.rng import Rng
from motherlode.core.types import Given
from motherlode.games.tunnels.cells import LETTERS, SIDES, cell_word, read_cell
from motherlode.games.tunnels.places import cell_of, place_of

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

KEY = "toll"
KEPT = "toll_kept"
"""In a described table: which dwarfs came into play in the round, and who was asked in this turn."""
NUMBERS = (1, 2)
STEPS = {letter: step for letter, bit in LETTERS.items() for side, step, _ in SIDES if side == bit}
"""By the letter of a side the way to the neighbour there."""


class Dwarf:
    """A dwarf on the end that enters `cell` from `side`."""

    __slots__ = ("carrier", "cell", "number", "owner", "side")

    def __init__(self, number: int, cell: int, side: str, owner: int) -> None:
        self.number, self.cell, self.side, self.owner = number, cell, side, owner
        self.carrier = cell + STEPS[side]
        """The cell of the card that carries the end."""


class Standing:
    """The dwarfs that something kept means, in the order of their numbers, and the places that they block."""

    __slots__ = ("dwarfs", "kept", "places")

    def __init__(self, kept: list[list[Any]]) -> None:
        self.kept = kept
        self.dwarfs = [Dwarf(number, read_cell(cell), side, owner) for number, cell, side, owner in kept]
        if len(self.dwarfs) > 1 and self.dwarfs[0].number > self.dwarfs[1].number:
            self.dwarfs.reverse()
        self.places = numbers(dict.fromkeys([place_of(dwarf.cell) for dwarf in self.dwarfs]))

    def sides_at(self, place: int) -> int:
        """The sides of a cell, by its place, from which somebody blocks it."""
        sides = 0
        for dwarf in self.dwarfs:
            if dwarf.cell == cell_of(place):
                sides |= LETTERS[dwarf.side]
        return sides


STANDING = [Standing([])]
"""Those that were asked for last: mostly the same are asked for again."""
NOBODY: list[Dwarf] = []


def fresh() -> dict[str, Any]:
    return {"dwarfs": [], "used": [], "asked": [], "offer": None}


NOTES: list[tuple[dict[str, Any], dict[str, Any]]] = [({}, {})]
"""What modules keep that was asked for last, and of it what is kept here: mostly it is asked for again."""


def notes(state: SaboteurState) -> dict[str, Any]:
    """What is kept of the dwarfs; the same dict for the whole round."""
    known = NOTES[0]
    if known[0] is not state.extra:
        known = NOTES[0] = (state.extra, state.extra[KEY])
    return known[1]


def entries(state: SaboteurState) -> list[list[Any]]:
    """The dwarfs as they are kept, in the order in which they came; never changed in place."""
    kept: list[list[Any]] = notes(state)["dwarfs"]
    return kept


def standing(state: SaboteurState) -> list[Dwarf]:
    """In the order of their numbers; who asks changes nothing of it."""
    return all_standing(state).dwarfs


def all_standing(state: SaboteurState) -> Standing:
    kept, known = entries(state), STANDING[0]
    if known.kept is not kept:
        known = STANDING[0] = Standing(kept)
    return known


def standing_at(state: SaboteurState, cell: int, lifted: int | None = None) -> list[Dwarf]:
    """Those who block a cell, but for one whose card leaves before (TOLL-35); who asks changes nothing of it."""
    dwarfs = standing(state)
    if len(dwarfs) == 1 and lifted is None:
        dwarf = dwarfs[0]
        return dwarfs if dwarf.cell == cell else NOBODY
    return [dwarf for dwarf in dwarfs if dwarf.cell == cell and dwarf.carrier != lifted]


def put(state: SaboteurState, dwarf: Dwarf) -> None:
    toll = state.extra[KEY]
    toll["dwarfs"] = [*toll["dwarfs"], [dwarf.number, cell_word(dwarf.cell), dwarf.side, dwarf.owner]]
    toll["used"] = sorted({*toll["used"], dwarf.number})


def leave(state: SaboteurState, gone: Collection[Dwarf]) -> None:
    """TOLL-22: he does not come back in this round."""
    if gone:
        numbers = {dwarf.number for dwarf in gone}
        state.extra[KEY]["dwarfs"] = [entry for entry in entries(state) if entry[0] not in numbers]


def leave_with_card(state: SaboteurState, cell: int) -> None:
    """TOLL-35: the end on which he stood no longer exists."""
    leave(state, [dwarf for dwarf in standing(state) if dwarf.carrier == cell])


def guarded(state: SaboteurState) -> Collection[int]:
    return {dwarf.cell for dwarf in standing(state)}


def read_given(state: SaboteurState, given: Given, rng: Rng) -> None:
    notes(state).update(fresh())
    for entry in given.get(KEY, ()):
        put(state, Dwarf(int(entry["dwarf"]), read_cell(entry["cell"]), str(entry["side"]), int(entry["owner"])))
    notes(state).update(plain_copy(given.get(KEPT, {})))


def describe(state: SaboteurState) -> Given:
    toll = state.extra[KEY]
    kept = {name: plain_copy(toll[name]) for name in ("used", "asked")}
    return {KEY: look(state)["dwarfs"], KEPT: kept} if toll["used"] or toll["asked"] else {}


def look(state: SaboteurState) -> dict[str, Any]:
    """Where the dwarfs stand, which of them may still come, and who is asked to pay for what."""
    toll = state.extra[KEY]
    return {
        "dwarfs": [
            {"dwarf": dwarf.number, "cell": cell_word(dwarf.cell), "side": dwarf.side, "owner": dwarf.owner}
            for dwarf in standing(state)
        ],
        "left": [number for number in NUMBERS if number not in toll["used"]],
        "offer": plain_copy(toll["offer"]),
    }
