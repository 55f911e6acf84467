"""Every clause of the rules is exercised by a test, or marked as untestable with a reason."""

import textwrap
from pathlib import Path

import pytest

from motherlode.conformance import all_clauses, coverage_report
from motherlode.conformance.clauses import Clause, RulesError, untestable_clauses

TESTS = Path(__file__).parent


@pytest.fixture
def project(tmp_path):
    """A rules folder with three clauses, and an empty folder of tests."""
    rules, tests = tmp_path / "rules", tmp_path / "tests"
    rules.mkdir()
    (tests / "conformance").mkdir(parents=True)
    (rules / "toy.md").write_text(
        "## 1. Toys\n\n- **TOY-01** One.\n  - ruling: so.\n- **TOY-02** Two.\n- **TOY-03** Three.\n"
    )
    return rules, tests


def report_of(project, source="", scenarios="", untestable=""):
    rules, tests = project
    (tests / "test_toy.py").write_text(textwrap.dedent(source))
    if scenarios:
        (tests / "conformance" / "toy.yaml").write_text(textwrap.dedent(scenarios))
    if untestable:
        (rules / "untestable.yaml").write_text(untestable)
    return coverage_report(tests, rules)


def test_every_clause_is_exercised_or_untestable():
    report = coverage_report(TESTS)
    assert report.errors == []
    assert report.untested == []
    assert report.ok


def test_the_base_game_has_163_clauses_in_a_row():
    base = [clause for clause in all_clauses() if clause.startswith("BASE-")]
    assert base == [f"BASE-{number:02d}" for number in range(1, 164)]


def test_a_clause_knows_its_text_section_and_page():
    assert all_clauses()["BASE-39"] == Clause(
        "BASE-39",
        "A tunnel card is laid on one empty cell; it can never cover a card.",
        "4. Laying a tunnel card",
        "base.md",
    )


def test_the_pages_speak_without_source_tags():
    for page in (TESTS.parent / "docs" / "rules").glob("*.md"):
        text = page.read_text(encoding="utf-8")
        assert "[src" not in text
        assert not any("\u0400" <= letter <= "\u04ff" for letter in text)


def test_marks_count_on_functions_parameters_classes_and_whole_files(project):
    source = """
        import pytest
        from tests.clauses import rule

        pytestmark = rule("TOY-01")

        @pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TOY-02"))])
        def test_parameter(n): ...

        @rule("TOY-03")
        class TestAll:
            def test_method(self): ...
            def helper(self): ...
    """
    report = report_of(project, source)
    assert report.ok
    assert report.tests == {
        "TOY-01": ["test_toy.py::test_parameter", "test_toy.py::TestAll.test_method"],
        "TOY-02": ["test_toy.py::test_parameter"],
        "TOY-03": ["test_toy.py::TestAll.test_method"],
    }


def test_a_mark_on_something_that_is_no_test_does_not_count(project):
    report = report_of(project, '@rule("TOY-01", "TOY-02", "TOY-03")\ndef helper(): ...\n')
    assert report.untested == ["TOY-01", "TOY-02", "TOY-03"]
    assert not report.ok


def test_scenarios_count(project):
    scenario = """
        - {id: T-1, title: toy, clauses: [TOY-01, TOY-02, TOY-03], game: saboteur, players: 3,
           given: {}, steps: []}
    """
    report = report_of(project, scenarios=scenario)
    assert report.ok
    assert report.tests["TOY-02"] == ["conformance/toy.yaml::T-1"]


def test_a_clause_that_is_both_untestable_and_tested_is_an_error(project):
    source = '@rule("TOY-01", "TOY-02")\ndef test_toy(): ...\n'
    report = report_of(project, source, untestable="TOY-02: nobody can\nTOY-03: nobody can either\n")
    assert report.errors == ["TOY-02 is marked untestable, but test_toy.py::test_toy tests it"]
    assert not report.ok


def test_an_unknown_clause_is_an_error_wherever_it_is_named(project):
    source = '@rule("TOY-01", "TOY-02", "TOY-03", "TOY-99")\ndef test_toy(): ...\n'
    report = report_of(project, source, untestable="TOY-98: gone\n")
    assert report.errors == [
        "test_toy.py::test_toy names TOY-99, which is no clause",
        "TOY-98 is marked untestable and is no clause",
    ]


def test_a_clause_that_is_not_written_out_is_an_error(project):
    report = report_of(project, "@rule(CLAUSE)\ndef test_toy(): ...\n")
    assert report.errors == ["test_toy.py::test_toy names a clause that is not written out as text"]


def test_the_report_lists_every_clause_and_closes_with_the_counts(project):
    source = '@rule("TOY-01")\ndef test_toy(): ...\n'
    report = report_of(project, source, untestable="TOY-02: a matter of taste\n")
    assert list(report.lines()) == [
        "TOY-01: test_toy.py::test_toy",
        "TOY-02: untestable: a matter of taste",
        "TOY-03: NO TEST: Three.",
        "3 clauses: 1 with tests, 1 with none, 1 untestable, 0 errors",
    ]


def test_a_clause_that_says_several_things_counts_when_all_of_them_are_exercised(project):
    (project[0] / "halves.yaml").write_text("TOY-02: [This., That.]\n")
    half = '@rule("TOY-01", "TOY-02", "TOY-02/1", "TOY-03")\ndef test_toy(): ...\n'
    report = report_of(project, half)
    assert report.untested == ["TOY-02/2"]
    assert list(report.lines())[1:4] == [
        "TOY-02: test_toy.py::test_toy",
        "TOY-02/1: test_toy.py::test_toy",
        "TOY-02/2: NO TEST: That.",
    ]
    assert list(report.lines())[-1] == "3 clauses: 2 with tests, 1 with none, 0 untestable, 0 errors"
    assert report_of(project, half + '@rule("TOY-02/2")\ndef test_other(): ...\n').ok


def test_halves_are_of_clauses_that_exist_and_have_a_number(project):
    (project[0] / "halves.yaml").write_text("TOY-09: [This., That.]\n")
    report = report_of(project, '@rule("TOY-01", "TOY-02", "TOY-03", "TOY-03/1")\ndef test_toy(): ...\n')
    assert report.errors == [
        "TOY-09 has halves and is no clause",
        "test_toy.py::test_toy names TOY-03/1, which is no clause",
    ]


def test_a_file_that_is_no_python_is_an_error_and_no_crash(project):
    report = report_of(project, "def test_(:\n")
    assert "test_toy.py cannot be read" in report.errors[0]


@pytest.mark.parametrize("content", ["- TOY-01\n", "TOY-01:\n", "TOY-01: ''\n"])
def test_an_untestable_clause_needs_a_reason(project, content):
    (project[0] / "untestable.yaml").write_text(content)
    with pytest.raises(RulesError):
        untestable_clauses(project[0])


def test_the_same_clause_twice_is_refused(project):
    (project[0] / "other.md").write_text("- **TOY-02** Two again.\n")
    with pytest.raises(RulesError, match="TOY-02"):
        all_clauses(project[0])
