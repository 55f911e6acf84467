"""The same seeds give the same games on both cores. Where none is built, in two processes of plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.compiled_core import SWITCH, find_build
from motherlode.core.rng import Rng
from tests.cores.play import Witness, play_quietly
from tests.properties.tables import TABLES

PROJECT = Path(__file__).parents[2]
PARTS = 4
"""So that several processors share them."""


def played(part: int, switch: str, hash_seed: str) -> list[str]:
    environment = os.environ | {SWITCH: switch, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.cores.play", str(part), str(PARTS)]
    done = subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("part", range(PARTS))
def test_both_cores_play_the_same_games(part: int) -> None:
    switch = "0" if find_build() is None else "1"
    plain, other = played(part, "0", hash_seed="1"), played(part, switch, hash_seed="2")
    assert [plain[0], other[0]] == ["plain", "plain" if switch == "0" else "compiled"]
    assert len(plain) == len(TABLES[part::PARTS]) + 1
    assert other[1:] == plain[1:]


def test_another_move_is_another_game() -> None:
    prints = set()
    for seed in (1, 2):
        witness = Witness()
        play_quietly(TABLES[0].start(seed=5), Rng(seed), witness)
        prints.add(witness.heard.hexdigest())
    assert len(prints) == 2
