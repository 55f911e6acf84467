"""Closed treasures: where they lie, who has looked, and turning them over (CHEST-01 to CHEST-37)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import knows
from motherlode.core.errors import SetupError
from motherlode.core.event import Event
from motherlode.core.patch import diff
from motherlode.core.rng import Rng
from motherlode.core.types import Given, View
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS, chest_step
from motherlode.games.tunnels.cells import SIDES, cell_at, cell_word, read_cell, reading_order
from motherlode.games.tunnels.dealing import shuffled
from motherlode.games.tunnels.found import Found
from motherlode.games.tunnels.kept import Kept
from motherlode.games.tunnels.revealing import Closed
from motherlode.games.tunnels.rulebook import START

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

KEY = "treasures"
REMOVED = "treasures_removed"
OPEN = "treasures_open"
"""In a described table: the open treasure cards in the maze, and all tunnel cards and chests seen in the round."""
PRESET = "2,1 6,1 3,-2 5,-1"
TUNNELS = ("NESW", "NESW", "NESW", "NES", "NES", "ESW", "ESW")
TREASURES = 4
AREA = [cell_at(x, y) for x in range(1, 8) for y in range(-3, 4)]
"""CHEST-09: where treasures may be put by chance or by choice."""
MIDDLE = cell_at(4, 0)

Treasure = list[Any]
"""Tunnel card, chest, and the mask of the seats that have looked."""
Notes = tuple[dict[str, Any], dict[str, Any]]
"""What modules keep in the open and face down."""


class Chests(Kept):
    """What is open of treasures. Lists in it are never changed in place, so that copies share them."""

    __slots__ = ("ending", "lying", "map_ban", "opened", "shown")

    def __init__(self) -> None:
        self.opened: list[list[str]] = []
        """Tunnel cards and chests that were seen in the round."""
        self.lying: list[int] = []
        """The cells of the tunnel cards among them that lie in the maze."""
        self.map_ban = False
        self.ending: list[str] = []
        """Effects that wait for the end of the turn, in the order of opening."""
        self.shown: int | None = None
        """The cell of a treasure that is turned over, but not yet in its position."""

    def copy_into(self, other: Kept) -> None:
        into: Chests = other  # type: ignore[assignment] # it is of the same kind
        into.opened, into.lying, into.map_ban = self.opened, self.lying, self.map_ban
        into.ending, into.shown = self.ending, self.shown

    def same(self, other: Kept) -> bool:
        another: Chests = other  # type: ignore[assignment] # it is of the same kind
        if self.shown != another.shown or self.map_ban != another.map_ban:
            return False
        return self.opened == another.opened and self.lying == another.lying and self.ending == another.ending

    def plain(self) -> dict[str, Any]:
        return {
            "opened": [[*pair] for pair in self.opened],
            "lying": [cell_word(cell) for cell in self.lying],
            "map_ban": self.map_ban,
            "ending": self.ending[:],
            "shown": None if self.shown is None else cell_word(self.shown),
        }

    def read(self, plain: Any) -> None:
        self.opened = [[*pair] for pair in plain["opened"]]
        self.lying = [read_cell(cell) for cell in plain["lying"]]
        self.map_ban, self.ending = plain["map_ban"], plain["ending"][:]
        self.shown = None if plain["shown"] is None else read_cell(plain["shown"])


LAST = Found()


def chests(state: SaboteurState) -> Chests:
    kept: Chests = state.extra[KEY]
    return kept


def _beside(cell: int) -> set[int]:
    return {cell + step for _, step, _ in SIDES}


def apart(cells: Collection[int]) -> bool:
    """CHEST-05: no two of them side by side."""
    return not any(_beside(cell) & set(cells) for cell in cells)


def may_be_chosen(cells: list[int]) -> bool:
    return apart(cells) and all(cell in AREA and cell != MIDDLE and cell not in _beside(START) for cell in cells)


def require_clear(rules: SaboteurRulebook) -> None:
    """CHEST-07, CHEST-08: fixed treasures keep clear of the goals and the postcard of this table."""
    layout, room = rules.options["chestLayout"], rules.room
    shunned = {*rules.goal_cells, *(room.cells if room is not None else ())}
    for cell in map(read_cell, fixed_cells(rules)) if layout != "random" else ():
        if cell in shunned or _beside(cell) & shunned:
            raise SetupError("bad-option", ("CHEST-07", "CHEST-08"), {"option": "chestLayout", "value": layout})


def fixed_cells(rules: SaboteurRulebook) -> tuple[str, ...]:
    """In reading order."""
    return _in_reading_order(PRESET if rules.options["chestLayout"] == "preset" else rules.options["chestCells"])


@lru_cache(maxsize=256)
def _in_reading_order(cells: str) -> tuple[str, ...]:
    return tuple([cell_word(cell) for cell in sorted(map(read_cell, cells.split()), key=reading_order)])


def _free_cells(state: SaboteurState) -> list[int]:
    """CHEST-07, CHEST-08."""
    room = state.rules.room.cells if state.rules.room is not None else frozenset()
    shunned = {START, *state.goals, *room}
    return [
        cell for cell in AREA if cell not in shunned and cell not in state.board.sketch and not _beside(cell) & shunned
    ]


def _chosen_cells(state: SaboteurState) -> tuple[str, ...]:
    """In reading order."""
    if state.rules.options["chestLayout"] != "random":
        return fixed_cells(state.rules)
    return _in_reading_order(" ".join(state.chance("treasure-cells", lambda rng: _random_cells(state, rng))))


def _random_cells(state: SaboteurState, rng: Rng) -> list[str]:
    while True:
        cells = shuffled(_free_cells(state), rng)[:TREASURES]
        if apart(cells):
            return [cell_word(cell) for cell in cells]


def lay_out(state: SaboteurState, cards: bytearray) -> None:
    """CHEST-02 to CHEST-04."""
    cells = _chosen_cells(state)
    tunnels = state.shuffled("treasure-tunnels", [*TUNNELS])
    effects = state.shuffled("chests", [*EFFECTS])
    closed = closed_treasures(state)
    for place, cell in enumerate(cells):
        closed[cell] = [tunnels[place], effects[place], 0]


def read_given(state: SaboteurState, given: Given, rng: Rng) -> None:
    kept = chests(state)
    kept.read(Chests().plain() | {"map_ban": bool(given.get("map_ban", False))})
    state.secret[REMOVED] = []
    if OPEN in given:
        board = {read_cell(cell): state.rules.face(word) for cell, word in given[OPEN]["board"].items()}
        state.board.sketch |= board
        kept.lying, kept.opened = [*board], [[*pair] for pair in given[OPEN]["cards"]]
    effects, tunnels = shuffled([*EFFECTS], rng), shuffled([*TUNNELS], rng)
    if "chests" in given:
        named = sorted(given["chests"].items(), key=lambda item: reading_order(read_cell(item[0])))
        state.secret[KEY] = {cell: [str(card["tunnel"]), str(card["chest"]), 0] for cell, card in named}
    else:
        rest = [effect for effect in effects if effect not in given.get("chest_rest", ())]
        cells = sorted((read_cell(cell) for cell in PRESET.split()), key=reading_order)
        state.secret[KEY] = {cell_word(cell): [tunnels.pop(), rest.pop(), 0] for cell in cells}


def describe(state: SaboteurState) -> Given:
    closed = {cell: {"tunnel": tunnel, "chest": chest} for cell, (tunnel, chest, _) in state.secret[KEY].items()}
    words, cards, kept = state.rules.faces.words, state.board.cards, chests(state)
    lying = {cell_word(cell): words[cards[cell]] for cell in kept.lying}
    return {
        "chests": closed,
        **({"map_ban": True} if kept.map_ban else {}),
        **({OPEN: {"board": lying, "cards": [[*pair] for pair in kept.opened]}} if kept.opened else {}),
    }


def closed_treasures(state: SaboteurState) -> dict[str, Treasure]:
    """By the words of their cells."""
    closed: dict[str, Treasure] = state.secret[KEY]
    return closed


def closed_treasure(state: SaboteurState, cell: int) -> bool:
    return cell_word(cell) in closed_treasures(state)


def open_cells(state: SaboteurState) -> Collection[int]:
    """Where treasure tunnel cards lie open."""
    return chests(state).lying


class Treasures(Closed["SaboteurState"]):
    def cells(self, state: SaboteurState) -> Collection[int]:
        return [read_cell(cell) for cell in closed_treasures(state)]

    def lies_at(self, state: SaboteurState, cell: int) -> bool:
        return closed_treasure(state, cell)

    def shape(self, state: SaboteurState, cell: int) -> str:
        tunnel: str = state.secret[KEY][cell_word(cell)][0]
        return tunnel

    def show(self, state: SaboteurState, cell: int) -> str:
        """CHEST-21: the tunnel card is seen, the chest under it is not yet."""
        chests(state).shown = cell
        return self.shape(state, cell)

    def open(self, state: SaboteurState, cell: int, shows: str) -> None:
        """CHEST-19 to CHEST-23: the tunnel card first, then the chest."""
        tunnel, chest, _ = closed_treasures(state).pop(cell_word(cell))
        kept = chests(state)
        kept.shown = None
        kept.opened, kept.lying = [*kept.opened, [tunnel, chest]], [*kept.lying, cell]
        state.board.open(cell, state.rules.faces.by_word[shows])
        state.then(chest_step(chest))
        if state.aloud:
            state.tell("treasure", seat=state.layer, at=cell_word(cell), shows=shows, chest=chest)


# ---- looking


def look(state: SaboteurState, audience: int) -> dict[str, dict[str, Any]]:
    return _lying(state.extra, state.secret, audience)


def changes(state: SaboteurState, was: Notes, now: Notes, event: Event) -> None:
    """Modules keep much that is not of treasures: mostly it is that."""
    if was[0][KEY].shown == now[0][KEY].shown and was[1][KEY] == now[1][KEY]:
        return
    seen = {audience: (_lying(*was, audience), _lying(*now, audience)) for audience in event.own}
    event.change(KEY, {audience: diff(before, after, KEY) for audience, (before, after) in seen.items()})


def _lying(extra: dict[str, Any], secret: dict[str, Any], audience: int) -> dict[str, dict[str, Any]]:
    kept: Chests = extra[KEY]
    shown = "" if kept.shown is None else cell_word(kept.shown)
    return {cell: _look(treasure, audience, cell == shown) for cell, treasure in secret[KEY].items()}


def look_at_removed(state: SaboteurState, audience: int) -> list[dict[str, Any]]:
    """CHEST-32: removed unseen; who had looked remembers."""
    return [_look(treasure, audience) for treasure in state.secret[REMOVED]]


def _look(treasure: Treasure, audience: int, shown: bool = False) -> dict[str, Any]:
    tunnel, chest, mask = treasure
    seen = knows(mask, audience)
    looked = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
    return {"tunnel": tunnel if seen or shown else None, "chest": chest if seen else None, "looked": looked}


def resample(state: SaboteurState, view: View, rng: Rng) -> None:
    seen = [*view[KEY].values(), *view[REMOVED]]
    opened = chests(state).opened
    tunnels = _unseen(TUNNELS, [card["tunnel"] for card in seen] + [tunnel for tunnel, _ in opened], rng)
    effects = _unseen(EFFECTS, [card["chest"] for card in seen] + [chest for _, chest in opened], rng)

    def fill(card: dict[str, Any]) -> Treasure:
        mask = sum(1 << seat for seat in card["looked"])
        return [card["tunnel"] or tunnels.pop(), card["chest"] or effects.pop(), mask]

    state.secret[KEY] = {cell: fill(card) for cell, card in view[KEY].items()}
    state.secret[REMOVED] = [fill(card) for card in view[REMOVED]]


def _unseen(cards: Collection[str], seen: list[str | None], rng: Rng) -> list[str]:
    """What is left of the cards; more of them if a described table had more than there are."""
    left = list((Counter(cards) - Counter(card for card in seen if card)).elements())
    while len(left) < seen.count(None):
        left.append([*cards][rng.below(len(cards))])
    return shuffled(left, rng)
