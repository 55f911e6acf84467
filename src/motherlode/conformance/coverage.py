"""Which tests exercise which clauses of the rules."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from motherlode.conformance.clauses import Clause, all_clauses, untestable_clauses
from motherlode.conformance.rule_marks import rule_marks
from motherlode.conformance.scenario import Problem, read_file, scenario_files


@dataclass
class CoverageReport:
    clauses: dict[str, Clause]
    untestable: dict[str, str]
    tests: dict[str, list[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    @property
    def exercised(self) -> list[str]:
        return [clause for clause in self.clauses if clause in self.tests]

    @property
    def untested(self) -> list[str]:
        return [clause for clause in self.clauses if clause not in self.tests and clause not in self.untestable]

    @property
    def ok(self) -> bool:
        return not self.errors and not self.untested

    def lines(self) -> Iterator[str]:
        for clause in self.clauses:
            if clause in self.tests:
                yield f"{clause}: {', '.join(self.tests[clause])}"
            elif clause in self.untestable:
                yield f"{clause}: untestable: {self.untestable[clause]}"
            else:
                yield f"{clause}: NO TEST: {self.clauses[clause].text}"
        yield from (f"ERROR {error}" for error in self.errors)
        yield (
            f"{len(self.clauses)} clauses: {len(self.exercised)} with tests, {len(self.untested)} with none, "
            f"{len(self.untestable)} untestable, {len(self.errors)} errors"
        )


def coverage_report(tests_root: Path | str, rules: Path | None = None) -> CoverageReport:
    """Reads the tests below `tests_root` without running them."""
    report = CoverageReport(all_clauses(rules), untestable_clauses(rules))
    root = Path(tests_root)
    for clause, test in [*_marked_tests(root, report.errors), *_scenarios(root, report.errors)]:
        if clause in report.clauses:
            report.tests.setdefault(clause, []).append(test)
        else:
            report.errors.append(f"{test} names {clause}, which is no clause")
    for clause in report.untestable:
        if clause not in report.clauses:
            report.errors.append(f"{clause} is marked untestable and is no clause")
        elif clause in report.tests:
            report.errors.append(f"{clause} is marked untestable, but {report.tests[clause][0]} tests it")
    return report


def _marked_tests(root: Path, errors: list[str]) -> Iterator[tuple[str, str]]:
    for file in sorted(root.rglob("*.py")):
        try:
            marks = list(rule_marks(file.read_text(encoding="utf-8")))
        except (SyntaxError, UnicodeDecodeError) as error:
            errors.append(f"{file.relative_to(root)} cannot be read: {error}")
            continue
        for mark in marks:
            name = f"{file.relative_to(root).as_posix()}::{mark.test}"
            if mark.clause is None:
                errors.append(f"{name} names a clause that is not written out as text")
            else:
                yield mark.clause, name


def _scenarios(root: Path, errors: list[str]) -> Iterator[tuple[str, str]]:
    folder = root / "conformance"
    for file in scenario_files(folder) if folder.is_dir() else []:
        for entry in read_file(file):
            if isinstance(entry, Problem):
                errors.append(str(entry))
            else:
                name = f"{file.relative_to(root).as_posix()}::{entry.id}"
                yield from ((clause, name) for clause in entry.clauses)
