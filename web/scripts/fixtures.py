"""Plays a game and keeps views and patches, so that the client's tests fold what the engine tells.

Run from the project's folder: PYTHONPATH=src .venv/bin/python web/scripts/fixtures.py
"""

import json
from pathlib import Path

import motherlode
from motherlode.bots.registry import make

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures"


def plain(decision):
    return None if decision is None else {"kind": decision.kind, "options": decision.options}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    game = motherlode.game("saboteur")
    state = game.start(game.setup(players=5, modules=[], edition="jubilee", options={}), seed=11)
    bots = [make("adept", seat) for seat in range(5)]
    seat = 0
    first = state.view(seat)
    steps = []
    while state.actors:
        actor = state.actors[0]
        action = bots[actor].choose(state.view(actor), state.legal(actor), [])
        events = [event.seen_by(seat) for event in state.apply(actor, action)]
        steps.append(
            {"seat": actor, "events": [event for event in events if event], "decision": plain(state.decision(seat))}
        )
    text = {"first": first, "steps": steps, "last": state.view(seat)}
    (FOLDER / "game.json").write_text(json.dumps(text, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    print(len(steps), "moves")


if __name__ == "__main__":
    main()
