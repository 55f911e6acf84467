"""Plays games with every module and keeps one table for each thing that can be asked, and one of each kind of event.

The client's tests answer these decisions by clicking and tell these events in every language.
Run from the project's folder: PYTHONPATH=src .venv/bin/python web/scripts/decisions.py
"""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import motherlode
from motherlode.core.decision import Decision
from motherlode.core.state import State

FOLDER = Path(__file__).parent.parent / "tests" / "fixtures"
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    (7, ("saboteur2",)),
    (5, ()),
    (6, ("greedy-dwarf", "goal-swap", "treasury", "reverse", "artisan", "pathfinder", "diversion")),
    (6, ("tunnel-toll", "treasure-chests", "veto")),
    (6, ("tunnel-toll", "pathfinder", "diversion", "new-goals", "tunnel-party")),
    (5, ("treasure-chests", "dressing-room", "compromised-dwarf")),
    (12, ("saboteur2", "veto", "tunnel-toll", "treasury")),
    (7, ("tournament", "treasure-chests")),
    (5, ("saboteur2",)),
)
"""How many play with which modules; together they ask and tell everything."""
LOG = 12
"""So many events are kept of the log of a view."""
LONGEST = 3000
ROUNDS = 11
LISTENED = 9
"""So many games of each kind are listened to."""

RARE = ({"event": "stopped", "seat": 0},)
"""Told only where every open end has a price that others would have to pay."""

Test = Callable[[dict[str, Any], dict[str, Any]], bool]


def plays(card: str) -> Test:
    return lambda view, options: card in options["play"]


def has_price(view: dict[str, Any], options: dict[str, Any]) -> bool:
    """A cell where somebody else's toll dwarf stands can be dug, and another player could pay."""
    foreign = {dwarf["cell"] for dwarf in view["toll"]["dwarfs"] if dwarf["owner"] != view["seat"]}
    cells = {cell for shapes in options["lay"].values() for cells in shapes.values() for cell in cells}
    return bool(foreign & cells) and view["gold"]["balance"][view["seat"]] > 0


WANTED: dict[str, dict[str, Test]] = {
    "turn": {
        "pass": lambda view, options: options["pass"]["most"] == 3 and bool(options["lay"]),
        "remove": lambda view, options: bool(options.get("remove")),
        "toll": lambda view, options: bool(options.get("toll")) and len(view["board"]) > 4,
        "price": lambda view, options: "toll" in view and has_price(view, options),
        "blocked": lambda view, options: bool(options["blocked"]),
        **{
            card: plays(card)
            for card in (
                *("goal-swap", "diversion", "treasury", "reverse", "pathfinder", "artisan", "thief", "trap", "free"),
                *(
                    "hands-off",
                    "swap-hands",
                    "swap-hats",
                    "inspection",
                    "map",
                    "rockfall",
                    "broken-lamp",
                    "fix-cart-lamp",
                ),
            )
        },
        "map-at": lambda view, options: any("at" in target for target in options["play"].get("map", ())),
    },
    "react": {
        "holder": lambda view, options: True in options["veto"],
        "other": lambda view, options: True not in options["veto"],
    },
    "chest": {
        effect: lambda view, options, effect=effect: options["effect"] == effect
        for effect in ("goal-shift", "steal", "inspect")
    },
    "pathfinder": {
        "first": lambda view, options: options["card"] == 1,
        "second": lambda view, options: options["card"] == 2,
    },
    "goal-order": {"": lambda view, options: True},
    "position": {"": lambda view, options: True},
    "draft": {"": lambda view, options: len(options["gold"]) > 1},
    "steal": {"": lambda view, options: len(options["from"]) > 2},
    "pick": {"": lambda view, options: len(options["card"]) > 2},
    "pay-toll": {"": lambda view, options: True in options["pay"] and options["nuggets"] > 0},
}


