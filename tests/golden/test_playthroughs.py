"""Golden games play as they are written down."""

from difflib import unified_diff
from itertools import islice

import pytest

from tests.golden.games import FOLDER, GAMES, GoldenGame
from tests.golden.playthrough import playthrough

LARGEST = 200_000
HAPPENINGS = (
    *("round", "laid", "played", "passed", "drew", "revealed", "round-over", "drafted", "paid", "game-over"),
    *("turn", "dug", "hired", "income", "chest", "used", "invested", "exchanged", "declined", "unblocked", "discarded"),
)


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_plays_as_it_is_written_down(golden: GoldenGame) -> None:
    written, played = golden.file.read_text(encoding="utf-8"), playthrough(golden)
    changes = unified_diff(written.splitlines(), played.splitlines(), "written down", "played", lineterm="", n=2)
    assert "\n".join(islice(changes, 40)) == ""


def test_every_file_belongs_to_a_game() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {golden.file.name for golden in GAMES}


def test_the_files_stay_readable() -> None:
    assert [golden.name for golden in GAMES if golden.file.stat().st_size > LARGEST] == []


@pytest.mark.parametrize("happening", HAPPENINGS)
def test_everything_that_can_happen_happens_in_some_golden_game(happening: str) -> None:
    texts = [golden.file.read_text(encoding="utf-8") for golden in GAMES if not golden.modules]
    assert any(f"  > {happening}: " in text for text in texts)
