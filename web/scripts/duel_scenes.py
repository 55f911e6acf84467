"""Plays duels and keeps a turn in the middle of one, and the end of a round that nobody has won.

Run from the project's folder: PYTHONPATH=src .venv/bin/python web/scripts/duel_scenes.py
"""

import random
from typing import Any

from decisions import moves, slim, write

import motherlode

DUG = 12
"""A turn after so many moves has something to look at."""


def scenes() -> dict[str, dict[str, Any]]:
    game = motherlode.game("duel")
    found: dict[str, dict[str, Any]] = {}
    for seed in range(1000):
        state = game.start(game.setup(players=2), seed=seed)
        for count, (seat, decision) in enumerate(moves(state, random.Random(seed))):
            asked = {"kind": decision.kind, "options": decision.options}
            if count >= DUG and decision.kind == "turn":
                found.setdefault("turn", {"view": slim(state.view(seat)), "decision": asked})
            last = state.view(seat)["last_round"]
            if last and last["claimed"]:
                return {**found, "tie": {"view": slim(state.view(seat)), "decision": None}}
    raise SystemExit("no round was a tie")


if __name__ == "__main__":
    write("duel", scenes())
