"""Positions that random play from the first deal seldom comes to, by game: how many players, and what lies there."""

from collections import Counter
from itertools import chain

from motherlode.core.types import Given

DECK = Counter(
    dict.fromkeys(("NESW", "NES", "ESW", "NE"), 5)
    | dict.fromkeys(("NS", "NW"), 4)
    | dict.fromkeys(("EW", "broken-lamp", "broken-cart", "broken-pickaxe", "rockfall"), 3)
    | dict.fromkeys(("fix-lamp", "fix-cart", "fix-pickaxe"), 2)
    | dict.fromkeys(("fix-cart-lamp", "fix-cart-pickaxe", "fix-lamp-pickaxe"), 1)
    | dict.fromkeys(("N+E+S+W", "N+E+S", "E+S+W", "N+S", "E+W", "N+E", "N+W", "N", "E"), 1)
    | {"map": 6}
)
"""What a base round is played with."""
ROW = {f"{x},0": "ESW" for x in range(1, 6)}
LAST_HANDS = {
    "0": ["EW", "map", "rockfall"],
    "1": ["NES", "broken-cart", "NE"],
    "2": ["EW", "fix-cart", "N+S"],
    "3": ["NESW", "NW", "map"],
    "4": ["EW", "NS"],
}
ROTTEN = ("NS", "N+E", "broken-lamp")
"""Cards that were discarded in a pass."""
DISCARDED = DECK - Counter([*ROW.values(), *chain.from_iterable(LAST_HANDS.values())])

OPENINGS: dict[str, dict[str, tuple[int, Given]]] = {
    "saboteur": {
        "two-goals-at-once": (
            4,
            {
                "board": {**ROW, "6,0": "NSW", "6,1": "ES", "7,1": "EW"},
                "hands": {"0": ["NES", "NESW", "map"], "1": ["NES", "NS"]},
            },
        ),
        "stone-lies-either-way": (
            3,
            {
                "board": {**ROW, "6,1": "ES", "7,1": "EW", "8,1": "SW", "6,-1": "NE", "7,-1": "EW", "8,-1": "NW"},
                "goals": {"8,2": "gold", "8,0": "stone NE", "8,-2": "stone NW"},
                "hands": {"0": ["NES", "NS", "map"]},
            },
        ),
        "gold-at-the-next-card": (
            5,
            {
                "round": 3,
                "board": {**ROW, "6,0": "EW"},
                "goals": {"8,2": "stone NE", "8,0": "gold", "8,-2": "stone NW"},
                "roles": ["miner", "miner", "saboteur", "miner", "miner"],
                "hands": {"0": ["EW", "NES", "NESW"]},
                "gold_cards": {"0": [3, 1], "2": [3]},
            },
        ),
        "deck-is-empty": (
            5,
            {
                "round": 2,
                "board": ROW,
                "hands": LAST_HANDS,
                "deck": [],
                "discard": [f"{card} down" if card in ROTTEN else card for card in sorted(DISCARDED.elements())],
            },
        ),
        "cut-off-tunnels": (
            6,
            {"board": {"2,0": "ESW", "3,0": "EW", "0,1": "E+W", "0,2": "NESW"}, "fronts": {"1": ["broken-lamp"]}},
        ),
    },
}
