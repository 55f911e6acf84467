"""Every scenario under tests/conformance is a test of its own."""

from pathlib import Path

import pytest

from motherlode.conformance.report import line_of
from motherlode.conformance.runner import run
from motherlode.conformance.scenario import Problem, read_file, scenario_files

SCENARIOS = Path(__file__).parent / "conformance"
ENTRIES = [entry for file in scenario_files(SCENARIOS) for entry in read_file(file)]


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: getattr(entry, "id", "broken"))
def test_scenario(entry):
    assert not isinstance(entry, Problem), str(entry)
    result = run(entry)
    assert result.ok, line_of(result)


def test_no_two_scenarios_have_the_same_id():
    ids = [entry.id for entry in ENTRIES]
    assert sorted(ids) == sorted(set(ids))
