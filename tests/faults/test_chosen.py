"""The chosen faults can all be planted, and whether they are noticed is told truly."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tests.faults.chosen import LISTS, PROJECT, Chosen, Gone, Trial, file_of, placed, read
from tests.faults.forked import FRESH, LIVES, STUCK
from tests.faults.ledger import Ledger
from tests.faults.planting import Fault

SHARING = "src/motherlode/games/saboteur/sharing.py"
LIVING = {
    "says": "nothing is different",
    "in": SHARING,
    "was": "begin_draft(state)\n    else",
    "now": "begin_draft(state) or None\n    else",
    "by": ["tests/rules/test_sharing.py::test_the_saboteurs_in_play_are_paid_by_their_number"],
}
TRY = "import sys; from pathlib import Path; from tests.faults.chosen import try_chosen; sys.exit(try_chosen(Path(%r)))"


@pytest.mark.parametrize("chosen", [one for name in LISTS for one in read(LISTS[name])], ids=lambda chosen: chosen.says)
def test_a_chosen_fault_can_be_planted_and_its_tests_are_there(chosen: Chosen) -> None:
    source = (PROJECT / chosen.fault.path).read_text("utf-8")
    compile(chosen.fault.plant(source), chosen.fault.path, "exec", dont_inherit=True)
    assert chosen.by
    for test in chosen.by:
        place, name = PROJECT / file_of(test), test.rpartition("::")[2].partition("[")[0]
        assert place.is_file()
        shared = [file for file in place.parent.glob("*.py") if not file.name.startswith("test_")]
        assert any(f"def {name}(" in file.read_text("utf-8") for file in [place, *shared]), "or it is in another file"


@pytest.mark.parametrize("name", LISTS)
def test_each_is_chosen_once(name: str) -> None:
    chosen = read(LISTS[name])
    assert len({one.says for one in chosen}) == len({one.fault.name for one in chosen}) == len(chosen)


@pytest.mark.parametrize("was", ["is not there", "def "])
def test_a_fault_whose_place_is_not_to_be_found_is_refused(was: str) -> None:
    with pytest.raises(Gone):
        placed({"in": SHARING, "was": was, "now": ""}, PROJECT)


def test_what_lives_is_told_and_decides(tmp_path: Path) -> None:
    noticed = LIVING | {
        "says": "saboteurs are paid as if there were one",
        "was": "PAY[len(saboteurs)]",
        "now": "PAY[1]",
    }
    status, told = tried([noticed, LIVING], tmp_path)
    assert status == 1
    lives, sum_ = told.splitlines()[-2:]
    assert lives.startswith(f"LIVES   {SHARING}:")
    assert lives.endswith(LIVING["says"])
    assert sum_ == "1 of 2 chosen faults noticed"
    assert tried([noticed], tmp_path)[0] == 0


class ForksThatSay:
    """By the name of a test, what becomes of it with a fault and without one."""

    def __init__(self, **answers: tuple[str, str]) -> None:
        self.answers = answers
        self.planted: list[Fault] = []

    def named(self, test: str) -> list[str]:
        return [test] if test in self.answers else []

    def first_failure(self, fault: Fault | None, tests: list[str], seconds: float, each: object = None) -> str:
        self.planted += [fault] if fault else []
        return self.answers[tests[0]][0 if fault else 1]


def planted(trial: Trial, forks: ForksThatSay) -> Trial:
    trial.plant(forks)  # type: ignore[arg-type]
    return trial


@pytest.mark.parametrize(
    ("with_fault", "without", "is_noticed"),
    [
        ("test", LIVES, True),
        (STUCK, LIVES, True),
        (LIVES, LIVES, False),
        (FRESH, LIVES, False),
        ("test", "test", False),
    ],
)
def test_a_test_that_fails_anyway_or_a_fault_that_was_not_planted_notices_nothing(
    with_fault: str, without: str, is_noticed: bool
) -> None:
    one = Chosen("a fault", read()[0].fault, ("test",))
    trial = planted(Trial([one]), ForksThatSay(test=(with_fault, without)))
    assert (trial.noticed, trial.alive) == (([one], []) if is_noticed else ([], [one]))


def test_a_test_that_is_not_there_notices_nothing() -> None:
    one = Chosen("a fault", read()[0].fault, ("gone",))
    assert planted(Trial([one]), ForksThatSay()).alive == [one]


def test_each_is_told_as_soon_as_it_was_tried(capsys: pytest.CaptureFixture[str]) -> None:
    some = read()[:2]
    planted(Trial(some), saying(dict.fromkeys(some, "test")))
    assert [line.startswith("noticed") for line in capsys.readouterr().out.splitlines()] == [True, True]


def test_a_trial_goes_on_where_it_was_and_tries_again_what_lived(tmp_path: Path) -> None:
    noticed, living = read()[:2]
    ledger = Ledger(tmp_path / "ledger.jsonl")
    planted(Trial([noticed, living], 1, ledger), saying({noticed: "test", living: LIVES}))
    forks = saying({noticed: "test", living: "test"})
    trial = Trial([noticed, living], 1, Ledger(tmp_path / "ledger.jsonl"))
    assert (trial.noticed, trial.due) == ([noticed], [living])
    assert planted(trial, forks).noticed == [noticed, living]
    assert forks.planted == [living.fault]


def test_when_the_time_is_up_nothing_more_is_planted() -> None:
    some = read()[:2]
    forks = saying(dict.fromkeys(some, "test"))
    trial = planted(Trial(some, minutes=-1), forks)
    assert (trial.due, trial.noticed, trial.alive, forks.planted) == (some, [], [], [])


def saying(answers: dict[Chosen, str]) -> ForksThatSay:
    """Whatever is planted, the tests of the chosen one say so."""
    return ForksThatSay(test=("", LIVES), **{test: (said, LIVES) for one, said in answers.items() for test in one.by})


def tried(entries: list[dict[str, object]], folder: Path) -> tuple[int, str]:
    (folder / "chosen.yaml").write_text(yaml.safe_dump(entries))
    command = [sys.executable, "-c", TRY % str(folder / "chosen.yaml")]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout
