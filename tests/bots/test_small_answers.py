"""Answers that are not turns, and what a dwarf without a side of his own is for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.bots.adept import temper
from motherlode.bots.adept.choices import answer_value
from motherlode.bots.adept.interest import BLOCK, DIG, GATHER
from motherlode.bots.adept.modules.saboteur2 import stakes

LEFT = {"near": 3.0, "far": 7.0}
"""What is left to dig to each of the goals that a tunnel has reached, however the card there lies."""


def mind(manner: str, *goals: str) -> Any:
    board = SimpleNamespace(reached=goals)
    mine = SimpleNamespace(board=board, put=lambda goal, face: goal)
    reading = SimpleNamespace(mine=mine, rules=SimpleNamespace(face=lambda word: word))
    knows = SimpleNamespace(answers={})
    return SimpleNamespace(reading=reading, interest=SimpleNamespace(manner=manner), left_in=LEFT.get, knows=knows)


@pytest.mark.parametrize(("goals", "left"), [(("near", "far"), 3.0), (("far",), 7.0), ((), 0.0)])
def test_a_stone_is_turned_by_the_shortest_way_that_it_leaves(goals: tuple[str, ...], left: float) -> None:
    action = {"choose": {"shows": "NESW"}}
    assert answer_value(mind(DIG, *goals), action) == -left, "a miner wants it short"
    assert answer_value(mind(BLOCK, *goals), action) == left, "a saboteur wants it long"


@pytest.mark.parametrize(
    ("pays", "manner"),
    [
        ({"green": 4.0, "blue": 2.0, "nobody": 1.0}, DIG),
        ({"green": 2.0, "blue": 2.0, "nobody": 4.0}, BLOCK),
        ({"green": 2.0, "blue": 2.0, "nobody": 2.0}, GATHER),
    ],
)
def test_the_profiteer_digs_for_as_much_as_it_pays_him(
    pays: dict[str, float], manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_team = {stakes.GREEN: pays["green"], stakes.BLUE: pays["blue"], stakes.NOBODY: pays["nobody"]}
    monkeypatch.setattr(stakes, "pay", lambda reading, belief, role, team: by_team[team])
    monkeypatch.setattr(stakes, "chances", lambda belief, roles: [0.5, 0.5])
    interest = stakes.profiteer(SimpleNamespace(), SimpleNamespace())  # type: ignore[arg-type]
    assert interest.manner == manner
    if manner == DIG:
        digging = (pays["green"] + pays["blue"]) / 2
        assert interest.win == pytest.approx(temper.NUGGET * (digging - pays["nobody"]))
