"""Faults are planted one at a time, where something runs, and the same ones for the same seed."""

from pathlib import Path

import pytest

from tests.faults.__main__ import all_faults, equivalents, main, sample
from tests.faults.planting import compiles, faults_in
from tests.faults.trial import is_noticed, nearest, suites_of

SOURCE = '''"""A text with 1 == 1."""
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    X = 1


class Purse:
    """Holds 3 nuggets."""

    __slots__ = ("gold",)

    def pay(self, price: "dict[int, 4]", most: int = 5) -> bool:
        if not self.gold or price >= self.gold:
            raise ValueError(price + 1)
        self.gold -= price
        return max(self.gold, 0) == 2
'''


def changes(source: str) -> list[tuple[str, str]]:
    return [(fault.was, fault.now) for fault in faults_in("toy.py", source)]


def test_every_place_that_runs_can_be_wrong_in_its_way() -> None:
    assert sorted(changes(SOURCE)) == [
        ("0", "(1)"),
        ("2", "(3)"),
        ("max(self.gold, 0)", "min(self.gold, 0)"),
        ("max(self.gold, 0) == 2", "max(self.gold, 0) != 2"),
        ("not self.gold", "bool(self.gold)"),
        ("not self.gold or price >= self.gold", "(not self.gold and price >= self.gold)"),
        ("price >= self.gold", "price > self.gold"),
        ("self.gold -= price", "pass"),
    ]


def test_that_two_rows_are_as_long_as_one_another_is_no_place_for_a_fault() -> None:
    assert changes("a = [b for b, c in zip(d, e, strict=True)]") == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("a = b in c", "b not in c"),
        ("a = b is None", "b is not None"),
        ("a = b & c", "(b | c)"),
        ("a = b if c else d", "(b if not c else d)"),
        ("f(b)", "pass"),
        ("del a[b]", "pass"),
        ("a = any(b)", "all(b)"),
        ("a = True", "False"),
    ],
)
def test_a_line_and_its_fault(line: str, wrong: str) -> None:
    assert wrong in [now for _, now in changes(line)]


def test_a_planted_fault_changes_one_place_and_still_compiles() -> None:
    for fault in faults_in("toy.py", SOURCE):
        planted = fault.plant(SOURCE)
        assert planted != SOURCE
        assert planted.replace(fault.now, "", 1).count("\n") == SOURCE.count("\n")
        assert compiles(fault, SOURCE)


def test_a_fault_keeps_its_name_when_lines_are_added_before_it() -> None:
    names = [fault.name for fault in faults_in("toy.py", SOURCE)]
    assert names == [fault.name for fault in faults_in("toy.py", "import sys\n\n" + SOURCE)]
    assert "toy.py::Purse.pay: self.gold -= price -> pass" in names


def test_two_faults_that_read_the_same_have_two_names() -> None:
    assert [fault.name for fault in faults_in("toy.py", "a = 1\nb = 1\n")] == [
        "toy.py: 1 -> (2)",
        "toy.py: 1 -> (2) #2",
    ]


def test_the_same_seed_takes_the_same_faults() -> None:
    faults = all_faults(["src/motherlode/core"])
    assert sample(faults, 5, 3) == sample(faults, 5, 3) != sample(faults, 5, 4)
    assert len({fault.name for fault in sample(faults, 5, 3)} & equivalents().keys()) == 0


def test_an_edit_elsewhere_changes_few_of_the_drawn_faults() -> None:
    faults = all_faults(["src/motherlode/core"])
    before, after = (sample(some, 100, 3) for some in (faults, faults[len(faults) // 10 :]))
    assert len({*before} & {*after}) > 80


def test_named_equivalents_are_faults_that_could_be_planted() -> None:
    names = {
        fault.name
        for path in {name.partition("::")[0].partition(": ")[0] for name in equivalents()}
        for fault in faults_in(path, Path(path).read_text(encoding="utf-8"))
    }
    assert equivalents().keys() - names == set()
    assert all(reason.strip() for reason in equivalents().values())


def test_a_fault_is_noticed_if_a_test_fails_and_the_file_is_as_it_was_afterwards(tmp_path: Path) -> None:
    source = "def double(number):\n    return number * 2\n\n\ndef greet():\n    return 7 + 0\n"
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "toy.py").write_text(source)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_toy.py").write_text("import toy\n\n\ndef test_two():\n    assert toy.double(2) == 4\n")
    noticed = {fault.name: is_noticed(fault, tmp_path, [["tests"]]) for fault in faults_in("src/toy.py", source)}
    assert noticed["src/toy.py::double: number * 2 -> (number // 2)"]
    assert not noticed["src/toy.py::greet: 7 + 0 -> (7 - 0)"]
    assert (tmp_path / "src" / "toy.py").read_text() == source


def test_the_tests_of_the_longest_folder_that_fits_are_taken() -> None:
    assert suites_of("src/motherlode/arena/app.py") == (("tests/arena",),)
    assert suites_of("src/motherlode/words/say.py") == (("tests",),)


def test_the_nearest_tests_speak_of_the_file_or_the_function(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "server"
    folder.mkdir(parents=True)
    (folder / "test_clock.py").write_text("")
    (folder / "test_evening.py").write_text("# the turn has a clock")
    (folder / "test_talk.py").write_text("from motherlode.server.table.talk import Talk")
    (fault, *_) = faults_in("src/motherlode/server/table/clock.py", "def ring():\n    return 1\n")
    assert nearest(fault, tmp_path) == ["tests/server/test_clock.py", "tests/server/test_evening.py"]
    (fault, *_) = faults_in("src/motherlode/server/table/x.py", "class Talk:\n    a = 1\n")
    assert nearest(fault, tmp_path) == ["tests/server/test_talk.py"]


def test_a_path_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["src/motherlode/core", "--count", "2", "--list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    with pytest.raises(SystemExit, match="no such file"):
        main(["src/nowhere"])
