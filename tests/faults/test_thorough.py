"""A fault is tried by the tests that reach it, in a fork where that can show it, and what became of it is kept."""

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from motherlode.compiled_core import find_build
from tests.faults.blocks import REACHED, block_of, blocks_of, marked
from tests.faults.children import noted_by_children, planted_for_children
from tests.faults.engine import is_in_engine
from tests.faults.forked import replace_code
from tests.faults.ledger import Ledger
from tests.faults.planting import Fault, faults_in
from tests.faults.reach import PROJECT, Reach, note_reach, unknown
from tests.faults.users import names_at, naming_tests, users_of

SOURCE = '''LEAST = 1


class Purse:
    def __init__(self):
        self.gold = 3

    def pay(self, price):
        """Pays."""
        if price > self.gold:
            return False
        else:
            self.gold -= price
        return True


def counted(numbers):
    def at_least(number):
        return number >= LEAST

    return [number for number in numbers if at_least(number)]
'''


def test_a_block_is_what_runs_together() -> None:
    assert [(block.name, block.first, block.last) for block in blocks_of("toy.py", SOURCE)] == [
        ("toy.py::Purse.__init__: self.gold = 3", 6, 6),
        ('toy.py::Purse.pay: """Pays."""', 9, 14),
        ("toy.py::Purse.pay: return False", 11, 11),
        ("toy.py::Purse.pay: self.gold -= price", 13, 13),
        ("toy.py::counted: def at_least(number):", 18, 21),
        ("toy.py::counted.at_least: return number >= LEAST", 19, 19),
    ]


@pytest.mark.parametrize(("line", "first"), [(1, None), (4, None), (10, 9), (13, 13), (14, 9), (19, 19), (21, 18)])
def test_a_line_belongs_to_the_innermost_block(line: int, first: int | None) -> None:
    block = block_of(line, blocks_of("toy.py", SOURCE))
    assert (block and block.first) == first


def test_marked_code_does_the_same_and_tells_which_blocks_it_reached() -> None:
    tree, names = marked("toy.py", SOURCE)
    reached: set[str] = set()
    scope = {REACHED: reached}
    exec(compile(tree, "toy.py", "exec"), scope)
    purse = scope["Purse"]()
    assert reached == {names[0]}
    reached.clear()
    assert purse.pay(2) is True
    assert purse.gold == 1
    assert reached == {names[1], names[3]}


def loaded(folder: Path) -> ModuleType:
    (folder / "toy.py").write_text(SOURCE)
    spec = spec_from_file_location("toy", folder / "toy.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fault_named(end: str) -> Fault:
    return next(fault for fault in faults_in("toy.py", SOURCE) if fault.name.endswith(end))


def test_a_fault_is_planted_in_functions_that_are_loaded(tmp_path: Path) -> None:
    toy = loaded(tmp_path)
    purse, pay = toy.Purse(), toy.Purse.pay
    assert replace_code(fault_named("self.gold -= price -> pass"), tmp_path)
    assert pay(purse, 2) is True
    assert purse.gold == 3
    assert replace_code(fault_named("number >= LEAST -> number > LEAST"), tmp_path)
    assert toy.counted([0, 1, 2]) == [2]


WHICH_CORE = """
from tests.faults.children import noted_by_children, planted_for_children
from tests.faults.engine import choose_engine
named = choose_engine([%r])
from motherlode.bots.foresight import slate
from motherlode.core import rng
print(named, *("plain" if module.__file__.endswith(".py") else "compiled" for module in (rng, slate)))
"""


@pytest.mark.parametrize(
    ("path", "wants_plain"), [("src/motherlode/bots", False), ("src/motherlode/core/rng.py", True)]
)
def test_the_engine_is_compiled_where_no_fault_is_planted_in_it_and_the_rest_is_plain(
    path: str, wants_plain: bool
) -> None:
    command = [sys.executable, "-c", WHICH_CORE % path]
    told = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True).stdout.split()
    engine = "plain" if wants_plain or find_build() is None else "compiled"
    assert told == [engine, engine, "plain"]


@pytest.mark.parametrize("path", ["src", "src/motherlode", "src/motherlode/games/duel", "src/motherlode/core"])
def test_what_holds_some_of_the_engine_is_in_it(path: str) -> None:
    assert is_in_engine(path)
    assert not is_in_engine("src/motherlode/server")


def test_what_runs_when_it_is_imported_wants_a_fresh_process(tmp_path: Path) -> None:
    toy = loaded(tmp_path)
    assert not replace_code(fault_named("1 -> (2)"), tmp_path)
    assert toy.LEAST == 1


