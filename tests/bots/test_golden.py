"""Bots think, do and say what is written down, with fixed seeds.

Whoever changes how they think on purpose writes it anew (`python -m tests.bots.golden.write`) and reads what changed;
whoever did not has changed something by mistake. What they ought to think is said by the other tests.
"""

import pytest

from tests.bots.golden import moments
from tests.bots.golden.playing import FOLDER, TABLES, Table, played


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_bots_play_as_it_is_written_down(table: Table) -> None:
    assert played(table) == table.file.read_text(encoding="utf-8")


@pytest.mark.parametrize("table", moments.TABLES, ids=lambda table: table.name)
def test_bots_think_as_it_is_written_down_in_the_middle_of_any_game(table: Table) -> None:
    assert moments.thought(table) == moments.file_of(table).read_text(encoding="utf-8")


def test_every_game_that_is_written_down_is_played() -> None:
    assert {*moments.PLACE.glob("*.txt")} == {moments.file_of(table) for table in moments.TABLES}
    assert {file.name for file in FOLDER.glob("*.txt")} == {table.file.name for table in TABLES}
