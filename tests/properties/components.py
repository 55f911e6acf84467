"""What a table is made of, counted from a whole state: nothing of it may appear or vanish."""

from collections import Counter
from itertools import chain
from typing import Any

from motherlode.core.state import State

Components = dict[str, Counter[Any]]


def components(state: State) -> Components:
    return COUNTERS[state.setup.game](state.table())


def _tunnel_family(table: dict[str, Any]) -> Components:
    goals = table["goals"]
    laid = [shape for cell, shape in table["board"].items() if cell != "0,0" and cell not in goals]
    held = [card for cards in (*table["hands"], *table["fronts"], table["deck"], table["discard"]) for card in cards]
    return {
        "cards": Counter(map(_either_way, [*held, *laid])),
        "gold cards": Counter([*table["gold_deck"], *table["draft"], *chain.from_iterable(table["gold_cards"])]),
        "dwarfs": Counter([*table["roles"], *table["leftover"]]),
        "goals": Counter(goal[0] for goal in goals.values()),
    }


def _either_way(card: str) -> str:
    """One name for a tunnel card, whichever way up it lies; other cards keep theirs."""
    if not set(card) <= set("NESW+"):
        return card
    as_it_lies = [set(tunnel) for tunnel in card.split("+")]
    turned = [{"NESW"["SWNE".index(side)] for side in tunnel} for tunnel in as_it_lies]
    return min("+".join(sorted("".join(sorted(tunnel)) for tunnel in tunnels)) for tunnels in (as_it_lies, turned))


COUNTERS = {"saboteur": _tunnel_family}
"""By game."""
