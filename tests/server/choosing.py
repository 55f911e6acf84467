"""Answers to decisions, from nothing but what the server sends."""

import random
from typing import Any

Json = dict[str, Any]


def answers(decision: Json) -> list[Json]:
    """Every answer that a decision describes."""
    options, kind = decision["options"], decision["kind"]
    if kind == "turn":
        lays = [
            {"lay": shape, "at": cell}
            for shapes in options["lay"].values()
            for shape, cells in shapes.items()
            for cell in cells
        ]
        plays = [{"play": card, **target} for card, targets in options["play"].items() for target in targets]
        return lays + plays + [{"pass": [card]} for card in options["pass"]["cards"]]
    key, values = {
        "draft": ("gold", options.get("gold")),
        "goal-order": ("open", options.get("open")),
        "position": ("shows", options.get("shows")),
    }[kind]
    return [{"choose": {key: value}} for value in values or ()]


def pick(decision: Json, rng: random.Random, pass_often: bool = False) -> Json:
    found = answers(decision)
    passes = [answer for answer in found if "pass" in answer]
    return rng.choice(passes if pass_often and passes else found)