def test_a_ledger_goes_on_where_it_was_and_forgets_what_is_struck(tmp_path: Path) -> None:
    file = tmp_path / "kept" / "ledger.jsonl"
    ledger = Ledger(file)
    ledger.enter("a", "tests/test_a.py::test_a")
    ledger.enter("b", None)
    again = Ledger(file)
    assert [again.is_tried(name) for name in "abc"] == [True, True, False]
    assert [again.is_noticed(name) for name in "abc"] == [True, False, False]
    again.enter("b", "tests/test_b.py::test_b")
    ledger.enter("c", "tests/test_c.py::test_c")
    again.strike(["a"])
    assert [Ledger(file).is_noticed(name) for name in "abc"] == [False, True, True]


def test_what_a_test_file_reaches_is_noted_once(tmp_path: Path) -> None:
    file = PROJECT / "tests" / "core" / "test_rng.py"
    assert unknown([file], tmp_path) == [file]
    note_reach([file], tmp_path)
    assert unknown([file], tmp_path) == []
    reach = Reach([file], tmp_path)
    blocks = blocks_of("src/motherlode/core/rng.py", (PROJECT / "src/motherlode/core/rng.py").read_text("utf-8"))
    shuffling = next(block for block in blocks if "::Rng.shuffle:" in block.name)
    assert "tests/core/test_rng.py" in {test.partition("::")[0] for test in reach.reaching(shuffling.name)}
    assert reach.reaching_file("src/motherlode/core/rng.py") >= reach.reaching(shuffling.name)
    assert reach.reaching_file("src/motherlode/bots/nothing.py") == set()
    assert all(reach.seconds[test] >= 0 for test in reach.reaching(shuffling.name))


def test_a_process_that_a_test_starts_notes_what_it_reaches(tmp_path: Path) -> None:
    run_child("from motherlode.core.rng import Rng; Rng(1).below(7)", noted_by_children(tmp_path / "reached"))
    reached = (tmp_path / "reached").read_text("utf-8").splitlines()
    assert any("core/rng.py::Rng.below:" in block for block in reached)
    assert not any("core/rng.py::Rng.shuffle:" in block for block in reached)


def test_a_process_that_a_test_starts_has_the_fault_too(tmp_path: Path) -> None:
    file = PROJECT / "src/motherlode/core/errors.py"
    (tmp_path / "faulty.py").write_text(file.read_text("utf-8") + "\nFAULTY = True\n", "utf-8")
    tell = "from motherlode.core import errors; print(hasattr(errors, 'FAULTY'))"
    assert run_child(tell, planted_for_children(file, tmp_path / "faulty.py")) == "True"
    assert run_child(tell, {}) == "False"


def run_child(code: str, more: dict[str, str]) -> str:
    environment = os.environ | {"MOTHERLODE_COMPILED": "0"} | more
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()


def test_what_is_said_once_is_tried_by_the_tests_of_who_uses_it(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "toy.py").write_text(SOURCE)
    (tmp_path / "src" / "other.py").write_text("from toy import LEAST\n\n\ndef least():\n    return LEAST\n")
    (fault,) = (fault for fault in faults_in("src/toy.py", SOURCE) if not fault.within)
    assert set(users_of(fault, tmp_path)) == {
        "src/other.py::least: return LEAST",
        "src/toy.py::counted.at_least: return number >= LEAST",
    }
    (tmp_path / "test_toy.py").write_text("def test_a():\n    assert LEAST\n\n\ndef test_b():\n    LEAST_OF_ALL = 1\n")
    assert naming_tests(fault, tmp_path, [tmp_path / "test_toy.py"]) == {"test_toy.py::test_a"}
    (tmp_path / "test_toy.py").write_text("from toy import LEAST\n\nCASES = [LEAST]\n\n\ndef test_c():\n    pass\n")
    assert naming_tests(fault, tmp_path, [tmp_path / "test_toy.py"]) == {"test_toy.py::test_c"}


def test_the_test_in_which_a_fork_is_stuck_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text(WAITING_TESTS)
    tell = TRY_FORKS % (str(tmp_path), ["test_toy.py::test_good", "test_toy.py::test_waiting"])
    done = subprocess.run([sys.executable, "-c", tell], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[0] == "test_toy.py::test_waiting"


WAITING_TESTS = """
import signal


def test_good():
    pass


def test_waiting():
    if signal.getitimer(signal.ITIMER_REAL)[0]:  # time goes by
        signal.raise_signal(signal.SIGALRM)
"""
TRY_FORKS = """
import pytest
from tests.faults import forked
where, tests = %r, %r
def work(forks):
    print(forks.first_failure(None, tests, 0.0))
pytest.main(["-qq", "-s", "-c", "/dev/null", "--rootdir", where, where], plugins=[forked.Forks(work)])
"""


def test_several_names_may_get_their_values_in_one_line() -> None:
    assert names_at(1, "FEW, MANY = 1, 2") == {"FEW", "MANY"}
    assert names_at(1, "boxes[PLACE] = purse.gold = MANY = 2") == {"MANY"}
