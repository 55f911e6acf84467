"""What a table is made of, counted from a whole state: nothing of it may appear or vanish."""

from collections import Counter
from functools import cache
from itertools import chain
from typing import Any

from motherlode.core.state import State
from motherlode.games.corporation.state import UNLIMITED

Components = dict[str, Counter[Any]]


def components(state: State) -> Components:
    return COUNTERS[state.setup.game](state.table())


def treasure_cells(table: dict[str, Any]) -> list[str]:
    """Where tunnel cards of treasures lie open: they are no cards of the deck."""
    lying: list[str] = table["extra"].get("treasures", {}).get("lying", [])
    return lying


def _tunnel_family(table: dict[str, Any]) -> Components:
    goals = table["goals"]
    elsewhere = {"0,0", *goals, *treasure_cells(table)}
    laid = [shape for cell, shape in table["board"].items() if cell not in elsewhere]
    piles = (*table["hands"], *table["fronts"], table["deck"], table["discard"], table["aside"], table["held"])
    held = [card for cards in piles for card in cards]
    return {
        "cards": Counter(map(either_way, [*held, *laid])),
        "gold cards": Counter([*table["gold_deck"], *table["draft"], *chain.from_iterable(table["gold_cards"])]),
        "dwarfs": Counter([*table["roles"], *table["leftover"], *table["retired"]]),
        "goals": Counter(goal[0] for goal in goals.values()) if len(goals) == 3 else Counter(five=len(goals)),
    }


@cache
def either_way(card: str) -> str:
    """One name for a tunnel card, whichever way up it lies; other cards keep theirs."""
    shape, _, feature = card.partition(":")
    if not set(shape) <= set("NESW+"):
        return card
    as_it_lies = [set(tunnel) for tunnel in shape.split("+")]
    turned = [{"NESW"["SWNE".index(side)] for side in tunnel} for tunnel in as_it_lies]
    either = min("+".join(sorted("".join(sorted(tunnel)) for tunnel in tunnels)) for tunnels in (as_it_lies, turned))
    return f"{either}:{feature}" if feature else either


def _corporation(table: dict[str, Any]) -> Components:
    """Treasury and table together hold the same crystals, whatever lies where; an endless treasury is not counted."""
    shares = [colour for board in table["investments"] for colour, count in board.items() for _ in range(count)]
    in_front = [word.split() for front in table["cards"] for word, _since, _spent in front]
    on_cave_ins = [colour for kind, *colours in in_front if kind == "cave-in" for colour in colours]
    stocks = [colour for colours in table["stock_market"] for colour in colours]
    crystals = Counter([*table["board"]["gems"].values(), *shares, *stocks, *on_cave_ins]) + Counter(table["treasury"])
    return {
        "cards": Counter([*(kind for kind, *_ in in_front), *table["deck"], *table["discard"]]),
        "crystals": Counter() if UNLIMITED in table["treasury"].values() else crystals,
        "tiles": Counter(tile.split("@")[0] for tile in table["tiles"]),
        "symbols": Counter("".join(table["board"]["symbols"])),
    }


def _duel(table: dict[str, Any]) -> Components:
    goals = table["goals"]
    shapes = [shape for cell, shape in table["board"].items() if cell not in ("0,1", "0,-1") and cell not in goals]
    held = [card for cards in (*table["hands"], *table["fronts"], table["deck"], table["discard"]) for card in cards]
    keys = sum(shape.count("-key@") for shape in table["board"].values())
    return {
        "cards": Counter(_either_way_with_doors(card) for card in (*held, *shapes)),
        "goals": Counter(goal[0] for goal in goals.values()),
        "keys": Counter({"more than there are": max(0, keys - 2)}),
    }


def _either_way_with_doors(card: str) -> str:
    """A door on an arm turns with its card, and a key does not make it another card."""
    shape, colon, door = card.replace("-key@", "-door@").partition(":")
    if not colon:
        return either_way(card)
    return f"{either_way(shape)}:{door.partition('@')[0]}"


COUNTERS = {"saboteur": _tunnel_family, "duel": _duel, "corporation": _corporation}
"""By game."""