def moves(state: State, dice: random.Random) -> Iterator[tuple[int, Decision]]:
    """A game of somebody who mostly digs eastwards and does anything else now and then."""
    while state.actors:
        seat = state.actors[0]
        decision = state.decision(seat)
        assert decision is not None
        yield seat, decision
        legal = state.legal(seat)
        verbs: dict[str, list[dict[str, Any]]] = {}
        for action in legal:
            verbs.setdefault(next(iter(action)), []).append(action)
        verb = "lay" if "lay" in verbs and dice.random() < 0.75 else dice.choice(sorted(verbs))
        chosen = verbs[verb]
        if verb == "lay":
            east = max(int(action["at"].split(",")[0]) for action in chosen)
            chosen = [action for action in chosen if int(action["at"].split(",")[0]) == east]
        state.apply(seat, dice.choice(chosen))


def slim(view: dict[str, Any]) -> dict[str, Any]:
    return {**view, "log": view["log"][-LOG:], "memory": [], "hands": [None] * view["players"]}


class Collection:
    def __init__(self) -> None:
        self.decisions: dict[str, dict[str, Any]] = {}
        self.events: dict[str, dict[str, Any]] = {}
        self.rounds: list[dict[str, Any]] = []

    def missing(self) -> set[str]:
        wanted = {kind_and(kind, what) for kind, tests in WANTED.items() for what in tests}
        return wanted - self.decisions.keys()

    def look(self, state: State, seat: int, decision: Decision) -> None:
        tests = WANTED[decision.kind]
        for what, test in tests.items():
            name = kind_and(decision.kind, what)
            if name in self.decisions:
                continue
            view = state.view(seat)
            if test(view, decision.options):
                self.decisions[name] = {
                    "view": slim(view),
                    "decision": {"kind": decision.kind, "options": decision.options},
                    "legal": state.legal(seat)[:LONGEST],
                }

    def listen(self, state: State) -> None:
        """Every kind of event, with the fields it has, as one seat and as everybody heard it."""
        for seat in (*range(state.setup.players), motherlode.ALL):
            view = state.view(seat)
            for event in view["log"]:
                name = " ".join([event["event"], str(event.get("card", "")), *sorted(event)])
                if event["event"] in ("laid", "declared", "vetoed", "lifted", "picked", "stole", "bought-off"):
                    name = " ".join([event["event"], *sorted(event)])
                if name not in self.events:
                    self.events[name] = {"event": event, "modules": view["modules"]}

    def share(self, view: dict[str, Any]) -> None:
        """The ends of some rounds with teams, of different kinds."""
        last = view["last_round"]
        able = sorted(team for team, way in last.get("ways", {}).items() if way)
        begin = max(place for place, event in enumerate(view["log"]) if event["event"] == "round")
        stolen = any(event.get("why") == "steal" for event in view["log"][begin:])
        kind = [last["won"], able, "ways" in last, stolen]
        if all(known["kind"] != kind for known in self.rounds):
            self.rounds.append({"kind": kind, "view": {**slim(view), "log": view["log"][begin:]}})


def kind_and(kind: str, what: str) -> str:
    return f"{kind} {what}".strip()


def main() -> None:
    found = Collection()
    game = motherlode.game("saboteur")
    for seed in range(60):
        for players, modules in TABLES:
            setup = game.setup(players=players, modules=list(modules), edition="jubilee", options={})
            state = game.start(setup, seed=seed)
            for seat, decision in moves(state, random.Random(seed)):
                found.look(state, seat, decision)
                if decision.kind == "steal":
                    found.share(state.view(seat))
            found.share(state.view(0))
            if seed < LISTENED:
                found.listen(state)
        if not found.missing() and seed >= LISTENED and len(found.rounds) >= ROUNDS:
            break
    print("missing:", sorted(found.missing()))
    FOLDER.mkdir(exist_ok=True)
    write("decisions", found.decisions)
    write("events", [*found.events.values(), *({"event": event, "modules": ["pathfinder"]} for event in RARE)])
    write("sharings", [known["view"] for known in found.rounds])


def write(name: str, kept: Any) -> None:
    text = json.dumps(kept, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
    print(name, len(kept), len(text))


if __name__ == "__main__":
    main()
