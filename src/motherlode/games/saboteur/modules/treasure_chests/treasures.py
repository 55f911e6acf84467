"""Closed treasures: where they lie, who has looked, and turning them over (CHEST-01 to CHEST-37)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from motherlode.core.audience import knows
from motherlode.core.errors import SetupError
from motherlode.core.rng import Rng
from motherlode.core.types import Given, View
from motherlode.games.saboteur.modules.treasure_chests.names import EFFECTS, chest_step
from motherlode.games.tunnels.cells import SIDES, cell_at, cell_word, read_cell, reading_order
from motherlode.games.tunnels.dealing import shuffled
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


def fresh() -> dict[str, Any]:
    return {"opened": [], "lying": [], "map_ban": False, "ending": [], "shown": None}


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
    chests = state.shuffled("chests", [*EFFECTS])
    for cell, tunnel, chest in zip(cells, tunnels, chests, strict=False):
        state.secret[KEY][cell] = [tunnel, chest, 0]


def read_given(state: SaboteurState, given: Given, rng: Rng) -> None:
    state.extra[KEY] = {**fresh(), "map_ban": bool(given.get("map_ban", False))}
    state.secret[REMOVED] = []
    if OPEN in given:
        board = {read_cell(cell): state.rules.face(word) for cell, word in given[OPEN]["board"].items()}
        state.board.sketch |= board
        state.extra[KEY] |= {"lying": [*map(cell_word, board)], "opened": [[*pair] for pair in given[OPEN]["cards"]]}
    chests, tunnels = shuffled([*EFFECTS], rng), shuffled([*TUNNELS], rng)
    if "chests" in given:
        named = sorted(given["chests"].items(), key=lambda item: reading_order(read_cell(item[0])))
        state.secret[KEY] = {cell: [str(card["tunnel"]), str(card["chest"]), 0] for cell, card in named}
    else:
        rest = [effect for effect in chests if effect not in given.get("chest_rest", ())]
        cells = sorted((read_cell(cell) for cell in PRESET.split()), key=reading_order)
        state.secret[KEY] = {cell_word(cell): [tunnels.pop(), rest.pop(), 0] for cell in cells}


def describe(state: SaboteurState) -> Given:
    chests = {cell: {"tunnel": tunnel, "chest": chest} for cell, (tunnel, chest, _) in state.secret[KEY].items()}
    words, cards, kept = state.rules.faces.words, state.board.cards, state.extra[KEY]
    lying = {cell: words[cards[read_cell(cell)]] for cell in kept["lying"]}
    return {
        "chests": chests,
        **({"map_ban": True} if kept["map_ban"] else {}),
        **({OPEN: {"board": lying, "cards": [[*pair] for pair in kept["opened"]]}} if kept["opened"] else {}),
    }


def closed_treasure(state: SaboteurState, cell: int) -> bool:
    return cell_word(cell) in state.secret[KEY]


def open_cells(state: SaboteurState) -> Collection[int]:
    """Where treasure tunnel cards lie open."""
    return [read_cell(cell) for cell in state.extra[KEY]["lying"]]


class Treasures(Closed["SaboteurState"]):
    def cells(self, state: SaboteurState) -> Collection[int]:
        return [read_cell(cell) for cell in state.secret[KEY]]

    def shape(self, state: SaboteurState, cell: int) -> str:
        tunnel: str = state.secret[KEY][cell_word(cell)][0]
        return tunnel

    def show(self, state: SaboteurState, cell: int) -> str:
        """CHEST-21: the tunnel card is seen, the chest under it is not yet."""
        state.extra[KEY]["shown"] = cell_word(cell)
        return self.shape(state, cell)

    def open(self, state: SaboteurState, cell: int, shows: str) -> None:
        """CHEST-19 to CHEST-23: the tunnel card first, then the chest."""
        tunnel, chest, _ = state.secret[KEY].pop(cell_word(cell))
        state.extra[KEY]["shown"] = None
        state.extra[KEY]["opened"].append([tunnel, chest])
        state.extra[KEY]["lying"].append(cell_word(cell))
        state.board.open(cell, state.rules.faces.by_word[shows])
        state.then(chest_step(chest))
        state.tell("treasure", seat=state.layer, at=cell_word(cell), shows=shows, chest=chest)


# ---- looking


def look(state: SaboteurState, audience: int) -> dict[str, dict[str, Any]]:
    shown = state.extra[KEY]["shown"]
    return {cell: _look(state, treasure, audience, cell == shown) for cell, treasure in state.secret[KEY].items()}


def look_at_removed(state: SaboteurState, audience: int) -> list[dict[str, Any]]:
    """CHEST-32: removed unseen; who had looked remembers."""
    return [_look(state, treasure, audience) for treasure in state.secret[REMOVED]]


def _look(state: SaboteurState, treasure: Treasure, audience: int, shown: bool = False) -> dict[str, Any]:
    tunnel, chest, mask = treasure
    seen = knows(mask, audience)
    looked = [seat for seat in range(state.setup.players) if mask >> seat & 1]
    return {"tunnel": tunnel if seen or shown else None, "chest": chest if seen else None, "looked": looked}


def resample(state: SaboteurState, view: View, rng: Rng) -> None:
    seen = [*view[KEY].values(), *view[REMOVED]]
    opened = state.extra[KEY]["opened"]
    tunnels = _unseen(TUNNELS, [card["tunnel"] for card in seen] + [tunnel for tunnel, _ in opened], rng)
    chests = _unseen(EFFECTS, [card["chest"] for card in seen] + [chest for _, chest in opened], rng)

    def fill(card: dict[str, Any]) -> Treasure:
        mask = sum(1 << seat for seat in card["looked"])
        return [card["tunnel"] or tunnels.pop(), card["chest"] or chests.pop(), mask]

    state.secret[KEY] = {cell: fill(card) for cell, card in view[KEY].items()}
    state.secret[REMOVED] = [fill(card) for card in view[REMOVED]]


def _unseen(cards: Collection[str], seen: list[str | None], rng: Rng) -> list[str]:
    """What is left of the cards; more of them if a described table had more than there are."""
    left = list((Counter(cards) - Counter(card for card in seen if card)).elements())
    while len(left) < seen.count(None):
        left.append([*cards][rng.below(len(cards))])
    return shuffled(left, rng)
