"""Answers to the questions that are not turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from motherlode.bots.adept.interest import BLOCK
from motherlode.bots.adept.mind import Mind
from motherlode.core.types import Action
from motherlode.games.tunnels.cells import read_cell


def open_goal(mind: Mind, action: Action) -> float:
    """A miner turns over first what is most likely the gold, a saboteur what is least."""
    chance = mind.gold.get(read_cell(action["choose"]["open"]), 0.0)
    return -chance if mind.interest.manner == BLOCK else chance


def place_goal(mind: Mind, action: Action) -> float:
    """A miner turns a stone so that it helps, a saboteur so that it does not."""
    mine, face = mind.reading.mine, mind.reading.rules.face(action["choose"]["shows"])
    left = min((mind.left_in(mine.put(goal, face)) for goal in mine.board.reached), default=0.0)
    return left if mind.interest.manner == BLOCK else -left


def take_gold(mind: Mind, action: Action) -> float:
    return float(action["choose"]["gold"])


ANSWERS: Final[dict[str, Callable[[Mind, Action], float]]] = {
    "open": open_goal,
    "shows": place_goal,
    "gold": take_gold,
}
"""What an answer is worth, by the word it chooses with."""


def answer_value(mind: Mind, action: Action) -> float:
    word = next(iter(action["choose"]))
    special = mind.knows.answers.get(word)
    if special is not None:
        return sum(value(mind, action) for value in special)
    value = ANSWERS.get(word)
    return value(mind, action) if value is not None else 0.0
