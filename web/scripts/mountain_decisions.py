"""Plays Dwarf Corporation and keeps one table for each thing that can be asked, and for each card that wants a choice.

The client's tests answer these decisions by clicking.
Run from the project's folder: PYTHONPATH=src .venv/bin/python web/scripts/mountain_decisions.py
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import motherlode

FILE = Path(__file__).parent.parent / "tests" / "fixtures" / "mountain.json"
LOG = 8
LONGEST = 3000
Options = dict[str, Any]


def uses(card: str) -> Callable[[Options], bool]:
    return lambda options: card in options["use"]


WANTED: dict[str, dict[str, Callable[[Options], bool]]] = {
    "dig": {"": lambda options: True, "cave-in": uses("cave-in"), "secret-tunnel": uses("secret-tunnel")},
    "cards": {"": lambda options: True},
    "safe": {"": lambda options: True},
    "stock-market": {"": lambda options: True},
    "invest": {"": lambda options: True},
    "exchange": {"": lambda options: len(options["exchange"]) > 1 and not options["union"]},
    "cave-in": {"": lambda options: len(options["remove"]) > 1},
}


def main() -> None:
    found: dict[str, dict[str, Any]] = {}
    game = motherlode.game("corporation")
    wanted = {f"{kind} {what}".strip() for kind, whats in WANTED.items() for what in whats}
    for seed in range(200):
        state = game.start(game.setup(players=4), seed=seed)
        dice = random.Random(seed)
        while state.actors and wanted - found.keys():
            seat = state.actors[0]
            decision = state.decision(seat)
            assert decision is not None
            legal = state.legal(seat)
            for what, test in WANTED[decision.kind].items():
                name = f"{decision.kind} {what}".strip()
                if name not in found and len(legal) <= LONGEST and test(decision.options):
                    view = state.view(seat)
                    asked = {"kind": decision.kind, "options": decision.options}
                    found[name] = {"view": {**view, "log": view["log"][-LOG:]}, "decision": asked, "legal": legal}
            state.apply(seat, dice.choice(legal))
        if not wanted - found.keys():
            break
    print("missing:", sorted(wanted - found.keys()))
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    FILE.write_text(text, encoding="utf-8")
    print(len(found), len(text))


if __name__ == "__main__":
    main()
