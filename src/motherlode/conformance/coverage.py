"""Which tests exercise which clauses of the rules."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from motherlode.conformance.clauses import Clause, all_clauses, halves, untestable_clauses
from motherlode.conformance.rule_marks import rule_marks
from motherlode.conformance.scenario import Problem, read_file, scenario_files


@dataclass
class CoverageReport:
    clauses: dict[str, Clause]
    untestable: dict[str, str]
    halves: dict[str, dict[str, str]] = field(default_factory=dict)
    """Of clauses that say several things, each of them; it counts only if all of them are exercised."""
    tests: dict[str, list[str]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    @property
    def exercised(self) -> list[str]:
        untested = {*self.untested}
        return [clause for clause in self.clauses if self._is_marked(clause) and not untested & {*self._said(clause)}]

    @property
    def untested(self) -> list[str]:
        said = [name for clause in self.clauses if clause not in self.untestable for name in self._said(clause)]
        return [name for name in said if name not in self.tests]

    def _said(self, clause: str) -> dict[str, str]:
        """What a clause says, by the names that tests mark."""
        return self.halves.get(clause) or {clause: self.clauses[clause].text}

    def _is_marked(self, clause: str) -> bool:
        return any(name in self.tests for name in (clause, *self._said(clause)))

    @property
    def _without(self) -> int:
        return len({name.partition("/")[0] for name in self.untested})

    @property
    def ok(self) -> bool:
        return not self.errors and not self.untested

    def lines(self) -> Iterator[str]:
        for clause in self.clauses:
            if clause in self.untestable:
                yield f"{clause}: untestable: {self.untestable[clause]}"
                continue
            if clause in self.halves and clause in self.tests:
                yield f"{clause}: {', '.join(self.tests[clause])}"
            for name, text in self._said(clause).items():
                yield f"{name}: {', '.join(self.tests[name]) if name in self.tests else f'NO TEST: {text}'}"
        yield from (f"ERROR {error}" for error in self.errors)
        yield (
            f"{len(self.clauses)} clauses: {len(self.exercised)} with tests, {self._without} with none, "
            f"{len(self.untestable)} untestable, {len(self.errors)} errors"
        )


def coverage_report(tests_root: Path | str, rules: Path | None = None) -> CoverageReport:
    """Reads the tests below `tests_root` without running them."""
    report = CoverageReport(all_clauses(rules), untestable_clauses(rules), halves(rules))
    known = {*report.clauses, *(name for said in report.halves.values() for name in said)}
    report.errors += [
        f"{clause} has halves and is no clause" for clause in report.halves.keys() - report.clauses.keys()
    ]
    root = Path(tests_root)
    for clause, test in [*_marked_tests(root, report.errors), *_scenarios(root, report.errors)]:
        if clause in known:
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
