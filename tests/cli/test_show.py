"""Positions, saved games and records as text; broken files get one line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import motherlode
from motherlode.core.notation import write_position, write_record
from motherlode.render.naming import cell_name
from motherlode.words import Words

Run = Callable[..., Result]
Complaint = Callable[..., str]

POSITION = """
game: saboteur
players: 4
given:
  turn: 2
  roles: [miner, saboteur, miner, miner]
  board: {"1,0": EW, "2,0": E+W, "3,0": NESW}
  goals: {"8,2": stone NE, "8,0": gold, "8,-2": stone NW}
  hands: {2: [map, NE]}
  fronts: {1: [broken-lamp]}
"""

HEADER = "motherlode record 1\ngame: saboteur\nplayers: 3\nmodules:\nedition: jubilee\noptions: {}\n\n"


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    return str(file)


@pytest.fixture
def record(tmp_path: Path) -> str:
    game = motherlode.game("saboteur")
    state = game.start(game.setup(players=3), seed=3)
    for _ in range(12):
        seat = state.actors[0]
        state.apply(seat, state.legal(seat)[0])
    file = tmp_path / "record.txt"
    file.write_text(write_record(state.record()), encoding="utf-8")
    return str(file)


def test_a_position_is_drawn(run: Run, position: str) -> None:
    drawn = run("show", position).stdout
    assert "══⌂════════╡▓├───┼──" in drawn
    assert "broken: lamp" in drawn
    assert "│ $ │" in drawn


def test_a_seat_sees_only_what_it_may_know(run: Run, position: str) -> None:
    drawn = run("show", position, "--seat", "2").stdout
    assert "│ $ │" not in drawn
    assert "saboteur" not in drawn
    assert "1:" in drawn
    assert "map" in drawn


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_position_is_told_in_sentences(run: Run, position: str, language: str) -> None:
    told = run("show", position, "--sentences", "--seat", "2", "--language", language).stdout
    assert not set("═─║│░") & set(told)
    assert cell_name("3,0", Words(language)) in told


def test_a_record_is_told_and_drawn_as_far_as_wanted(run: Run, record: str) -> None:
    whole, early = run("show", record).stdout, run("show", record, "--at", "2").stdout
    assert len(whole.splitlines()) > len(early.splitlines())
    assert run("show", record, "--at", "0").exit_code == 0


def test_a_dumped_state_is_drawn(run: Run, tmp_path: Path) -> None:
    game = motherlode.game("saboteur")
    file = tmp_path / "dump.json"
    file.write_text(game.start(game.setup(players=3), seed=3).dump(), encoding="utf-8")
    assert "⌂" in run("show", str(file)).stdout


def test_a_position_in_text_notation_is_drawn(run: Run, tmp_path: Path) -> None:
    game = motherlode.game("saboteur")
    state = game.start(game.setup(players=4), seed=3)
    file = tmp_path / "table.txt"
    file.write_text(write_position(state.setup.plain(), game.describe(state)), encoding="utf-8")
    assert "8" in run("show", str(file)).stdout


def test_a_file_of_scenarios_is_drawn_one_after_the_other(run: Run, tmp_path: Path) -> None:
    entry = "- id: {0}\n  game: saboteur\n  players: 3\n  given: {{turn: 1}}\n"
    file = tmp_path / "scenarios.yaml"
    file.write_text(entry.format("A-1") + entry.format("A-2"), encoding="utf-8")
    drawn = run("show", str(file)).stdout
    assert drawn.count("⌂") == 2
    assert "A-2" in drawn


def test_moves_that_a_record_does_not_have(complaint: Complaint, record: str, position: str) -> None:
    assert "12 moves" in complaint("show", record, "--at", "13")
    assert "not a record" in complaint("show", position, "--at", "1")
    assert "seats are 0 to 2" in complaint("show", record, "--seat", "3")


@pytest.mark.parametrize(
    "content",
    [
        "",
        "just words",
        "[]",
        "- 1",
        "a: [",
        "\ta: 1",
        "game: chess",
        "game: saboteur\nplayers: 99",
        "game: saboteur\nplayers: [3]",
        "game: saboteur\nplayers: 3\nmodules: 7",
        "game: saboteur\nplayers: 3\nmodules: [dragons]",
        "game: saboteur\nplayers: 3\noptions: [1]",
        "game: saboteur\nplayers: 3\noptions: {speed: 3}",
        "game: saboteur\nplayers: 3\ngiven: 5",
        "game: saboteur\nplayers: 3\ngiven: {board: {here: NE}}",
        "game: saboteur\nplayers: 3\ngiven: {board: {'1,0': hole}}",
        "game: saboteur\nplayers: 3\ngiven: {hands: {0: [dragon]}}",
        "game: saboteur\nplayers: 3\ngiven: {hands: 4}",
        "game: saboteur\nplayers: 3\ngiven: {hands: {9: [NE]}}",
        "game: saboteur\nplayers: 3\ngiven: {goals: {'8,0': cheese}}",
        "game: saboteur\nplayers: 3\ngiven: {turn: 12}",
        "game: saboteur\nplayers: 3\ngiven: {roles: [miner]}",
        "game: saboteur\nplayers: 3\ngiven: {roles: [miner, miner, cook]}",
        "game: saboteur\nplayers: 3\ngiven: {fronts: {0: [map]}, round: x}",
        "motherlode record",
        "motherlode record 1\ngame: saboteur\n",
        HEADER.replace("record 1", "record 99"),
        HEADER.replace("saboteur", "chess"),
        HEADER + "1. 0 pass NE\n",
        HEADER + "hello\n",
        '{"stack": []}',
        '{"stack": [], "setup": {"game": "saboteur"}}',
        '{"stack": [], "setup": 3, "rules": 1}',
        '{"state": "{}"}',
    ],
)
def test_a_broken_file_is_one_line(complaint: Complaint, tmp_path: Path, content: str) -> None:
    file = tmp_path / "broken.txt"
    file.write_text(content, encoding="utf-8")
    assert complaint("show", str(file))


def test_files_that_cannot_be_read(complaint: Complaint, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00\x01")
    assert "not a text file" in complaint("show", str(tmp_path / "bytes"))
    assert "is a folder" in complaint("show", str(tmp_path))
    assert complaint("show", "a\0b")
