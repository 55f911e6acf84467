"""`motherlode rules`: the clauses of the rules, and which tests exercise them."""

from pathlib import Path
from typing import Annotated

import typer

from motherlode.cli.failure import Failure
from motherlode.cli.options import argument, command, flag, option
from motherlode.conformance import Clause, clauses_in, coverage_report
from motherlode.words import Words

TESTS = Path("tests")


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "rules", "help-rules")
    def rules(
        clauses: Annotated[list[str] | None, argument(words, text="help-rules-clauses", metavar="CLAUSE")] = None,
        coverage: Annotated[bool, flag(words, "--coverage", text="help-rules-coverage")] = False,
        tests: Annotated[Path, option(words, "--tests", text="help-rules-tests", metavar="PATH")] = TESTS,
    ) -> None:
        if coverage:
            print_coverage(tests)
        elif clauses:
            found = [find_clause(wanted, words) for wanted in clauses]
            typer.echo("\n\n".join(f"{clause.section}\n{clause.id}  {clause.text}" for clause in found))
        else:
            list_all(words)


def find_clause(wanted: str, words: Words) -> Clause:
    clause = clauses_in(words.language).get(wanted.upper())
    if clause is None:
        raise Failure("rules-no-such-clause", clause=wanted)
    return clause


def list_all(words: Words) -> None:
    section = ""
    for clause in clauses_in(words.language).values():
        if clause.section != section:
            section = clause.section
            typer.echo(f"\n{section}")
        typer.echo(f"{clause.id}  {clause.text}")


def print_coverage(tests: Path) -> None:
    if not tests.is_dir():
        raise Failure("file-missing", file=str(tests))
    report = coverage_report(tests)
    for line in report.lines():
        typer.echo(line)
    if not report.ok:
        raise typer.Exit(1)
