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
    "duel": {
        "two-veins-at-once": (
            2,
            {
                "board": {"0,0": "NS", "1,1": "EW", "2,1": "EW", "3,1": "NEW", "1,-1": "NEW"},
                "hands": {"0": ["NESW:blue-door@N", "NES", "key", "map"], "1": ["NES", "key", "NESW", "SW"]},
                "fronts": {"1": ["broken-cart"]},
            },
        ),
        "keys-and-doors": (
            2,
            {
                "round": 3,
                "board": {
                    "1,1": "EW",
                    "2,1": "EW",
                    "3,1": "NEW",
                    "4,1": "NESW:blue-door@S",
                    "-1,-1": "EW:green-door@E",
                },
                "goals": {"4,2": "gold-1 open", "4,0": "gold-3 green@W", "4,-2": "gold-2 NE"},
                "claimed": {"4,2": 0},
                "hands": {"0": ["key", "NES"], "1": ["key", "broken-lamp", "ES"]},
                "keys": [{"at": "-1,-1", "side": "E"}],
                "looked": {"1": ["4,0"]},
                "first": 1,
            },
        ),
        "last-cards": (
            2,
            {
                "hands": {"0": ["EW", "NES", "map"], "1": ["key"]},
                "fronts": {"0": ["broken-lamp"]},
                "deck": [],
                "discard": [
                    *("NESW", "NESW down", "NEW", "NEW", "NES down", "EW", "NS", "ES", "SW", "EW:green-door@E"),
                    *("EW:blue-door@E", "NESW:green-door@N", "NESW:blue-door@N", "broken-cart", "broken-pickaxe"),
                    *("fix-lamp", "fix-cart", "fix-pickaxe", "key"),
                ],
            },
        ),
    },
}
